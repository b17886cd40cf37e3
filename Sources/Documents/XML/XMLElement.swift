public import Diagnostics

/// An element of an XML file that remembers where its tag starts.
public struct XMLElement: Hashable, Sendable {
  /// The name without a namespace.
  public var name: String
  /// The attributes by name, with entities replaced.
  public var attributes: [String: String]
  /// The elements directly inside, in the order of the file.
  public var children: [XMLElement]
  /// The text directly inside, in one piece, spaces and line ends included.
  public var text: String
  /// Where the tag starts: the place of its `<`.
  public var position: SourcePosition

  /// Makes an element from its parts.
  public init(
    name: String, attributes: [String: String] = [:], children: [XMLElement] = [],
    text: String = "", position: SourcePosition = .start
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.position = position
  }

  /// The value of an attribute, nothing where it is not written.
  public subscript(attribute: String) -> String? { attributes[attribute] }

  /// The first element of a name directly inside.
  public func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// The first element directly inside whose attribute `key` has a value, whatever its name.
  public func child(keyed key: String) -> XMLElement? { children.first { $0["key"] == key } }
}
