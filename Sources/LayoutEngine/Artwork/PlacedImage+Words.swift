public import Geometry
import LayoutSpecs

extension PlacedImage {
  /// What the spec would have to say so that the focus stays visible, in words; empty without a focus.
  public var adviceWords: String {
    guard let advice else { return "" }
    let it = focus.count == 1 ? "it" : "all"
    guard let best = advice.best else {
      return "no content mode and anchor keeps \(it) in this frame"
    }
    let words = self.words(for: best)
    guard advice.isClear else {
      if best.mode == mode, best.anchor == fit.anchor {
        return "nothing that the spec can say hides less of \(it)"
      }
      return "nothing that the spec can say keeps \(it) clear, '\(words)' hides least"
    }
    guard mode == .fill, best.mode != .fill else { return "'\(words)' keeps \(it)" }
    guard let range = advice.fillRange else {
      return "a picture that fills can't keep \(it), '\(words)' does"
    }
    let (lower, upper) = (
      (range.lower * 100).text(decimals: 0), (range.upper * 100).text(decimals: 0)
    )
    let place = lower == upper ? "at \(lower) %" : "between \(lower) and \(upper) %"
    let way = range.axis == .horizontal ? "from the left" : "from the top"
    return "no anchor keeps \(it) when the picture fills (it would have to lie \(place) \(way)), "
      + "'\(words)' does"
  }

  /// An arrangement as the spec writes it: `contentMode: fill, anchor: leading`.
  public func words(for arrangement: FocusAdvice.Arrangement) -> String {
    let isGravity = video != nil && (arrangement.mode == .fit || arrangement.mode == .fill)
    let mode = "\(isGravity ? "gravity" : "contentMode"): \(arrangement.mode.rawValue)"
    let anchor = arrangement.anchor.word
    return anchor == "center" ? mode : "\(mode), anchor: \(anchor)"
  }

  /// What the frame does to the picture, in words: `fill, 17.9 % of the picture lost`.
  public var summary: String {
    func percent(_ part: Double) -> String { "\((part * 100).text(decimals: 1)) %" }
    var parts = [mode.rawValue]
    if cropped > 0 { parts.append("\(percent(cropped)) of the picture lost") }
    if unused > 0 { parts.append("\(percent(unused)) of the frame unused") }
    return parts.joined(separator: ", ")
  }
}

extension EdgeInsets {
  /// What lies at the edges in words: `47 pt at the top, 34 pt at the bottom`.
  public var lengthsInWords: String {
    Edge.allCases.filter { self[$0] > 0 }
      .map { "\(self[$0].text(decimals: 1)) pt at the \($0.rawValue)" }.joined(separator: ", ")
  }
}

extension Alignment {
  /// The alignment in the word of the spec: `topLeading`, `center`.
  public var word: String {
    let vertical: String =
      switch self.vertical {
      case .top: "top"
      case .bottom: "bottom"
      case .center, .firstBaseline, .lastBaseline: ""
      }
    guard horizontal != .center else { return vertical.isEmpty ? "center" : vertical }
    let name = horizontal.rawValue
    return vertical.isEmpty ? name : vertical + name.prefix(1).uppercased() + name.dropFirst()
  }
}
