import Geometry
import LayoutSpecs

extension ChromeLayout {
  /// Places what stands in the strip at the side.
  func placeStrip(_ strip: SideStripPlan) {
    let band = logical(strip.band)
    let inner = bar(
      "sideStrip", kind: "sideStrip", frame: band,
      BarDrawing(platter: nil, cornerRadius: 0, hairline: nil))
    for item in strip.items where !item.overflows { place(item, in: inner) }
    if let more = strip.more {
      place(
        Node(.button(ButtonContent(title: nil, symbol: "ellipsis"))), path: "sideStrip/more",
        in: logical(more), inner)
      placeOverflow(strip, in: inner)
    }
    placeTabs(of: strip)
  }

  /// Items without room are in the menu of the overflow item: laid out there, not shown.
  private func placeOverflow(_ strip: SideStripPlan, in placement: Placement) {
    var hidden = placement
    hidden.isHidden = true
    var names: [String] = []
    for item in strip.items where item.overflows {
      let first = placement.sink.elements.count
      place(item, in: hidden)
      guard first < placement.sink.elements.count else { continue }
      placement.sink[first].reason.rule = "in the overflow menu of the strip"
      names.append("'\(placement.sink.elements[first].id)'")
    }
    placement.sink.notes.append(
      Note(
        rule: "bar-items-overflow", element: "sideStrip/more",
        message: "the strip has no room for \(names.joined(separator: ", ")): in its overflow menu"
      ))
  }

  private func place(_ item: SideStripPlan.Item, in placement: Placement) {
    guard let node = node(of: item.path) else { return }
    place(node, path: item.path, in: logical(item.frame), placement)
  }

  private func place(_ node: Node, path: String, in frame: Rect, _ placement: Placement) {
    var node = node
    // Upright an item is its symbol.
    if case .button(var content) = node.kind, content.symbol != nil {
      content.title = nil
      node.kind = .button(content)
    }
    let item = builder.barItem(node, path: path, platter: frame.height)
    let offer = ProposedSize(frame.size)
    item.place(
      at: Alignment.center.origin(of: item.size(for: offer), in: frame), proposal: offer,
      in: placement)
  }

  /// The node that a path of the plan means.
  private func node(of path: String) -> Node? {
    let steps = path.split(separator: "/")
    let index = steps.last.flatMap { Int($0) }
    switch (steps.first, steps.dropFirst().first) {
    case ("navigation", "back"): return screen.navigation.flatMap { backNode($0.back) }
    case ("navigation", "leading"): return index.flatMap { screen.navigation?.leading[$0] }
    case ("navigation", "trailing"): return index.flatMap { screen.navigation?.trailing[$0] }
    case ("toolbar", _): return index.flatMap { screen.toolbar?.items[$0] }
    default: return nil
    }
  }

  private func placeTabs(of strip: SideStripPlan) {
    guard let bar = screen.tabs, let view = strip.tabBar, let capsule = strip.capsule else {
      return
    }
    let pill = logical(capsule)
    let inner = self.bar(
      "tabs", kind: "tabBar", frame: logical(view),
      BarDrawing(platter: pill, cornerRadius: pill.width / 2, hairline: nil))
    let hasRest = strip.shownTabs < bar.items.count
    for (index, item) in bar.items.enumerated() {
      let isRest = hasRest && index >= strip.shownTabs - 1
      let place = min(index, strip.shownTabs - 1)
      let cell = Rect(
        x: pill.minX,
        y: pill.minY + SideStripMetrics.capsulePadding / 2 + Double(place)
          * SideStripMetrics.tabPitch,
        width: pill.width, height: SideStripMetrics.tabPitch)
      var target = inner
      target.isHidden = isRest
      let element = tabElement(
        item, index, rule: isRest ? "in the last tab of the strip" : "a place in the strip's tabs")
      placeTab(
        element, symbol: item.symbol ?? "circle", badge: item.badge,
        isSelected: index == bar.selected, in: cell, target)
    }
    guard hasRest else { return }
    let cell = Rect(
      x: pill.minX,
      y: pill.minY + SideStripMetrics.capsulePadding / 2
        + Double(strip.shownTabs - 1) * SideStripMetrics.tabPitch,
      width: pill.width, height: SideStripMetrics.tabPitch)
    var element = builder.barElement("tabs/more", kind: "tab", interactive: true)
    element.reason.rule = "the tabs without a place"
    placeTab(
      element, symbol: "ellipsis", badge: nil, isSelected: bar.selected >= strip.shownTabs - 1,
      in: cell, inner)
  }

  /// A tab upright: its symbol alone.
  private func placeTab(
    _ element: Element, symbol: String, badge: String?, isSelected: Bool, in cell: Rect,
    _ placement: Placement
  ) {
    let side = 24.0
    let inner = ElementNode.append(element, frame: cell, to: placement)
    inner.fill(
      .button(
        ButtonDrawing(
          style: isSelected ? .bordered : .plain, title: nil, symbol: symbol,
          symbolFrame: Rect(
            x: cell.midX - side / 2, y: cell.midY - side / 2, width: side, height: side),
          platter: cell, cornerRadius: cell.width / 2, badge: badge)),
      in: cell)
  }
}
