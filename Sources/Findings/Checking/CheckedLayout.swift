import Typography
import Devices
public import Geometry
public import LayoutEngine
public import LayoutSpecs

/// A layout with what several rules want to know of it.
///
/// A class, so that rules pass it around without copying what is in it; nothing of it changes.
public final class CheckedLayout: Sendable {
  /// The layout.
  public let layout: ResolvedLayout
  /// The screen as it is in the configuration, with what its `when` changes.
  public let screen: Screen
  /// Whether an element is a system bar or part of one, by index.
  private let inBar: [Bool]
  /// Whether an element scrolls or lies in something that does, by index.
  private let inScroll: [Bool]
  /// Whether something of an element shows, by index.
  private let isVisible: [Bool]
  /// The elements that show, system bars and their items left out, with their roles.
  private let content: [(index: Int, role: Modifiers.Role)]

  /// How the space of the layout lies in the window: changed for what is shown over a screen.
  let map: SurfaceMap

  /// Prepares a layout of a screen.
  public convenience init(_ layout: ResolvedLayout, of screen: Screen) {
    self.init(
      layout, variedTo: Self.varied(screen, by: layout.decisions), in: SurfaceMap())
  }

  /// Prepares what of a layout can be used: the screen, or what is shown over it, as a screen of its own.
  ///
  /// - Returns: nothing where an alert or an action sheet is over all, whose place is the system's.
  static func inUse(_ layout: ResolvedLayout, of screen: Screen) -> CheckedLayout? {
    guard let top = layout.presentations.last else { return CheckedLayout(layout, of: screen) }
    guard top.style.hasContent else { return nil }
    var own = varied(screen, by: layout.decisions)
    let chain = own.presentation?.chain ?? []
    guard let written = chain.dropFirst(layout.presentations.count - 1).first,
      let content = written.content
    else { return nil }
    own.content = content
    own.navigation = written.navigation
    own.toolbar = written.toolbar
    own.background = written.background
    own.tabs = nil
    own.searchBar = nil
    own.presentation = nil
    return CheckedLayout(top.surface, variedTo: own, in: top.map)
  }

  private init(_ layout: ResolvedLayout, variedTo screen: Screen, in map: SurfaceMap) {
    self.layout = layout
    self.screen = screen
    self.map = map
    var bars: [Bool] = []
    var scrolls: [Bool] = []
    for element in layout.elements {
      let isBar = Self.barKinds.contains(element.kind)
      bars.append(isBar || element.parent.map { bars[$0] } ?? false)
      let isScroll = if case .scroll = element.content { true } else { false }
      scrolls.append(isScroll || element.parent.map { scrolls[$0] } ?? false)
    }
    inBar = bars
    inScroll = scrolls
    let visible = layout.elements.map { !$0.isHidden && !$0.visible.isEmpty }
    isVisible = visible
    content = layout.elements.indices.filter { visible[$0] && !bars[$0] }
      .map { ($0, layout.elements[$0].role) }
  }

  private static let barKinds: Set<String> = [
    "navigationBar", "tabBar", "toolbar", "searchBar", "sideStrip",
  ]

  private static func varied(_ screen: Screen, by decisions: [LayoutDecision]) -> Screen {
    var result = screen
    for (index, variation) in screen.variations.enumerated() {
      let holds = decisions.contains { $0.path == "screen:\(index)" && $0.value == "holds" }
      guard holds else { continue }
      for assignment in variation.assignments { assignment.apply(&result) }
    }
    return result
  }

  /// The elements in drawing order.
  public var elements: [Element] { layout.elements }
  /// The window, origin zero.
  public var window: Rect { layout.scene.window }
  /// The safe area with bars.
  public var safeArea: Rect { window.inset(by: layout.scene.safeArea) }

  /// Whether an element is a system bar or an item of one.
  public func isInBar(_ index: Int) -> Bool { inBar[index] }
  /// Whether an element is an ornament of a window in space, or lies in one.
  public func isInOrnament(_ index: Int) -> Bool { layout.ornamentElements.contains(index) }
  /// Whether an element scrolls, or lies in something that does.
  public func scrolls(_ index: Int) -> Bool { inScroll[index] }

  /// Whether something of an element shows.
  public func isShown(_ index: Int) -> Bool { isVisible[index] }

  /// The indices of shown elements of some roles, system bars and their items left out.
  public func shown(_ roles: Set<Modifiers.Role>) -> [Int] {
    content.filter { roles.contains($0.role) }.map(\.index)
  }

  /// The indices of controls that show, outside system bars.
  public var controls: [Int] { shown([.interactive]) }

  /// Whether an element is a ground that others stand on: flagged so, or as large as the window.
  public func isGround(_ index: Int) -> Bool {
    let element = elements[index]
    if element.role == .background || element.role == .decoration { return true }
    let shown = element.visible.intersection(window)
    return element.role == .image
      && shown.width * shown.height >= 0.9 * window.width * window.height
  }

  /// What of an element someone sees or touches: the letters of a text, a picture inside its padding,
  /// the whole of anything else; in window space.
  ///
  /// Letters reach 0.76 of their size above the baseline and 0.24 below it, as the pinned font's do.
  public func body(_ index: Int) -> Rect {
    let element = elements[index]
    switch element.content {
    case .text(let text):
      let size = text.font.size
      let lines = text.lines.filter { !$0.string.isEmpty }.map { line in
        Rect(
          x: line.origin.x, y: line.origin.y - 0.76 * size, width: line.width, height: size)
      }
      guard let first = lines.first else { return element.visible }
      return lines.dropFirst().reduce(first) { $0.union($1) }.intersection(element.visible)
    case .image:
      // A picture of its own size shows beyond a smaller frame, unless the frame has round corners.
      let isHeld =
        element.cornerRadius > 0
        || element.windowFrame.inset(by: -0.5).contains(element.contentFrame)
      let clip = isHeld ? element.visible : scroll(around: index).map { elements[$0].visible }
      return element.contentFrame.intersection(clip ?? window)
    default: return element.visible
    }
  }

  /// Whether one element is the other or holds it.
  public func holds(_ outer: Int, _ inner: Int) -> Bool {
    var current: Int? = inner
    while let index = current {
      if index == outer { return true }
      current = elements[index].parent
    }
    return false
  }

  /// How an element is called in messages.
  public func name(_ index: Int) -> String { "'\(elements[index].id)'" }
}

extension Rect {
  /// How far a rectangle reaches out of another, by edge; zero where it does not.
  package func overflow(of other: Rect) -> EdgeInsets {
    EdgeInsets(
      top: max(other.minY - minY, 0), left: max(other.minX - minX, 0),
      bottom: max(maxY - other.maxY, 0), right: max(maxX - other.maxX, 0))
  }
}

extension EdgeInsets {
  /// The largest of the four with its edge; absent where all are zero or less.
  package var largest: (edge: Edge, depth: Double)? {
    var found: (edge: Edge, depth: Double)?
    for edge in Edge.allCases where self[edge] > found?.depth ?? 0 { found = (edge, self[edge]) }
    return found
  }
}
