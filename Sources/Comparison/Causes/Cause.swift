public import Geometry

/// Why a layout is not as it was: one thing that changed by itself.
public struct Cause: Hashable, Sendable {
  /// What happened.
  public enum Change: String, Hashable, Sendable, CaseIterable {
    /// An element is new.
    case added
    /// An element is gone.
    case removed
    /// An element has another size.
    case resized
    /// An element lies elsewhere by its own rule.
    case moved
    /// An element has another place among its siblings.
    case reordered
    /// An element places what it holds otherwise.
    case rearranged
    /// An element says or shows something else in the same frame.
    case replaced
    /// A text is cut, is no longer cut, or takes other lines in the same frame.
    case textFit
    /// An element is shown or hidden in its place.
    case visibility
    /// The window, its safe area, guides, regions or bars changed.
    case scene
    /// The program, its data or its libraries changed.
    case fingerprint
  }

  /// How far elements moved that follow.
  public struct Follower: Hashable, Sendable {
    /// The id of the element.
    public var id: String
    /// How far it moved and grew in the window.
    public var delta: FrameDelta
    /// How its text fits now; absent where that is as it was.
    public var fit: TextFit?

    /// Makes a follower from its parts.
    public init(id: String, delta: FrameDelta, fit: TextFit? = nil) {
      self.id = id
      self.delta = delta
      self.fit = fit
    }
  }

  /// The id of the element; `scene` or the part of a fingerprint where none is meant.
  public var element: String
  /// The kind of the element; empty where none is meant.
  public var kind: String
  /// What happened.
  public var change: Change
  /// How far it moved and grew in the window.
  public var delta: FrameDelta
  /// What is said otherwise: of the element, of the scene or of the fingerprint.
  public var rules: [RuleChange]
  /// Where it lies now, or lay where it is gone, in window space; absent where none is meant.
  public var frame: Rect?
  /// How its text fits now; absent where that is as it was.
  public var fit: TextFit?
  /// The elements that moved with it or whose share of the room changed, in drawing order.
  public var followers: [Follower] = []
  /// The containers that only grew or shrank to hold them.
  public var containers: [Follower] = []
  /// What lies inside of the element, or of one that follows, and moved in it.
  public var contents: [Follower] = []

  /// Makes a cause that nothing follows yet.
  public init(
    element: String, kind: String, change: Change, delta: FrameDelta, rules: [RuleChange],
    frame: Rect?
  ) {
    self.element = element
    self.kind = kind
    self.change = change
    self.delta = delta
    self.rules = rules
    self.frame = frame
  }
}
