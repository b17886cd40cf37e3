import Devices
import Diagnostics
import Documents
import Geometry
@testable import InterfaceBuilder
import LayoutEngine
import LayoutSpecs
import TestSupport
import Typography

/// A scene as the program sees it: imported as a spec, resolved by the engine.
///
/// Bars are left out, since the safe area given has them in it. What holds text is a box of its stored
/// size, or a text of that size where its baseline counts, so that no font has a say, unless something
/// that measures text is given.
struct ImportedScreen {
  /// The frames in the parent's space, by the ids of the file; nothing where nothing was found.
  var frames: [String: Rect] = [:]
  /// What constraints leave open, by the ids of the file.
  var open: [String: [ConstraintReport.Ambiguity]] = [:]
  /// What was wrong with the spec.
  var problems: [Diagnostic] = []

  /// Imports and resolves a scene.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - document: the file that it comes from.
  ///   - safeArea: the safe area of the root view in points.
  ///   - measurer: what measures texts; absent: the file.
  ///   - keepsCells: whether cells that size themselves are as large as the file stores, as Interface
  ///     Builder draws them.
  /// - Throws: a diagnostic where the device of the scene can't be made.
  init(
    _ scene: InterfaceScene, of document: InterfaceDocument, safeArea: EdgeInsets,
    measurer: (any TextMeasuring)? = nil, keepsCells: Bool = true
  ) throws {
    var alone = document
    alone.scenes = [scene]
    guard let size = scene.root?.frame?.size, let root = scene.root?.installed(in: document.traits),
      let made = InterfaceImport(alone, options: .init(name: "scene"))
    else { return }
    let names = scene.root.map { NameBook(naming: $0, outlets: document.outlets) }
    var boxes: [String: InterfaceView] = [:]
    for view in root.withDescendants { names?[view.id].map { boxes[$0] = view } }
    let texts = StoredTexts(root)
    let spec = Rewriter(
      document: document, texts: texts, views: boxes, width: size.width, root: root.id,
      boxesLeaves: measurer == nil, keepsCells: keepsCells
    ).spec(
      made.spec)
    let reading = SpecReader.read(Document(root: spec, diagnostics: []), file: "scene.storyboard")
    problems = reading.diagnostics.filter { $0.severity == .error }
    guard let spec = reading.spec, let screen = spec.screens.first else { return }
    let device = try Self.device(size, safeArea, document.traits)
    let layout = Resolver.resolve(
      LayoutRequest(
        spec: spec, screen: screen,
        assets: spec.assets.mapValues { asset in
          if case .standIn(let size) = asset.source { return AssetFacts(size: size) }
          return AssetFacts(size: .zero)
        }),
      in: Configuration(
        name: "scene", screen: screen.id, device: device, display: device.displays[0].id,
        orientation: .portrait, os: Self.system(of: document)),
      measuring: measurer ?? StoredTextMeasurer(texts: texts))
    for part in layout.elements.compactMap(\.constraintReport).flatMap(\.ambiguities) {
      if let view = boxes[part.element] { open[view.id, default: []].append(part) }
    }
    var windows: [String: Rect] = [:]
    for element in layout.elements where element.isNamed {
      guard let view = boxes[element.id] else { continue }
      let insets =
        view.children.isEmpty && measurer == nil
        ? ControlRules.alignmentInsets(of: view, document) : .zero
      windows[view.id] = element.windowFrame.inset(
        by: EdgeInsets(
          top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    // Stored frames are those of content that lies at the top of what scrolls it, under the bars.
    var scrolled: Set<String> = []
    for view in root.withDescendants {
      guard var outer = view.id == root.id ? Rect(origin: .zero, size: size) : windows[view.id]
      else { continue }
      if TreeDraft.scrolls(view) || scrolled.contains(view.id) {
        if !scrolled.contains(view.id) {
          outer.origin.y = min(max(outer.minY, safeArea.top), outer.maxY)
        }
        scrolled.formUnion(view.children.map(\.id))
      }
      for child in view.children {
        frames[child.id] = windows[child.id]?.offset(x: -outer.minX, y: -outer.minY)
      }
    }
  }

  /// The system whose controls the version of Interface Builder that saved a file has.
  private static func system(of document: InterfaceDocument) -> Version? {
    // Some builds write no version but 32700; they are newer than 22000.
    switch document.toolsVersion ?? 0 {
    case ..<15000: Version("12")
    case 24000..<32000: Version("26")
    default: Version("17")
    }
  }

  private static func device(
    _ size: Size, _ safeArea: EdgeInsets, _ traits: InterfaceTraits
  ) throws -> Device {
    let text = """
      format: 1
      devices:
        - id: design
          name: Design
          family: iphone
          size: [\(size.width), \(size.height)]
          scale: 2
          safeArea: [\(safeArea.top), \(safeArea.left), \(safeArea.bottom), \(safeArea.right)]
          sizeClasses: [\(traits.width?.rawValue ?? "compact"), \(traits.height?.rawValue ?? "regular")]
      """
    let document = DocumentReader.read(Array(text.utf8), file: "design.yaml")
    let result = CatalogReader.read(document, file: "design.yaml")
    guard let device = result.catalog?.device("design") else {
      throw result.diagnostics.first
        ?? Diagnostic(file: "design.yaml", position: nil, message: "no device", rule: "test")
    }
    return device
  }

  /// Changes a spec for the comparison.
  private struct Rewriter {
    let document: InterfaceDocument
    let texts: StoredTexts
    let views: [String: InterfaceView]
    /// The width of the root, which decides its margins: a device made for a test has none.
    let width: Double
    /// The id of the root, which constraints do not place.
    let root: String
    /// Whether what holds text becomes a box.
    let boxesLeaves: Bool
    /// Whether cells that size themselves keep their stored size.
    let keepsCells: Bool

    private static let kinds: Set<String> = [
      "text", "button", "textField", "toggle", "slider", "stepper", "segmented", "progress",
      "spinner", "image", "box",
    ]
    private static let bars: Set<String> = ["navigation", "tabs", "toolbar", "statusBar"]

    func spec(_ node: DocumentNode) -> DocumentNode {
      switch node.content {
      case .empty: return node
      case .scalar(let text, _):
        return drawnLength(text).map(Draft(at: node.position).scalar) ?? node
      case .sequence(let items):
        return DocumentNode(.sequence(items.map(spec)), position: node.position)
      case .mapping(let entries):
        if boxesLeaves, let kind = entries.first, Self.kinds.contains(kind.key),
          let boxed = box(node)
        {
          return boxed
        }
        var kept = entries.filter { !Self.bars.contains($0.key) }.map { entry in
          var entry = entry
          entry.value = entry.key == "content" ? whole(spec(entry.value)) : spec(entry.value)
          return entry
        }
        // Inside a scroll the content stays as it is.
        if entries.contains(where: { $0.key == "axis" }) {
          for index in kept.indices where kept[index].key == "content" {
            kept[index].value = spec(entries.first { $0.key == "content" }?.value ?? node)
          }
        }
        return DocumentNode(.mapping(kept), position: node.position)
      }
    }

    /// The rule of a length of a cell that sizes itself, which then keeps its stored one.
    private func drawnLength(_ rule: String) -> String? {
      let words = rule.split(separator: " ")
      guard keepsCells, words.count == 4, words[1] == "==", words[3] == "@\(SelfSizing.priority)",
        let name = words[0].split(separator: ".").first,
        ["\(name).width", "\(name).height"].contains(words[0]),
        ["tableViewCell", "collectionViewCell"].contains(views[String(name)]?.kind)
      else { return nil }
      return words.prefix(3).joined(separator: " ")
    }

    /// The content of a screen, as large as the window.
    private func whole(_ node: DocumentNode) -> DocumentNode {
      guard case .mapping(let entries) = node.content else { return node }
      let kept = entries.filter { $0.key != "frame" && $0.key != "ignoresSafeArea" }
      let draft = Draft(at: node.position)
      let hasMargins = kept.contains { $0.key == "margins" || $0.key == "box" }
      let side = draft.number(width >= 414 ? 20 : 16)
      return DocumentNode(.mapping(kept), position: node.position).adding([
        ("ignoresSafeArea", draft.flag(true)),
        ("margins", hasMargins ? nil : draft.list([draft.number(0), side])),
      ])
    }

    /// A leaf as a box of its stored size.
    private func box(_ node: DocumentNode) -> DocumentNode? {
      guard case .scalar(let id, _)? = node["id"]?.content, let view = views[id],
        case .mapping(let entries) = node.content
      else { return nil }
      let draft = Draft(at: node.position)
      let size = ControlRules.intrinsicSize(of: view, document)
      let sides = [size.width, size.height].map { $0.map(draft.number) ?? draft.scalar("flexible") }
      let keep: Set<String> =
        view.id == root ? ["id", "hidden"] : ["id", "hidden", "compressionResistance"]
      // Boxes hug less than what they stand for.
      let hugging = [view.hugging.horizontal, view.hugging.vertical].map {
        draft.number(Double($0))
      }
      // What is a box already hugs as it says.
      let isBox = entries.first?.key == "box" && node["hugging"] != nil
      let standIn =
        view.id == root
        ? nil : texts.node(of: view, draft)
      let box = draft.mapping([("box", draft.mapping([("size", draft.list(sides))]))])
      return (standIn ?? box).adding(
        entries.filter { keep.contains($0.key) }.map { ($0.key, $0.value) }
          + [("hugging", view.id == root ? nil : isBox ? node["hugging"] : draft.list(hugging))])
    }
  }
}

extension InterfaceDocument {
  /// The traits of the device that the file was designed on.
  var traits: InterfaceTraits { device.traits }
}
