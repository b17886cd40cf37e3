import Geometry
import LayoutEngine
import LayoutSpecs

/// Where buttons and controls leave room for their names.
enum FreeBand {
  /// The band behind the words of an element in which its name may stand, on the page.
  ///
  /// Absent where the element has none: then its name goes beside it.
  static func rect(of element: Element, _ context: ElementContext, isMirrored: Bool) -> Rect? {
    let texts: [Rect]
    let whole: Rect
    switch element.content {
    case .button(let button):
      guard let title = button.title, button.style != .plain else { return nil }
      texts = context.page(title).inks
      // Clear of the round ends.
      let end = max(7, button.cornerRadius * context.space.factor * 0.7)
      whole = context.space.page(button.platter).inset(by: EdgeInsets(left: end, right: end))
    case .control(let control):
      texts = control.texts.flatMap { context.page($0).inks }
      switch control.parts {
      case .textField(let field):
        whole = context.space.page(field.field).inset(by: EdgeInsets(left: 7, right: 7))
      case .toggle(let toggle):
        guard let first = texts.first else { return nil }
        let room = control.isAssumed ? toggle.wordRoom : toggle.track
        let track = context.space.page(room).inset(by: EdgeInsets(left: -8, right: -8))
        whole =
          isMirrored
          ? Rect(left: track.maxX, top: track.minY, right: first.maxX, bottom: track.maxY)
          : Rect(left: first.minX, top: track.minY, right: track.minX, bottom: track.maxY)
      case .slider, .stepper, .segmented, .progress, .spinner: return nil
      }
    default: return nil
    }
    // Words start at the near end; what lies beyond their longest line is free.
    var band = whole
    if isMirrored {
      let end = texts.map { $0.minX - 10 }.min() ?? whole.maxX
      band.size.width = max(end - whole.minX, 0)
    } else {
      let start = texts.map { $0.maxX + 10 }.max() ?? whole.minX
      band.origin.x = start
      band.size.width = max(whole.maxX - start, 0)
    }
    return band
  }

  /// Whether what is drawn leaves no other room inside: the name goes beside where that is free.
  static func isRoundOrFull(_ element: Element) -> Bool {
    switch element.content {
    case .button, .control: true
    default: false
    }
  }

  /// Whether an element is a control of a fixed size.
  ///
  /// Those stand at the end of a line with room before them; others fill their width.
  static func isSmallControl(_ element: Element) -> Bool {
    guard case .control(let control) = element.content else { return false }
    switch control.parts {
    case .stepper, .spinner: return true
    case .toggle(let toggle): return toggle.title == nil
    case .textField, .slider, .segmented, .progress: return false
    }
  }
}
