public import Geometry

/// A part of a picture that must stay visible, and what became of it.
public struct FocusRegion: Hashable, Sendable {
  /// Whether a part of a picture can be seen.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// All of it is seen.
    case visible
    /// Some of it lies outside what its element shows.
    case cut
    /// All of it is inside, but something lies over some of it.
    case hidden
  }

  /// The name; `focus` where the spec gives none.
  public var name: String
  /// The part in parts 0…1 of the picture.
  public var part: Rect
  /// Where it is drawn, in window space.
  public var frame: Rect
  /// How far it reaches beyond each edge of what its element shows, in points; no more than it is
  /// long.
  public var cut: EdgeInsets
  /// The share of it that is cut off, 0 to 1.
  public var lost: Double
  /// What lies over the rest, as shares of the region.
  public var covers: [ArtworkCover]

  /// Makes a region from its parts.
  public init(
    name: String, part: Rect, frame: Rect, cut: EdgeInsets = .zero, lost: Double = 0,
    covers: [ArtworkCover] = []
  ) {
    self.name = name
    self.part = part
    self.frame = frame
    self.cut = cut
    self.lost = lost
    self.covers = covers
  }

  /// Whether it can be seen.
  public var state: State {
    if lost > 0 { return .cut }
    return covers.contains { $0.cause.hides } ? .hidden : .visible
  }

  /// What became of it, in words: `kept`, `cut by 22.5 pt left`, `2.1 % under the fold`.
  ///
  /// - Parameter withShares: whether the share of the region that is cut off is said as well.
  /// - Returns: the words, without the name.
  public func words(withShares: Bool = false) -> String {
    var parts: [String] = []
    if lost > 0 {
      if lost > 0.9995 {
        parts.append("lost")
      } else {
        let edges = Edge.allCases.filter { cut[$0] > 0 }.map { edge in
          "\(cut[edge].text(decimals: 2)) pt \(edge.rawValue)"
        }
        let share = withShares ? " (\((lost * 100).text(decimals: 1)) % of it)" : ""
        parts.append("cut by \(edges.joined(separator: ", "))\(share)")
      }
    }
    parts += covers.filter(\.cause.hides).map { cover in
      let share = (cover.share * 100).text(decimals: 1)
      return "\(share == "0" ? "less than 0.1" : share) % \(cover.cause.words)"
    }
    return parts.isEmpty ? "kept" : parts.joined(separator: ", ")
  }
}
