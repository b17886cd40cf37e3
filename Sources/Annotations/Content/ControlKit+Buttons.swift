import Geometry
import LayoutEngine
import LayoutSpecs
import Typography

/// Buttons on their own as platforms draw them; those of bars and tabs are drawn with their bars.
extension ControlKit {
  /// The ground that a button is drawn on, in window space.
  func ground(of button: ButtonDrawing, _ element: Element) -> (frame: Rect, cornerRadius: Double) {
    let own = (frame: button.platter, cornerRadius: button.cornerRadius)
    // A radius of the spec's own is what it says, and words on more lines need the room that they have.
    guard element.kind == "button", !element.isBarItem, element.cornerRadius == 0,
      (button.title?.lines.count ?? 1) <= 1
    else { return own }
    switch self {
    case .touch, .wrist, .spatial: return own
    case .television:
      return (own.frame, min(own.frame.width / 2, own.frame.height / 2, 36))
    case .desktop:
      // One of the two heights of push buttons: that of a dialog, or the large one for a single action.
      let title = (button.title?.font.size ?? 13) * 1.25
      let isLarge = own.frame.height > 36
      let height = max(isLarge ? 36 : 24, title + 6)
      let frame = own.frame.lowered(to: height)
      return (frame, isLarge ? frame.height / 2 : min(6, frame.height / 2))
    }
  }

  /// Whether a button that does not stand out has the colour of words.
  func isUntinted(_ button: ButtonDrawing, _ element: Element) -> Bool {
    switch self {
    case .touch: false
    case .television, .wrist, .spatial: true
    // There words in the accent colour without a ground are a link.
    case .desktop: button.style == .bordered || element.isBarItem
    }
  }
}
