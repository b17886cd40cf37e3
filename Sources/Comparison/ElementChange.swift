public import Geometry
import Records

/// An element that is not as it was, in one configuration.
public struct ElementChange: Hashable, Sendable {
  /// The part that it plays.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// It changed by itself.
    case cause
    /// It moved with a cause, or its share of the room changed.
    case follower
    /// It only grew or shrank to hold a cause and its followers.
    case container
    /// It lies inside of one of these and moved in it.
    case content
    /// It looks otherwise in the same frame.
    case look
  }

  /// The id, as it is now or as it was where it is gone.
  public var id: String
  /// The part that it plays.
  public var role: Role
  /// The id of the element that is the cause; its own where it is one, absent for a look.
  public var cause: String?
  /// The frame as it was, in window space, points; absent where the element is new.
  public var reference: Rect?
  /// The frame as it is, in window space, points; absent where the element is gone.
  public var candidate: Rect?

  /// What changed of the elements of a tree, a parent before what it holds.
  static func changes(
    in tree: MergedTree, causes: [Cause], looks: [LayoutDifference.Look]
  ) -> [ElementChange] {
    var parts: [String: (role: Role, cause: String?)] = [:]
    // The weightier part of an element stands: it is named last.
    for look in looks { parts[look.element] = (.look, nil) }
    let lists: [(Role, KeyPath<Cause, [Cause.Follower]>)] = [
      (.content, \.contents), (.container, \.containers), (.follower, \.followers),
    ]
    for (role, list) in lists {
      for cause in causes {
        for element in cause[keyPath: list] { parts[element.id] = (role, cause.element) }
      }
    }
    for cause in causes { parts[cause.element] = (.cause, cause.element) }
    return tree.preorder.compactMap { index in
      let node = tree.nodes[index]
      guard let part = parts[node.id] else { return nil }
      return ElementChange(
        id: node.id, role: part.role, cause: part.cause, reference: node.reference?.frame,
        candidate: node.candidate?.frame)
    }
  }
}
