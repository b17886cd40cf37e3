import Geometry
import LayoutEngine
import LayoutSpecs

/// How a picture lies in its frame, what of it is lost and what would keep it, in words.
struct ArtworkExplanation {
  /// The lines, the most important first.
  let lines: [String]

  /// Explains a picture.
  init(_ image: PlacedImage) {
    let fit = image.fit
    var lines = [
      "asset \(image.asset), \(fit.mode.rawValue)"
        + (fit.anchor == .center ? "" : " at \(fit.anchor.word)")
        + ", drawn \(Explanation.frame(fit.drawn)), \(Self.percent(fit.cropped)) cropped, "
        + "\(Self.percent(fit.unused)) unused"
    ]
    if let video = image.video {
      if video.gravity == .automatic {
        lines.append(
          "a video of \(VideoGravity.ratio(of: fit.picture)): by itself the player "
            + (VideoGravity.mode(.automatic, for: fit.picture) == .fill
              ? "fills from 2:1 to 2.40:1" : "fits below 2:1 and above 2.40:1"))
      }
      let other = video.alternative
      lines.append(
        "the viewer may change to \(other.mode.rawValue): drawn \(Explanation.frame(other.drawn)), "
          + "\(Self.percent(other.cropped)) cropped, \(Self.percent(other.unused)) unused")
    }
    let bars = fit.bars
    if !bars.isEmpty {
      lines.append("bars \(Self.edges(bars)) pt")
    }
    let lost = fit.croppedStrips
    if !lost.isEmpty { lines.append("lost \(Self.edges(lost)) pt") }
    for cover in image.covers {
      lines.append("\(Self.percent(cover.share)) of the picture \(cover.cause.words)")
    }
    for region in image.focus {
      lines.append("focus '\(region.name)' \(region.words(withShares: true))")
    }
    if image.focusVisible == false {
      lines.append(image.adviceWords)
    } else if let best = image.advice?.best, best.scale > fit.scale.width * 1.000_001 {
      lines.append("'\(image.words(for: best))' would be larger and keep the focus as well")
    }
    if let bars = image.bakedBars {
      let known = bars.source == .spec ? "named by the spec" : "found in the pixels"
      lines.append(
        "bars in the picture, \(known): fitted it is seen at \(Self.percent(bars.fit.scale)) of its "
          + "size, filling at \(Self.percent(bars.fill.scale))")
    }
    if let factor = image.enlarged {
      lines.append("enlarged \(factor.text(decimals: 2)) times: it will look blurred")
    }
    self.lines = lines
  }

  private static func edges(_ strips: [ArtworkFit.Strip]) -> String {
    strips.map { "\($0.edge.rawValue) \($0.depth.text(decimals: 2))" }.joined(separator: ", ")
  }

  private static func percent(_ part: Double) -> String { "\((part * 100).text(decimals: 1)) %" }
}
