public import Diagnostics

/// A node of the tree that a screen shows: one kind, modifiers beside it, changes by condition.
public struct Node: Sendable {
  /// What the node is.
  public var kind: NodeKind
  /// What is said beside the kind.
  public var modifiers: Modifiers
  /// Changes by condition, in order; every one that holds is applied, later wins.
  public var variations: [Variation<Node>]
  /// Where the kind key is written.
  public var position: SourcePosition

  /// Makes a node from its parts.
  public init(
    _ kind: NodeKind, modifiers: Modifiers = Modifiers(), variations: [Variation<Node>] = [],
    position: SourcePosition = .start
  ) {
    self.kind = kind
    self.modifiers = modifiers
    self.variations = variations
    self.position = position
  }
}

/// What a node is.
public indirect enum NodeKind: Sendable {
  /// A text.
  case text(TextContent)
  /// A button.
  case button(ButtonContent)
  /// A picture.
  case image(ImageContent)
  /// A picture of a video.
  case video(VideoContent)
  /// A picture of a whole screen.
  case screenshot(ScreenshotContent)
  /// A labelled stand-in.
  case box(BoxContent)
  /// Flexible room; not an element.
  case spacer(SpacerContent)
  /// A hairline.
  case divider
  /// Children one below the other.
  case vstack(VStackContent)
  /// Children side by side in reading order.
  case hstack(HStackContent)
  /// Children on top of each other.
  case zstack(ZStackContent)
  /// Children in columns.
  case grid(GridContent)
  /// Scrolling content.
  case scroll(ScrollContent)
  /// Rows that scroll.
  case list(ListContent)
  /// A field for a line of text.
  case textField(TextFieldContent)
  /// A title with a switch.
  case toggle(ToggleContent)
  /// A thumb on a track.
  case slider(SliderContent)
  /// Two buttons for less and more.
  case stepper(StepperContent)
  /// A choice of a few, side by side.
  case segmented(SegmentedContent)
  /// A bar that shows how much is done.
  case progress(ProgressContent)
  /// Something that turns while something is going on.
  case spinner(SpinnerContent)
  /// Two views that share their room by size classes, shape and fold.
  case arrangement(ArrangementContent)
  /// Columns of navigation.
  case splitView(SplitViewContent)
  /// Children placed by constraints.
  case constraints(ConstraintsContent)
  /// Children that join the parent; not an element.
  case group([Node])
  /// A component in its place; not an element.
  case use(String)
  /// The first branch that holds; not an element.
  case `switch`([SwitchBranch])

  /// The key of the kind in a spec.
  public var name: String {
    switch self {
    case .text: "text"
    case .button: "button"
    case .image: "image"
    case .video: "video"
    case .screenshot: "screenshot"
    case .box: "box"
    case .spacer: "spacer"
    case .divider: "divider"
    case .vstack: "vstack"
    case .hstack: "hstack"
    case .zstack: "zstack"
    case .grid: "grid"
    case .scroll: "scroll"
    case .list: "list"
    case .textField: "textField"
    case .toggle: "toggle"
    case .slider: "slider"
    case .stepper: "stepper"
    case .segmented: "segmented"
    case .progress: "progress"
    case .spinner: "spinner"
    case .arrangement: "arrangement"
    case .splitView: "splitView"
    case .constraints: "constraints"
    case .group: "group"
    case .use: "use"
    case .switch: "switch"
    }
  }
}

/// A branch of a `switch`.
public struct SwitchBranch: Sendable {
  /// When the branch is taken; absent for `else`.
  public var condition: Condition?
  /// What stands in the place of the switch.
  public var node: Node

  /// Makes a branch from its parts.
  public init(condition: Condition?, node: Node) {
    self.condition = condition
    self.node = node
  }
}
