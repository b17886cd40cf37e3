import Devices
import Drawing
import Geometry
import LayoutEngine
import LayoutSpecs
import Typography

/// Where on the screen labels may go: clear of text, symbols, cameras, full lines and each other.
struct LabelGround {
  /// What is taken so far; leaders keep clear of it as well.
  private(set) var occupancy = Occupancy()
  /// The part of the screen that is the window's, on the page.
  let screen: Rect
  /// The part of the screen inside the safe area.
  let safe: Rect
  /// The elements that lie beside the screen: their labels may as well.
  private let ornaments: Range<Int>
  /// Screen and body with everything beside it, on the page.
  private let whole: Rect

  // Regions and full lines: labels keep clear of them, leaders may cross them.
  private var marks = Occupancy()
  private var leaves: [(index: Int, frame: Rect)] = []
  private let radii: CornerRadii

  /// Marks what a layout draws as taken.
  init(layout: ResolvedLayout, context: ElementContext, body: DeviceBody) {
    let space = context.space
    screen = body.screenFrame.intersection(space.page(layout.scene.window))
    safe = space.page(layout.scene.window.inset(by: layout.scene.safeArea))
    ornaments = layout.ornamentElements
    whole = body.frame
    let corners = layout.scene.display.cornerRadii
    let isWhole = screen == body.screenFrame
    radii =
      !isWhole
      ? .zero
      : CornerRadii(
        topLeft: corners.topLeft * space.factor, topRight: corners.topRight * space.factor,
        bottomRight: corners.bottomRight * space.factor,
        bottomLeft: corners.bottomLeft * space.factor)
    for (index, element) in layout.elements.enumerated() where !element.visible.isEmpty {
      switch element.content {
      case .container, .scroll, .arrangement, .columns: continue
      case .text, .button, .control, .image, .box, .divider, .row, .bar:
        take(Self.inks(of: element, context))
      }
      // A floating bar is what it floats on: the rest of its frame is as free as what lies below.
      if case .bar(let bar) = element.content, let platter = bar.platter {
        leaves.append((index, space.page(platter.intersection(element.visible))))
      } else {
        leaves.append((index, space.page(element.visible)))
      }
    }
    for region in layout.scene.regions where region.isActive || region.region.kind == .occlusion {
      marks.take(space.page(region.region.frame).inset(by: -3))
    }
    for move in layout.elements.compactMap(\.displacement) { take([space.page(move.from)]) }
    if let housing = layout.scene.display.housing {
      marks.take(space.onDisplay(layout.scene).page(housing.frame).inset(by: -3))
    }
    if let room = OtherApps(layout: layout, space: space, ink: context.ink, text: context.text)
      .nameRoom
    {
      take([room.inset(by: -3)])
    }
    let keyboard = KeyboardDrawing(layout: layout, context: context)
    if let frame = keyboard.frame {
      // Nothing is written across its upper edge.
      marks.take(Rect(x: frame.minX, y: frame.minY - 1, width: frame.width, height: 2))
      take(keyboard.names.map { $0.room.inset(by: -2) })
    }
    for bar in layout.scene.bars where bar.id == SystemBarID.window {
      take([space.page(bar.frame).inset(by: -2)])
    }
    take(ScreenEdgeDrawing(layout: layout, space: space, ink: context.ink).rooms)
    if let indicator = layout.scene.homeIndicator { take([space.page(indicator).inset(by: -2)]) }
    addLines(of: layout, space)
  }

  /// The room of the texts and symbols of an element on the page.
  static func inks(of element: Element, _ context: ElementContext) -> [Rect] {
    switch element.content {
    case .text(let text): return context.page(text).inks
    case .button(let button):
      return (button.title.map { context.page($0).inks } ?? [])
        + (button.symbolFrame.map { [context.space.page($0)] } ?? [])
    case .control(let control): return ControlDrawing.inks(control, context)
    case .container, .scroll, .image, .box, .divider, .row, .bar, .arrangement, .columns:
      return []
    }
  }

  /// Marks full lines as taken: the edges of the safe area, of divisions, of grounds and of
  /// named containers.
  private mutating func addLines(of layout: ResolvedLayout, _ space: ScreenSpace) {
    func add(_ edge: Edge, of rect: Rect, within bounds: Rect, reach: Double = 1) {
      let line = rect.position(of: edge)
      marks.take(
        edge.axis == .vertical
          ? Rect(x: bounds.minX, y: line - reach, width: bounds.width, height: 2 * reach)
          : Rect(x: line - reach, y: bounds.minY, width: 2 * reach, height: bounds.height))
    }
    for region in layout.scene.regions where region.region.kind == .division {
      let frame = space.page(region.region.frame)
      for edge in Edge.allCases { add(edge, of: frame, within: frame) }
    }
    for element in layout.elements where !element.visible.isEmpty {
      let frame = space.page(element.windowFrame)
      if let ground = element.ground, ground.color & 255 > 0 {
        let outline = space.page(ground.frame)
        for edge in Edge.allCases { add(edge, of: outline, within: outline) }
      }
      switch element.content {
      case .container where element.isNamed:
        for edge in Edge.allCases { add(edge, of: frame, within: frame) }
      case .image(let image):
        for region in image.focus {
          // An outline is wider than other lines, with what sets it off from the picture.
          let outline = space.page(region.frame)
          for edge in Edge.allCases { add(edge, of: outline, within: outline, reach: 2.5) }
        }
        let drawn = space.page(image.drawn)
        guard drawn != frame else { continue }
        for edge in Edge.allCases { add(edge, of: drawn, within: drawn.intersection(frame)) }
      default: continue
      }
    }
    // The edge of the safe area is a full line: nothing is written across it.
    for edge in Edge.allCases where layout.scene.safeArea[edge] > 0 {
      add(edge, of: safe, within: screen)
    }
  }

  /// Marks rectangles as taken.
  mutating func take(_ rects: [Rect]) {
    for rect in rects { occupancy.take(rect) }
  }

  /// Marks the room of a label as taken, with the space that keeps two labels apart.
  mutating func takeLabel(_ room: Rect) {
    occupancy.take(room.inset(by: EdgeInsets(top: -1.5, left: -7, bottom: -1.5, right: -7)))
  }

  /// Whether a label may go somewhere: on the screen, clear of what is taken, and over no leaf but
  /// its owner and what lies wholly behind both.
  ///
  /// - Parameters:
  ///   - room: the rectangle of the label.
  ///   - owner: the index of the element that is named; absent for what lies over all.
  /// - Returns: whether the label is clear of everything there.
  func canTake(_ room: Rect, owner: Int?) -> Bool {
    let isBeside = owner.map { ornaments.contains($0) } ?? false
    guard (isBeside ? whole : screen.inset(by: 2)).contains(room), occupancy.isFree(room),
      marks.isFree(room),
      isBeside || isClearOfCorners(room)
    else { return false }
    return leaves.allSatisfy { leaf in
      if leaf.index == owner || !leaf.frame.intersects(room) { return true }
      return leaf.index < owner ?? .max && leaf.frame.contains(room)
    }
  }

  /// Whether the corners of a rectangle lie inside the screen's rounded corners.
  private func isClearOfCorners(_ room: Rect) -> Bool { radii.cut(off: room, in: screen) == 0 }
}
