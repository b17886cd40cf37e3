import Diagnostics
import Documents
import Geometry
import LayoutEngine

/// Puts a spec together.
struct SpecMaker {
  let document: InterfaceDocument
  let options: InterfaceImportOptions
  let census = Census()
  let contexts: [String: SceneContext]
  /// The names of assets by those of images, as far as views show them.
  let assets: [String: String]
  private var screenNames: Set<String> = []
  /// The names of components by controller.
  var componentNames: [String: String] = [:]
  let contained: ContainedScenes

  init(document: InterfaceDocument, options: InterfaceImportOptions) {
    self.document = document
    self.options = options
    contexts = SceneContext.contexts(of: document)
    contained = ContainedScenes(document)
    var taken: Set<String> = []
    var assets: [String: String] = [:]
    let shown = Set(
      document.scenes.compactMap(\.root).flatMap(\.withDescendants)
        .compactMap(\.shownImage))
    for name in shown.sorted() {
      guard let image = document.images[name], !image.isSymbol, image.size.width > 0,
        image.size.height > 0
      else { continue }
      let kebab = NameBook.kebab(name)
      assets[name] = NameBook.unique(kebab.isEmpty ? "image" : kebab, among: &taken)
    }
    self.assets = assets
  }

  mutating func spec() -> DocumentNode? {
    let isComponent = Set(contained.components)
    var names: [String] = []
    for scene in document.scenes {
      let isShown = scene.root != nil || !columns(of: scene).isEmpty
      let name = isShown ? name(of: scene) : ""
      names.append(name)
      if let id = scene.controller?.id, isComponent.contains(id) { componentNames[id] = name }
    }
    var components: [(String, DocumentNode?)] = []
    var screens: [DocumentNode] = []
    for (scene, name) in zip(document.scenes, names) {
      guard var content = content(of: scene) else {
        if let screen = splitScreen(scene, name) { screens.append(screen) }
        continue
      }
      if let id = scene.controller?.id, componentNames[id] != nil {
        components.append((name, content))
        content = Draft(at: scene.position).mapping([
          ("use", Draft(at: scene.position).scalar(name))
        ])
      }
      screens.append(screen(scene, name, content))
    }
    guard !screens.isEmpty else { return nil }
    let draft = Draft(at: .start)
    return draft.mapping([
      ("proofsheet", draft.scalar("1")), ("name", draft.scalar(options.name)),
      ("assets", assetEntries(draft)), ("strings", strings(draft)),
      ("components", components.isEmpty ? nil : draft.mapping(components)),
      ("screens", draft.list(screens)),
    ])
  }

  // MARK: Screens

  /// What the view of a scene shows, for all size classes and kinds of device; nothing without a view.
  private mutating func content(of scene: InterfaceScene) -> DocumentNode? {
    guard let whole = scene.root else { return nil }
    for view in whole.withDescendants { countCode(of: view) }
    let names = NameBook(naming: whole, outlets: document.outlets)
    func content(_ traits: InterfaceTraits) -> (node: DocumentNode, tree: TreeDraft) {
      var tree = self.tree(whole.installed(in: traits), scene, names)
      return (tree.root(), tree)
    }
    let design = document.device.traits
    let varied = whole.withDescendants.flatMap(\.variedTraits)
    let families = varied.compactMap(\.idiom).compactMap { VariationCase.families[$0] }
    let cases = VariationCase.all(of: Set(families).sorted())
    let own = design.idiom.flatMap { VariationCase.families[$0] }
    let base = VariationCase(
      width: design.width ?? .compact, height: design.height ?? .regular,
      family: own.flatMap { families.contains($0) ? $0 : nil })
    let (node, tree) = content(base.traits)
    for constraint in tree.leftOut {
      census.add(
        "constraint that names what its scene does not hold", at: constraint.position,
        "it is left out")
    }
    var others: [VariationCase: DocumentNode] = [:]
    if varied.contains(where: { $0 != InterfaceTraits() }) {
      for one in cases where one != base { others[one] = content(one.traits).node }
    }
    return VariationDraft(cases: cases).join(node, others)
  }

