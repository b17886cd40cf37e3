import Devices
import Geometry
import LayoutSpecs

/// Finds the docked keyboard of a configuration and what of it lies over the window.
struct KeyboardResolver {
  /// A keyboard, where it is, with what is to be said of it.
  struct Docked {
    /// The keyboard; absent where it is away.
    var keyboard: Scene.Keyboard?
    /// What is to be said.
    var notes: [Note] = []
  }

  let configuration: Configuration
  let placed: WindowRules.Placed
  /// The display as catalogued.
  let display: OrientedDisplay

  /// The keyboard that a screen asks for.
  func resolve(_ asked: ScreenKeyboard) -> Docked {
    guard case .docked(let hasPredictionBar) = asked else { return Docked() }
    guard configuration.device.family == .iphone || configuration.device.family == .ipad else {
      return said(
        "keyboard-absent", "\(configuration.device.name) has no keyboard docked to its display")
    }
    guard placed.place.kind != .external else {
      return said("keyboard-absent", "the keyboard shows on the device, not on a second display")
    }
    guard
      let height = KeyboardRules.height(
        configuration, display: display, hasPredictionBar: hasPredictionBar)
    else {
      var docked = said(
        "keyboard-unknown",
        "the height of the keyboard of \(configuration.device.name) in "
          + "\(configuration.orientation.rawValue) is not known; none is drawn")
      docked.keyboard = Scene.Keyboard(frame: nil, isKnown: false, origin: "not known")
      return docked
    }
    let size = placed.display.size
    let whole = Rect(
      x: 0, y: max(size.height - height.total, 0), width: size.width,
      height: min(height.total, size.height))
    // Only the part that overlaps the window counts.
    let shown = whole.intersection(placed.frame)
      .offset(x: -placed.frame.minX, y: -placed.frame.minY)
    var docked = Docked(
      keyboard: Scene.Keyboard(
        frame: shown.isEmpty ? nil : shown,
        predictionBar: shown.isEmpty ? nil : height.predictionBar, origin: height.origin))
    if let doubt = height.doubt {
      docked.notes = [note(on: doubt, of: height, asksForBar: hasPredictionBar)]
    }
    return docked
  }

  /// What is to be said of a height that is not known in every part.
  private func note(
    on doubt: KeyboardRules.Doubt, of height: KeyboardRules.Height, asksForBar: Bool
  ) -> Note {
    let known = "the keyboard is \(height.total.text()) points high; "
    return switch doubt {
    case .predictionBar where asksForBar:
      Note(
        rule: "prediction-unknown", element: nil,
        message: known + "whether it holds the prediction bar is not known; none is drawn")
    case .predictionBar:
      Note(
        rule: "keyboard-doubt", element: nil,
        message: known + "whether that holds a prediction bar is not known")
    case .olderSystem:
      Note(
        rule: "keyboard-doubt", element: nil,
        message: known + "that was read on system 26, and an older one was asked for")
    }
  }

  private func said(_ rule: String, _ message: String) -> Docked {
    Docked(notes: [Note(rule: rule, element: nil, message: message)])
  }
}
