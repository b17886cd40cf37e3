import Annotations
import Devices
import Diagnostics
import Drawing
import Geometry
import LayoutEngine
import LayoutSpecs
import Typography

enum Resolver {
  static func resolve(_ r: LayoutRequest, in c: Configuration, measuring: any TextMeasuring) -> ResolvedLayout { preconditionFailure() }
}
enum PreviewDrawing {
  static func displayList(for: ResolvedLayout, specName: String, options: PreviewOptions, measuring: any TextMeasuring, assetSizes: [String: Size]) -> DisplayList { preconditionFailure() }
}
struct PreviewOptions: Sendable {
  enum Style: String, CaseIterable { case blueprint, mockup }
  enum Canvas: String, CaseIterable { case sheet, device, screen }
  var style = Style.blueprint
  var canvas = Canvas.sheet
  var layers: Set<Layer> = []
}
extension Embedded { static var templates: [(name: String, bytes: [UInt8])] { [] } }
