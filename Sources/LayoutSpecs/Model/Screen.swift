public import Diagnostics

/// One screen of a spec.
public struct Screen: Sendable {
  /// The id, the first part of a configuration's name.
  public var id: String
  /// What the screen shows.
  public var content: Node
  /// The ground of the screen.
  public var background: ColorValue
  /// Whether the status bar is hidden.
  public var statusBarHidden: Bool
  /// Whether the home indicator hides by itself.
  public var homeIndicatorAutoHidden: Bool
  /// The on-screen keyboard.
  public var keyboard: ScreenKeyboard
  /// Whether bars may go along the side.
  public var verticalBar: VerticalBarBehavior
  /// Whether the screen captures with the camera of the display.
  public var cameraActive: Bool
  /// The orientations that the screen supports, as written; absent means all the device allows.
  public var orientations: [Located<String>]?
  /// The SDK version asked for, as written.
  public var sdk: Located<String>?
  /// The device that the screen was made for; absent where it is for any.
  public var compatibility: Compatibility?
  /// Custom guides in the order of the file.
  public var guides: [CustomGuide]
  /// The navigation bar at the top.
  public var navigation: NavigationBar?
  /// The tab bar.
  public var tabs: TabBar?
  /// The toolbar at the bottom.
  public var toolbar: Toolbar?
  /// The search bar.
  public var searchBar: SearchBar?
  /// What stands beside the window, where it is one in space, in drawing order.
  public var ornaments: [Ornament] = []
  /// The edges of the display at which the first swipe is the app's, and a second one the system's.
  public var deferredEdges: Set<DirectionalEdge> = []
  /// Whether the screen turns with the wrist, so that others can read it.
  public var isAutorotated = false
  /// What is shown over the screen.
  public var presentation: Presentation?
  /// Whether this is the launch screen.
  public var isLaunch = false
  /// Whether the screen shows that something is loading.
  public var isLoading = false
  /// What the spec expects of the screen, in order.
  public var expectations: [Expectation]
  /// What the screen says of rules.
  public var rules: [RuleSetting]
  /// Changes of the screen's own properties by condition, in order; later wins.
  public var variations: [Variation<Screen>]
  /// Where the screen's id is written.
  public var position: SourcePosition

  /// Makes a screen from its parts.
  public init(
    id: String, content: Node, background: ColorValue = .named(.background),
    statusBarHidden: Bool = false, homeIndicatorAutoHidden: Bool = false,
    keyboard: ScreenKeyboard = .hidden, verticalBar: VerticalBarBehavior = .automatic,
    cameraActive: Bool = false,
    orientations: [Located<String>]? = nil, sdk: Located<String>? = nil,
    guides: [CustomGuide] = [], expectations: [Expectation] = [], rules: [RuleSetting] = [],
    variations: [Variation<Screen>] = [],
    position: SourcePosition = .start
  ) {
    self.id = id
    self.content = content
    self.background = background
    self.statusBarHidden = statusBarHidden
    self.homeIndicatorAutoHidden = homeIndicatorAutoHidden
    self.keyboard = keyboard
    self.verticalBar = verticalBar
    self.cameraActive = cameraActive
    self.orientations = orientations
    self.sdk = sdk
    self.guides = guides
    self.expectations = expectations
    self.rules = rules
    self.variations = variations
    self.position = position
  }
}

/// The on-screen keyboard of a screen.
public enum ScreenKeyboard: Hashable, Sendable {
  /// It is away.
  case hidden
  /// It is docked at the bottom, with or without the bar of proposals above its keys.
  case docked(hasPredictionBar: Bool)
}

/// A guide that a screen names for itself: another guide less insets.
public struct CustomGuide: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The guide that it is made from: `window`, `safeArea`, `margins`, `readable`, `keyboard`, or a
  /// custom guide named before it.
  public var base: String
  /// The insets by edge.
  public var insets: DirectionalEdges

  /// Makes a guide from its parts.
  public init(name: String, base: String, insets: DirectionalEdges) {
    self.name = name
    self.base = base
    self.insets = insets
  }
}

/// A change that holds under a condition.
public struct Variation<Subject>: Sendable {
  /// When the change holds.
  public var condition: Condition
  /// The changes in the order of the file.
  public var assignments: [Assignment<Subject>]
  /// Where the change starts.
  public var position: SourcePosition

  /// Makes a variation from its parts.
  public init(
    condition: Condition, assignments: [Assignment<Subject>], position: SourcePosition
  ) {
    self.condition = condition
    self.assignments = assignments
    self.position = position
  }
}

/// One key set to a value.
public struct Assignment<Subject>: Sendable {
  /// The key as written.
  public var key: String
  /// Sets the value.
  public var apply: @Sendable (inout Subject) -> Void

  /// Makes an assignment from its key and what it does.
  public init(key: String, apply: @escaping @Sendable (inout Subject) -> Void) {
    self.key = key
    self.apply = apply
  }
}
