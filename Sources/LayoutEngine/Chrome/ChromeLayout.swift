import Devices
import Geometry
import LayoutSpecs
import Typography

/// Lays out the items of system bars as elements, in logical window space.
struct ChromeLayout {
  let plan: ChromePlan
  let screen: Screen
  let builder: LayoutBuilder
  let placement: Placement
  /// The safe area of the window without bars, in logical edges.
  let hardware: EdgeInsets

  var metrics: ChromeMetrics { plan.metrics }
  var palette: Palette { builder.palette }
  var isGlass: Bool { metrics.context.generation == .glass }

  /// Places all bars with their items; bars lie over the content.
  func place() {
    placeNavigation()
    if plan.navigation == nil { placeSearch(in: placement) }
    placeToolbar()
    if let strip = plan.strip { placeStrip(strip) } else { placeTabs() }
  }

  // MARK: Search bar

  func placeSearch(in placement: Placement) {
    guard let search = screen.searchBar, let room = plan.search else { return }
    let inset = metrics.searchFieldInset
    let height = min(metrics.searchFieldHeight, room.height)
    let field = Rect(
      x: room.minX + hardware.left + inset,
      y: plan.navigation == nil ? room.midY - height / 2 : room.minY + 1,
      width: max(room.width - hardware.left - hardware.right - 2 * inset, 0), height: height)
    let node = builder.barTextNode(
      search.placeholder, style: .body, weight: nil, color: palette.rgba(.secondaryLabel),
      element: "searchBar")
    let start = room.minX + hardware.left + metrics.searchTextInset
    let offer = ProposedSize(width: max(field.maxX - start - 8, 0), height: field.height)
    let size = node.size(for: offer)
    let glass = 16.0
    var element = builder.barElement("searchBar", kind: "searchBar", interactive: true)
    element.reason.rule = barRule
    let inner = ElementNode.append(element, frame: field, to: placement)
    inner.fill(
      .button(
        ButtonDrawing(
          style: .bordered,
          title: node.placed(
            at: Point(x: start, y: field.midY - size.height / 2), proposal: offer),
          symbol: "magnifyingglass",
          symbolFrame: Rect(
            x: start - glass - 7, y: field.midY - glass / 2, width: glass, height: glass),
          platter: field, cornerRadius: isGlass ? height / 2 : 10)),
      in: field)
  }

  // MARK: Toolbar

  private func placeToolbar() {
    guard let bar = screen.toolbar, let frame = plan.toolbar else { return }
    let row = Rect(
      x: frame.minX, y: frame.minY, width: frame.width, height: metrics.toolbarItemRow)
    let inner = self.bar(
      "toolbar", kind: "toolbar", frame: frame,
      BarDrawing(platter: nil, cornerRadius: 0, hairline: isGlass ? nil : .top))
    let items = bar.items.enumerated().filter { staysLevel($0.element) }.map { index, node in
      item(node, path: "toolbar/\(index)", row)
    }
    let widths = items.map { $0.node.size(for: itemProposal(row)).width }
    let left = row.minX + hardware.left + sideMargin - (items.first?.pad ?? 0)
    let right = row.maxX - hardware.right - sideMargin + (items.last?.pad ?? 0)
    let room = right - left
    // Items spread over the bar, the outer ones at its margins, as flexible gaps make them.
    let free = room - widths.reduce(0, +)
    let gap =
      items.count > 1 ? max(free / Double(items.count - 1), metrics.itemGap) : 0
    var x = items.count == 1 ? left + free / 2 : left
    for (item, width) in zip(items, widths) {
      place(item.node, at: x, row, inner)
      x += width + gap
    }
  }

  // MARK: Tab bar

