import Devices
import Drawing
import Geometry
import LayoutEngine
import LayoutSpecs
import Typography

/// Places the names and sizes of elements: inside, beside, or in the margin with a leader.
///
/// No two labels touch, and none covers text or symbols. Placement depends only on the layout.
struct ElementLabels {
  /// A label that found no room near its element and goes to the margin.
  struct Outside {
    /// The element's name.
    var name: String
    /// The element's size in points.
    var size: String
    /// The visible part of the element on the page.
    var frame: Rect
  }

  /// The labels inside the screen.
  private(set) var commands: [DrawingCommand] = []
  /// The labels that go to the margin, in drawing order of their elements.
  private(set) var outside: [Outside] = []
  /// What is taken on the screen after placement.
  private(set) var occupancy: Occupancy

  private let layout: ResolvedLayout
  private let context: ElementContext
  private let body: DeviceBody
  private let leaves: [(index: Int, frame: Rect)]
  private var namedLists: Set<String> = []
  private let isMirrored: Bool

  /// Places all labels of a layout.
  init(layout: ResolvedLayout, context: ElementContext, body: DeviceBody) {
    self.layout = layout
    self.context = context
    self.body = body
    isMirrored = layout.configuration.direction == .rightToLeft
    var occupancy = Occupancy()
    var leaves: [(Int, Rect)] = []
    for (index, element) in layout.elements.enumerated() where !element.visible.isEmpty {
      switch element.content {
      case .container, .scroll: continue
      case .text(let text):
        for ink in context.page(text).inks { occupancy.take(ink) }
      case .button(let button):
        if let title = button.title {
          for ink in context.page(title).inks { occupancy.take(ink) }
        }
        if let symbol = button.symbolFrame { occupancy.take(context.space.page(symbol)) }
      case .image, .box, .divider, .row: break
      }
      leaves.append((index, context.space.page(element.visible)))
    }
    for region in layout.scene.regions where region.isActive || region.region.kind == .occlusion {
      occupancy.take(context.space.page(region.region.frame).inset(by: -3))
    }
    if let housing = layout.scene.display.housing {
      occupancy.take(context.space.page(housing.frame).inset(by: -3))
    }
    if let indicator = layout.scene.homeIndicator {
      occupancy.take(context.space.page(indicator).inset(by: -2))
    }
    // The edge of the safe area is a full line: nothing is written across it.
    let window = context.space.page(layout.scene.window)
    let safe = context.space.page(layout.scene.window.inset(by: layout.scene.safeArea))
    for edge in Edge.allCases where layout.scene.safeArea[edge] > 0 {
      let line = safe.position(of: edge)
      occupancy.take(
        edge.axis == .vertical
          ? Rect(x: window.minX, y: line - 1, width: window.width, height: 2)
          : Rect(x: line - 1, y: window.minY, width: 2, height: window.height))
    }
    self.occupancy = occupancy
    self.leaves = leaves
    placeAll()
  }

  private mutating func placeAll() {
    let shown = layout.elements.indices.filter { !layout.elements[$0].visible.isEmpty }
    // Leaves first: their labels have the least choice.
    for index in shown where !isContainer(index) { place(index) }
    for index in shown where isContainer(index) { place(index) }
  }

  private func isContainer(_ index: Int) -> Bool {
    switch layout.elements[index].content {
    case .container, .scroll: true
    default: false
    }
  }

