public import Diagnostics
public import Geometry

/// What a screen shows over itself: a sheet, an alert and so on.
public struct Presentation: Sendable {
  /// How it is shown.
  public var style: PresentationStyle
  /// Its id, with its place.
  public var id: Located<String>?
  /// What a sheet, a full-screen cover or a popover shows.
  public var content: Node?
  /// The navigation bar inside it.
  public var navigation: NavigationBar?
  /// The toolbar inside it.
  public var toolbar: Toolbar?
  /// The ground of what it shows.
  public var background: ColorValue
  /// The heights that a sheet can rest at, from the lowest.
  public var detents: [Detent]
  /// The index of the height that the sheet rests at, with its place.
  public var selected: Located<Int>
  /// Whether a sheet shows its grabber.
  public var hasGrabber: Bool
  /// The size that a form sheet or a popover asks for in points.
  public var size: Size?
  /// The element that a popover or an action sheet points at.
  public var source: Located<String>?
  /// What a popover becomes where the width is compact.
  public var adaptation: PopoverAdaptation
  /// What a sheet does where the height is compact.
  public var compactHeight: CompactHeightSheet
  /// On which side of an open fold a sheet stands.
  public var placement: SheetPlacement
  /// The title of an alert or action sheet.
  public var title: TextValue?
  /// What an alert or action sheet says below its title.
  public var message: TextValue?
  /// The text fields of an alert: what stands in each while it is empty.
  public var fields: [TextValue]
  /// The buttons of an alert or action sheet in the order of the spec.
  public var actions: [PresentationAction]
  /// What is shown over this one.
  public var next: Presentation? {
    get { boxed.first }
    set { boxed = newValue.map { [$0] } ?? [] }
  }
  /// Where its style is written.
  public var position: SourcePosition
  // One presentation in an array: a value can't hold itself.
  private var boxed: [Presentation] = []

  /// Makes a presentation without anything in it.
  public init(style: PresentationStyle, position: SourcePosition = .start) {
    self.style = style
    background = .named(.background)
    detents = [.large]
    selected = Located(0, at: .start)
    hasGrabber = false
    adaptation = .automatic
    compactHeight = .cover
    placement = .automatic
    fields = []
    actions = []
    self.position = position
  }

  /// This presentation and those over it, from the lowest.
  public var chain: [Presentation] { [self] + (next?.chain ?? []) }

  /// The detent that a sheet rests at.
  public var detent: Detent {
    detents.indices.contains(selected.value) ? detents[selected.value] : detents.first ?? .large
  }
}

/// How something is shown over a screen; the words are UIKit's and SwiftUI's.
public enum PresentationStyle: String, Hashable, Sendable, CaseIterable {
  /// A card that leaves the screen beneath visible at the top or around it.
  case sheet
  /// It covers the whole screen.
  case fullScreen
  /// A card of a smaller fixed size in the middle, a sheet where the width is compact.
  case formSheet
  /// A box that points at what it belongs to.
  case popover
  /// A small card with a question and its answers.
  case alert
  /// Choices that belong to an action.
  case actionSheet

  /// Whether it shows content of the spec; alerts and action sheets are made of title, message and
  /// actions.
  public var hasContent: Bool { self != .alert && self != .actionSheet }
}

/// A height that a sheet rests at.
public enum Detent: Hashable, Sendable {
  /// Somewhat over half of the room.
  case medium
  /// All of the room.
  case large
  /// A part of the room, 0 to 1.
  case fraction(Double)
  /// A height of its content in points.
  case height(Double)

  /// How a spec and a record write it.
  public var text: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let part): "fraction \(part.text(decimals: 3))"
    case .height(let height): "height \(height.text(decimals: 3))"
    }
  }
}

/// What a popover becomes where the width is compact; the words are those of SwiftUI's
/// `presentationCompactAdaptation`.
public enum PopoverAdaptation: String, Hashable, Sendable, CaseIterable {
  /// What the system makes of it: a sheet.
  case automatic
  /// A sheet, as asked for.
  case sheet
  /// A full-screen cover, as asked for.
  case fullScreen
  /// It stays a popover.
  case none
}

/// What a sheet does where the height is compact.
public enum CompactHeightSheet: String, Hashable, Sendable, CaseIterable {
  /// It covers the screen.
  case cover
  /// It hangs from the bottom edge, as wide as the safe area.
  case edgeAttached
}

/// On which side of an open fold a sheet stands.
public enum SheetPlacement: String, Hashable, Sendable, CaseIterable {
  /// Where the system puts it.
  case automatic
  /// Where reading starts.
  case leading
  /// Where reading ends.
  case trailing
}

/// A button of an alert or action sheet.
public struct PresentationAction: Hashable, Sendable {
  /// What a button does; the words are those of SwiftUI's `ButtonRole`.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// Something that the title tells.
    case normal
    /// It leaves everything as it is.
    case cancel
    /// It deletes or cannot be undone.
    case destructive
  }

  /// What it says.
  public var title: TextValue
  /// What it does.
  public var role: Role
  /// Whether it is the answer that is filled.
  public var isPreferred: Bool
  /// Its id, with its place.
  public var id: Located<String>?
  /// The screen that it leads to; without one it leads back to the screen beneath.
  public var leadsTo: Located<String>?

  /// Makes a button.
  public init(
    title: TextValue, role: Role = .normal, isPreferred: Bool = false, id: Located<String>? = nil
  ) {
    self.title = title
    self.role = role
    self.isPreferred = isPreferred
    self.id = id
  }
}
