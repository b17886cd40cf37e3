public import Diagnostics
public import Geometry
public import LayoutSpecs

/// One element of a resolved layout.
public struct Element: Hashable, Sendable {
  // An element is copied many times on its way into a layout, and these never change on it.
  private var shared: Shared<ElementFacts>
  /// The index of the parent element among the layout's elements; absent for a root.
  public var parent: Int?
  /// The frame in the parent element's space, in points; a root's parent is the window.
  public var frame: Rect
  /// The frame in window space.
  public var windowFrame: Rect
  /// The part of the frame that no scroll, list or window clips.
  ///
  /// Of empty size at the frame's origin when nothing shows.
  public var visible: Rect
  /// Whether the element is laid out but not shown.
  public var isHidden: Bool
  /// What is drawn in the frame.
  public var content: ElementContent
  /// The radius of the corners of what is drawn, in points.
  public var cornerRadius: Double
  /// The rectangle of the content inside padding and frame, in window space.
  public var contentFrame: Rect
  /// Why the element has its size.
  public var reason: SizeReason
  /// Whether something shown over the screen keeps it from being used.
  public var isBeneath = false
  // All elements are copied: what few have lies outside.
  private var rare = Rare<Extras>()

  /// What few elements have.
  private struct Extras: RareValue {
    var ground: Ground?
    var displacement: Displacement?
    var overlaps: [Overlap] = []
    var constraintReport: ConstraintReport?
  }

  /// What an active region takes of an element.
  public struct Overlap: Hashable, Sendable {
    /// The id of the region.
    public var region: String
    /// The rectangle that both have in common, in window space.
    public var frame: Rect

    /// Makes an overlap.
    public init(region: String, frame: Rect) {
      self.region = region
      self.frame = frame
    }
  }

  /// A coloured ground.
  public struct Ground: Hashable, Sendable {
    /// The colour, `0xRRGGBBAA`.
    public var color: UInt32
    /// What it covers, in window space.
    public var frame: Rect
    /// The radius of its corners in points.
    public var cornerRadius: Double

    /// Makes a ground from its parts.
    public init(color: UInt32, frame: Rect, cornerRadius: Double) {
      self.color = color
      self.frame = frame
      self.cornerRadius = cornerRadius
    }
  }

  /// Makes an element from its parts.
  public init(
    id: String, path: String, isNamed: Bool, kind: String, parent: Int?, frame: Rect,
    windowFrame: Rect, visible: Rect, isHidden: Bool, isInteractive: Bool, role: Modifiers.Role,
    accessibilityLabel: String?, content: ElementContent, ground: Ground?,
    cornerRadius: Double = 0, contentFrame: Rect, reason: SizeReason, position: SourcePosition
  ) {
    var facts = ElementFacts(
      id: id, path: path, kind: kind, isInteractive: isInteractive, role: role, position: position)
    facts.isNamed = isNamed
    facts.accessibilityLabel = accessibilityLabel
    shared = Shared(facts)
    self.parent = parent
    self.frame = frame
    self.windowFrame = windowFrame
    self.visible = visible
    self.isHidden = isHidden
    self.content = content
    self.cornerRadius = cornerRadius
    self.contentFrame = contentFrame
    self.reason = reason
    if ground != nil { self.ground = ground }
  }

  /// Makes an element that has no place yet.
  init(_ template: ElementTemplate) {
    self.init(
      template, ElementPlace(isHidden: template.isHidden), ground: nil,
      reason: SizeReason(.unspecified))
  }

  /// Makes an element without content.
  ///
  /// - Parameters:
  ///   - template: what was known of it before it had a place.
  ///   - place: where it lies.
  ///   - ground: its ground.
  ///   - reason: why it has its size.
  init(
    _ template: ElementTemplate, _ place: ElementPlace, ground: Ground?,
    reason: consuming SizeReason
  ) {
    shared = template.shared
    parent = place.parent
    frame = place.frame
    windowFrame = place.windowFrame
    visible = place.visible
    isHidden = place.isHidden
    content = .container
    cornerRadius = template.cornerRadius
    contentFrame = place.windowFrame
    self.reason = reason
    if ground != nil { self.ground = ground }
  }

