import Devices
import Geometry
import LayoutEngine
import LayoutSpecs
import Typography

/// What is seen of an element without its padding, and how much room a control wants around that.
///
/// - Note: Source: layout metrics, section 8, "Targets": 12 points around a control with a bezel, 24
///   around the visible edges of one without.
enum VisibleEdges {
  /// The room around a control with a bezel in points.
  static let bezelled = 12.0
  /// The room around the visible edges of a control without one in points.
  static let bezelless = 24.0

  /// The rectangle of an element that is seen, in window space: padding belongs to it where it has a
  /// ground.
  static func frame(of element: Element) -> Rect {
    switch element.content {
    case .button(let button):
      guard button.style == .plain else { return button.platter }
      let parts = [button.symbolFrame, button.title.map { frame(of: $0) }].compactMap { $0 }
      return union(parts) ?? element.contentFrame
    case .control(let control):
      switch control.parts {
      case .textField(let field): return field.field
      case .toggle(let toggle):
        return union([toggle.title.map { frame(of: $0) }, toggle.track].compactMap { $0 })
          ?? element.contentFrame
      case .slider(let slider): return slider.track.union(slider.thumb)
      case .stepper(let stepper): return stepper.platter
      case .segmented(let segmented): return segmented.platter
      case .progress(let progress): return progress.track
      case .spinner(let spinner): return spinner.frame
      }
    default: return element.ground == nil ? element.contentFrame : element.windowFrame
    }
  }

  /// The room that a control wants along an axis, beyond what is seen of it.
  ///
  /// A switch has the row that it stands in. A control without a bezel that is as large as a target
  /// has its room inside its frame. So has a cell or a card to tap: cells fill their grid or list by
  /// design.
  static func padding(of element: Element, along axis: Axis) -> Double {
    let isTarget = element.windowFrame.size[axis] >= SmallTarget.side - 0.01
    switch element.content {
    case .button(let button):
      guard button.style == .plain else { return bezelled }
      return isTarget ? 0 : bezelless
    case .control(let control):
      if case .toggle = control.parts { return 0 }
      return bezelled
    case .box: return isTarget ? 0 : bezelled
    default:
      guard !isTarget else { return 0 }
      return element.ground == nil ? bezelless : bezelled
    }
  }

  private static func frame(of text: PlacedText) -> Rect {
    let left = text.lines.map(\.origin.x).min() ?? 0
    let right = text.lines.map { $0.origin.x + $0.width }.max() ?? 0
    let top = (text.lines.first?.origin.y ?? 0) - text.font.size
    let bottom = (text.lines.last?.origin.y ?? 0) + text.font.size / 4
    return Rect(left: left, top: top, right: max(left, right), bottom: max(top, bottom))
  }

  private static func union(_ parts: [Rect]) -> Rect? {
    guard let first = parts.first else { return nil }
    return parts.dropFirst().reduce(first) { $0.union($1) }
  }
}
