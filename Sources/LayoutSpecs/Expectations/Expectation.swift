public import Diagnostics

/// Something that a spec expects of a screen, checked in every configuration that its condition names.
public struct Expectation: Hashable, Sendable {
  /// The line as written.
  public var text: String
  /// What is claimed.
  public var claim: Claim
  /// When it is claimed; absent: always.
  public var condition: Condition?
  /// Where the line is written.
  public var position: SourcePosition

  /// Makes an expectation from its parts.
  public init(text: String, claim: Claim, condition: Condition?, position: SourcePosition) {
    self.text = text
    self.claim = claim
    self.condition = condition
    self.position = position
  }

  /// What is claimed.
  public indirect enum Claim: Hashable, Sendable {
    /// Two sums that stand in a relation.
    case relation(Sum, Condition.Relation, Sum)
    /// A property of an item.
    case predicate(Item, Predicate)
    /// The opposite of a claim.
    case not(Claim)
  }

  /// A property of an item.
  public enum Predicate: Hashable, Sendable {
    /// It lies in another item.
    case within(Item)
    /// It has nothing in common with other items.
    case clear(of: [Item])
    /// Something of it shows.
    case visible
    /// Its text is cut.
    case truncated
    /// It is part of the layout.
    case present
    /// It lies on one side of another item.
    case beside(Side, Item)
  }

  /// A side of an item; before and after follow the reading direction.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// It ends where the other begins, downwards.
    case above
    /// It begins where the other ends, downwards.
    case below
    /// It ends where the other begins, in reading direction.
    case before
    /// It begins where the other ends, in reading direction.
    case after
  }

  /// An element, a guide or a region.
  public struct Item: Hashable, Sendable {
    /// The id or path of an element, or the name of a guide or region.
    public var name: String
    /// Whether regions count that are not active.
    public var isInactive: Bool

    /// Makes an item.
    public init(name: String, isInactive: Bool = false) {
      self.name = name
      self.isInactive = isInactive
    }
  }

  /// A number that an item has.
  public enum Attribute: String, Hashable, Sendable, CaseIterable {
    case left, right, leading, trailing, top, bottom, width, height, centerX, centerY
    case firstBaseline, lastBaseline
  }

  /// A term of a sum: a factor, alone or times an attribute.
  public struct Term: Hashable, Sendable {
    /// The factor, or the constant in points.
    public var factor: Double
    /// The items whose attribute is meant; empty for a constant.
    public var items: [Item]
    /// The attribute; absent for a constant.
    public var attribute: Attribute?

    /// Makes a term.
    public init(factor: Double, items: [Item] = [], attribute: Attribute? = nil) {
      self.factor = factor
      self.items = items
      self.attribute = attribute
    }
  }

  /// Terms that are added.
  public struct Sum: Hashable, Sendable {
    /// The terms in the order of the line.
    public var terms: [Term]

    /// Makes a sum.
    public init(terms: [Term]) { self.terms = terms }
  }

  /// All items that the claim names, in the order of the line.
  public var items: [Item] { Self.items(of: claim) }

  private static func items(of claim: Claim) -> [Item] {
    switch claim {
    case .relation(let a, _, let b): (a.terms + b.terms).flatMap(\.items)
    case .predicate(let item, let predicate):
      switch predicate {
      case .within(let other), .beside(_, let other): [item, other]
      case .clear(let others): [item] + others
      case .visible, .truncated, .present: [item]
      }
    case .not(let claim): items(of: claim)
    }
  }
}
