public import Geometry

/// Controls beside a window in space: they belong to it and lie outside it or across its edge.
///
/// The words are those of SwiftUI's `ornament(visibility:attachmentAnchor:contentAlignment:ornament:)`.
public struct Ornament: Sendable {
  /// The point of the window that the ornament is attached to.
  public var attachmentAnchor: Alignment
  /// The point of the ornament that lies there.
  public var contentAlignment: Alignment
  /// What it shows.
  public var content: Node

  /// Makes an ornament; its middle lies on the anchor unless said.
  public init(
    attachmentAnchor: Alignment, contentAlignment: Alignment = .center, content: Node
  ) {
    self.attachmentAnchor = attachmentAnchor
    self.contentAlignment = contentAlignment
    self.content = content
  }
}
