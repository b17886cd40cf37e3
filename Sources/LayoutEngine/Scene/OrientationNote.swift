import Devices
import LayoutSpecs

/// What is said where a display shows a screen in an orientation that the screen does not declare.
enum OrientationNote {
  /// The note; absent where the orientation is declared, or nothing is.
  ///
  /// - Note: Source: iPhone Duo, section 1: the inner display does not honour declared orientations.
  static func note(for screen: Screen, in configuration: Configuration) -> Note? {
    guard let declared = screen.orientations?.map(\.value),
      configuration.device.display(configuration.display)?.ignoresDeclaredOrientations ?? false
    else { return nil }
    let orientation = configuration.orientation
    let names = [orientation.rawValue, "all"] + (orientation.isLandscape ? ["landscape"] : [])
    guard !declared.contains(where: names.contains) else { return nil }
    return Note(
      rule: "orientation-ignored", element: nil,
      message: "the screen declares \(declared.joined(separator: ", ")); the "
        + "\(configuration.display) display of \(configuration.device.name) shows it in "
        + "\(orientation.rawValue) all the same")
  }
}
