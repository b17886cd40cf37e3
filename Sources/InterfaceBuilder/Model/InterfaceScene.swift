public import Diagnostics

/// A scene of a storyboard, or a view that lies at the top of a file.
public struct InterfaceScene: Sendable {
  /// The id of the scene, of the view where there is no scene.
  public var id: String
  /// The controller; nothing for a view that lies at the top.
  public var controller: InterfaceController?
  /// The view that is laid out; nothing where a controller has none of its own.
  public var root: InterfaceView?
  /// Where the scene starts.
  public var position: SourcePosition
}
