import Devices

/// The measures of a window of a Mac that does not fill the screen.
///
/// - Note: Source: public reports, the code of VS Code (22 to macOS 10.15, 28 from macOS 11, 32 from macOS
///   26) and a measurement under macOS 13 (a window of 632 has a content of 604). A toolbar makes a title
///   bar higher; by how much is not known.
enum MacWindow {
  /// The height of a title bar without a toolbar in points.
  ///
  /// - Parameter os: the version of the system; absent: the newest.
  /// - Returns: the height.
  static func titleBarHeight(_ os: Version?) -> Double {
    guard let os else { return 32 }
    return os.major >= 26 ? 32 : os.major >= 11 ? 28 : 22
  }
}
