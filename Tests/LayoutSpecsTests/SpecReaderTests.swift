import Diagnostics
import Documents
import Geometry
import LayoutSpecs
import Testing
import Typography

/// What a spec becomes.
struct SpecReaderTests {
  private func spec(_ name: String) throws -> Spec {
    let bytes = try Fixture(folder: "ok", name: name).bytes()
    return try #require(SpecReader.read(bytes, file: "spec.yaml").spec)
  }

  /// A spec of one screen with this content, indented by six.
  static func text(content: String, top: String = "") -> String {
    """
    proofsheet: 1
    name: test
    \(top)
    screens:
      - id: home
        content:
          \(content.split(separator: "\n").joined(separator: "\n      "))
    """
  }

  private func read(content: String, top: String = "") -> SpecReading {
    SpecReader.read(Array(Self.text(content: content, top: top).utf8), file: "spec.yaml")
  }

  @Test func `the top of a spec is read`() throws {
    let spec = try spec("every-kind")
    #expect(spec.name == "every-kind")
    #expect(spec.file == "spec.yaml")
    #expect(spec.os == Located("27.1", at: SourcePosition(line: 4, column: 5)))
    #expect(spec.sdk?.value == "27")
    #expect(spec.fonts.map(\.file.value) == ["fonts/Own.ttf", "fonts/Other.otf"])
    #expect(spec.fonts.map(\.family) == ["Own", nil])
    #expect(spec.assets["cover"]?.source == .file("art/cover@2x.png", scale: 2))
    #expect(
      spec.assets["cover"]?.focus == ["focus": Rect(x: 0.2, y: 0.1, width: 0.6, height: 0.6)])
    #expect(spec.assets["stand-in"]?.source == .standIn(Size(width: 300, height: 200)))
    // The files of screenshots are assets under their paths.
    for file in ["shots/home@3x.png", "home"] {
      let name = file == "home" ? "./home" : file
      #expect(spec.assets[name]?.source == .file(file, scale: nil))
    }
    #expect(spec.assets.count == 5)
    #expect(spec.assets["third"]?.bakedBars == EdgeInsets(top: 0.1, left: 0.2, right: 0.2))
    #expect(spec.strings.locales == ["en", "ar"])
    #expect(spec.strings.texts["en"]?["note"] == "12")
    #expect(spec.components.keys.sorted() == ["badge", "card"])
  }

  @Test func `a screen is read`() throws {
    let screen = try #require(try spec("every-kind").screens.first)
    #expect(screen.background == .named(.groupedBackground))
    #expect(screen.statusBarHidden)
    #expect(screen.homeIndicatorAutoHidden)
    #expect(screen.orientations?.map(\.value) == ["portrait", "landscape"])
    #expect(screen.sdk?.value == "26.0")
    #expect(
      screen.guides == [
        CustomGuide(
          name: "inner", base: "safeArea",
          insets: DirectionalEdges(top: 12, start: 12, bottom: 12, end: 12)),
        CustomGuide(
          name: "innermost", base: "inner",
          insets: DirectionalEdges(top: 1, start: 2, bottom: 0, end: 2)),
      ])
    var changed = screen
    for assignment in screen.variations.flatMap(\.assignments) { assignment.apply(&changed) }
    #expect(changed.background == .rgba(0x1122_33FF))
  }

  @Test func `every kind is read in its forms`() throws {
    let screen = try #require(try spec("every-kind").screens.first)
    guard case .vstack(let stack) = screen.content.kind else {
      Issue.record("no vstack")
      return
    }
    #expect(stack.spacing == -4)
    #expect(stack.alignment == .trailing)
    let children = stack.children
    #expect(
      children.map(\.kind.name) == [
        "text", "text", "text", "button", "button", "button", "image", "image", "video", "video",
        "box", "box", "box", "spacer", "spacer", "divider", "hstack", "hstack", "zstack", "zstack",
        "grid", "grid", "grid", "grid", "scroll", "list", "list", "constraints", "constraints",
        "constraints", "stackView", "group", "use", "use", "switch", "screenshot", "screenshot",
      ])
    if case .text(let text) = children[0].kind { #expect(text.value == .literal("12")) }
    if case .text(let text) = children[1].kind {
      #expect(
        text
          == TextContent(
            value: .literal("no"), style: .title1, weight: .semibold, alignment: .center))
    }
    if case .button(let button) = children[4].kind {
      #expect(button.style == .prominent)
      #expect(button.title == .key("title", SourcePosition(line: 46, column: 37)))
    }
    if case .video(let video) = children[8].kind {
      #expect(video.asset.value == "cover" && video.gravity == .automatic)
      #expect(children[8].modifiers.anchor == Alignment(horizontal: .center, vertical: .bottom))
    }
    if case .video(let video) = children[9].kind {
      #expect(video.asset.value == "stand-in" && video.gravity == .fill)
    }
    if case .box(let box) = children[11].kind {
      #expect(box == BoxContent(label: "sized", height: 44.5))
    }
    if case .grid(let grid) = children[20].kind {
      #expect(grid.columns == .tracks([.flexible, .flexible, .flexible]))
      #expect(grid.columnSpacing == 4 && grid.rowSpacing == 8)
    }
    if case .grid(let grid) = children[21].kind {
      #expect(grid.columns == .tracks([.fixed(100), .flexible, .auto]))
    }
    if case .grid(let grid) = children[23].kind {
      #expect(grid.columns == .adaptive(minimum: 80, maximum: .infinity))
    }
    if case .scroll(let scroll) = children[24].kind { #expect(scroll.axis == .both) }
    if case .list(let list) = children[25].kind, case .count(let rows) = list.rows {
      #expect(rows == 12 && list.rowHeight == 56 && list.style == .inset)
    }
    if case .screenshot(let shot) = children[31].kind {
      #expect(shot.file.value == "shots/home@3x.png" && shot.scale == nil && shot.statedScale == 3)
      #expect(children[31].modifiers.contentMode == .fit)
    }
    if case .screenshot(let shot) = children[32].kind {
      #expect(shot.scale == 2.5 && shot.assetName == "./home")
    }
    if case .group(let nodes) = children[27].kind { #expect(nodes.count == 2) }
    if case .use(let name) = children[29].kind { #expect(name == "card") }
    if case .switch(let branches) = children[30].kind {
      #expect(branches.map { $0.condition == nil } == [false, false, true])
    }
  }

  @Test func `every modifier is read in its forms`() throws {
    let screen = try #require(try spec("every-modifier").screens.first)
    guard case .vstack(let stack) = screen.content.kind else {
      Issue.record("no vstack")
      return
    }
    let all = stack.children[0].modifiers
    #expect(all.id?.value == "all_of-them1")
    #expect(all.hidden == .keepsPlace)
    #expect(all.interactive == true)
    #expect(all.accessibilityLabel == "Everything")
    #expect(all.padding == DirectionalEdges(top: 16, start: 16, bottom: 16, end: 16))
    #expect(all.frame?.width == 100 && all.frame?.height == 44)
    #expect(all.frame?.alignment == .topLeading)
    #expect(all.aspectRatio == 16.0 / 9)
    #expect(
      all.background == .byAppearance(light: .rgba(0xFFFF_FFFF), dark: .rgba(0x0000_0080)))
    #expect(all.foreground == .named(.secondaryLabel))
    #expect(all.cornerRadius == 8 && all.lineLimit == 2 && all.minimumScale == 0.5)
    #expect(all.layoutPriority == -1 && all.offset == Point(x: 4, y: -2.5))
    #expect(all.margins == DirectionalEdges(top: 0, start: 20, bottom: 0, end: 20))
    #expect(all.readableWidth && all.role == .decoration)
    #expect(all.align.map(\.edge) == [.leading, .top])
    #expect(all.align.map(\.guide.value) == ["rail", "safeArea"])
    #expect(all.ignoresSafeArea?.edges == [.top, .bottom, .leading, .trailing])
    #expect(all.safeAreaInset?.edge == .bottom && all.safeAreaInset?.spacing == 0)
    let more = stack.children[1].modifiers
    #expect(more.hidden == .collapses && more.aspectRatio == 1.5)
    #expect(more.padding == DirectionalEdges(top: 4, start: 8, bottom: 4, end: 8))
    #expect(more.frame?.maxHeight == .infinity && more.frame?.idealWidth == 20)
    #expect(more.ignoresSafeArea?.edges == [.top, .leading, .trailing])
    let less = stack.children[2].modifiers
    #expect(
      less.padding == DirectionalEdges(top: 1, start: 2, bottom: 0, end: 3, isPhysical: true))
    #expect(less.ignoresSafeArea == .init(edges: [.bottom], container: false, keyboard: true))
    #expect(less.hidden == nil)
  }

  @Test func `a variation sets modifiers and properties`() throws {
    let screen = try #require(try spec("every-modifier").screens.first)
    guard case .vstack(let stack) = screen.content.kind else {
      Issue.record("no vstack")
      return
    }
    let node = stack.children[0]
    #expect(
      node.variations.map { $0.assignments.map(\.key) } == [
        ["hidden", "style", "padding"], ["frame", "alignment"], ["string"],
      ])
    var changed = node
    for assignment in node.variations.flatMap(\.assignments) { assignment.apply(&changed) }
    #expect(changed.modifiers.hidden == .collapses)
    #expect(changed.modifiers.padding == .zero)
    #expect(changed.modifiers.frame?.maxWidth == .infinity)
    if case .text(let text) = changed.kind {
      #expect(text == TextContent(value: .literal("old"), style: .title2, alignment: .center))
    }
  }

  @Test func `the matrix is read as written`() throws {
    let matrix = try spec("matrix").matrix
    #expect(matrix.axes[.locales]?.map(\.value) == ["en", "no", "x-rtl"])
    #expect(matrix.axes[.camera]?.map(\.value) == ["off", "on"])
    #expect(matrix.axes[.displays]?.map(\.value) == ["inner"])
    #expect(matrix.axes.count == 12)
    #expect(matrix.exclude[0].values[.textSizes]?.value == "accessibility3")
    #expect(matrix.exclude[1].screen?.value == "home")
    #expect(matrix.include[0].values[.os]?.value == "26.0")
  }

  @Test func `a file outside the folder needs leave`() {
    let text = Self.text(content: "box: a", top: "fonts: [{ file: ../a.ttf }, { file: /b.ttf }]")
    let strict = SpecReader.read(Array(text.utf8), file: "spec.yaml")
    #expect(strict.diagnostics.map(\.rule) == ["outside-path", "outside-path"])
    let open = SpecReader.read(Array(text.utf8), file: "spec.yaml", allowOutsidePaths: true)
    #expect(open.spec?.fonts.count == 2)
  }

  @Test func `a component may be used in many places under ids of its own`() {
    let reading = read(
      content: "vstack: [{ use: a, id: one }, { use: a, id: two }]",
      top: "components: { a: { box: , id: inside } }")
    #expect(reading.diagnostics.isEmpty)
  }

  @Test func `an id that a condition can bring in twice is found`() {
    let reading = read(
      content: """
        vstack:
          - { box: , id: bar }
          - box:
            when:
              - if: dark
                set: { safeAreaInset: { edge: top, content: { box: , id: bar } } }
        """)
    #expect(reading.diagnostics.map(\.rule) == ["duplicate-id"])
  }

  @Test func `names inside a condition's changes are looked up`() {
    let reading = read(
      content: """
        text: a
        when:
          - { if: dark, set: { key: none } }
          - { if: dark, set: { align: { top: nowhere } } }
          - { if: dark, set: { safeAreaInset: { edge: top, content: { use: nothing } } } }
        """)
    #expect(
      reading.diagnostics.map(\.rule) == ["unknown-string", "unknown-guide", "unknown-component"])
  }

  @Test func `control characters are no text`() {
    let json = #"{"proofsheet":1,"name":"a","screens":[{"id":"a","content":{"text":"\u0007"}}]}"#
    let reading = SpecReader.read(Array(json.utf8), file: "a.json")
    #expect(reading.diagnostics.map(\.rule) == ["control-character"])
  }
}
