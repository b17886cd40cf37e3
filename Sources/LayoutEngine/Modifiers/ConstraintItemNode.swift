package import Geometry

/// A child of a container of constraints, with what only these look at.
package final class ConstraintItemNode: WrapperNode {
  /// What constraints know of a child beside what it measures.
  package struct Traits: Hashable, Sendable {
    /// The name that constraints use; absent where no rule can name it.
    package var name: String?
    /// The id of its element.
    package var element: String
    /// How strongly it resists growing, along x and y.
    package var hugging: (horizontal: Int, vertical: Int) {
      get { (huggingX, huggingY) }
      set { (huggingX, huggingY) = newValue }
    }
    /// How strongly it resists being smaller than its content, along x and y.
    package var resistance: (horizontal: Int, vertical: Int) {
      get { (resistanceX, resistanceY) }
      set { (resistanceX, resistanceY) = newValue }
    }
    /// How much larger its frame is than its alignment rectangle.
    package var alignmentInsets = EdgeInsets.zero
    /// Whether its content asks for a size though it takes more when it is proposed more.
    package var keepsContentSize = false
    /// Whether its baselines keep to its edges where it is higher than its lines.
    package var isLabel = false
    /// Whether it is a label without a letter, which asks for no room at all.
    ///
    /// - Note: Source: stored frames of such labels in files of Interface Builder are 0 high.
    package var isEmptyLabel = false
    /// Where what it shows lies in a frame that is larger.
    package var alignment = Alignment.center

    private var huggingX = 250
    private var huggingY = 250
    private var resistanceX = 750
    private var resistanceY = 750

    /// Makes the traits of a child without a name.
    package init(name: String?, element: String) {
      self.name = name
      self.element = element
    }
  }

  /// What constraints know of it.
  package private(set) var traits: Traits

  /// The container of constraints that it is, which is laid out together with the one around it.
  var joined: ConstraintsNode? {
    var node: LayoutNode = child
    while let outer = node as? WrapperNode, outer is ElementNode || outer is MarginsNode {
      node = outer.child
    }
    return node as? ConstraintsNode
  }

  /// Makes a child of constraints.
  package init(child: LayoutNode, traits: Traits) {
    self.traits = traits
    super.init(child: child)
  }

  /// Takes off what a component puts before the names inside it.
  package func drop(prefix: String?) {
    guard let prefix, let name = traits.name, name.hasPrefix(prefix + "/") else { return }
    traits.name = String(name.dropFirst(prefix.count + 1))
  }
}