  private func placeTabs() {
    guard let bar = screen.tabs, let frame = plan.tabs else { return }
    let isTop = metrics.tabsAreOnTop
    let capsule = plan.tabCapsule.map { logical($0) }
    let drawing: BarDrawing
    if isTop {
      let height = metrics.context.isTV ? frame.height : min(frame.height - 10, 44)
      let width = min(
        tabWidths(bar).reduce(0, +) + 2 * metrics.tabCapsulePadding,
        frame.width - hardware.left - hardware.right - 240)
      // Level with the items of the navigation bar that it shares the row with.
      let middle =
        metrics.context.isTV
        ? frame.midY : frame.minY + metrics.navigationItemTop + metrics.navigationItemRow / 2
      let pill = Rect(
        x: frame.midX - width / 2, y: middle - height / 2, width: max(width, 0),
        height: height)
      drawing = BarDrawing(platter: pill, cornerRadius: height / 2, hairline: nil)
    } else if let capsule {
      drawing = BarDrawing(platter: capsule, cornerRadius: capsule.height / 2, hairline: nil)
    } else {
      drawing = BarDrawing(platter: nil, cornerRadius: 0, hairline: .top)
    }
    let inner = self.bar("tabs", kind: "tabBar", frame: frame, drawing)
    let row: Rect
    if isTop, let pill = drawing.platter {
      row = pill.inset(
        by: EdgeInsets(left: metrics.tabCapsulePadding, right: metrics.tabCapsulePadding))
    } else if let capsule {
      row = capsule.inset(
        by: EdgeInsets(left: metrics.tabCapsulePadding, right: metrics.tabCapsulePadding))
    } else {
      row = Rect(
        x: frame.minX + hardware.left, y: frame.minY,
        width: frame.width - hardware.left - hardware.right,
        height: frame.height - hardware.bottom)
    }
    let widths = isTop ? tabWidths(bar) : []
    var even = row.width / Double(max(bar.items.count, 1))
    if let pitch = metrics.tabPitch, !isTop, capsule == nil { even = min(even, pitch) }
    var x = isTop ? row.minX : row.midX - even * Double(bar.items.count) / 2
    for (index, item) in bar.items.enumerated() {
      let width = isTop ? widths[index] : even
      let cell = Rect(x: x, y: row.minY, width: width, height: row.height)
      placeTab(item, index, isSelected: index == bar.selected, isTop: isTop, in: cell, inner)
      x += width
    }
  }

  /// The widths of tabs at the top: their titles and room at both sides, 16 and for the large titles of a
  /// television 32, which is chosen.
  private func tabWidths(_ bar: TabBar) -> [Double] {
    let side = metrics.context.isTV ? 32.0 : 16
    return bar.items.map { item in
      let title = item.title.map {
        builder.barTextNode($0, style: .subheadline, weight: .semibold, color: 0, element: "tabs")
      }
      return (title?.size(for: .unspecified).width ?? 22) + 2 * side
    }
  }

  /// The element of a tab before it is placed.
  func tabElement(_ item: TabBar.Item, _ index: Int, rule: String) -> Element {
    var element = builder.barElement("tabs/\(index)", kind: "tab", interactive: true)
    if let id = item.id {
      element.id = id.value
      element.isNamed = true
      element.position = id.position
    }
    element.leadsTo = item.leadsTo?.value
    element.reason.rule = rule
    return element
  }

