/// What a document of several pages says about itself.
public struct PagedDocument: Hashable, Sendable {
  /// An entry of the outline, which viewers show beside the pages.
  public struct OutlineEntry: Hashable, Sendable {
    /// What the reader sees.
    public var title: String
    /// The id of the group that it leads to, one that is a destination.
    public var destination: String
    /// The entries below it.
    public var entries: [OutlineEntry]

    /// Makes an entry.
    public init(_ title: String, to destination: String, _ entries: [OutlineEntry] = []) {
      self.title = title
      self.destination = destination
      self.entries = entries
    }
  }

  /// The title.
  public var title: String
  /// What it is about, in one line.
  public var subject: String
  /// Words to find it by.
  public var keywords: [String]
  /// How many pages it has; at least one.
  public var pageCount: Int
  /// The outermost entries of the outline.
  public var outline: [OutlineEntry]

  /// Makes a document from its parts.
  public init(
    title: String, subject: String = "", keywords: [String] = [], pageCount: Int,
    outline: [OutlineEntry] = []
  ) {
    self.title = title
    self.subject = subject
    self.keywords = keywords
    self.pageCount = pageCount
    self.outline = outline
  }
}
