import Diagnostics
public import Documents
import Geometry
import LayoutEngine

/// A storyboard or xib as the values of a spec.
public struct InterfaceImport: Sendable {
  /// The values of the spec; their places are those in the storyboard or xib.
  public var spec: DocumentNode
  /// What did not come along, in the order of the file.
  public var leftOut: [NotUnderstood]

  /// Converts a file; a file without any view gives no spec.
  ///
  /// - Parameters:
  ///   - document: the file.
  ///   - options: its name, and what lies beside it.
  public init?(_ document: InterfaceDocument, options: InterfaceImportOptions) {
    var maker = SpecMaker(document: document, options: options)
    guard let spec = maker.spec() else { return nil }
    self.spec = spec
    leftOut = (document.notUnderstood + maker.census.entries).sorted { $0.position < $1.position }
  }
}

/// Puts a spec together.
struct SpecMaker {
  let document: InterfaceDocument
  let options: InterfaceImportOptions
  let census = Census()
  private let contexts: [String: SceneContext]
  /// The names of assets by those of images, as far as views show them.
  private let assets: [String: String]
  private var screenNames: Set<String> = []

  init(document: InterfaceDocument, options: InterfaceImportOptions) {
    self.document = document
    self.options = options
    contexts = SceneContext.contexts(of: document)
    var taken: Set<String> = []
    var assets: [String: String] = [:]
    let shown = Set(
      document.scenes.compactMap(\.root).flatMap(\.withDescendants)
        .filter { $0.kind == "imageView" }.compactMap { $0.element["image"] })
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
    let screens = document.scenes.compactMap { screen($0) }
    guard !screens.isEmpty else { return nil }
    let draft = Draft(at: .start)
    return draft.mapping([
      ("proofsheet", draft.scalar("1")), ("name", draft.scalar(options.name)),
      ("assets", assetEntries(draft)), ("strings", strings(draft)),
      ("screens", draft.list(screens)),
    ])
  }

  // MARK: Screens

  private mutating func screen(_ scene: InterfaceScene) -> DocumentNode? {
    guard let whole = scene.root else {
      if let controller = scene.controller, Self.unseen.contains(controller.kind) {
        census.add(
          "<\(controller.kind)>", at: controller.position,
          "its bars and columns are left out; the scenes that it holds are screens of their own")
      }
      return nil
    }
    let draft = Draft(at: scene.position)
    let bars = BarDraft(document: document, contexts: contexts)
    let names = NameBook(naming: whole, outlets: document.outlets)
    func content(_ traits: InterfaceTraits) -> (node: DocumentNode, tree: TreeDraft) {
      let root = whole.installed(in: traits)
      var tree = self.tree(root, scene, names)
      let node = tree.root()
      return (node.adding(outer(root, scene, bars, draft)), tree)
    }
    let traits = document.device.traits
    let (node, tree) = content(traits)
    for constraint in tree.leftOut {
      census.add(
        "constraint that names what its scene does not hold", at: constraint.position,
        "it is left out")
    }
    let base = VariationDraft.Classes(
      width: traits.width ?? .compact, height: traits.height ?? .regular)
    var others: [VariationDraft.Classes: DocumentNode] = [:]
    if whole.withDescendants.contains(where: \.hasVariations) {
      for classes in VariationDraft.Classes.all where classes != base {
        others[classes] =
          content(
            InterfaceTraits(width: classes.width, height: classes.height, idiom: traits.idiom)
          ).node
      }
    }
    let root = whole.installed(in: traits)
    let background = tree.leaves.colors.color("backgroundColor", of: root, draft)
    return draft.mapping(
      [("id", draft.scalar(name(of: scene)))]
        + (scene.controller.map { bars.entries(of: $0) } ?? [])
        + [
          ("background", background),
          ("content", VariationDraft(base: base).join(node, others)),
        ])
  }

  private static let unseen: Set<String> = ["splitViewController", "pageViewController"]

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
      assets: assets, keys: stringKeys)
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

  // MARK: Assets and strings

  private func assetEntries(_ draft: Draft) -> DocumentNode? {
    guard !assets.isEmpty else { return nil }
    return draft.mapping(
      assets.sorted { $0.value < $1.value }.map { image, name in
        if let found = options.images[image] {
          return (
            name,
            draft.mapping([
              ("file", draft.scalar(found.file)), ("scale", draft.number(Double(found.scale))),
            ])
          )
        }
        let size = document.images[image]?.size ?? .zero
        return (
          name,
          draft.mapping([
            ("size", draft.list([draft.number(size.width), draft.number(size.height)]))
          ])
        )
      })
  }

  /// The keys that have a translation.
  private var stringKeys: Set<String> { Set(options.strings.flatMap(\.texts.keys)) }

  private func strings(_ draft: Draft) -> DocumentNode? {
    guard !options.strings.isEmpty else { return nil }
    var own: [(String, DocumentNode?)] = []
    let keys = stringKeys
    var used: Set<String> = []
    for view in document.scenes.compactMap(\.root).flatMap(\.withDescendants) {
      for (attribute, text) in view.texts {
        let key = "\(view.id).\(attribute)"
        guard keys.contains(key), used.insert(key).inserted else { continue }
        own.append((StringsFile.key(key), draft.scalar(text)))
      }
    }
    guard !own.isEmpty else { return nil }
    let locales = options.strings.map { locale, texts in
      (
        locale,
        Optional(
          draft.mapping(
            texts.sorted { $0.key < $1.key }.filter { used.contains($0.key) }
              .map { (StringsFile.key($0.key), draft.scalar($0.value)) }))
      )
    }
    let base = options.strings.contains { $0.locale == "en" } ? [] : [("en", draft.mapping(own))]
    return draft.mapping(base + locales)
  }
}

extension InterfaceView {
  /// The texts of the view that can be translated, by attribute.
  fileprivate var texts: [(String, String)] {
    let state = element.children.first { $0.name == "state" && $0["key"] == "normal" }
    return [
      ("text", element.string("text")), ("placeholder", element.string("placeholder")),
      ("normalTitle", state?.string("title")),
    ].compactMap { key, text in text.map { (key, $0) } }
  }
}
