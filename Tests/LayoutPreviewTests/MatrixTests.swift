import Devices
import Diagnostics
import Geometry
import LayoutEngine
import LayoutPreview
import LayoutSpecs
import TestSupport
import Testing
import Typography

struct MatrixTests {
  typealias Axis = MatrixSpec.Axis

  private let catalog = TestSupport.BuiltInCatalog.catalog

  private func spec(
    _ axes: [Axis: [String]], exclude: [[Axis: String]] = [], include: [[Axis: String]] = [],
    screens: [String] = ["home"], orientations: [String]? = nil, locales: [String] = []
  ) -> Spec {
    func located(_ text: String, _ line: Int) -> Located<String> {
      Located(text, at: SourcePosition(line: line, column: 1))
    }
    func parts(_ list: [[Axis: String]], line: Int) -> [MatrixSpec.Part] {
      list.map { part in .init(values: part.mapValues { located($0, line) }) }
    }
    return Spec(
      name: "sample", file: "sample.yaml",
      matrix: MatrixSpec(
        axes: axes.mapValues { $0.enumerated().map { located($1, 10 + $0) } },
        exclude: parts(exclude, line: 50), include: parts(include, line: 60)),
      strings: StringTable(locales: locales),
      screens: screens.map { id in
        Screen(
          id: id, content: Node(.box(BoxContent())),
          orientations: orientations?.map { located($0, 70) })
      })
  }

  private func names(_ expansion: MatrixExpansion) -> [String] {
    expansion.configurations.map(\.name)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var axes: [Axis: [String]]
    var names: [String]

    init(_ title: String, _ axes: [Axis: [String]], _ names: [String]) {
      testDescription = title
      self.axes = axes
      self.names = names
    }
  }