  private mutating func place(_ index: Int) {
    let element = layout.elements[index]
    guard let name = name(of: element) else { return }
    let frame = context.space.page(element.visible)
    let size =
      "\(element.windowFrame.width.text(decimals: 2)) × "
      + element.windowFrame.height.text(decimals: 2)
    let label = Label(
      name: name, size: size, nameWidth: context.text.width(name, Face.labelName),
      sizeWidth: context.text.width(size, Face.labelSize))
    if element.kind == "row" {
      // A row is one of many: its name goes inside or nowhere.
      if placeInside(label, frame, owner: index), let parent = element.parent {
        namedLists.insert(layout.elements[parent].path)
      }
      return
    }
    // Round platters and symbols leave no room inside: a button is named beside it where that is free.
    let prefersOutside = isContainer(index) || element.kind == "button"
    let placed =
      prefersOutside
      ? placeAround(label, frame, owner: index) || placeInside(label, frame, owner: index)
      : placeInside(label, frame, owner: index) || placeAround(label, frame, owner: index)
    if !placed, element.isNamed {
      outside.append(Outside(name: name, size: size, frame: frame))
    }
  }

  /// The name to show: the given id, a box's own words, a picture's asset, a row's place.
  private func name(of element: Element) -> String? {
    // A list whose rows carry its name needs no label of its own.
    if namedLists.contains(element.path) { return nil }
    if element.isNamed { return element.id }
    switch element.content {
    case .box(let label): return label
    case .image(let image): return image.asset
    case .row:
      let parent = element.parent.map { layout.elements[$0] }
      return parent?.isNamed == true ? element.id : nil
    default: return nil
    }
  }

  private struct Label {
    var name: String
    var size: String
    var nameWidth: Double
    var sizeWidth: Double
  }

  /// Inside the frame: two lines, one line, the name alone.
  private mutating func placeInside(_ label: Label, _ frame: Rect, owner: Int) -> Bool {
    for area in areas(of: frame, owner: owner) {
      if stacked(label, in: area, owner: owner) || inLine(label, in: area, owner: owner)
        || alone(label, in: area, owner: owner)
      {
        return true
      }
    }
    return false
  }

  /// Where inside a frame a label may go: the whole, then the part inside the safe area.
  private func areas(of frame: Rect, owner: Int) -> [Rect] {
    let safe = context.space.page(
      layout.scene.window.inset(by: layout.scene.safeArea))
    let inner = frame.intersection(safe)
    let onScreen = frame.intersection(body.screenFrame)
    return inner == onScreen || inner.isEmpty ? [onScreen] : [inner, onScreen]
  }

  private mutating func stacked(_ label: Label, in area: Rect, owner: Int) -> Bool {
    let width = max(label.nameWidth, label.sizeWidth)
    guard area.width >= width + 12, area.height >= 30 else { return false }
    let x = isMirrored ? area.maxX - 6 - width : area.minX + 6
    let room = Rect(x: x, y: area.minY + 4, width: width, height: 22)
    guard canTake(room, owner: owner) else { return false }
    add(label.name, Face.labelName, context.ink.ink, room, baseline: room.minY + 8)
    add(label.size, Face.labelSize, context.ink.soft, room, baseline: room.minY + 19)
    take(room)
    return true
  }

  private mutating func inLine(_ label: Label, in area: Rect, owner: Int) -> Bool {
    guard area.width >= label.nameWidth + label.sizeWidth + 24, area.height >= 13 else {
      return false
    }
    let top = area.height < 24 ? area.midY - 5.5 : area.minY + 4
    let leading = Rect(x: area.minX + 6, y: top, width: label.nameWidth, height: 11)
    let trailing = Rect(
      x: area.maxX - 6 - label.sizeWidth, y: top, width: label.sizeWidth, height: 11)
    let (name, size) =
      isMirrored
      ? (
        Rect(
          x: area.maxX - 6 - label.nameWidth, y: top, width: label.nameWidth, height: 11),
        Rect(x: area.minX + 6, y: top, width: label.sizeWidth, height: 11)
      ) : (leading, trailing)
    guard canTake(name, owner: owner), canTake(size, owner: owner) else { return false }
    add(label.name, Face.labelName, context.ink.ink, name, baseline: top + 8.3)
    add(label.size, Face.labelSize, context.ink.soft, size, baseline: top + 8.3)
    take(name)
    take(size)
    return true
  }

