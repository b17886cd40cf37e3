import Devices
import Foundation
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing

/// Every row of the tables of margins, guides, keyboards, safe areas and status bars against the
/// scene of its context.
///
/// Rows that no scene can answer stand in ``untestable`` with the reason; a row in neither place
/// fails the test.
@Suite struct MetricsTableTests {
  private typealias Row = [String: Any]

  /// Rows that no scene answers, by id or by their words.
  private static let untestable: [String: String] = [
    "margin.view.default": "only root views and nodes that name margins have any in a spec",
    "preservesSuperviewLayoutMargins": "AutoLayoutTests",
    "bars": "held by the tests of system bars",
    "view and superview edge, old VFL without margins":
      "format strings use the margins, as they have since version 8",
    "view and top or bottom layout guide": "the same 8 as between views; ConstraintFactsTests",
    "text baselines": "has no value",
    "topLayoutGuide / bottomLayoutGuide": "superseded by the safe area",
    "UIScrollView.contentLayoutGuide": "AutoLayoutTests",
    "UIScrollView.frameLayoutGuide": "AutoLayoutTests",
    "UITabBarController.contentLayoutGuide": "belongs to system bars",
    "kbd.pad13m4": "has no value; the catalogue has readings since",
    "kbd.mini83.p": "has no value; the catalogue has readings of the later one, the same panel",
    "kbd.padFloating": "has no value; a spec has only the docked keyboard",
    "undocked, split or floating, followsUndockedKeyboard false (default)":
      "a spec has only the docked keyboard",
    "undocked or floating, followsUndockedKeyboard true": "a spec has only the docked keyboard",
    "usesBottomSafeArea false (iOS 17)": "a spec has no switch for it",
    "keyboardDismissPadding (iOS 17)": "a spec has no switch for it",
    "status.air": "of low confidence; the catalogue carries 54 over from its family",
    "status.phone.landscape.glass": "of low confidence; one library's, others hide the bar",
  ]

  private func root(_ topic: String) throws -> Row? {
    guard let bytes = SharedFolder.bytes("data/layout-metrics.json") else { return nil }
    let all = try JSONSerialization.jsonObject(with: Data(bytes)) as? Row
    return try #require(all?[topic] as? Row)
  }

  private var catalog: [Device] { BuiltInCatalog.catalog.devices.filter { !$0.isFoldable } }

  private func width(_ device: Device) -> Double { device.displays[0].size.width }

  /// The scene of a device under a system not newer than a version.
  private func scene(
    _ device: Device, _ orientation: Orientation, os: Int? = nil,
    keyboard: ScreenKeyboard = .hidden
  ) -> Scene {
    let version = os.map { Version(min($0, device.system.last?.major ?? $0)) }
    return SceneResolver.resolve(
      Scenes.configuration(device, orientation, os: version), keyboard: keyboard)
  }

  private static let phoneOrientations: [Orientation] = [
    .portrait, .landscapeLeft, .landscapeRight,
  ]

  // MARK: Margins and guides

