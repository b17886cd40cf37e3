import Devices
import Geometry
@testable import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing
import Typography

/// What holds of every scene, and of random screens.
@Suite struct ScenePropertyTests {
  /// All devices in all orientations and windows, with and without a keyboard.
  private func everyScene(_ check: (Scene, String) -> Void) {
    for device in BuiltInCatalog.catalog.devices {
      for display in device.displays {
        for orientation in display.orientations.map(\.orientation) {
          for text in WindowShape.words + ["400x700", "320x1024", "1600x1600"] {
            guard let shape = WindowShape(text),
              WindowRules.obstacle(
                to: shape, on: device, display: display.id, orientation: orientation) == nil
            else { continue }
            for keyboard in [ScreenKeyboard.hidden, .docked(hasPredictionBar: true)] {
              var configuration = Scenes.configuration(device, orientation, display: display.id)
              configuration.window = text
              check(
                SceneResolver.resolve(configuration, keyboard: keyboard),
                "\(device.id) \(orientation) \(text) \(keyboard)")
            }
          }
        }
      }
    }
  }

  @Test func `guides lie inside the window, and the window on its display`() {
    var count = 0
    everyScene { scene, name in
      for guide in scene.guides {
        #expect(
          scene.window.inset(by: -0.001).contains(guide.frame), "\(name): \(guide.name)")
      }
      #expect(scene.window.contains(scene.contentArea), "\(name)")
      #expect(
        scene.displayFrame.inset(by: -0.001).contains(scene.window), "\(name): window")
      for bar in scene.bars { #expect(scene.window.contains(bar.frame), "\(name): \(bar.id)") }
      for other in scene.place.others {
        #expect(
          !other.isEmpty && !other.intersects(scene.windowOnDisplay.inset(by: 0.001)), "\(name)")
      }
      count += 1
    }
    #expect(count > 2000)
  }

  @Test func `the readable guide lies in the middle of the margins`() throws {
    everyScene { scene, name in
      guard let readable = scene.guide("readable"), let margins = scene.guide("margins") else {
        Issue.record("\(name) has no margins")
        return
      }
      #expect(
        abs(readable.midX - margins.midX) < 1e-9 && readable.width <= margins.width, "\(name)")
      #expect(readable.minY == margins.minY && readable.height == margins.height, "\(name)")
    }
  }

  // MARK: Mirroring

  @Test(arguments: 0..<60)
  func `with equal insets at both sides the mirrored layout is the mirror image`(_ seed: Int) throws
  {
    var random = SplitMix(state: UInt64(seed) &* 0x9E37_79B9 &+ 7)
    let screen =
      "content:\n" + Self.node(&random, depth: 3).map { "  " + $0 }.joined(separator: "\n")
    for id in ["iphone-17-pro", "ipad-9-7"] {
      let plain = try SampleScreen.resolve(screen, device: id)
      let mirrored = try SampleScreen.resolve(screen, device: id) { $0.direction = .rightToLeft }
      let width = plain.scene.window.width
      try #require(plain.elements.count == mirrored.elements.count)
      for (a, b) in zip(plain.elements, mirrored.elements) {
        #expect(isNear(flipped(a.windowFrame, in: width), b.windowFrame), "\(a.path) in\n\(screen)")
        if !a.visible.isEmpty {
          #expect(isNear(flipped(a.visible, in: width), b.visible), "\(a.path) in\n\(screen)")
        }
      }
    }
  }

  private func flipped(_ rect: Rect, in width: Double) -> Rect {
    Rect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func isNear(_ a: Rect, _ b: Rect) -> Bool {
    abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6 && abs(a.width - b.width) < 1e-6
      && abs(a.height - b.height) < 1e-6
  }

  /// A random node without physical edges, as lines of YAML.
  private static func node(_ random: inout SplitMix, depth: Int) -> [String] {
    var lines: [String]
    let kind = depth == 0 ? random.below(3) : random.below(7)
    switch kind {
    case 0: lines = ["text: \"\(String(repeating: "word ", count: 1 + random.below(12)))\""]
    case 1:
      lines = [
        "box: {}", "frame: { width: \(20 + random.below(120)), height: \(10 + random.below(60)) }",
      ]
    case 2: lines = ["button: { title: Go }"]
    case 3, 4:
      let axis = kind == 3 ? "vstack" : "hstack"
      let places =
        kind == 3
        ? ["leading", "center", "trailing"] : ["top", "center", "bottom", "firstBaseline"]
      lines = ["\(axis):", "  spacing: \(random.below(20))"]
      lines.append("  alignment: \(places[random.below(places.count)])")
      lines += children(&random, depth)
    case 5:
      let places = ["topLeading", "center", "bottomTrailing", "trailing"]
      lines = ["zstack:", "  alignment: \(places[random.below(places.count)])"]
      lines += children(&random, depth)
    default:
      lines = ["scroll:", "  content:"]
      lines += node(&random, depth: depth - 1).map { "    " + $0 }
    }
    switch random.below(6) {
    case 0: lines.append("padding: { leading: \(random.below(30)), top: \(random.below(30)) }")
    case 1: lines.append("offset: [\(random.below(20)), \(random.below(20))]")
    case 2: lines.append("align: { leading: margins }")
    case 3 where kind != 1: lines.append("frame: { maxWidth: infinity, alignment: trailing }")
    case 4: lines.append("ignoresSafeArea: true")
    default: break
    }
    return lines
  }

  private static func children(_ random: inout SplitMix, _ depth: Int) -> [String] {
    var lines = ["  children:"]
    for _ in 0..<(1 + random.below(3)) {
      let child = node(&random, depth: depth - 1)
      for (index, line) in child.enumerated() {
        lines.append((index == 0 ? "    - " : "      ") + line)
      }
    }
    return lines
  }

  /// A small generator with a fixed sequence.
  private struct SplitMix {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((z ^ (z >> 31)) % UInt64(limit))
    }
  }

  // MARK: Safe areas of nodes

  /// Keeps the safe area that what it holds was placed in.
  private final class Probe: WrapperNode {
    private(set) var safeArea: Rect?

    init(_ child: LayoutNode) { super.init(child: child) }

    override func place(
      at origin: Point, proposal: ProposedSize, in placement: Placement
    ) {
      safeArea = placement.safeArea
      child.place(at: origin, proposal: proposal, in: placement)
    }
  }

  /// A leaf that never gives way.
  private final class Block: LayoutNode {
    private let size: Size

    init(_ size: Size) { self.size = size }

    override func measure(_ proposal: ProposedSize) -> Answer { Answer(size, heeding: []) }
    override func sizeRule(for proposal: ProposedSize) -> String { "fixed" }
  }

  @Test(arguments: 0..<200)
  func `a child's safe area lies in its parent's unless it ignores it`(_ seed: Int) throws {
    var random = SplitMix(state: UInt64(seed) &* 0x51_7CC1_B727 &+ 3)
    let bounds = Rect(x: 0, y: 0, width: 400, height: 800)
    let safe = Rect(left: 20, top: 60, right: 380, bottom: 766)
    // From the innermost node outwards; the largest leaves reach over the edges of the safe area.
    var node: LayoutNode = Block(
      Size(width: Double(20 + random.below(500)), height: Double(20 + random.below(900))))
    var probes = [Probe(node)]
    var ignores: [Bool] = []
    for _ in 0..<(1 + random.below(4)) {
      node = probes[0]
      var ignoring = false
      switch random.below(4) {
      case 0:
        let insets = EdgeInsets(
          top: Double(random.below(40)), left: Double(random.below(40)),
          bottom: Double(random.below(40)), right: Double(random.below(40)))
        node = PaddingNode(child: node, insets: insets)
      case 1:
        ignoring = true
        node = IgnoresSafeAreaNode(child: node, edges: Set(Edge.allCases))
      default:
        let bar = Block(
          Size(width: Double(10 + random.below(40)), height: Double(10 + random.below(40))))
        node = SafeAreaInsetNode(
          child: node, bar: bar, edge: Edge.allCases[random.below(4)],
          spacing: Double(random.below(10)))
      }
      probes.insert(Probe(node), at: 0)
      ignores.append(ignoring)
    }
    let placement = Placement(
      sink: PlacementSink(), window: bounds, safeArea: safe, guides: [:], scale: 2)
    let offer = ProposedSize(safe.size)
    let size = probes[0].size(for: offer)
    probes[0].place(
      at: Point(x: safe.midX - size.width / 2, y: safe.midY - size.height / 2), proposal: offer,
      in: placement)
    for (index, ignoring) in ignores.reversed().enumerated() {
      let outer = try #require(probes[index].safeArea)
      let inner = try #require(probes[index + 1].safeArea)
      if ignoring {
        #expect(inner == bounds)
      } else {
        let isInside =
          inner.minX >= outer.minX - 1e-9 && inner.minY >= outer.minY - 1e-9
          && inner.maxX <= outer.maxX + 1e-9 && inner.maxY <= outer.maxY + 1e-9
        #expect(isInside, "\(inner) in \(outer)")
      }
    }
  }

  // MARK: Text sizes

  @Test(arguments: ["iphone-17-pro", "ipad-9-7", "apple-watch-series-10-46mm", "apple-tv-hd"])
  func `the size of a line of text never shrinks when the category grows`(_ id: String) throws {
    guard let device = BuiltInCatalog.catalog.device(id) else {
      Issue.record("no device \(id)")
      return
    }
    for style in TextStyle.allCases {
      var last = Size.zero
      for textSize in TextSize.allCases {
        let layout = try SampleScreen.resolve(
          "content: { text: { string: Line, style: \(style.rawValue) }, id: a }",
          device: device.id
        ) { $0.textSize = textSize }
        let size = try #require(layout.element("a")).contentFrame.size
        #expect(
          size.width >= last.width && size.height >= last.height, "\(id) \(style) \(textSize)")
        last = size
      }
    }
  }
}
