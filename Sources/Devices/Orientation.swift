/// An interface orientation, named as UIKit names them.
///
/// In `landscapeRight` the top of the device points left, in `landscapeLeft` it points right.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// The top of the device is up.
  case portrait
  /// The top of the device points right.
  case landscapeLeft
  /// The top of the device points left.
  case landscapeRight
  /// The top of the device is down.
  case portraitUpsideDown
  /// The only orientation of a display that is never turned: television, Mac, window in space.
  case native

  /// The part of a configuration's name: `landscape-left`, `upside-down` and so on.
  public var nameComponent: String {
    switch self {
    case .portrait: "portrait"
    case .landscapeLeft: "landscape-left"
    case .landscapeRight: "landscape-right"
    case .portraitUpsideDown: "upside-down"
    case .native: "native"
    }
  }

  /// Whether the display is wider than in portrait.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
