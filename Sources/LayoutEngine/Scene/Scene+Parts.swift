public import Geometry
public import LayoutSpecs

extension Scene {
  /// Where a window lies on its display.
  public struct Place: Hashable, Sendable {
    /// How the window came to its rectangle.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// It fills the display of the device.
      case full
      /// It has one part, another app the other.
      case split
      /// It lies over another app at the side.
      case slideOver
      /// It lies on the display at a size of its own.
      case floating
      /// The display itself has the size that was asked for.
      case resized
      /// It fills another display beside the device.
      case external
    }

    /// For which device a screen was made that another one shows.
    public struct Design: Hashable, Sendable {
      /// The id of the device.
      public var device: String
      /// The maker's name of the device.
      public var name: String
      /// How the screen is shown.
      public var mode: Compatibility.Mode

      /// Makes a design from its parts.
      public init(device: String, name: String, mode: Compatibility.Mode) {
        self.device = device
        self.name = name
        self.mode = mode
      }
    }

    /// How the window came to its rectangle.
    public var kind: Kind
    /// The top left corner of the window in display space.
    public var origin: Point
    /// What of the display is not the window's, in display space.
    public var others: [Rect]
    /// Points of the display for a point of the window: 1 but for screens made for another device.
    ///
    /// Where it is not 1, a scene tells lengths of the display in points of the window; multiplied by
    /// this they are those of the display.
    public var scale = 1.0
    /// The device that the screen was made for; absent where it was made for any.
    public var designedFor: Design?

    /// Makes a place; without more said the window starts at the corner and leaves nothing.
    public init(kind: Kind, origin: Point = .zero, others: [Rect] = []) {
      self.kind = kind
      self.origin = origin
      self.others = others
    }
  }

  /// The docked keyboard.
  public struct Keyboard: Hashable, Sendable {
    /// What of it lies over the window, in window space; absent where its height is not known, or
    /// where it does not reach the window.
    public var frame: Rect?
    /// Whether its height is known.
    public var isKnown: Bool
    /// The height of the bar of proposals in it; absent where it is away or not known.
    public var predictionBar: Double?
    /// Where the height comes from, in words.
    public var origin: String

    /// Makes a keyboard.
    public init(
      frame: Rect?, isKnown: Bool = true, predictionBar: Double? = nil, origin: String
    ) {
      self.frame = frame
      self.isKnown = isKnown
      self.predictionBar = predictionBar
      self.origin = origin
    }
  }
}
