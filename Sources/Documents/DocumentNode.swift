public import Diagnostics

/// A value of a YAML or JSON file that remembers where it stands.
///
/// Scalars keep their text: they are typed by the key they stand under, never by their look.
public struct DocumentNode: Hashable, Sendable {
  /// What a value is.
  public enum Content: Hashable, Sendable {
    /// Nothing was written, or an explicit null.
    case empty
    /// A text, number or boolean as written; `quoted` tells whether quotes stood around it.
    case scalar(String, quoted: Bool)
    /// A list.
    case sequence([DocumentNode])
    /// Keys and values in the order of the file; keys are unique.
    case mapping([Entry])
  }

  /// A key with its value.
  public struct Entry: Hashable, Sendable {
    /// The key as written.
    public var key: String
    /// Where the key stands.
    public var keyPosition: SourcePosition
    /// The value under the key.
    public var value: DocumentNode

    /// Makes an entry from its parts.
    public init(key: String, keyPosition: SourcePosition, value: DocumentNode) {
      self.key = key
      self.keyPosition = keyPosition
      self.value = value
    }
  }

  /// What the value is.
  public var content: Content
  /// Where the value starts.
  public var position: SourcePosition
  /// The id of what the value was made of in a file of another kind, such as a storyboard; absent in a
  /// file of our own.
  public var sourceID: String?

  /// Makes a value from its content and place.
  public init(_ content: Content, position: SourcePosition, sourceID: String? = nil) {
    self.content = content
    self.position = position
    self.sourceID = sourceID
  }

  /// The value under a key of a mapping, nothing where there is none.
  public subscript(key: String) -> DocumentNode? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// What the value is, in the words of messages: `a mapping`, `a list`, `'text'`, `nothing`.
  public var kindDescription: String {
    switch content {
    case .empty: "nothing"
    case .scalar(let text, _): "'\(text)'"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
