public import Geometry

/// What a spec says beside the kind of a node; what is not said is nil or false.
///
/// All lengths in points. The order in which they take effect is fixed by the language, whatever the
/// order written.
public struct Modifiers: Sendable {
  /// How a node is hidden.
  public enum Hiding: Hashable, Sendable {
    /// It keeps its place.
    case keepsPlace
    /// It takes no place.
    case collapses
  }

  /// What rules take a node for.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// Something to tap.
    case interactive
    /// Something to read.
    case text
    /// A picture that matters.
    case image
    /// The ground of something.
    case background
    /// Only there for its looks.
    case decoration
    /// Only there to hold others.
    case container
  }

  /// A bar that becomes part of the safe area of what it stands beside.
  public struct SafeAreaInset: Sendable {
    /// The edge.
    public var edge: DirectionalEdge
    /// The bar.
    public var content: Node {
      get { boxed[0] }
      set { boxed[0] = newValue }
    }
    /// The gap between bar and content.
    public var spacing: Double
    // One node in an array: a node holds its modifiers by value, so it can't hold itself.
    private var boxed: [Node]

    /// Makes an inset from its parts.
    public init(edge: DirectionalEdge, content: Node, spacing: Double = 8) {
      self.edge = edge
      boxed = [content]
      self.spacing = spacing
    }
  }

  /// What of the safe area a node ignores.
  public struct IgnoredSafeArea: Hashable, Sendable {
    /// The edges.
    public var edges: Set<DirectionalEdge>
    /// Whether the container's safe area is ignored.
    public var container: Bool
    /// Whether the keyboard is ignored.
    public var keyboard: Bool

    /// Makes the value from its parts.
    public init(edges: Set<DirectionalEdge>, container: Bool = true, keyboard: Bool = true) {
      self.edges = edges
      self.container = container
      self.keyboard = keyboard
    }
  }

  /// A guide that an edge keeps to.
  public struct GuideAlignment: Hashable, Sendable {
    /// The edge of the node; the same edge of the guide is meant.
    public var edge: DirectionalEdge
    /// The name of the guide.
    public var guide: Located<String>

    /// Makes an alignment from its parts.
    public init(edge: DirectionalEdge, guide: Located<String>) {
      self.edge = edge
      self.guide = guide
    }
  }

  /// The limits and the fixed lengths of `frame`.
  public struct Frame: Hashable, Sendable {
    /// Fixed width.
    public var width: Double?
    /// Fixed height.
    public var height: Double?
    /// Least width.
    public var minWidth: Double?
    /// Width where nothing is proposed.
    public var idealWidth: Double?
    /// Largest width; may be infinite.
    public var maxWidth: Double?
    /// Least height.
    public var minHeight: Double?
    /// Height where nothing is proposed.
    public var idealHeight: Double?
    /// Largest height; may be infinite.
    public var maxHeight: Double?
    /// Where the content lies inside.
    public var alignment: Alignment

    /// Makes a frame without any limit.
    public init() { alignment = .center }
  }

  /// The id with its place.
  public var id: Located<String>?
  /// How the node is hidden.
  public var hidden: Hiding?
  /// Whether the node reacts to touch; absent: by its kind.
  public var interactive: Bool?
  /// The text read aloud.
  public var accessibilityLabel: String?
  /// Space inside the frame.
  public var padding: DirectionalEdges?
  /// Lengths and limits.
  public var frame: Frame?
  /// Width divided by height.
  public var aspectRatio: Double?
  /// How a picture fills its frame.
  public var contentMode: ContentMode?
  /// Where a picture lies in its frame.
  public var anchor: Alignment?
  /// The part of the picture that must stay visible, in parts 0…1 of it.
  public var focus: Rect?
  /// The ground.
  public var background: ColorValue?
  /// The colour of text and symbols.
  public var foreground: ColorValue?
  /// The radius of the ground's corners.
  public var cornerRadius: Double?
  /// How many lines of text may be shown.
  public var lineLimit: Int?
  /// How far text may shrink to fit, 0 to 1.
  public var minimumScale: Double?
  /// Who is served first in a stack.
  public var layoutPriority: Double?
  /// How strongly it resists growing under constraints; absent: by its kind.
  public var hugging: ContentPriority?
  /// How strongly it resists being clipped under constraints.
  public var compressionResistance: ContentPriority?
  /// What the node says of rules.
  public var rules: [RuleSetting] = []
  /// How the item of a bar behaves where bars go along the side.
  public var axisBehavior: AxisBehavior?
  /// How the node moves off a fold; absent: it stays.
  public var displacement: Displacement?
  /// A move after layout, along the reading direction and down.
  public var offset: Point?
  /// The layout margins of what the node holds.
  public var margins: DirectionalEdges?
  /// Whether the node keeps to the readable width.
  public var readableWidth: Bool
  /// Edges that keep to guides, in the order of the file.
  public var align: [GuideAlignment]
  /// What of the safe area is ignored.
  public var ignoresSafeArea: IgnoredSafeArea?
  /// A bar beside the content.
  public var safeAreaInset: SafeAreaInset?
  /// What rules take the node for; absent: by its kind.
  public var role: Role?
  /// Whether rules take the node for what the screen is about.
  public var isPrimary: Bool?
  /// How many times larger the node is drawn while it has the focus; absent: as large.
  public var focusScale: Double?
  /// Whether the node has the focus.
  public var isFocused: Bool?
  /// The screen that using the node leads to, or one of ``Destination``'s words.
  public var leadsTo: Located<String>?

  /// Makes modifiers that say nothing.
  public init() {
    readableWidth = false
    align = []
  }
}

/// How a picture fills its frame.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// The whole picture is seen, bars where it does not reach.
  case fit
  /// The frame is covered, the picture cut where it sticks out.
  case fill
  /// The picture is distorted to the frame.
  case stretch
  /// The picture keeps its size.
  case center
}
