import Devices
import Geometry
import LayoutEngine
import TestSupport

/// How the Duo is held in a test, with the short names of the fact sheet.
struct DuoStance: Hashable, CustomStringConvertible, Sendable {
  var display: String
  var orientation: Orientation
  var pose: Pose
  var window = "full"

  static let outerPortrait = DuoStance("outer", .portrait, .closed)
  static let outerStripLeft = DuoStance("outer", .landscapeRight, .closed)
  static let outerStripRight = DuoStance("outer", .landscapeLeft, .closed)
  static let innerLandscape = DuoStance("inner", .landscapeLeft, .flat)
  static let book = DuoStance("inner", .landscapeLeft, .book)
  static let innerPortrait = DuoStance("inner", .portrait, .flat)
  static let laptop = DuoStance("inner", .portrait, .laptop)

  init(_ display: String, _ orientation: Orientation, _ pose: Pose, window: String = "full") {
    self.display = display
    self.orientation = orientation
    self.pose = pose
    self.window = window
  }

  var description: String { "\(display) \(orientation) \(pose) \(window)" }

  /// All poses in every orientation that they allow.
  static func all() throws -> [DuoStance] {
    try BuiltInCatalog.device("iphone-duo").poses.flatMap { support in
      support.orientations.map { DuoStance(support.display, $0, support.pose) }
    }
  }

  /// The left or the right of two windows side by side.
  func pane(_ side: String) -> DuoStance {
    var result = self
    result.window = side == "left" ? "split-1/2" : "split-1/2-right"
    return result
  }

  /// Puts a configuration into the stance.
  func apply(to configuration: inout Configuration) {
    configuration.display = display
    configuration.orientation = orientation
    configuration.pose = pose
    configuration.window = window
    configuration.sdk = Version(27, 1)
  }

  /// The layout of a screen's YAML in the stance.
  func layout(
    _ screen: String, top: String = "", change: (inout Configuration) -> Void = { _ in }
  ) throws -> ResolvedLayout {
    try SampleScreen.resolve(screen, top: top, device: "iphone-duo") { configuration in
      apply(to: &configuration)
      change(&configuration)
    }
  }

  /// The scene in the stance of an app without bars.
  func scene(sdk: Version = Version(27, 1)) throws -> Scene {
    try layout("content: { box: {} }") { $0.sdk = sdk }.scene
  }
}
