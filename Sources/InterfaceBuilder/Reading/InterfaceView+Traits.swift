import Documents

extension InterfaceView {
  /// The view as it is in an environment: attributes changed, what is not installed left out.
  ///
  /// - Parameter traits: size classes and the kind of device, all known.
  /// - Returns: the view without variations.
  public func installed(in traits: InterfaceTraits) -> InterfaceView {
    var view = self
    var goneViews: Set<String> = []
    var goneConstraints: Set<String> = []
    for variation in variations where variation.traits.holds(in: traits) {
      view.takeAttributes(variation.attributes)
      for part in variation.parts {
        view.element.children.removeAll { $0.name == part.name && $0["key"] == part["key"] }
        view.element.children.append(part)
      }
      goneViews = goneViews.union(variation.excludedViews).subtracting(variation.includedViews)
      goneConstraints = goneConstraints.union(variation.excludedConstraints)
        .subtracting(variation.includedConstraints)
    }
    view.variations = []
    view.children = children.filter { !goneViews.contains($0.id) }
      .map { $0.installed(in: traits) }
    view.constraints = constraints.filter { !goneConstraints.contains($0.id) }.map { constraint in
      var constraint = constraint
      for variation in constraint.variations where variation.traits.holds(in: traits) {
        constraint.takeAttributes(variation.attributes)
      }
      constraint.variations = []
      return constraint
    }
    return view
  }

  /// What must hold for the view, or one of its constraints, to be another than usual.
  var variedTraits: [InterfaceTraits] {
    (variations + constraints.flatMap(\.variations)).map(\.traits)
  }

  /// All views of the tree, parents before what they hold.
  public var withDescendants: [InterfaceView] { [self] + children.flatMap(\.withDescendants) }
}