  private mutating func alone(_ label: Label, in area: Rect, owner: Int) -> Bool {
    guard area.width >= label.nameWidth + 8, area.height >= 12 else { return false }
    // The far end first: text starts at the near one.
    let ends = [area.maxX - 5 - label.nameWidth, area.minX + 5]
    let levels =
      area.height < 24
      ? [area.midY - 5.5] : [area.minY + 4, area.maxY - 15, area.midY - 5.5]
    for top in levels {
      for x in isMirrored ? ends.reversed() : ends {
        let room = Rect(x: x, y: top, width: label.nameWidth, height: 11)
        guard canTake(room, owner: owner) else { continue }
        add(label.name, Face.labelName, context.ink.ink, room, baseline: top + 8.3)
        take(room)
        return true
      }
    }
    return false
  }

  /// Beside the frame, where no other element is: above, below, at either side.
  private mutating func placeAround(_ label: Label, _ frame: Rect, owner: Int) -> Bool {
    let width = label.nameWidth
    let height = 10.0
    let middle = frame.midX - width / 2
    let candidates = [
      Rect(x: frame.minX + 1, y: frame.minY - height - 2, width: width, height: height),
      Rect(x: middle, y: frame.maxY + 2, width: width, height: height),
      Rect(x: middle, y: frame.minY - height - 2, width: width, height: height),
      Rect(x: frame.maxX + 4, y: frame.midY - height / 2, width: width, height: height),
      Rect(x: frame.minX - 4 - width, y: frame.midY - height / 2, width: width, height: height),
    ]
    for room in candidates {
      guard body.screenFrame.inset(by: 2).contains(room), canTake(room, owner: nil) else {
        continue
      }
      add(label.name, Face.labelName, context.ink.ink, room, baseline: room.minY + 8)
      take(room)
      return true
    }
    return false
  }

  /// Marks the room of a label as taken, with the space that keeps two labels apart.
  private mutating func take(_ room: Rect) {
    occupancy.take(room.inset(by: EdgeInsets(top: -1.5, left: -7, bottom: -1.5, right: -7)))
  }

  /// Whether a label may go somewhere: on the screen, clear of what is taken, and over no other
  /// leaf than its owner. A leaf drawn later would cover it, one drawn earlier would be covered.
  private func canTake(_ room: Rect, owner: Int?) -> Bool {
    guard occupancy.isFree(room), isClearOfCorners(room) else { return false }
    return !leaves.contains { leaf in
      leaf.index != owner && leaf.frame.intersects(room)
        && !(owner.map { leaf.index < $0 && leaf.frame.contains(room) } ?? false)
    }
  }

  /// Whether the corners of a rectangle lie inside the screen's rounded corners.
  private func isClearOfCorners(_ room: Rect) -> Bool {
    let radii = layout.scene.display.cornerRadii
    let frame = body.screenFrame
    let factor = context.space.factor
    func isInside(_ x: Double, _ y: Double, _ radius: Double) -> Bool {
      // Distances from the two edges that meet in the corner.
      let r = radius * factor
      guard x < r, y < r else { return true }
      return (r - x) * (r - x) + (r - y) * (r - y) <= r * r
    }
    return isInside(room.minX - frame.minX, room.minY - frame.minY, radii.topLeft)
      && isInside(frame.maxX - room.maxX, room.minY - frame.minY, radii.topRight)
      && isInside(frame.maxX - room.maxX, frame.maxY - room.maxY, radii.bottomRight)
      && isInside(room.minX - frame.minX, frame.maxY - room.maxY, radii.bottomLeft)
  }

  private mutating func add(
    _ string: String, _ font: Font, _ color: Color, _ room: Rect, baseline: Double
  ) {
    let halo = context.ink.screen
    commands.append(
      .text(
        context.text.run(
          string, font, color,
          at: Point(x: isMirrored ? room.maxX : room.minX, y: baseline),
          anchor: isMirrored ? .end : .start, halo: halo)))
  }
}
