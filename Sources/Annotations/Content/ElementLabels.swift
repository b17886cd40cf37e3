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
  /// Where labels may go, with these labels taken.
  private(set) var ground: LabelGround

  private let layout: ResolvedLayout
  private let context: ElementContext
  private let isMirrored: Bool
  private var namedLists: Set<String> = []
  private var repeated: Set<String> = []

  /// Places all labels of a layout.
  init(layout: ResolvedLayout, context: ElementContext, ground: LabelGround) {
    self.layout = layout
    self.context = context
    self.ground = ground
    isMirrored = layout.configuration.direction == .rightToLeft
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
    case .container, .scroll, .bar: true
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
    // Of things without a name of their own that look alike, one label tells of all.
    if !element.isNamed, element.kind != "row",
      !repeated.insert("\(name) \(size)").inserted
    {
      return
    }
    if element.kind == "row" {
      // A row is one of many: its name goes inside or nowhere.
      if placeInside(label, frame, owner: index), let parent = element.parent {
        namedLists.insert(layout.elements[parent].path)
      }
      return
    }
    if let band = FreeBand.rect(of: element, context, isMirrored: isMirrored),
      placeAtEnd(label, of: band.intersection(frame), owner: index)
    {
      return
    }
    let prefersOutside = isContainer(index) || FreeBand.isRoundOrFull(element)
    let placed =
      prefersOutside
      ? placeAround(label, frame, owner: index)
        || (isContainer(index) && placeInside(label, frame, owner: index))
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
    case .box(let label, _): return label
    case .image(let image): return image.asset
    case .row:
      // Rows with content of their own are told by it; stand-ins carry the list's name.
      guard let parent = element.parent.map({ layout.elements[$0] }), parent.isNamed,
        !layout.elements.contains(where: {
          $0.parent.map { layout.elements[$0].path } == element.path
        })
      else { return nil }
      return element.id
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
    var frame = frame
    // Bars beside a picture and in it are dark, and carry words of their own.
    if case .image(let image) = layout.elements[owner].content {
      let content = image.bakedBars?.content ?? image.fit.shown
      if !image.fit.bars.isEmpty || image.bakedBars != nil {
        frame = frame.intersection(context.space.page(content.intersection(image.fit.shown)))
      }
    }
    // Round corners take from the room: a quarter circle's square reaches in by 0.29 radii.
    let corner = layout.elements[owner].cornerRadius * context.space.factor
    let reach = min(corner, min(frame.width, frame.height) / 2) * 0.29
    let inner = frame.inset(by: reach).intersection(ground.safe)
    let onScreen = frame.inset(by: reach).intersection(ground.screen)
    return inner == onScreen || inner.isEmpty ? [onScreen] : [inner, onScreen]
  }

  private mutating func stacked(_ label: Label, in area: Rect, owner: Int) -> Bool {
    let width = max(label.nameWidth, label.sizeWidth)
    guard area.width >= width + 12, area.height >= 30 else { return false }
    let x = isMirrored ? area.maxX - 6 - width : area.minX + 6
    let room = Rect(x: x, y: area.minY + 4, width: width, height: 22)
    guard ground.canTake(room, owner: owner) else { return false }
    add(label.name, Face.labelName, context.ink.ink, room, baseline: room.minY + 8)
    add(label.size, Face.labelSize, context.ink.soft, room, baseline: room.minY + 19)
    ground.takeLabel(room)
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
    guard ground.canTake(name, owner: owner), ground.canTake(size, owner: owner) else {
      return false
    }
    add(label.name, Face.labelName, context.ink.ink, name, baseline: top + 8.3)
    add(label.size, Face.labelSize, context.ink.soft, size, baseline: top + 8.3)
    ground.takeLabel(name)
    ground.takeLabel(size)
    return true
  }

  /// At the far end of a low band, halfway up: name and size, or the name alone.
  private mutating func placeAtEnd(_ label: Label, of band: Rect, owner: Int) -> Bool {
    let gap = 8.0
    let top = band.midY - 5.5
    guard band.height >= 12 else { return false }
    for parts in [[label.nameWidth, label.sizeWidth], [label.nameWidth]] {
      let width = parts.reduce(gap * Double(parts.count - 1), +)
      guard band.width >= width else { continue }
      let room = Rect(
        x: isMirrored ? band.minX : band.maxX - width, y: top, width: width, height: 11)
      guard ground.canTake(room, owner: owner) else { continue }
      var name = room
      name.size.width = label.nameWidth
      if isMirrored { name.origin.x = room.maxX - label.nameWidth }
      add(label.name, Face.labelName, context.ink.ink, name, baseline: top + 8.3)
      if parts.count > 1 {
        var size = room
        size.size.width = label.sizeWidth
        if !isMirrored { size.origin.x = room.maxX - label.sizeWidth }
        add(label.size, Face.labelSize, context.ink.soft, size, baseline: top + 8.3)
      }
      ground.takeLabel(room)
      return true
    }
    return false
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
        guard ground.canTake(room, owner: owner) else { continue }
        add(label.name, Face.labelName, context.ink.ink, room, baseline: top + 8.3)
        ground.takeLabel(room)
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
    let level = frame.midY - height / 2
    let beside = [
      Rect(x: frame.minX - 4 - width, y: level, width: width, height: height),
      Rect(x: frame.maxX + 4, y: level, width: width, height: height),
    ]
    var candidates = [
      Rect(x: frame.minX + 1, y: frame.minY - height - 2, width: width, height: height),
      Rect(x: frame.minX + 1, y: frame.maxY + 2, width: width, height: height),
      Rect(x: middle, y: frame.maxY + 2, width: width, height: height),
      Rect(x: middle, y: frame.minY - height - 2, width: width, height: height),
    ]
    let isSmall = FreeBand.isSmallControl(layout.elements[owner])
    candidates =
      isSmall
      ? (isMirrored ? beside.reversed() : beside) + candidates
      : candidates + beside.reversed()
    // What lies in the safe area is named there where that is possible.
    let isSafe = ground.safe.intersects(frame)
    let ordered =
      isSafe
      ? candidates.filter { ground.safe.contains($0) }
        + candidates.filter { !ground.safe.contains($0) } : candidates
    for room in ordered {
      guard ground.canTake(room, owner: owner) else { continue }
      add(label.name, Face.labelName, context.ink.ink, room, baseline: room.minY + 8)
      ground.takeLabel(room)
      return true
    }
    return false
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