  @Test func `every row of layout margins holds for every device of its context`() throws {
    guard let topic = try root("marginsAndGuides") else { return }
    let rows = try #require((topic["layoutMargins"] as? Row)?["rows"] as? [Row])
    for row in rows {
      let id = try #require(row["id"] as? String)
      if Self.untestable[id] != nil { continue }
      let value = try #require(row["value"] as? [String: Double])
      var count = 0
      for device in catalog {
        for orientation in device.displays[0].orientations.map(\.orientation) {
          guard applies(id, device, orientation) else { continue }
          let scene = scene(device, orientation)
          let margins = scene.margins
          let safe = scene.safeArea
          #expect(
            EdgeInsets(
              top: margins.top - safe.top, left: margins.left - safe.left,
              bottom: margins.bottom - safe.bottom, right: margins.right - safe.right)
              == EdgeInsets(
                top: value["top"] ?? -1, left: value["leading"] ?? -1,
                bottom: value["bottom"] ?? -1, right: value["trailing"] ?? -1),
            "\(id): \(device.id) \(orientation)")
          count += 1
        }
      }
      #expect(count > 0, "no device answers to \(id)")
    }
  }

  private func applies(_ id: String, _ device: Device, _ orientation: Orientation) -> Bool {
    let classes = device.displays[0].oriented(orientation)?.sizeClasses
    let isRegular = classes?.horizontal == .regular
    switch (id, device.family) {
    case ("margin.root.compact", .iphone): return !orientation.isLandscape && width(device) < 414
    case ("margin.root.largePhone", .iphone):
      return orientation.isLandscape ? isRegular : width(device) >= 414
    case ("margin.root.regular", .ipad): return isRegular
    case ("margin.root.landscapePhone", .iphone): return orientation.isLandscape && !isRegular
    default: return false
    }
  }

  @Test func `every rule of margins holds`() throws {
    guard let topic = try root("marginsAndGuides") else { return }
    let rules = try #require((topic["rules"] as? Row)?["items"] as? [Row])
    func content(_ margins: String) -> String {
      """
      content:
        zstack: { children: [{ box: {}, id: a, align: { leading: margins, trailing: margins } }] }
        id: root
        margins: \(margins)
      """
    }
    for rule in rules {
      switch try #require(rule["name"] as? String) {
      case "systemMinimumLayoutMargins":
        // 4 is less than the system's 16, 40 more.
        let layout = try SampleScreen.resolve(content("{ leading: 4, trailing: 40 }"))
        #expect(layout.frame("a")[0] == 16 && layout.frame("a")[2] == 402 - 16 - 40)
      case "insetsLayoutMarginsFromSafeArea":
        let layout = try SampleScreen.resolve(
          content("{ leading: 30, trailing: 30 }") + "\n  ignoresSafeArea: true"
        ) { $0.orientation = .landscapeLeft }
        #expect(layout.frame("root")[2] == 874)
        #expect(layout.frame("a")[0] == 62 + 30 && layout.frame("a")[2] == 874 - 2 * 92)
      case "directionalLayoutMargins":
        let layout = try SampleScreen.resolve(content("{ leading: 20, trailing: 40 }")) {
          $0.direction = .rightToLeft
        }
        #expect(layout.frame("a")[0] == 40 && layout.frame("a")[2] == 402 - 60)
      case let name: #expect(Self.untestable[name] != nil, "nothing tests \(name)")
      }
    }
  }

  @Test func `every row of system spacing holds or says why not`() throws {
    guard let topic = try root("marginsAndGuides") else { return }
    for row in try #require((topic["systemSpacing"] as? Row)?["rows"] as? [Row]) {
      let between = try #require(row["between"] as? String)
      guard between == "sibling views" else {
        #expect(Self.untestable[between] != nil, "nothing tests \(between)")
        continue
      }
      let layout = try SampleScreen.resolve(
        "content: { vstack: { children: [{ box: {}, id: a }, { box: {}, id: b }] } }")
      let gap = layout.frame("b")[1] - layout.frame("a")[1] - layout.frame("a")[3]
      #expect(gap == row["value"] as? Double)
    }
  }

  @Test func `the readable guide has its widths, and grows with the text`() throws {
    guard let topic = try root("marginsAndGuides") else { return }
    let guide = try #require(topic["readableContentGuide"] as? Row)
    let widths = try #require(guide["widthByCategory"] as? [String: Any])
    let wide = try BuiltInCatalog.device("ipad-pro-12-9")
    #expect(
      scene(wide, .landscapeLeft, os: 18).guide("readable")?.width == widths["large"] as? Double)
    // The other categories have no value: the engine scales, which is its own choice.
    #expect(widths.values.filter { $0 is Double }.count == 1)
    let example = try #require(guide["example"] as? Row)
    let old = scene(try BuiltInCatalog.device("ipad-9-7"), .landscapeLeft)
    #expect(old.window.width == example["width"] as? Double)
    #expect(old.guide("readable")?.width == example["guide"] as? Double)
    #expect(old.guide("readable")?.minX == example["insetEachSide"] as? Double)
    let glass = try #require(guide["glass"] as? Row)
    let new = scene(try BuiltInCatalog.device("ipad-pro-11-m5"), .portrait)
    #expect(new.window.width == glass["container"] as? Double)
    #expect(new.guide("readable")?.width == glass["value"] as? Double)
    for device in catalog where device.family == .ipad {
      for os in [18, 26] where os <= device.system.last?.major ?? os {
        for orientation in [Orientation.portrait, .landscapeLeft] {
          let scene = scene(device, orientation, os: os)
          let readable = try #require(scene.guide("readable"))
          let margins = try #require(scene.guide("margins"))
          #expect(margins.contains(readable) && abs(readable.midX - margins.midX) < 1e-9)
        }
      }
    }
  }

  @Test func `every guide of the table is in the scene or says why not`() throws {
    guard let topic = try root("marginsAndGuides") else { return }
    let names = [
      "safeAreaLayoutGuide": "safeArea", "layoutMarginsGuide": "margins",
      "readableContentGuide": "readable", "keyboardLayoutGuide": "keyboard",
    ]
    let scene = scene(try BuiltInCatalog.device("iphone-17-pro"), .portrait)
    for row in try #require((topic["guides"] as? Row)?["items"] as? [Row]) {
      let guide = try #require(row["guide"] as? String)
      if let name = names[guide] {
        #expect(scene.guide(name) != nil, "\(guide)")
      } else {
        #expect(Self.untestable[guide] != nil, "nothing tests \(guide)")
      }
    }
  }

  // MARK: Keyboard

  @Test func `every row of keyboard heights holds for every device of its class`() throws {
    guard let topic = try root("keyboard") else { return }
    for row in try #require(topic["rows"] as? [Row]) {
      let id = try #require(row["id"] as? String)
      if Self.untestable[id] != nil { continue }
      let isLandscape = row["orientation"] as? String == "landscape"
      let devices = catalog.filter { answers(to: id, $0) }
      #expect(!devices.isEmpty, "no device answers to \(id)")
      for device in devices {
        let orientation = isLandscape ? Orientation.landscapeLeft : .portrait
        func height(_ hasBar: Bool) -> Double? {
          scene(device, orientation, os: 18, keyboard: .docked(hasPredictionBar: hasBar))
            .keyboard?.frame?.height
        }
        #expect(height(true) == row["withPrediction"] as? Double, "\(id): \(device.id)")
        #expect(height(false) == row["withoutPrediction"] as? Double, "\(id): \(device.id)")
      }
    }
  }

  private func answers(to id: String, _ device: Device) -> Bool {
    let width = width(device)
    let length = device.displays[0].size.height
    let isPhone = device.family == .iphone
    let isTablet = device.family == .ipad
    let hasButton = device.hasHomeButton
    switch id.split(separator: ".")[1] {
    case "320": return isPhone && width == 320
    case "375": return isPhone && width == 375 && length == 667
    case "414old": return isPhone && width == 414 && length == 736
    case "notch":
      let isLevel = id.hasSuffix(".l")
      return isPhone && !hasButton && (isLevel || width <= 402 || width == 420)
    case "notchXL": return isPhone && !hasButton && [414, 428, 430, 440].contains(width)
    case "pad97": return isTablet && hasButton && width == 768
    case "pad102": return isTablet && hasButton && (width == 810 || width == 834)
    case "pad11": return isTablet && !hasButton && (width == 820 || width == 834)
    // The later one of the two has readings of its own.
    case "mini83": return device.id == "ipad-mini-8-3"
    case "pad129home": return isTablet && hasButton && width == 1024
    case "pad129": return isTablet && !hasButton && width == 1024
    default: return false
    }
  }

  @Test func `every state of the keyboard guide holds or says why not`() throws {
    guard let topic = try root("keyboard") else { return }
    let device = try BuiltInCatalog.device("ipad-pro-11-m5")
    for rule in try #require((topic["layoutGuide"] as? Row)?["rules"] as? [Row]) {
      switch try #require(rule["state"] as? String) {
      case "docked keyboard":
        let scene = scene(device, .portrait, keyboard: .docked(hasPredictionBar: true))
        let guide = try #require(scene.guide("keyboard"))
        #expect(guide == scene.keyboard?.frame && guide.width == 834 && guide.maxY == 1210)
      case "keyboard off screen":
        let scene = scene(device, .portrait)
        #expect(scene.guide("keyboard")?.minY == scene.guide("safeArea")?.maxY)
        #expect(scene.guide("keyboard")?.height == scene.safeArea.bottom)
      case "Slide Over, Stage Manager, resized window":
        var configuration = Scenes.configuration(device, .portrait)
        configuration.window = "400x700"
        let scene = SceneResolver.resolve(
          configuration, keyboard: .docked(hasPredictionBar: true))
        // The window's foot lies 255 above that of the display, and the keyboard is 340 high.
        #expect(scene.guide("keyboard") == Rect(x: 0, y: 615, width: 400, height: 85))
      case let state: #expect(Self.untestable[state] != nil, "nothing tests \(state)")
      }
    }
  }

  // MARK: Safe areas and status bars

  /// The devices that a cell names: `12 mini, 13 mini`.
  private func devices(_ cell: String) -> [Device] {
    switch cell {
    case "iPad with home button", "home-button iPhone and iPad":
      return catalog.filter {
        $0.hasHomeButton && ($0.family == .ipad || cell.hasPrefix("home") && $0.family == .iphone)
      }
    case "iPad with home indicator":
      return catalog.filter { $0.family == .ipad && !$0.hasHomeButton }
    case "iPad Pro 11 on iPadOS 26", "iPad Pro 11":
      return catalog.filter { $0.id == "ipad-pro-11-m5" || $0.id == "ipad-pro-11-m4" }
    case "Apple TV": return catalog.filter { $0.family == .tv }
    case "iPhone SE, 6, 6s, 7, 8 and Plus":
      return catalog.filter { $0.family == .iphone && $0.hasHomeButton }
    case "14 Pro to 16 Pro Max":
      let ids = ["14-pro", "14-pro-max", "15", "15-plus", "15-pro", "15-pro-max", "16", "16-plus"]
      return (ids + ["16-pro", "16-pro-max"]).compactMap {
        BuiltInCatalog.catalog.device("iphone-\($0)")
      }
    default:
      return cell.split(separator: ",").compactMap { name in
        let id = name.lowercased().replacing("iphone", with: "")
          .split(separator: " ").joined(separator: "-")
        return BuiltInCatalog.catalog.device("iphone-\(id)")
      }
    }
  }

  /// The release that a row speaks of: 26 where it starts there, else the last one before.
  private func release(_ row: Row, _ device: Device) -> Int? {
    if (row["os"] as? [Any])?.first as? String == "26" { return nil }
    return device.family == .tv ? nil : 18
  }

  /// Whether a device has ever run a release of before 26.
  private func ranOlder(_ device: Device) -> Bool {
    if device.system.standard?.major ?? 0 < 26 { return true }
    let variants = device.displays[0].orientations.flatMap(\.safeAreaVariants)
    return variants.contains { $0.to ?? 99 <= 18 } || device.hasHomeButton
  }

  @Test func `every row of safe areas holds for every device it names`() throws {
    guard let topic = try root("safeAreas") else { return }
    let byRelease = try #require(topic["landscapeBottomByOS"] as? Row)
    for row in try #require(topic["rows"] as? [Row]) {
      let names = try #require(row["devices"] as? [String])
      let found = names.flatMap(devices)
      #expect(found.count >= names.count, "a device of \(names) is missing")
      for device in found {
        let os = release(row, device)
        if let upright = row["portrait"] as? [String: Double] {
          let safe = scene(device, .portrait, os: os).safeArea
          #expect(safe.top == upright["top"] && safe.bottom == upright["bottom"], "\(device.id)")
          #expect(safe.left == 0 && safe.right == 0, "\(device.id)")
        }
        guard let level = row["landscape"] as? [String: Double] else { continue }
        let orientations: [Orientation] =
          device.family == .tv ? [.native] : [.landscapeLeft, .landscapeRight]
        for orientation in orientations {
          let safe = scene(device, orientation, os: os).safeArea
          // Phones that came with 26 never had the bottom of 18.
          let isNew = device.family == .iphone && !ranOlder(device)
          let bottom = isNew ? byRelease["iOS 26"] as? Double : level["bottom"]
          #expect(safe.top == level["top"] && safe.bottom == bottom, "\(device.id) \(orientation)")
          #expect(
            safe.left == level["sides"] && safe.right == level["sides"],
            "\(device.id) \(orientation)")
        }
      }
    }
  }

  @Test func `every row of status bars holds for every device it names`() throws {
    guard let topic = try root("bars") else { return }
    for row in try #require((topic["statusBar"] as? Row)?["rows"] as? [Row]) {
      let id = try #require(row["id"] as? String)
      if Self.untestable[id] != nil { continue }
      let found = devices(try #require(row["devices"] as? String))
      #expect(!found.isEmpty, "no device answers to \(id)")
      for device in found {
        let os = release(row, device)
        func height(_ orientation: Orientation, _ os: Int?) -> Double {
          scene(device, orientation, os: os).bars.first { $0.id == "statusBar" }?.frame.height ?? 0
        }
        #expect(height(.portrait, os) == row["portrait"] as? Double, "\(id): \(device.id)")
        if let before = row["portraitBefore"] as? Row, let last = before["os"] as? String {
          // The mini of the first year is the only one with a value of its own for it.
          let variants = device.displays[0].orientations[0].safeAreaVariants
          if variants.contains(where: { $0.to == Int(last) }) {
            #expect(height(.portrait, Int(last)) == before["value"] as? Double, "\(device.id)")
          }
        }
        let byFamily = row["landscape"] as? [String: Double]
        let level =
          byFamily?[device.family == .ipad ? "pad" : "phone"] ?? row["landscape"] as? Double
        if let level { #expect(height(.landscapeLeft, os) == level, "\(id): \(device.id)") }
      }
    }
  }

  @Test func `every size class of the table holds`() throws {
    guard let topic = try root("safeAreas") else { return }
    let classes = try #require(topic["sizeClasses"] as? Row)
    let phone = try #require(classes["phone"] as? Row)
    let wide = try #require(phone["landscapeRegularWidth"] as? [String])
    let regular = Set(wide.flatMap(devices).map(\.id))
    #expect(regular.count == wide.count)
    func words(_ scene: Scene) -> [String] {
      [scene.sizeClasses?.horizontal.rawValue ?? "", scene.sizeClasses?.vertical.rawValue ?? ""]
    }
    for device in catalog where device.family == .iphone && device.year ?? 9999 <= 2024 {
      #expect(words(scene(device, .portrait)) == phone["portrait"] as? [String], "\(device.id)")
      let key = regular.contains(device.id) ? "landscapeRegular" : "landscapeOther"
      #expect(words(scene(device, .landscapeLeft)) == phone[key] as? [String], "\(device.id)")
    }
    let pad = try #require(classes["pad"] as? Row)
    for device in catalog where device.family == .ipad {
      for orientation in [Orientation.portrait, .landscapeLeft] {
        #expect(words(scene(device, orientation)) == pad["fullScreen"] as? [String])
      }
    }
  }
}