  static let rows: [Row] = [
    Row("a phone stands upright", [.devices: ["iphone-17-pro"]], ["home/iphone-17-pro/portrait"]),
    Row(
      "landscape is both of them", [.devices: ["iphone-17-pro"], .orientations: ["landscape"]],
      ["home/iphone-17-pro/landscape-left", "home/iphone-17-pro/landscape-right"]),
    Row(
      "a tablet takes all four", [.devices: ["ipad-mini-a17-pro"], .orientations: ["all"]],
      [
        "home/ipad-mini-a17-pro/portrait", "home/ipad-mini-a17-pro/landscape-left",
        "home/ipad-mini-a17-pro/landscape-right", "home/ipad-mini-a17-pro/upside-down",
      ]),
    Row(
      "the foldable rests closed and flat", [.devices: ["iphone-duo"]],
      ["home/iphone-duo/outer-portrait", "home/iphone-duo/inner-landscape-left"]),
    Row(
      "every pose in its natural orientation", [.devices: ["iphone-duo"], .poses: ["all"]],
      [
        "home/iphone-duo/outer-portrait", "home/iphone-duo/outer-landscape-left-tent",
        "home/iphone-duo/inner-landscape-left", "home/iphone-duo/inner-landscape-left-book",
        "home/iphone-duo/inner-portrait-laptop",
      ]),
    Row(
      "book only lies in landscape",
      [.devices: ["iphone-duo"], .poses: ["book"], .orientations: ["all"]],
      [
        "home/iphone-duo/inner-landscape-left-book", "home/iphone-duo/inner-landscape-right-book",
      ]),
    Row(
      "laptop only stands upright",
      [.devices: ["iphone-duo"], .poses: ["laptop"], .orientations: ["all"]],
      ["home/iphone-duo/inner-portrait-laptop", "home/iphone-duo/inner-upside-down-laptop"]),
    Row(
      "one display of two", [.devices: ["iphone-duo"], .displays: ["inner"]],
      ["home/iphone-duo/inner-landscape-left"]),
    Row(
      "a display axis does not exclude phones",
      [.devices: ["iphone-17-pro"], .displays: ["inner"], .poses: ["all"]],
      ["home/iphone-17-pro/portrait"]),
    Row(
      "suffixes come in order",
      [
        .devices: ["iphone-17-pro"], .textSizes: ["accessibility3"], .locales: ["ar"],
        .appearances: ["dark"], .os: ["18"], .sdk: ["18.2"],
      ], ["home/iphone-17-pro/portrait+ax3+ar+dark+os18+sdk18.2"]),
    Row(
      "a direction is named where the locale says another",
      [
        .devices: ["iphone-17-pro"], .locales: ["en", "he"],
        .directions: ["leftToRight", "rightToLeft"],
      ],
      [
        "home/iphone-17-pro/portrait", "home/iphone-17-pro/portrait+rtl",
        "home/iphone-17-pro/portrait+he+ltr", "home/iphone-17-pro/portrait+he",
      ]),
    Row(
      "the camera is a matter of the inner display",
      [.devices: ["iphone-duo", "iphone-17-pro"], .camera: ["off", "on"]],
      [
        "home/iphone-duo/outer-portrait", "home/iphone-duo/inner-landscape-left",
        "home/iphone-duo/inner-landscape-left+camera", "home/iphone-17-pro/portrait",
      ]),
    Row(
      "a tablet takes parts, a phone sizes and both a second display",
      [
        .devices: ["ipad-9-7", "iphone-17-pro"],
        .windows: ["full", "split-1/3", "slide-over", "400x700", "external-4x3"],
      ],
      [
        "home/ipad-9-7/portrait", "home/ipad-9-7/portrait-split-1-3",
        "home/ipad-9-7/portrait-slide-over", "home/ipad-9-7/portrait-400x700",
        "home/ipad-9-7/portrait-external-4x3", "home/iphone-17-pro/portrait",
        "home/iphone-17-pro/portrait-400x700", "home/iphone-17-pro/portrait-external-4x3",
      ]),
    Row(
      "half a tablet is there in landscape only",
      [.devices: ["ipad-9-7"], .windows: ["split-1/2"], .orientations: ["portrait", "landscape"]],
      ["home/ipad-9-7/landscape-left-split-1-2", "home/ipad-9-7/landscape-right-split-1-2"]),
    Row(
      "the foldable is shared in halves, in inner landscape alone",
      [
        .devices: ["iphone-duo"],
        .windows: ["split-1/2", "split-1/2-right", "split-1/3", "400x700"],
        .poses: ["book", "laptop", "closed"],
      ],
      [
        "home/iphone-duo/inner-landscape-left-book-split-1-2",
        "home/iphone-duo/inner-landscape-left-book-split-1-2-right",
      ]),
    Row(
      "what is listed twice is drawn once",
      [.devices: ["iphone-17-pro", "iphone-17-pr*"], .textSizes: ["large", "large"]],
      ["home/iphone-17-pro/portrait", "home/iphone-17-pro-max/portrait"]),
  ]

  @Test(arguments: rows)
  func `axes expand to named configurations`(row: Row) {
    let expansion = Matrix.expand(spec: spec(row.axes), catalog: catalog)
    #expect(expansion.diagnostics.filter { $0.rule != "impossible-value" } == [])
    #expect(names(expansion) == row.names)
  }

