/// One cause over all configurations that have it.
public struct CauseGroup: Hashable, Sendable {
  /// A change of a frame with the configurations where it is of this size.
  public struct Size: Hashable, Sendable {
    /// How far the element moved and grew in the window.
    public var delta: FrameDelta
    /// The names of the configurations, in order.
    public var configurations: [String]
  }

  /// One of the elements that changed alike.
  public struct Place: Hashable, Sendable {
    /// The id of the screen; empty where all screens are meant.
    public var screen: String
    /// The id of the element.
    public var element: String
    /// The names of the configurations where it did, in order.
    public var configurations: [String]

    /// Makes a place from its parts.
    public init(screen: String, element: String, configurations: [String]) {
      self.screen = screen
      self.element = element
      self.configurations = configurations
    }
  }

  /// The id of the screen; empty where several or all are meant.
  public var screen: String
  /// The id of the element, of several what their ids end with; `scene` or parts of the fingerprint where
  /// none is meant.
  public var element: String
  /// The elements that changed alike: one, or those that a component has wherever it is used, or that have
  /// one id on several screens.
  public var places: [Place]
  /// The kind of the element; empty where none is meant.
  public var kind: String
  /// What happened, as in most configurations.
  public var change: Cause.Change
  /// What is said otherwise.
  public var rules: [RuleChange]
  /// The changes of the frame, the most frequent first, of equals the earlier.
  public var sizes: [Size]
  /// The names of the configurations, in order.
  public var configurations: [String]
  /// The screens of all places, each once.
  public var screens: [String] { CauseGroups.each(places.map(\.screen)) }

  /// The ids of the elements that follow, each once.
  public var followers: [String]
  /// The ids of the containers that only grew or shrank to hold them.
  public var containers: [String]
  /// The ids of what moved inside of the element or of one that follows.
  public var contents: [String]
  /// How the text of the element fits now; absent where that is as it was, or not alike everywhere.
  public var fit: TextFit?
  /// The ids of what moved with it, or in it, and whose text is cut now.
  public var cut: [String]
  /// How far followers moved, the most frequent first.
  public var moves: [FrameDelta]

  /// The change of the frame in most configurations.
  public var delta: FrameDelta { sizes.first?.delta ?? .zero }

  /// The size of what changed in most configurations, for the order of groups: points of frames,
  /// counted for each configuration.
  var weight: Double {
    let size =
      switch change {
      // Where it lies now is the doing of what lies before it.
      case .resized: max(abs(delta.width), abs(delta.height))
      default: delta.magnitude
      }
    return Double(configurations.count) * (size + Double(followers.count) + 1)
  }
}