  /// Puts the element in its place.
  mutating func take(_ place: ElementPlace) {
    parent = place.parent
    frame = place.frame
    windowFrame = place.windowFrame
    visible = place.visible
    isHidden = place.isHidden
    contentFrame = place.windowFrame
  }

  /// Says what is drawn in the element, and where in window space.
  mutating func show(_ content: ElementContent, in frame: Rect) {
    self.content = content
    contentFrame = frame
  }

  /// What is known of the element before it has a place.
  var facts: ElementFacts {
    get { shared.value }
    set { shared = Shared(newValue) }
  }
}

extension Element {
  /// The ground of the element, `0xRRGGBBAA`, with the rectangle that it covers in window space.
  public var ground: Ground? {
    get { rare.value.ground }
    set { rare.value.ground = newValue }
  }

  /// How it moved off an active fold; absent where it did not.
  public var displacement: Displacement? {
    get { rare.value.displacement }
    set { rare.value.displacement = newValue }
  }

  /// What of its visible part active regions take, in window space, by the order of the scene; said
  /// of controls, texts and pictures.
  public var overlaps: [Overlap] {
    get { rare.value.overlaps }
    set { rare.value.overlaps = newValue }
  }

  /// What a container of constraints says about them; absent for all other elements.
  public var constraintReport: ConstraintReport? {
    get { rare.value.constraintReport }
    set { rare.value.constraintReport = newValue }
  }

  /// The id given in the spec, else the path.
  public var id: String {
    get { facts.id }
    set { facts.id = newValue }
  }

  /// The path from the root: `content`, then a slot or an index for each step.
  public var path: String {
    get { facts.path }
    set { facts.path = newValue }
  }

  /// Whether the id was given in the spec.
  public var isNamed: Bool {
    get { facts.isNamed }
    set { facts.isNamed = newValue }
  }

  /// The kind key of the spec; rows of a list are `row`.
  public var kind: String {
    get { facts.kind }
    set { facts.kind = newValue }
  }

  /// Whether the element reacts to touch.
  public var isInteractive: Bool {
    get { facts.isInteractive }
    set { facts.isInteractive = newValue }
  }

  /// What rules take the element for.
  public var role: Modifiers.Role {
    get { facts.role }
    set { facts.role = newValue }
  }

  /// The text read aloud, where the spec gives one.
  public var accessibilityLabel: String? {
    get { facts.accessibilityLabel }
    set { facts.accessibilityLabel = newValue }
  }

  /// Whether the spec gives the element a size of its own, by a frame or an aspect ratio.
  public var isSized: Bool {
    get { facts.isSized }
    set { facts.isSized = newValue }
  }

  /// What the spec says of its layout; a part that the system or a container made has none.
  public var layoutRule: LayoutRule {
    get { facts.layoutRule }
    set { facts.layoutRule = newValue }
  }

  /// Whether it is what the screen is about.
  public var isPrimary: Bool {
    get { facts.isPrimary }
    set { facts.isPrimary = newValue }
  }

  /// How many times larger it is while it has the focus; absent where the spec says nothing.
  public var focusScale: Double? {
    get { facts.focusScale }
    set { facts.focusScale = newValue }
  }

  /// Whether it has the focus.
  public var isFocused: Bool {
    get { facts.isFocused }
    set { facts.isFocused = newValue }
  }

  /// The screen that using it leads to, or `back` or `dismiss`; absent where the spec says nothing.
  public var leadsTo: String? {
    get { facts.leadsTo }
    set { facts.leadsTo = newValue }
  }

  /// What the spec says of rules on this element.
  public var rules: [RuleSetting] {
    get { facts.rules }
    set { facts.rules = newValue }
  }

  /// Where the node is written.
  public var position: SourcePosition {
    get { facts.position }
    set { facts.position = newValue }
  }
}