  @Test func `windows that a device can't show are counted, excluded and asked for by value`() {
    let axes: [Axis: [String]] = [
      .devices: ["ipad-9-7", "iphone-17-pro"], .windows: ["split-1/2", "split-1/3", "0400x700"],
    ]
    let plain = Matrix.expand(spec: spec(axes), catalog: catalog)
    // One half in portrait, and both parts of the phone.
    #expect(plain.leftOut == 3)
    #expect(names(plain).count == 3)
    let without = Matrix.expand(
      spec: spec(axes, exclude: [[.windows: "400x700"]]), catalog: catalog)
    #expect(names(without) == ["home/ipad-9-7/portrait-split-1-3"])
    let narrowed = Matrix.expand(
      spec: spec(axes), catalog: catalog,
      options: .init(axes: [.windows: ["split-1/2"], .devices: ["ipad-9-7"]]))
    #expect(
      narrowed.usageErrors == [
        "option '--window': no configuration can take window 'split-1/2': iPad 9.7-inch (3rd to "
          + "6th generation) has no Split View 1/2 in portrait"
      ])
    let included = Matrix.expand(
      spec: spec(
        [.devices: ["iphone-17-pro"]], include: [[.devices: "ipad-9-7", .windows: "slide-over"]]),
      catalog: catalog)
    #expect(names(included).last == "home/ipad-9-7/portrait-slide-over")
  }

  @Test func `without a matrix the essentials are drawn`() {
    let expansion = Matrix.expand(spec: spec([:]), catalog: catalog)
    let devices = expansion.configurations.map(\.device.id)
    var seen: Set<String> = []
    #expect(
      devices.filter { seen.insert($0).inserted } == [
        "iphone-se-4-7", "iphone-17-pro", "iphone-17-pro-max", "iphone-duo", "ipad-mini-a17-pro",
        "ipad-pro-13-m5",
      ])
    #expect(expansion.configurations.count == 7)
  }

  @Test func `televisions and Macs lack an orientation and are never excluded by one`() {
    let expansion = Matrix.expand(
      spec: spec([.devices: ["tv", "iphone-17-pro"], .orientations: ["portrait"]]),
      catalog: catalog)
    #expect(names(expansion).filter { $0.hasSuffix("/native") }.count == 2)
    #expect(expansion.diagnostics.isEmpty)
  }

  @Test func `text sizes default to the platform's and watches depend on their case`() {
    let expansion = Matrix.expand(spec: spec([.devices: ["watch"]]), catalog: catalog)
    let sizes = Set(expansion.configurations.map(\.textSize.rawValue))
    #expect(sizes == ["small", "large", "xLarge"])
    #expect(names(expansion).allSatisfy { !$0.contains("+") })
  }

  @Test func `screens come first, then axes in order`() {
    let expansion = Matrix.expand(
      spec: spec(
        [.devices: ["iphone-17-pro"], .textSizes: ["large", "small"], .locales: ["en", "de"]],
        screens: ["b", "a"]), catalog: catalog)
    #expect(
      names(expansion)
        == ["b", "a"].flatMap { screen in
          ["", "+de", "+s", "+s+de"].map { "\(screen)/iphone-17-pro/portrait\($0)" }
        })
  }

  @Test func `the first locale of the strings is the default`() {
    let expansion = Matrix.expand(
      spec: spec([.devices: ["iphone-17-pro"]], locales: ["ar", "en"]), catalog: catalog)
    #expect(names(expansion) == ["home/iphone-17-pro/portrait"])
    #expect(expansion.configurations.first?.direction == .rightToLeft)
  }

  @Test func `an option replaces the list of its axis and no other`() {
    let given = spec([.devices: ["ipad"], .textSizes: ["small"]])
    let expansion = Matrix.expand(
      spec: given, catalog: catalog, options: .init(axes: [.devices: ["iphone-17-pro"]]))
    #expect(names(expansion) == ["home/iphone-17-pro/portrait+s"])
  }

  @Test func `exclude takes partial matches away, also under options`() {
    let given = spec(
      [.devices: ["ipad"]],
      exclude: [[.devices: "iphone-17*", .textSizes: "small"], [.orientations: "landscape"]])
    let expansion = Matrix.expand(
      spec: given, catalog: catalog,
      options: .init(axes: [
        .devices: ["iphone-17-pro"], .textSizes: ["large", "small"], .orientations: ["all"],
      ]))
    #expect(names(expansion) == ["home/iphone-17-pro/portrait"])
    #expect(expansion.excluded == 5)
  }

  @Test func `an exclude that takes nothing away is pointed out`() {
    let given = spec(
      [.devices: ["iphone-17-pro"]], exclude: [[.devices: "ipad"], [.appearances: "light"]])
    let expansion = Matrix.expand(spec: given, catalog: catalog)
    #expect(expansion.diagnostics.map(\.rule) == ["idle-exclude"])
    #expect(expansion.diagnostics.map(\.severity) == [.warning])
    #expect(!expansion.hasErrors && expansion.configurations.isEmpty)
  }

  @Test func `include adds single configurations with defaults for the rest`() {
    let given = spec(
      [.devices: ["iphone-17-pro"], .textSizes: ["small"]],
      include: [[.devices: "ipad-mini-a17-pro", .appearances: "dark"]])
    let expected = ["home/iphone-17-pro/portrait+s", "home/ipad-mini-a17-pro/portrait+dark"]
    #expect(names(Matrix.expand(spec: given, catalog: catalog)) == expected)
    let narrowed = Matrix.expand(
      spec: given, catalog: catalog, options: .init(axes: [.devices: ["iphone-17-pro"]]))
    #expect(names(narrowed) == ["home/iphone-17-pro/portrait+s"])
  }

  @Test func `a screen's orientations restrict and choose the natural one`() {
    let given = spec([.devices: ["iphone-17-pro", "tv"]], orientations: ["landscape"])
    let expansion = Matrix.expand(spec: given, catalog: catalog)
    #expect(names(expansion).first == "home/iphone-17-pro/landscape-left")
    #expect(names(expansion).count == 3)
  }

  @Test func `a screen made for one device knows it on all others`() throws {
    func expanded(_ device: String) -> MatrixExpansion {
      var spec = spec([.devices: ["iphone-8", "iphone-x"]])
      spec.screens[0].compatibility = LayoutSpecs.Compatibility(
        designedFor: Located(device, at: SourcePosition(line: 7, column: 30)), mode: .crop)
      return Matrix.expand(spec: spec, catalog: catalog)
    }
    let made = expanded("iphone-8").configurations.map(\.compatibility)
    #expect(made.map { $0?.device.id } == [nil, "iphone-8"])
    #expect(made.last??.mode == .crop)
    let unknown = expanded("iphone-88")
    #expect(unknown.configurations.isEmpty)
    #expect(
      unknown.diagnostics.map(\.line) == [
        "sample.yaml:7:30: error: unknown device 'iphone-88', did you mean 'iphone-8'? "
          + "[unknown-device]"
      ])
    // A family is no device that a screen could be made for.
    #expect(!expanded("iphone").diagnostics.isEmpty)
  }

  @Test func `what a device cannot take is left out and counted`() {
    let expansion = Matrix.expand(
      spec: spec([
        .devices: ["iphone-17-pro", "ipad-mini-a17-pro"], .orientations: ["portraitUpsideDown"],
        .appearances: ["light", "dark"],
      ]), catalog: catalog)
    #expect(names(expansion).count == 2)
    #expect(expansion.leftOut == 2)
    #expect(expansion.diagnostics.isEmpty)
  }

  @Test func `an old device does not run a new system`() throws {
    let old = try #require(catalog.devices.first { ($0.system.last?.major ?? 99) < 20 })
    let expansion = Matrix.expand(
      spec: spec([.devices: [old.id, "iphone-17-pro"], .os: ["26"]]), catalog: catalog)
    #expect(expansion.configurations.map(\.device.id) == ["iphone-17-pro"])
    #expect(expansion.leftOut == 1)
  }

  @Test func `unknown values are reported where they are written, with proposals`() {
    let given = spec(
      [
        .devices: ["iphone-17-por"], .orientations: ["potrait"], .textSizes: ["lage"],
        .sdk: ["99"], .locales: ["english!"], .windows: ["1x1", "ful"],
      ], exclude: [[.poses: "bok"]])
    let expansion = Matrix.expand(spec: given, catalog: catalog)
    #expect(expansion.configurations.isEmpty)
    let lines = expansion.diagnostics.map(\.line)
    for expected in [
      "sample.yaml:10:1: error: unknown device 'iphone-17-por', did you mean 'iphone-17-pro'? "
        + "[unknown-device]",
      "sample.yaml:10:1: error: unknown orientation 'potrait', did you mean 'portrait'? "
        + "[unknown-orientation]",
      "sample.yaml:10:1: error: unknown text size 'lage', did you mean 'large'? "
        + "[unknown-text-size]",
      "sample.yaml:10:1: error: unknown SDK version '99', the newest is 27.1 [unknown-sdk]",
      "sample.yaml:10:1: error: expected a locale such as 'en' or 'pt-BR', 'x-long' or 'x-rtl', "
        + "found 'english!' [unknown-locale]",
      "sample.yaml:10:1: error: the sides of a window must be from 50 to 10000 points, "
        + "found '1x1' [unknown-window]",
      "sample.yaml:11:1: error: unknown window 'ful', did you mean 'full'? [unknown-window]",
      "sample.yaml:50:1: error: unknown pose 'bok', did you mean 'book'? [unknown-pose]",
    ] { #expect(lines.contains(expected)) }
    #expect(expansion.usageErrors.isEmpty)
  }

  @Test func `the same mistakes in options are mistakes of the command line`() {
    let expansion = Matrix.expand(
      spec: spec([:]), catalog: catalog,
      options: .init(axes: [.devices: ["iphone-17-por"]], screens: ["hone"]))
    #expect(expansion.diagnostics.isEmpty)
    #expect(
      expansion.usageErrors == [
        "option '--device': unknown device 'iphone-17-por', did you mean 'iphone-17-pro'?",
        "option '--screen': unknown screen 'hone', did you mean 'home'?",
      ])
  }

  @Test func `a value that no configuration takes is an error where it was written`() {
    let given = spec([.devices: ["iphone-17-pro"], .poses: ["resting", "book"]])
    let own = Matrix.expand(spec: given, catalog: catalog)
    #expect(
      own.diagnostics.map(\.line) == [
        "sample.yaml:11:1: error: no configuration can take pose 'book': iPhone 17 Pro does not "
          + "fold [impossible-value]"
      ])
    // A device chosen by option may leave values of the spec without use.
    let duo = spec([.devices: ["iphone-duo"], .poses: ["book"]])
    let narrowed = Matrix.expand(
      spec: duo, catalog: catalog, options: .init(axes: [.devices: ["iphone-17-pro"]]))
    #expect(narrowed.diagnostics.isEmpty && narrowed.usageErrors.isEmpty)
    let asked = Matrix.expand(
      spec: spec([:]), catalog: catalog,
      options: .init(axes: [.devices: ["iphone-17-pro"], .poses: ["tent"]]))
    #expect(
      asked.usageErrors == [
        "option '--pose': no configuration can take pose 'tent': iPhone 17 Pro does not fold"
      ])
  }

  @Test(arguments: [
    (
      "iphone-17-pro", MatrixSpec.Axis.orientations, "portraitUpsideDown",
      "iPhone 17 Pro lays out in portrait, landscapeLeft and landscapeRight only"
    ),
    ("iphone-17-pro", .displays, "inner", "iPhone 17 Pro has one display"),
    ("iphone-17-pro", .camera, "on", "iPhone 17 Pro has no camera under its display"),
  ])
  func `an impossible value says what the device can do`(
    _ device: String, _ axis: MatrixSpec.Axis, _ value: String, _ reason: String
  ) {
    let expansion = Matrix.expand(
      spec: spec([:]), catalog: catalog, options: .init(axes: [.devices: [device], axis: [value]]))
    #expect(expansion.usageErrors.first?.hasSuffix(reason) == true, "\(expansion.usageErrors)")
  }

  @Test func `two configurations with one name are an error`() {
    // A locale that is spelt like a text size makes the same suffix.
    let expansion = Matrix.expand(
      spec: spec([
        .devices: ["iphone-17-pro"], .textSizes: ["large", "xLarge"], .locales: ["en", "xl"],
      ]), catalog: catalog)
    #expect(
      expansion.diagnostics.map(\.message) == [
        "two configurations are called 'home/iphone-17-pro/portrait+xl'"
      ])
  }

  @Test func `names are unique and stay the same over the whole catalogue`() {
    let given = spec([
      .devices: ["all"], .orientations: ["all"], .poses: ["all"], .appearances: ["light", "dark"],
    ])
    let first = Matrix.expand(spec: given, catalog: catalog)
    let second = Matrix.expand(spec: given, catalog: catalog)
    #expect(first == second)
    #expect(Set(names(first)).count == first.configurations.count)
    #expect(Set(first.configurations.map(\.device.id)).count == catalog.devices.count)
  }

  @Test func `a matrix without end is refused, not written out`() {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let locales = letters.flatMap { a in letters.map { b in "\(a)\(b)" } }
    let given = spec([
      .devices: ["all"], .orientations: ["all"], .poses: ["all"], .textSizes: ["all"],
      .locales: locales, .appearances: ["light", "dark"],
    ])
    let expansion = Matrix.expand(spec: given, catalog: catalog)
    #expect(expansion.diagnostics.map(\.rule) == ["too-many"])
  }
}
