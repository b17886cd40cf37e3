import Devices
import Documents
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing
import Typography

/// Scenes of devices that do not fold.
@Suite struct SceneResolverTests {
  @Test func `a phone upright has its catalogued insets, bar and margins`() throws {
    let scene = try Scenes.scene("iphone-17-pro")
    #expect(scene.window == Rect(x: 0, y: 0, width: 402, height: 874))
    #expect(scene.safeArea == EdgeInsets(top: 62, bottom: 34))
    #expect(scene.margins == EdgeInsets(top: 62, left: 16, bottom: 34, right: 16))
    #expect(
      scene.bars == [Scene.Bar(id: "statusBar", frame: Rect(x: 0, y: 0, width: 402, height: 54))])
    #expect(scene.guide("readable") == Rect(x: 16, y: 62, width: 370, height: 778))
    #expect(scene.guide("keyboard") == Rect(x: 0, y: 840, width: 402, height: 34))
    #expect(scene.homeIndicator == Rect(x: 129, y: 861, width: 144, height: 5))
    #expect(!scene.safeAreaIsAssumed)
    #expect(scene.regions == [])
  }

  @Test(arguments: [
    ("iphone-17-pro", Orientation.portrait, 16.0), ("iphone-17-pro-max", .portrait, 20),
    ("iphone-8-plus", .portrait, 20), ("iphone-se-4-7", .portrait, 16),
    ("iphone-17-pro", .landscapeLeft, 16), ("iphone-17-pro-max", .landscapeLeft, 20),
    ("ipad-mini-a17-pro", .portrait, 20), ("apple-tv-4k", .native, 0),
    ("apple-watch-ultra-3", .portrait, 0), ("macbook-air-13", .native, 0),
  ])
  func `margins follow the platform's rule and stand beside the safe area`(
    id: String, orientation: Orientation, side: Double
  ) throws {
    let scene = try Scenes.scene(id, orientation)
    #expect(scene.margins.left == scene.safeArea.left + side)
    #expect(scene.margins.right == scene.safeArea.right + side)
    #expect(scene.margins.top == scene.safeArea.top)
    #expect(scene.margins.bottom == scene.safeArea.bottom)
  }

  @Test func `a variant is used only where its version is asked for`() throws {
    let standard = try Scenes.scene("iphone-16-pro", .landscapeLeft)
    #expect(standard.safeArea.bottom == 20)
    let old = try Scenes.scene("iphone-16-pro", .landscapeLeft, os: Version(18, 2))
    #expect(old.safeArea.bottom == 21)
    #expect(old.safeAreaIsAssumed)
    let sourced = try Scenes.scene("iphone-13", .landscapeLeft, os: Version(18))
    #expect(sourced.safeArea.bottom == 21)
    #expect(!sourced.safeAreaIsAssumed)
    let upsideDown = try Scenes.scene("ipad-pro-11", .portraitUpsideDown, os: Version(17))
    #expect(upsideDown.safeArea == EdgeInsets(top: 24, bottom: 20))
    let tablet = try Scenes.scene("ipad-10-2", os: Version(26))
    #expect(tablet.safeArea.top == 32)
    #expect(tablet.safeAreaIsAssumed)
  }

  @Test func `hiding the status bar takes its inset where nothing else makes it`() throws {
    let homeButton = try Scenes.scene("iphone-se-4-7", statusBarHidden: true)
    #expect(homeButton.safeArea == .zero)
    #expect(homeButton.bars == [])
    let island = try Scenes.scene("iphone-17-pro", statusBarHidden: true)
    #expect(island.safeArea.top == 62)
    #expect(!island.safeAreaIsAssumed)
    let oldTablet = try Scenes.scene("ipad-10-2", statusBarHidden: true)
    #expect(oldTablet.safeArea.top == 0)
    #expect(!oldTablet.safeAreaIsAssumed)
    let newTablet = try Scenes.scene("ipad-pro-13-m5", statusBarHidden: true)
    #expect(newTablet.safeArea.top == 32)
    #expect(newTablet.safeAreaIsAssumed)
    let television = try Scenes.scene("apple-tv-4k", .native, statusBarHidden: true)
    #expect(television.safeArea.top == 60)
    #expect(!television.safeAreaIsAssumed)
  }

  @Test func `a home indicator that hides keeps its inset`() throws {
    let scene = try Scenes.scene("iphone-17-pro", homeIndicatorAutoHidden: true)
    #expect(scene.homeIndicator == nil)
    #expect(scene.safeArea.bottom == 34)
  }

  @Test func `the readable guide is centred, capped and grows with the text`() throws {
    let scene = try Scenes.scene("ipad-pro-12-9-home-button")
    let guide = try #require(scene.guide("readable"))
    // Measured: 672 points wide, 176 from the edge of a 1024-point window.
    #expect(guide.minX == 176)
    #expect(guide.width == 672)
    let large = try Scenes.scene("ipad-pro-12-9-home-button", textSize: .accessibility5)
    #expect(large.guide("readable") == large.guide("margins"))
    let small = try Scenes.scene("ipad-pro-12-9-home-button", textSize: .xSmall)
    #expect(abs((small.guide("readable")?.width ?? 0) - 672.0 * 14 / 17) < 1e-9)
  }

  @Test func `custom guides are made from others, in order and by direction`() throws {
    var configuration = Scenes.configuration(
      try BuiltInCatalog.device("iphone-17-pro"), .portrait)
    configuration.direction = .rightToLeft
    let guides = [
      CustomGuide(
        name: "card", base: "window",
        insets: DirectionalEdges(top: 10, start: 30, bottom: 20, end: 0)),
      CustomGuide(
        name: "inner", base: "card",
        insets: DirectionalEdges(top: 1, start: 2, bottom: 3, end: 4, isPhysical: true)),
      CustomGuide(name: "lost", base: "nowhere", insets: .zero),
    ]
    let scene = SceneResolver.resolve(configuration, customGuides: guides)
    #expect(scene.guide("card") == Rect(x: 0, y: 10, width: 372, height: 844))
    #expect(scene.guide("inner") == Rect(x: 2, y: 11, width: 366, height: 840))
    #expect(scene.guide("lost") == nil)
  }

  @Test func `conditions see the traits of the configuration`() throws {
    let device = try BuiltInCatalog.device("iphone-duo")
    var configuration = Scenes.configuration(
      device, .landscapeLeft, display: "inner", pose: .book, camera: true)
    configuration.appearance = .dark
    let environment = SceneResolver.resolve(configuration)
      .conditionEnvironment(for: configuration)
    #expect(environment.flags == [.folded, .foldable, .landscape, .dark, .camera])
    #expect(environment.traits[.widthClass] == .word("regular"))
    #expect(environment.traits[.windowWidth] == .number(951))
    #expect(environment.traits[.pose] == .word("book"))
    #expect(environment.traits[.os] == .version([27, 1, 0]))
    #expect(environment.traits[.sdk] == nil)
    let watch = Scenes.configuration(
      try BuiltInCatalog.device("apple-watch-ultra-3"), .portrait)
    let plain = SceneResolver.resolve(watch).conditionEnvironment(for: watch)
    #expect(plain.flags == [.portrait])
    #expect(plain.traits[.widthClass] == nil)
  }

  @Test func `every device resolves in every orientation to a scene that holds together`() {
    for device in BuiltInCatalog.catalog.devices {
      for display in device.displays {
        for oriented in display.orientations {
          let scene = SceneResolver.resolve(
            Scenes.configuration(device, oriented.orientation, display: display.id))
          let place = "\(device.id) \(display.id) \(oriented.orientation)"
          for guide in scene.guides {
            #expect(scene.window.contains(guide.frame), "\(place) \(guide.name)")
          }
          for bar in scene.bars { #expect(scene.window.contains(bar.frame), "\(place)") }
          #expect(scene.guide("safeArea")?.isEmpty == false, "\(place)")
        }
      }
    }
  }

  @Test func `a user's foldable in a few lines resolves`() throws {
    let yaml = """
      format: 1
      devices:
        - id: acme-fold
          name: Acme Fold
          maker: Acme
          family: iphone
          displays:
            outer: {size: [400, 900], scale: 2.5, safeArea: {portrait: [40, 0, 20, 0], landscape: [0, 40, 20, 0]}}
            inner:
              size: [800, 900]
              scale: 2.5
              safeArea: [30, 0, 20, 0]
              sizeClasses: [regular, regular]
              regions:
                - {id: fold, kind: division, frame: [390, 0, 20, 900], margins: [0, 10, 0, 10], activation: folded}
          poses:
            - {pose: closed, display: outer}
            - {pose: flat, display: inner}
            - {pose: book, display: inner, orientations: [portrait]}
      """
    let document = YAMLReader.read(Array(yaml.utf8), file: "fold.yaml")
    let result = CatalogReader.read(document, file: "fold.yaml")
    #expect(result.diagnostics == [])
    let device = try #require(result.catalog?.device("acme-fold"))
    let book = SceneResolver.resolve(
      Scenes.configuration(device, .portrait, display: "inner", pose: .book))
    #expect(book.regions.map(\.isActive) == [true])
    #expect(book.guide("safeArea") == Rect(x: 0, y: 30, width: 800, height: 850))
    let turned = SceneResolver.resolve(
      Scenes.configuration(device, .landscapeRight, display: "inner", pose: .flat))
    #expect(turned.regions.first?.region.frame == Rect(x: 0, y: 390, width: 900, height: 20))
    #expect(turned.regions.first?.region.margins == EdgeInsets(top: 10, bottom: 10))
    #expect(turned.regions.map(\.isActive) == [false])
  }
}
