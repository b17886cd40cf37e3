import Drawing
import Geometry
import LayoutEngine
import Typography

/// The numbers and words on pictures: the size of bars, what is cut at each edge, what became of the
/// focus; each where there is room, else not at all or in the margin.
struct ArtworkLabels {
  /// The labels in drawing order.
  private(set) var commands: [DrawingCommand] = []
  /// What found no room on the picture and goes to the margin.
  private(set) var margin: [MarginLabels.Note] = []
  /// Where labels may still go.
  private(set) var ground: LabelGround

  private let context: ElementContext

  /// Places the labels of some pictures.
  init(_ pictures: [ArtworkPicture], context: ElementContext, ground: LabelGround) {
    self.context = context
    self.ground = ground
    for picture in pictures where picture.isNotable {
      for region in picture.image.focus { name(region, of: picture) }
      for strip in picture.image.fit.croppedStrips { measure(cut: strip, of: picture) }
      for bar in picture.bars { measure(bar, of: picture) }
      if let note = picture.bakedNote {
        margin.append(
          MarginLabels.Note(
            title: note.title, detail: note.detail,
            frame: context.space.page(
              picture.bakedStrips.max { $0.frame.maxX < $1.frame.maxX }?.frame ?? picture.shown),
            color: ink.soft, titleColor: ink.ink, layer: .letterbox))
      }
      if let note = picture.note {
        margin.append(
          MarginLabels.Note(
            title: note.title, detail: note.detail, frame: context.space.page(picture.shown),
            color: picture.image.cropped > 0.0005 ? context.ink.error : context.ink.soft,
            titleColor: context.ink.ink, layer: .letterbox))
      }
    }
  }

  private var ink: Ink { context.ink }

  /// Where in a bar its size may stand, in parts of the room that is left; the middle first.
  private static let places: [(Double, Double)] = [
    (0.5, 0.5), (0.5, 0.3), (0.5, 0.7), (0.25, 0.5), (0.75, 0.5), (0.5, 0.85), (0.5, 0.15),
    (0, 0.5), (1, 0.5), (1, 0.84), (1, 0.16), (0, 0.84), (0, 0.16),
  ]

  /// What of a bar's size there is room for, in its middle or near it.
  private mutating func measure(_ bar: ArtworkFit.Strip, of picture: ArtworkPicture) {
    let frame = context.space.page(bar.frame)
    let size =
      "\(bar.frame.width.text(decimals: 2)) × \(bar.frame.height.text(decimals: 2))"
    let name = bar.edge.axis == .vertical ? "letterbox" : "pillarbox"
    for text in ["\(name) \(size)", size, bar.depth.text(decimals: 2)] {
      let width = context.text.width(text, Face.dimension)
      guard frame.width >= width + 10, frame.height >= 15 else { continue }
      for (x, y) in Self.places {
        let room = Rect(
          x: frame.minX + 5 + (frame.width - 10 - width) * x,
          y: frame.minY + 2 + (frame.height - 15) * y, width: width, height: 11)
        guard ground.canTake(room.inset(by: -1), owner: picture.index) else { continue }
        // The hatch stops around the number.
        add(text, ink.onBar, plate: ink.bar, room)
        return
      }
    }
  }

  /// How much is cut off at an edge, just inside it.
  private mutating func measure(cut strip: ArtworkFit.Strip, of picture: ArtworkPicture) {
    let frame = context.space.page(picture.shown)
    let text = "\(strip.depth.text(decimals: 2)) cut"
    let width = context.text.width(text, Face.dimension)
    for part in [0.5, 0.38, 0.62, 0.26, 0.74, 0.16, 0.84] {
      var room = Rect(x: 0, y: 0, width: width, height: 11)
      switch strip.edge {
      case .left: room.origin = Point(x: frame.minX + 7, y: frame.minY + frame.height * part - 5.5)
      case .right:
        room.origin = Point(x: frame.maxX - 7 - width, y: frame.minY + frame.height * part - 5.5)
      case .top:
        room.origin = Point(x: frame.minX + frame.width * part - width / 2, y: frame.minY + 6)
      case .bottom:
        room.origin = Point(x: frame.minX + frame.width * part - width / 2, y: frame.maxY - 17)
      }
      guard frame.contains(room), ground.canTake(room.inset(by: -2), owner: picture.index) else {
        continue
      }
      add(text, ink.error, plate: ink.screen, room)
      return
    }
  }

  /// The name of a region and what became of it, at one of its corners.
  private mutating func name(_ region: FocusRegion, of picture: ArtworkPicture) {
    let seen = context.space.page(region.frame.intersection(picture.shown))
    let text = "\(region.name): \(region.words())"
    let color = region.state == .visible ? ink.ink : ink.error
    let width = context.text.width(text, Face.labelName)
    let inner = seen.inset(by: 6)
    let rows = [inner.minY, inner.maxY - 11, inner.midY - 5.5]
    let columns = [inner.minX, inner.maxX - width, inner.midX - width / 2]
    for y in rows {
      for x in columns {
        let room = Rect(x: x, y: y, width: width, height: 11)
        guard inner.inset(by: -2).contains(room),
          ground.canTake(room.inset(by: -2), owner: picture.index)
        else { continue }
        add(text, color, plate: ink.screen, room, font: Face.labelName)
        return
      }
    }
    // Below or above the region, while it is on the picture's own ground.
    for y in [seen.maxY + 5, seen.minY - 16] {
      for x in [seen.minX, seen.maxX - width, seen.midX - width / 2] {
        let room = Rect(x: x, y: y, width: width, height: 11)
        guard context.space.page(picture.shown).contains(room),
          ground.canTake(room.inset(by: -2), owner: picture.index)
        else { continue }
        add(text, color, plate: ink.screen, room, font: Face.labelName)
        return
      }
    }
    let share = (region.lost * 100).text(decimals: 1)
    margin.append(
      MarginLabels.Note(
        title: region.name,
        detail: region.lost > 0 ? "\(region.words()), \(share) % of it" : region.words(),
        frame: seen.isEmpty ? context.space.page(picture.shown) : seen,
        color: region.state == .visible ? ink.soft : ink.error,
        titleColor: region.state == .visible ? ink.ink : ink.error, layer: .letterbox))
  }

  private mutating func add(
    _ text: String, _ color: Color, plate: Color, _ room: Rect, font: Font = Face.dimension
  ) {
    commands += [
      .path(
        .roundedRect(
          room.inset(by: EdgeInsets(top: -1.5, left: -4, bottom: -1.5, right: -4)), radius: 4),
        fill: .color(plate.opacity(0.88)), stroke: nil),
      .text(context.text.run(text, font, color, at: Point(x: room.minX, y: room.minY + 8.4))),
    ]
    ground.takeLabel(room)
  }
}
