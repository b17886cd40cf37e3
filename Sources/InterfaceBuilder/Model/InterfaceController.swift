public import Diagnostics

/// A view controller.
public struct InterfaceController: Sendable {
  /// What a simulated bar is said to be.
  public enum SimulatedBar: Hashable, Sendable {
    /// Whatever incoming segues bring.
    case inferred
    /// No bar.
    case none
    /// A navigation bar, with its attributes.
    case navigationBar(isTranslucent: Bool, hasPrompt: Bool, hasLargeTitles: Bool)
    /// A tab bar.
    case tabBar
    /// A toolbar.
    case toolbar
  }

  /// The kind, as the file writes it: `viewController`, `navigationController`.
  public var kind: String
  /// The id.
  public var id: String
  /// The class, where it is not the kind's own.
  public var customClass: String?
  /// The name that code knows the controller by.
  public var storyboardIdentifier: String?
  /// The name that the file's author gave.
  public var userLabel: String?
  /// The title.
  public var title: String?
  /// The bar at the top, as simulated.
  public var topBar: SimulatedBar
  /// The bar at the bottom, as simulated.
  public var bottomBar: SimulatedBar
  /// Whether the simulated status bar is away.
  public var hidesStatusBar: Bool
  /// Whether the root view has a size of its own.
  public var isFreeform: Bool
  /// Whether a tab bar goes when the controller is pushed.
  public var hidesBottomBarWhenPushed: Bool
  /// What the controller gives to a navigation bar.
  public var navigationItem: NavigationItem?
  /// What the controller gives to a tab bar.
  public var tabBarItem: BarItem?
  /// What the controller gives to a toolbar.
  public var toolbarItems: [BarItem]
  /// Of a navigation controller: whether its bar has large titles.
  public var hasLargeTitles: Bool
  /// Of a navigation controller: whether its bar is away.
  public var hidesNavigationBar: Bool
  /// Of a navigation controller: whether it shows a toolbar.
  public var showsToolbar: Bool
  /// Whether the controller's own bar lets content shine through.
  public var isBarTranslucent: Bool
  /// The segues that leave the controller or one of its views, in the order of the file.
  public var segues: [InterfaceSegue]
  /// The guides of the controller, `top` and `bottom`, by their ids.
  public var layoutGuides: [String: LayoutGuide]
  /// Where the controller starts.
  public var position: SourcePosition

  /// A guide along an edge of the screen, before there were safe areas.
  public enum LayoutGuide: String, Hashable, Sendable {
    /// From the top of the screen to the bottom of the bars there.
    case top
    /// From the top of the bars at the bottom to the bottom of the screen.
    case bottom
  }
}

/// What a controller gives to a navigation bar.
public struct NavigationItem: Hashable, Sendable {
  /// The title.
  public var title: String?
  /// The line above the title.
  public var prompt: String?
  /// Whether the title stays small where others are large.
  public var isNeverLarge: Bool
  /// The items on the leading side, from the edge inward.
  public var leading: [BarItem]
  /// The items on the trailing side, from the edge inward.
  public var trailing: [BarItem]
}

/// An item of a bar.
public struct BarItem: Hashable, Sendable {
  /// The id.
  public var id: String
  /// The title.
  public var title: String?
  /// The name of the image.
  public var image: String?
  /// What the system shows, as the file writes it: `add`, `done`, `flexibleSpace`.
  public var systemItem: String?
  /// Whether it stands out, as what ends a task does.
  public var isProminent: Bool
  /// The badge.
  public var badge: String?
  /// Where the item starts.
  public var position: SourcePosition
}

/// A segue: a way from one controller to another.
public struct InterfaceSegue: Hashable, Sendable {
  /// The id.
  public var id: String
  /// The controller that it leads to.
  public var destination: String
  /// How, as the file writes it: `relationship`, `show`, `presentation`, `embed`.
  public var kind: String
  /// Of a relationship: which.
  public var relationship: String?
  /// How a presented controller is shown, as the file writes it.
  public var presentationStyle: String?
}
