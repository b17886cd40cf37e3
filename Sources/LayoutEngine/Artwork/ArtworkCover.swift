/// What takes a part of a picture that its frame shows.
public struct ArtworkCover: Hashable, Sendable {
  /// What it is, in the order of records and messages.
  public enum Cause: String, Hashable, Sendable, CaseIterable, Comparable {
    /// The edge of the window, of what scrolls, or of the keyboard.
    case clip
    /// The rounded corners of the element itself.
    case cornerRadius
    /// The rounded corners of the display.
    case corners
    /// The housing of camera and sensors.
    case housing
    /// An active fold, its margins included.
    case fold
    /// Active cameras.
    case cameras
    /// The strip with clock and battery of a foldable, while it is active.
    case statusStrip
    /// What lies outside the safe area: seen, but under bars, housing or corners.
    case safeArea

    /// Whether what it takes can't be seen, or not well.
    public var hides: Bool { self != .safeArea }

    /// Whether one cause comes before another in records and messages.
    public static func < (a: Cause, b: Cause) -> Bool { a.order < b.order }

    private var order: Int {
      switch self {
      case .clip: 0
      case .cornerRadius: 1
      case .corners: 2
      case .housing: 3
      case .fold: 4
      case .cameras: 5
      case .statusStrip: 6
      case .safeArea: 7
      }
    }

    /// Where it leaves what it takes, in messages.
    public var words: String {
      switch self {
      case .clip: "beyond what shows of its frame"
      case .cornerRadius: "under its own rounded corners"
      case .corners: "under the corners of the display"
      case .housing: "under the sensor housing"
      case .fold: "under the fold"
      case .cameras: "under a camera"
      case .statusStrip: "under the status strip"
      case .safeArea: "outside the safe area"
      }
    }
  }

  /// What takes it.
  public var cause: Cause
  /// What is taken in square points; two causes may take the same part.
  public var area: Double
  /// The same as a share of the whole, 0 to 1: of the picture, or of a region of it.
  public var share: Double

  /// Makes a cover from its parts.
  public init(cause: Cause, area: Double, share: Double) {
    self.cause = cause
    self.area = area
    self.share = share
  }
}
