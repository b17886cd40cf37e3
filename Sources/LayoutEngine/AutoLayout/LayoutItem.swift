/// What a constraint speaks of: a view, or a guide that a view owns.
package struct LayoutItem: Hashable, Sendable {
  /// The rectangles that belong to a view.
  package enum Part: Hashable, Sendable {
    /// The alignment rectangle of the view itself.
    case view
    /// Its bounds less its safe area insets.
    case safeArea
    /// Its bounds less its layout margins.
    case margins
    /// The part of its margins that lines of text stay readable in.
    case readable
    /// What the docked keyboard covers, or below the safe area while it is away.
    case keyboard
    /// What a scroll view scrolls.
    case contentLayout
    /// The frame of a scroll view, which does not scroll.
    case frameLayout
    /// The room of a controller's bars above its content.
    case topLayout
    /// The room of a controller's bars below its content.
    case bottomLayout
  }

  /// The id of the view; guides of its own have ids as views do.
  package var view: String
  /// Which rectangle of it.
  package var part: Part

  /// Names a view, or a rectangle that belongs to it.
  package init(_ view: String, _ part: Part = .view) {
    self.view = view
    self.part = part
  }
}
