/// How an app shares a display with other apps, in one orientation.
public struct Multitasking: Hashable, Sendable {
  /// The fixed parts of a display; the words are those of specs and of the command line.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// The smaller part of a display that is shared unevenly.
    case oneThird = "split-1/3"
    /// One of two equal parts.
    case half = "split-1/2"
    /// The larger part of a display that is shared unevenly.
    case twoThirds = "split-2/3"
    /// A narrow window over another app.
    case slideOver = "slide-over"

    /// Whether the part lies beside another app, not over it.
    public var isSplit: Bool { self != .slideOver }
  }

  /// One part that an app can have.
  public struct Part: Hashable, Sendable {
    /// Which part it is.
    public var mode: Mode
    /// Its width in points; it has the height of the display.
    public var width: Double
    /// Its size classes.
    public var sizeClasses: SizeClasses

    /// Makes a part.
    public init(mode: Mode, width: Double, sizeClasses: SizeClasses) {
      self.mode = mode
      self.width = width
      self.sizeClasses = sizeClasses
    }
  }

  /// The parts that exist in the orientation, from narrow to wide, the window over another app last.
  public var parts: [Part]
  /// The distance between two parts in points.
  public var divider: Double
  /// The last major system version with fixed parts; absent where they are still there.
  public var lastSystem: Int?

  /// Makes the modes of an orientation.
  public init(parts: [Part], divider: Double, lastSystem: Int? = nil) {
    self.parts = parts
    self.divider = divider
    self.lastSystem = lastSystem
  }

  /// The part of a mode; absent where the orientation does not have it.
  public func part(_ mode: Mode) -> Part? { parts.first { $0.mode == mode } }
}
