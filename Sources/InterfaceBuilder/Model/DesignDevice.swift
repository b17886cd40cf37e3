public import Geometry

/// The device that a file was designed on: its frames were computed for it.
public struct DesignDevice: Hashable, Sendable {
  /// The id as the file writes it, `retina6_1`; empty in files before Xcode 8.
  public var id: String
  /// Whether it is held on its side.
  public var isLandscape: Bool

  /// Makes a device from its parts.
  public init(id: String, isLandscape: Bool = false) {
    self.id = id
    self.isLandscape = isLandscape
  }

  /// The screen in the orientation of the file, in points; nothing for a device not known.
  public var size: Size? {
    guard let portrait = Self.known[id]?.portrait else { return nil }
    return isLandscape ? Size(width: portrait.height, height: portrait.width) : portrait
  }

  /// Pixels for a point; frames in the file are rounded to them.
  public var scale: Double { Self.known[id]?.scale ?? 2 }

  /// Whether it is an iPad.
  public var isPad: Bool { id.hasPrefix("ipad") }

  /// Whether its display has round corners, and with them a home indicator.
  public var hasHomeIndicator: Bool { Self.known[id]?.hasHomeIndicator ?? false }

  /// The id of a device of the catalogue with the same screen; nothing where there is none.
  public var catalogDevice: String? { Self.known[id]?.catalog }

  private struct Entry {
    var portrait: Size
    var scale: Double
    var hasHomeIndicator: Bool
    var catalog: String?

    init(_ width: Double, _ height: Double, _ scale: Double, home: Bool = false, _ catalog: String?)
    {
      portrait = Size(width: width, height: height)
      self.scale = scale
      hasHomeIndicator = home
      self.catalog = catalog
    }
  }

  // Sizes as root views of real files show them.
  private static let known: [String: Entry] = [
    "retina3_5": Entry(320, 480, 2, nil),
    "retina4_0": Entry(320, 568, 2, "iphone-se"),
    "retina4_7": Entry(375, 667, 2, "iphone-se-4-7"),
    "retina5_5": Entry(414, 736, 3, "iphone-8-plus"),
    "retina5_4": Entry(375, 812, 3, home: true, "iphone-13-mini"),
    "retina5_9": Entry(375, 812, 3, home: true, "iphone-x"),
    "retina6_1": Entry(414, 896, 2, home: true, "iphone-11"),
    "retina6_5": Entry(414, 896, 3, home: true, "iphone-11-pro-max"),
    "retina6_0": Entry(390, 844, 3, home: true, "iphone-14"),
    "retina6_7": Entry(428, 926, 3, home: true, "iphone-14-plus"),
    "retina6_12": Entry(393, 852, 3, home: true, "iphone-16"),
    "retina6_3": Entry(402, 874, 3, home: true, "iphone-16-pro"),
    "retina6_72": Entry(430, 932, 3, home: true, "iphone-16-plus"),
    "retina6_9": Entry(440, 956, 3, home: true, "iphone-16-pro-max"),
    "ipad9_7": Entry(768, 1024, 2, "ipad-9-7"),
    "ipad10_5": Entry(834, 1112, 2, "ipad-pro-10-5"),
    "ipad12_9": Entry(1024, 1366, 2, "ipad-pro-12-9"),
    "ipad12_9rounded": Entry(1024, 1366, 2, home: true, "ipad-pro-12-9"),
    "ipad11_0rounded": Entry(834, 1194, 2, home: true, "ipad-pro-11"),
    "ipad10_9rounded": Entry(820, 1180, 2, home: true, "ipad-air-11"),
    "ipad10_2": Entry(810, 1080, 2, "ipad-10-2"),
    "": Entry(600, 600, 2, nil),
  ]
}

extension DesignDevice {
  /// The size classes and the kind of device of a window that fills the screen.
  public var traits: InterfaceTraits {
    if isPad { return InterfaceTraits(width: .regular, height: .regular, idiom: "pad") }
    guard isLandscape else {
      return InterfaceTraits(width: .compact, height: .regular, idiom: "phone")
    }
    let isLarge =
      (size?.width ?? 0) >= 736
      && !["retina5_9", "retina5_4", "retina6_0", "retina6_12", "retina6_3"].contains(id)
    return InterfaceTraits(width: isLarge ? .regular : .compact, height: .compact, idiom: "phone")
  }
}