  /// Counts what the app's own code, or the platform when it runs, adds to a view: what nothing here
  /// knows.
  private func countCode(of view: InterfaceView) {
    if let name = view.customClass, view.children.isEmpty, view.kind == "view" {
      census.add(
        "class \(name)", at: view.position,
        "a labelled box stands for it: what its code draws is not known")
    }
    if ScrolledCells.sizeThemselves(in: view), view.children.filter(FlowLines.isCell).count > 1 {
      census.add(
        "lines of cells that size themselves", at: view.position,
        "each cell stays in the line that the file stores, whether more or fewer fit")
    }
    if let attribute = view.unknownRuntimeAttribute {
      census.add(
        "<userDefinedRuntimeAttribute>", at: attribute.position,
        "those of the view are left out, but for 'layer.cornerRadius'")
    }
  }

  /// The screen of a scene with a view.
  private func screen(
    _ scene: InterfaceScene, _ name: String, _ content: DocumentNode
  ) -> DocumentNode {
    let draft = Draft(at: scene.position)
    let bars = BarDraft(document: document, contexts: contexts)
    let root = scene.root?.installed(in: document.device.traits)
    let colors = ColorDraft(document: document, catalog: options.colors)
    return draft.mapping(
      [("id", draft.scalar(name))]
        + (scene.controller.map { bars.entries(of: $0) } ?? [])
        + [
          ("background", root.flatMap { colors.color("backgroundColor", of: $0, draft) }),
          (
            "content",
            root.map { content.adding(outer($0, scene, bars, draft)) } ?? content
          ),
        ])
  }

  private func tree(
    _ root: InterfaceView, _ scene: InterfaceScene, _ names: NameBook
  ) -> TreeDraft {
    let builder = SceneLayoutBuilder(
      document: document, controller: scene.controller, root: root)
    let all = root.withDescendants
    let parents = Dictionary(
      all.flatMap { view in view.children.map { ($0.id, view.id) } },
      uniquingKeysWith: { first, _ in first })
    let rules = RuleDraft(
      names: names, items: builder.items,
      scrolls: Set(all.filter(TreeDraft.scrolls).map(\.id)), parents: parents)
    let leaves = LeafDraft(
      document: document, colors: ColorDraft(document: document, catalog: options.colors),
      assets: assets, keys: stringKeys,
      shown: contained.controllers.compactMapValues { componentNames[$0] })
    return TreeDraft(builder: builder, rules: rules, leaves: leaves)
  }

  /// What says how large the root is.
  private func outer(
    _ root: InterfaceView, _ scene: InterfaceScene, _ bars: BarDraft, _ draft: Draft
  ) -> [(String, DocumentNode?)] {
    let size = root.frame?.size ?? .zero
    let isWhole = size == document.device.size
    guard isWhole || (scene.controller.map { !$0.isFreeform } ?? false) else {
      let margins = MarginRules.margins(of: root, SceneLayoutBuilder.Context(), document)
      let hasMargins = margins != .zero && root.margins == nil && !root.children.isEmpty
      return [
        (
          "frame",
          draft.mapping([
            ("width", draft.number(size.width)), ("height", draft.number(size.height)),
          ])
        ),
        (
          "margins",
          hasMargins
            ? draft.list([draft.number(margins.top), draft.number(margins.left)]) : nil
        ),
      ]
    }
    let isOpaque = scene.controller.map(bars.isTopBarOpaque) ?? false
    let edges = ["bottom", "leading", "trailing"].map(draft.scalar)
    return [("ignoresSafeArea", isOpaque ? draft.list(edges) : draft.flag(true))]
  }

  private mutating func name(of scene: InterfaceScene) -> String {
    let controller = scene.controller
    var custom = controller?.customClass ?? scene.root?.customClass
    for ending in ["ViewController", "Controller"] {
      if let name = custom, name.hasSuffix(ending), name.count > ending.count {
        custom = String(name.dropLast(ending.count))
      }
    }
    let wishes = [
      controller?.storyboardIdentifier, custom, controller?.userLabel, controller?.title,
      controller?.navigationItem?.title, scene.root?.userLabel,
    ]
    let wish = wishes.lazy.compactMap { $0 }.map(NameBook.kebab).first { !$0.isEmpty }
    return NameBook.unique(wish ?? "screen", among: &screenNames)
  }
}
