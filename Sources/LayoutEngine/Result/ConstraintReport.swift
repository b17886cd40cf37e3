public import Diagnostics
public import Geometry

/// What a container of constraints says about them.
public struct ConstraintReport: Hashable, Sendable {
  /// One of the constraints that something is said of.
  public struct Member: Hashable, Sendable {
    /// The line of the spec, or what the constraint comes from in words.
    public var text: String
    /// Where the line is written; absent where it comes from the system.
    public var position: SourcePosition?
    /// The id of the constraint in the storyboard or xib that the spec was imported from.
    public var sourceID: String?

    /// Makes a member.
    public init(text: String, position: SourcePosition?, sourceID: String? = nil) {
      self.text = text
      self.position = position
      self.sourceID = sourceID
    }

    /// The constraint as messages name it: the line as written, with its place and its id.
    public var words: String {
      guard let position else { return text }
      let id = sourceID.map { ", id \($0)" } ?? ""
      return "'\(text)' (line \(position.line)\(id))"
    }
  }

  /// Constraints that cannot hold together; without any one of them the others can.
  public struct Conflict: Hashable, Sendable {
    /// The constraints in the order of the file.
    public var members: [Member]
    /// The one that is left out: the last of them.
    public var broken: Member
    /// The ids of the elements that they name.
    public var elements: [String]

    /// Makes a conflict.
    public init(members: [Member], broken: Member, elements: [String]) {
      self.members = members
      self.broken = broken
      self.elements = elements
    }
  }

  /// A place or a length that the constraints leave open.
  public struct Ambiguity: Hashable, Sendable {
    /// The id of the element.
    public var element: String
    /// The axis.
    public var axis: Axis
    /// Whether its place is open.
    public var isPosition: Bool
    /// Whether its length is open.
    public var isLength: Bool
    /// Whether nothing says how far it scrolls.
    public var isContent: Bool
    /// The constraints that speak of the element along the axis, in the order of the file.
    public var members: [Member]

    /// Makes an ambiguity.
    public init(
      element: String, axis: Axis, isPosition: Bool = false, isLength: Bool = false,
      isContent: Bool = false, members: [Member] = []
    ) {
      self.element = element
      self.axis = axis
      self.isPosition = isPosition
      self.isLength = isLength
      self.isContent = isContent
      self.members = members
    }
  }

  /// A constraint that names a physical edge.
  public struct PhysicalEdge: Hashable, Sendable {
    /// The constraint.
    public var member: Member
    /// The ids of the elements that it names.
    public var elements: [String]
    /// The names of the edges: `left`, `rightMargin` and so on.
    public var attributes: [String]

    /// Makes the value from its parts.
    public init(member: Member, elements: [String], attributes: [String]) {
      self.member = member
      self.elements = elements
      self.attributes = attributes
    }
  }

  /// What cannot hold together.
  public var conflicts: [Conflict] = []
  /// What is left open.
  public var ambiguities: [Ambiguity] = []
  /// The constraints that name left or right.
  public var physicalEdges: [PhysicalEdge] = []

  /// Makes a report that says nothing.
  public init() {}
}
