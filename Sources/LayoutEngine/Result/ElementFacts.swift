package import Diagnostics
package import LayoutSpecs

/// What is known of an element before it has a place.
package struct ElementFacts: Hashable, Sendable {
  /// The id given in the spec, else the path.
  package var id: String
  /// The path from the root: `content`, then a slot or an index for each step.
  package var path: String
  /// The kind key of the spec; rows of a list are `row`.
  package var kind: String
  /// Whether the id was given in the spec.
  package var isNamed = false
  /// Whether the element reacts to touch.
  package var isInteractive: Bool
  /// What rules take the element for.
  package var role: Modifiers.Role
  /// Whether the spec gives the element a size of its own, by a frame or an aspect ratio.
  package var isSized = false
  /// Whether it is what the screen is about.
  package var isPrimary = false
  /// Whether it has the focus.
  package var isFocused = false
  /// What the spec says of its layout; a part that the system or a container made has none.
  package var layoutRule = LayoutRule()
  /// Where the node is written.
  package var position: SourcePosition
  // Every element has facts of its own: what few have more of lies outside.
  private var rare = Rare<Extras>()

  /// What the spec says of few elements.
  private struct Extras: RareValue {
    var accessibilityLabel: String?
    var focusScale: Double?
    var leadsTo: String?
    var rules: [RuleSetting] = []
  }

  /// Makes the facts that every element has.
  package init(
    id: String, path: String, kind: String, isInteractive: Bool, role: Modifiers.Role,
    position: SourcePosition
  ) {
    self.id = id
    self.path = path
    self.kind = kind
    self.isInteractive = isInteractive
    self.role = role
    self.position = position
  }
}

extension ElementFacts {
  /// The text read aloud, where the spec gives one.
  package var accessibilityLabel: String? {
    get { rare.value.accessibilityLabel }
    set { rare.value.accessibilityLabel = newValue }
  }

  /// How many times larger it is while it has the focus; absent where the spec says nothing.
  package var focusScale: Double? {
    get { rare.value.focusScale }
    set { rare.value.focusScale = newValue }
  }

  /// The screen that using it leads to, or `back` or `dismiss`; absent where the spec says nothing.
  package var leadsTo: String? {
    get { rare.value.leadsTo }
    set { rare.value.leadsTo = newValue }
  }

  /// What the spec says of rules on this element.
  package var rules: [RuleSetting] {
    get { rare.value.rules }
    set { rare.value.rules = newValue }
  }
}
