import Devices
import Geometry
import LayoutSpecs
import Typography

/// The navigation bar.
extension ChromeLayout {
  func placeNavigation() {
    guard let bar = screen.navigation, let frame = plan.navigation, let whole = plan.navigationRow
    else { return }
    let row = Rect(
      origin: whole.origin.offset(x: 0, y: metrics.navigationItemTop),
      size: Size(width: whole.width, height: metrics.navigationItemRow))
    let inner = self.bar(
      "navigation", kind: "navigationBar", frame: frame,
      BarDrawing(
        platter: nil, cornerRadius: 0, hairline: isGlass || isClearAtRest ? nil : .bottom))
    if let prompt = bar.prompt, let room = plan.prompt {
      text(prompt, style: .footnote, weight: nil, path: "navigation/prompt", in: room, inner)
    }
    let corner = isMirrored ? plan.rowInsets.mirrored : plan.rowInsets
    var left = row.minX + max(hardware.left, corner.left) + sideMargin
    var leading = plan.strip == nil ? backItem(bar.back, row).map { [$0] } ?? [] : []
    leading += bar.leading.enumerated().filter { staysLevel($0.element) }.map { index, node in
      item(node, path: "navigation/leading/\(index)", row)
    }
    left -= leading.first?.pad ?? 0
    for item in leading {
      left = place(item.node, at: left, row, inner) + (item.gap ?? metrics.itemGap)
    }
    // Trailing items are written in reading order: the last one is outermost.
    let trailing = bar.trailing.enumerated().filter { staysLevel($0.element) }.map { index, node in
      item(node, path: "navigation/trailing/\(index)", row)
    }
    var right = row.maxX - max(hardware.right, corner.right) - sideMargin
    right += trailing.last?.pad ?? 0
    for item in trailing.reversed() {
      right -= item.node.size(for: itemProposal(row)).width
      place(item.node, at: right, row, inner)
      right -= metrics.itemGap
    }
    if let title = bar.title {
      if let room = plan.largeTitle {
        placeLargeTitle(title, in: room, inner)
      } else {
        // Tabs at the top take the middle: the title moves to where reading starts.
        let isLeading = screen.tabs != nil && metrics.tabsAreOnTop
        placeTitle(title, left: left, right: right, isLeading: isLeading, in: row, inner)
      }
    }
    if plan.search != nil { placeSearch(in: inner) }
  }

  /// Whether a classic bar shows no ground of its own over content at rest, as a preview has it.
  ///
  /// - Note: Source: UIKit, `UINavigationBar.scrollEdgeAppearance`: from iOS 13 bars with a large title
  ///   are clear at the edge of what scrolls, from iOS 15 all are.
  private var isClearAtRest: Bool {
    let system = builder.configuration.os?.major ?? 27
    return system >= 15 || system >= 13 && plan.largeTitle != nil
  }

  /// The title in the middle of the bar, or as near to it as the items let it.
  private func placeTitle(
    _ title: TextValue, left: Double, right: Double, isLeading: Bool, in row: Rect,
    _ placement: Placement
  ) {
    let node = builder.barText(
      title, style: .headline, weight: .semibold, path: "navigation/title",
      color: palette.rgba(.label))
    let offer = ProposedSize(width: max(right - left, 0), height: row.height)
    let size = node.size(for: offer)
    // In the middle of what the strip leaves.
    var middle = (row.minX + hardware.left + row.maxX - hardware.right) / 2
    var (left, right) = (left, right)
    // A title never lies across an active fold: it keeps to the side where reading starts. That
    // system bars adapt is stated, how is chosen.
    if let fold = placement.division, fold.axis == .horizontal, fold.parts(row) {
      right = min(right, fold.frame.minX)
      left = min(left, right)
      middle = (row.minX + hardware.left + right) / 2
    }
    var x = isLeading ? left : middle - size.width / 2
    x = max(min(x, right - size.width), left)
    node.place(
      at: Point(x: x, y: row.midY - size.height / 2), proposal: offer, in: placement)
  }

  private func placeLargeTitle(_ title: TextValue, in room: Rect, _ placement: Placement) {
    let inset = metrics.largeTitleInset(margin: rootMargin)
    let left = room.minX + hardware.left + inset
    let node = builder.barText(
      title, style: .largeTitle, weight: .bold, path: "navigation/title",
      color: palette.rgba(.label))
    let offer = ProposedSize(
      width: max(room.width - hardware.left - hardware.right - 2 * inset, 0), height: room.height)
    node.place(
      at: Point(x: left, y: room.minY + metrics.largeTitleOffset), proposal: offer, in: placement)
  }

  /// Whether an item stays in a level bar.
  func staysLevel(_ node: Node) -> Bool {
    plan.strip == nil || !BarItemAxis.isUpright(node)
  }

  private func backItem(_ back: NavigationBar.Back, _ row: Rect) -> BarItem? {
    guard let node = backNode(back) else { return nil }
    let path = "navigation/back"
    return metrics.hasPlatters
      ? item(node, path: path, row) : builder.classicBackItem(node, path: path)
  }

  /// The button that leads back, as a node; nothing where the bar has none.
  func backNode(_ back: NavigationBar.Back) -> Node? {
    switch back {
    case .none: return nil
    case .plain:
      return Node(.button(ButtonContent(title: nil, symbol: "chevron.backward", style: .plain)))
    case .titled(let title):
      return Node(
        .button(ButtonContent(title: title, symbol: "chevron.backward", style: .plain)))
    }
  }
}
