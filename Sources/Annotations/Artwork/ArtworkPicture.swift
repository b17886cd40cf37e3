import Drawing
import Geometry
import LayoutEngine
import LayoutSpecs

/// A picture of a layout with its element, as far as it is worth notes on the page.
struct ArtworkPicture {
  /// The index of the element.
  let index: Int
  let element: Element
  let image: PlacedImage
  /// Whether it is large or named enough for words of its own; small ones among many are only hatched.
  let isNotable: Bool

  /// The pictures of a layout that are seen, in drawing order.
  static func all(in layout: ResolvedLayout) -> [ArtworkPicture] {
    let window = layout.scene.window
    return layout.elements.enumerated().compactMap { index, element in
      guard case .image(let image) = element.content, !element.isHidden, !element.visible.isEmpty
      else { return nil }
      let part =
        element.visible.width * element.visible.height / max(window.width * window.height, 1)
      return ArtworkPicture(
        index: index, element: element, image: image,
        // A sixth of the window: chosen by us, between a card and half a screen.
        isNotable: part > 1.0 / 6 || !image.focus.isEmpty || image.video != nil)
    }
  }

  /// What of the frame is seen, in window space.
  var shown: Rect { image.fit.frame.intersection(element.visible) }

  /// The bars that are seen.
  var bars: [ArtworkFit.Strip] {
    image.fit.bars.compactMap { bar in
      let seen = bar.frame.intersection(element.visible)
      return seen.isEmpty ? nil : ArtworkFit.Strip(edge: bar.edge, frame: seen)
    }
  }

  /// The bars that are part of the picture, as far as they are seen.
  var bakedStrips: [ArtworkFit.Strip] {
    guard let baked = image.bakedBars else { return [] }
    return ArtworkFit.strips(of: image.drawn, around: baked.content).compactMap { strip in
      let seen = strip.frame.intersection(shown)
      return seen.isEmpty ? nil : ArtworkFit.Strip(edge: strip.edge, frame: seen)
    }
  }

  /// What is said in the margin of bars that are part of the picture.
  var bakedNote: (title: String, detail: String)? {
    guard isNotable, let baked = image.bakedBars else { return nil }
    let name = element.isNamed ? element.id : image.asset
    if let bars = image.screenshotBars {
      return ("\(name): bars in the screenshot", bars.lengthsInWords)
    }
    guard let effect = effect(of: baked) else {
      return ("\(name): bars in the picture", "they are drawn with it")
    }
    let size =
      "\(effect.padded.width.text(decimals: 2)) × \(effect.padded.height.text(decimals: 2))"
    let bare = "\(effect.bare.width.text(decimals: 2)) × \(effect.bare.height.text(decimals: 2))"
    return (
      "\(name): bars in the picture",
      effect.scale < 0.9995
        ? "\(size) instead of \(bare): \((effect.scale * 100).text(decimals: 1)) %"
        : "they cost nothing in this mode"
    )
  }

  private func effect(of baked: BakedBars) -> BakedBars.Effect? {
    switch image.mode {
    case .fit: baked.fit
    case .fill: baked.fill
    case .stretch, .center: nil
    }
  }

  /// What is said of it in the margin; nothing where nothing of it is lost and nothing is left over.
  var note: (title: String, detail: String)? {
    guard isNotable else { return nil }
    let fit = image.fit
    let name = element.isNamed ? element.id : image.asset
    func percent(_ part: Double) -> String { "\((part * 100).text(decimals: 1)) %" }
    var parts: [String] = []
    if fit.cropped > 0.0005 { parts.append("\(percent(fit.cropped)) of the picture lost") }
    if fit.unused > 0.0005 { parts.append("\(percent(fit.unused)) of the frame unused") }
    let title =
      "\(name): \(fit.mode.rawValue)" + (image.video?.gravity == .automatic ? ", automatic" : "")
    if image.focusVisible == false {
      let words = image.advice?.best.map { image.words(for: $0) }
      let advice =
        image.advice?.isClear == true
        ? "\(words ?? "") keeps the focus" : "no mode and anchor keeps the focus"
      return (([title] + parts).joined(separator: ", "), advice)
    }
    guard !parts.isEmpty else { return nil }
    return (title, parts.joined(separator: ", "))
  }
}
