public import Devices
public import Geometry

/// A value of the window axis: how much of which display an app has.
public enum WindowShape: Hashable, Sendable {
  /// A display beside the device's own, showing the same screen.
  public enum ExternalScreen: String, Hashable, Sendable, CaseIterable {
    /// A wide one.
    case wide = "external-16x9"
    /// An old or square one.
    case square = "external-4x3"

    /// Its size in points, at one pixel a point.
    ///
    /// - Note: The sizes are chosen by us: the usual formats of such screens. No system publishes
    ///   the sizes that it uses.
    public var size: Size {
      switch self {
      case .wide: Size(width: 1920, height: 1080)
      case .square: Size(width: 1024, height: 768)
      }
    }
  }

  /// The side of the display that a fixed part lies at.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// The left side, physically.
    case left
    /// The right side, physically.
    case right
  }

  /// The whole display.
  case full
  /// A fixed part that the system gives an app beside or over another, and where it lies.
  case part(Multitasking.Mode, Side)
  /// A window of any size in points.
  case size(Size)
  /// Another display.
  case external(ExternalScreen)

  /// The values that are words, in the order of the reference.
  public static let words =
    ["full"] + Multitasking.Mode.allCases.map(\.rawValue)
    + Multitasking.Mode.allCases.filter(\.isSplit).map { $0.rawValue + rightSuffix }
    + ExternalScreen.allCases.map(\.rawValue)

  /// What a part beside another app ends in where it lies at the right; without it, at the left.
  private static let rightSuffix = "-right"

  /// The sides that a window of free size may have in points.
  public static let sides = 50.0...10_000.0

  /// Reads a value of the axis, for example `split-1/2` or `400x700`; nothing for any other text.
  public init?(_ text: String) {
    if text == "full" {
      self = .full
    } else if let mode = Multitasking.Mode(rawValue: text) {
      self = .part(mode, mode.isSplit ? .left : .right)
    } else if text.hasSuffix(Self.rightSuffix),
      let mode = Multitasking.Mode(rawValue: String(text.dropLast(Self.rightSuffix.count))),
      mode.isSplit
    {
      self = .part(mode, .right)
    } else if let screen = ExternalScreen(rawValue: text) {
      self = .external(screen)
    } else {
      let sides = text.split(separator: "x", omittingEmptySubsequences: false).map(Self.side)
      guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
      self = .size(Size(width: width, height: height))
    }
  }

  private static func side(_ text: Substring) -> Double? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 }),
      let value = Double(text), sides.contains(value)
    else { return nil }
    return value
  }

  /// The value as specs write it, a size in its shortest form.
  public var text: String {
    switch self {
    case .full: "full"
    case .part(let mode, let side):
      mode.rawValue + (mode.isSplit && side == .right ? Self.rightSuffix : "")
    case .size(let size): "\(size.width.text())x\(size.height.text())"
    case .external(let screen): screen.rawValue
    }
  }

  /// What the window is called in pictures and messages.
  public var words: String {
    switch self {
    case .full: "full screen"
    case .part(.oneThird, let side): "Split View 1/3" + Self.words(side)
    case .part(.half, let side): "Split View 1/2" + Self.words(side)
    case .part(.twoThirds, let side): "Split View 2/3" + Self.words(side)
    case .part(.slideOver, _): "Slide Over"
    case .size: "window"
    case .external(.wide): "external display 16:9"
    case .external(.square): "external display 4:3"
    }
  }

  private static func words(_ side: Side) -> String { side == .right ? " right" : "" }
}
