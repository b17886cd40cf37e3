public import Geometry

/// The properties of `vstack`.
public struct VStackContent: Sendable {
  /// The children from top to bottom.
  public var children: [Node]
  /// The gap between children in points; absent: 8, or what the neighbours prefer.
  public var spacing: Double?
  /// Where children lie across the stack.
  public var alignment: HorizontalAlignment

  /// Makes a stack; centred unless said.
  public init(
    children: [Node], spacing: Double? = nil, alignment: HorizontalAlignment = .center
  ) {
    self.children = children
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The properties of `hstack`.
public struct HStackContent: Sendable {
  /// The children in reading order.
  public var children: [Node]
  /// The gap between children in points; absent: 8, or what the neighbours prefer.
  public var spacing: Double?
  /// Where children lie across the stack.
  public var alignment: VerticalAlignment

  /// Makes a stack; centred unless said.
  public init(children: [Node], spacing: Double? = nil, alignment: VerticalAlignment = .center) {
    self.children = children
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The properties of `zstack`.
public struct ZStackContent: Sendable {
  /// The children from the back to the front.
  public var children: [Node]
  /// Where children lie.
  public var alignment: Alignment

  /// Makes a stack; centred unless said.
  public init(children: [Node], alignment: Alignment = .center) {
    self.children = children
    self.alignment = alignment
  }
}
