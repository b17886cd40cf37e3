/// An element that has no place yet.
package struct ElementTemplate {
  /// What is known of it.
  let shared: Shared<ElementFacts>
  /// Whether it is laid out but not shown.
  let isHidden: Bool
  /// The radius of the corners of what is drawn, in points.
  let cornerRadius: Double

  /// Makes a template from its parts.
  package init(_ facts: consuming ElementFacts, isHidden: Bool = false, cornerRadius: Double = 0) {
    shared = Shared(facts)
    self.isHidden = isHidden
    self.cornerRadius = cornerRadius
  }

  /// What is known of it.
  var facts: ElementFacts { shared.value }
}