  private func placeTab(
    _ item: TabBar.Item, _ index: Int, isSelected: Bool, isTop: Bool, in cell: Rect,
    _ placement: Placement
  ) {
    let color = palette.rgba(isSelected ? .accent : .secondaryLabel)
    let isInline = isTop || cell.height < 40 || metrics.tabsAreInline && plan.tabCapsule == nil
    let titleSize = isInline ? metrics.inlineTabTitleSize : metrics.tabTitleSize
    let title = item.title.map { title in
      builder.barTextNode(
        title, style: isTop ? .subheadline : .caption2, weight: isSelected ? .semibold : .medium,
        color: color, element: "tabs/\(index)", size: isTop ? nil : titleSize)
    }
    let offer = ProposedSize(width: max(cell.width - 4, 0), height: cell.height)
    let size = title?.size(for: offer) ?? .zero
    let symbolSide = isTop ? 0 : min(24, cell.height - (title == nil || isInline ? 8 : 22))
    let hasSymbol = !isTop && (item.symbol != nil || title == nil)
    var symbolFrame: Rect?
    var origin = Point(x: cell.midX - size.width / 2, y: cell.midY - size.height / 2)
    if hasSymbol {
      if isInline {
        let width = symbolSide + (title == nil ? 0 : 6 + size.width)
        symbolFrame = Rect(
          x: cell.midX - width / 2, y: cell.midY - symbolSide / 2, width: symbolSide,
          height: symbolSide)
        origin.x = cell.midX - width / 2 + symbolSide + 6
      } else if plan.tabCapsule != nil {
        symbolFrame = Rect(
          x: cell.midX - symbolSide / 2,
          y: cell.minY + metrics.tabSymbolCenter - symbolSide / 2, width: symbolSide,
          height: symbolSide)
        origin.y = cell.minY + metrics.tabTitleCenter - size.height / 2
      } else {
        let height = symbolSide + (title == nil ? 0 : 2 + size.height)
        let top = cell.midY - height / 2
        symbolFrame = Rect(
          x: cell.midX - symbolSide / 2, y: top, width: symbolSide, height: symbolSide)
        origin.y = top + symbolSide + 2
      }
    }
    let element = tabElement(
      item, index,
      rule: metrics.tabPitch == nil || isTop
        ? "an even share of the tab bar" : "one of the tabs in the middle of their bar")
    let inner = ElementNode.append(element, frame: cell, to: placement)
    inner.fill(
      .button(
        ButtonDrawing(
          style: .plain, title: title?.placed(at: origin, proposal: offer),
          symbol: hasSymbol ? item.symbol ?? "circle" : nil, symbolFrame: symbolFrame,
          platter: cell, cornerRadius: isGlass ? cell.height / 2 : 0, badge: item.badge)),
      in: cell)
  }

  // MARK: Parts

  var barRule: String {
    "a system bar of the \(isGlass ? "glass" : "classic") generation"
  }

  /// Adds the element of a bar and returns the placement of its items.
  func bar(
    _ path: String, kind: String, frame: Rect, _ drawing: BarDrawing
  ) -> Placement {
    var element = builder.barElement(path, kind: kind, interactive: false)
    element.reason.rule = barRule
    let inner = ElementNode.append(element, frame: frame, to: placement)
    inner.fill(.bar(drawing), in: frame)
    return inner
  }

  func text(
    _ value: TextValue, style: TextStyle, weight: FontWeight?, path: String, in room: Rect,
    _ placement: Placement
  ) {
    let node = builder.barText(
      value, style: style, weight: weight, path: path, color: palette.rgba(.label))
    let offer = ProposedSize(width: max(room.width - 32, 0), height: room.height)
    node.place(
      at: Alignment.center.origin(of: node.size(for: offer), in: room), proposal: offer,
      in: placement)
  }

  /// Places an item in a row and returns where it ends.
  @discardableResult
  func place(_ item: LayoutNode, at x: Double, _ row: Rect, _ placement: Placement) -> Double {
    let offer = itemProposal(row)
    let size = item.size(for: offer)
    item.place(
      at: Point(x: x, y: row.midY - size.height / 2), proposal: offer, in: placement)
    return x + size.width
  }

  /// A node of the spec as an item of a row.
  func item(_ node: Node, path: String, _ row: Rect) -> BarItem {
    metrics.hasPlatters
      ? BarItem(node: builder.barItem(node, path: path, platter: row.height))
      : builder.classicBarItem(node, path: path)
  }

  /// The distance of what the outermost items show from the safe area's side.
  var sideMargin: Double {
    metrics.hasPlatters ? metrics.sideMargin : rootMargin
  }

  /// The margin of the root view beside the safe area.
  var rootMargin: Double { max(builder.scene.margins.left - builder.scene.safeArea.left, 16) }

  func itemProposal(_ row: Rect) -> ProposedSize {
    ProposedSize(width: nil, height: row.height)
  }

  var isMirrored: Bool { builder.configuration.direction == .rightToLeft }

  func logical(_ rect: Rect) -> Rect {
    isMirrored ? rect.mirrored(in: builder.scene.window.width) : rect
  }
}
