public import Geometry

/// A storyboard or xib: its scenes, and what they refer to.
public struct InterfaceDocument: Sendable {
  /// Which of the two forms a file has.
  public enum Form: String, Hashable, Sendable {
    /// Scenes with controllers, and segues between them.
    case storyboard
    /// Views, or one controller, without a scene around them.
    case xib
  }

  /// An image that views name.
  public struct ImageResource: Hashable, Sendable {
    /// The size in points; a symbol's is that of its plain configuration.
    public var size: Size
    /// Whether it is one of the system's symbols.
    public var isSymbol: Bool
  }

  /// The form of the file.
  public var form: Form
  /// The platform that the file is for, as written: `iOS.CocoaTouch`, `watchKit`.
  public var targetRuntime: String
  /// The build of Interface Builder that saved the file; nothing where it is not a number.
  public var toolsVersion: Int?
  /// The device that frames in the file were computed for.
  public var device: DesignDevice
  /// Whether constraints lay out.
  public var usesAutolayout: Bool
  /// Whether root views have a safe area guide.
  public var usesSafeAreas: Bool
  /// The id of the controller that is shown first.
  public var initialController: String?
  /// The scenes in the order of the file; of a xib one for each view that lies at the top.
  public var scenes: [InterfaceScene]
  /// The images that views name.
  public var images: [String: ImageResource]
  /// The colours that views name, as the file stores them.
  public var colors: [String: InterfaceColor]
  /// The sizes that Interface Builder measured for views of the user's classes, by view.
  public var designables: [String: Size]
  /// The incoming segues that decide the simulated bars of their destinations.
  public var tieBreakers: Set<String>
  /// The names that code has for views: those of outlets, by the id of what they hold.
  public var outlets: [String: String]
  /// What was not understood, in the order of the file.
  public var notUnderstood: [NotUnderstood]
}
