/// The engine's output for one configuration: the scene, and every element with its frame.
public struct ResolvedLayout: Hashable, Sendable {
  /// The configuration that was resolved.
  public var configuration: Configuration
  /// The scene of the configuration.
  public var scene: Scene
  /// The ground of the screen, resolved to a colour as `0xRRGGBBAA`.
  public var background: UInt32
  /// All elements in drawing order: a container before what it holds.
  public var elements: [Element]
  /// What is shown over the screen, from the lowest; its elements stand behind those of the screen.
  public var presentations: [PlacedPresentation] = []
  /// The name of the text metrics used; absent where no text was measured.
  public var textMetrics: String?
  /// What was decided by the room or the traits, in the order of the tree.
  public var decisions: [LayoutDecision]
  /// Things said about the layout: missing fonts, fallback fonts, missing strings.
  public var notes: [Note]

  /// Makes a layout from its parts.
  public init(
    configuration: Configuration, scene: Scene, background: UInt32, elements: [Element],
    textMetrics: String? = nil, decisions: [LayoutDecision] = [], notes: [Note] = []
  ) {
    self.configuration = configuration
    self.scene = scene
    self.background = background
    self.elements = elements
    self.textMetrics = textMetrics
    self.decisions = decisions
    self.notes = notes
  }
}

/// Something that a user should hear about a layout that resolved.
public struct Note: Hashable, Sendable {
  /// The kind of thing in kebab case: `missing-family`, `fallback-family`, `missing-glyph`,
  /// `string-missing`, `keyboard-unknown` and so on.
  public var rule: String
  /// The id of the element that it is about.
  public var element: String?
  /// What is said.
  public var message: String

  /// Makes a note from its parts.
  public init(rule: String, element: String?, message: String) {
    self.rule = rule
    self.element = element
    self.message = message
  }
}
