public import Devices
public import Geometry
public import LayoutSpecs
public import Typography

/// Light or dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  /// Dark letters on a light ground.
  case light
  /// Light letters on a dark ground.
  case dark
}

/// One cell of the matrix: a screen on a device in one orientation, pose and set of traits.
public struct Configuration: Hashable, Sendable {
  /// The stable, portable name: `SCREEN/DEVICE/[DISPLAY-]ORIENTATION[-POSE][-WINDOW][+SUFFIX]…`.
  public var name: String
  /// The id of the screen.
  public var screen: String
  /// The device.
  public var device: Device
  /// The id of the display in use.
  public var display: String
  /// The interface orientation.
  public var orientation: Orientation
  /// The pose of a foldable; absent on other devices.
  public var pose: Pose?
  /// The window: `full`.
  public var window: String
  /// The content size category.
  public var textSize: TextSize
  /// The locale, a BCP 47 tag.
  public var locale: String
  /// The reading direction.
  public var direction: LayoutDirection
  /// Light or dark.
  public var appearance: Appearance
  /// Whether the camera of the inner display captures.
  public var camera: Bool
  /// The system version; absent where the catalogue does not know one.
  public var os: Version?
  /// Whether `os` was asked for, so that values of other releases are used.
  public var osIsExplicit: Bool
  /// The SDK version that the app was built with; absent where the platform has none here.
  public var sdk: Version?

  /// The device that the screen was made for, where it names one.
  public var compatibility: Compatibility?

  /// The device that a screen was made for.
  public struct Compatibility: Hashable, Sendable {
    /// The device.
    public var device: Device
    /// How other devices show the screen.
    public var mode: LayoutSpecs.Compatibility.Mode

    /// Makes the value from its parts.
    public init(device: Device, mode: LayoutSpecs.Compatibility.Mode) {
      self.device = device
      self.mode = mode
    }
  }

  /// Makes a configuration from its parts.
  public init(
    name: String, screen: String, device: Device, display: String, orientation: Orientation,
    pose: Pose? = nil, window: String = "full", textSize: TextSize = .large, locale: String = "en",
    direction: LayoutDirection = .leftToRight, appearance: Appearance = .light,
    camera: Bool = false, os: Version? = nil, osIsExplicit: Bool = false, sdk: Version? = nil
  ) {
    self.name = name
    self.screen = screen
    self.device = device
    self.display = display
    self.orientation = orientation
    self.pose = pose
    self.window = window
    self.textSize = textSize
    self.locale = locale
    self.direction = direction
    self.appearance = appearance
    self.camera = camera
    self.os = os
    self.osIsExplicit = osIsExplicit
    self.sdk = sdk
  }
}
