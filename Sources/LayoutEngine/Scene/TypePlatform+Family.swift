import Geometry
public import Devices
public import Typography

extension DeviceFamily {
  /// The platform whose text table the family uses.
  public var typePlatform: TypePlatform {
    switch self {
    case .iphone, .ipad, .vision: .ios
    case .watch: .watch
    case .tv: .tv
    case .mac: .mac
    }
  }
}

extension Device {
  /// The content size category that the device starts with.
  public var defaultTextSize: TextSize {
    family.typePlatform.defaultTextSize(screenHeight: displays.first?.size.height ?? 0)
  }
}
