package import Geometry

/// Lets the element of a scroll or list grow to the window's edge where it touches the safe area.
///
/// What it holds keeps clear of that edge by as much: a scroll insets its content itself.
///
/// - Note: Source: the design, section 5, after UIKit's automatic content insets.
package final class ScrollExtensionNode: WrapperNode {

  /// Makes the extension of a scrolling element.
  package init(child: LayoutNode) { super.init(child: child) }

  package override func place(at origin: Point, proposal: ProposedSize, in placement: Placement) {
    let plain = Rect(origin: origin, size: size(for: proposal))
    let grown = placement.extended(plain)
    child.place(
      at: grown.origin, proposal: grown == plain ? proposal : ProposedSize(grown.size),
      in: placement)
  }
}
