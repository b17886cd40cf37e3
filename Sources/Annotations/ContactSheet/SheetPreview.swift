public import Devices
import Drawing
public import Findings
public import Geometry
public import LayoutEngine

/// What planning a contact sheet needs to know of one preview.
///
/// Small on purpose: a sheet of many previews holds one of these for each, and a layout only while its
/// page is drawn.
public struct SheetPreview: Sendable {
  /// The name of the configuration.
  public let name: String
  /// The id of the screen.
  public let screen: String
  /// The family of the device.
  public let family: DeviceFamily
  /// The foldable whose poses are shown side by side; absent for other devices.
  let foldable: String?
  /// How a foldable is held.
  let held: HeldPose?
  /// The size of the device with its body, in points.
  public let size: Size
  /// The first line of the caption.
  public let title: String
  /// The other lines.
  public let facts: [String]
  /// What was found, in order.
  public let findings: [Finding]
  /// The expectations that failed, in order.
  public let failedExpectations: [ExpectationResult]

  /// Takes down what a sheet needs of a layout.
  public init(_ layout: ResolvedLayout, report: CheckReport) {
    let configuration = layout.configuration
    name = configuration.name
    screen = configuration.screen
    family = configuration.device.family
    size = DeviceBody(layout, in: ScreenSpace(origin: .zero, factor: 1)).frame.size
    findings = report.findings
    failedExpectations = report.expectations.filter { $0.outcome == .failed }
    if configuration.device.isFoldable {
      foldable = configuration.device.name
      held = HeldPose(layout)
    } else {
      foldable = nil
      held = nil
    }
    let caption = SheetCaption(layout)
    title = caption.title
    facts = caption.facts
  }

  /// Makes a preview from its parts.
  init(
    name: String, screen: String, family: DeviceFamily, foldable: String? = nil,
    held: HeldPose? = nil, size: Size, title: String, facts: [String], findings: [Finding] = [],
    failedExpectations: [ExpectationResult] = []
  ) {
    self.name = name
    self.screen = screen
    self.family = family
    self.foldable = foldable
    self.held = held
    self.size = size
    self.title = title
    self.facts = facts
    self.findings = findings
    self.failedExpectations = failedExpectations
  }

  /// Whether it is no wider than high.
  var isUpright: Bool { size.width <= size.height }

  /// Previews of a group by the heights of their lines, else in the order in which they come: the
  /// smaller display of a foldable first, then what stands upright, then what lies.
  ///
  /// A series keeps the order of the poses.
  static func level(_ previews: [SheetPreview], _ members: [Int]) -> [Int] {
    if isSeries(previews, members) { return members.sorted() }
    return members.sorted {
      let (a, b) = (previews[$0].place, previews[$1].place)
      return a == b ? $0 < $1 : a < b
    }
  }

  /// The stretches of previews that are in order: neighbours with one place are in one of them.
  static func stretches(_ previews: [SheetPreview], _ order: [Int]) -> [Int: Int] {
    var result: [Int: Int] = [:]
    var (stretch, last) = (0, order.first.map { previews[$0].place })
    for index in order {
      let place = previews[index].place
      if let known = last, known != place { (stretch, last) = (stretch + 1, place) }
      result[index] = stretch
    }
    return result
  }

  /// The size of a foldable's display, then whether it stands.
  private var place: (Double, Int) {
    let area = foldable == nil ? 0 : size.width * size.height
    return ((area / 1000).rounded(), isUpright ? 0 : 1)
  }

  /// Whether a foldable is shown once in each pose.
  static func isSeries(_ previews: [SheetPreview], _ members: [Int]) -> Bool {
    let poses = members.compactMap { previews[$0].held?.pose }
    return poses.count == members.count && Set(poses).count == poses.count
  }

  /// The group of a sheet that the preview stands in, below its screen.
  var group: String { foldable ?? family.plural }
}

extension DeviceFamily {
  /// The devices of the family, whoever makes them.
  var plural: String {
    switch self {
    case .iphone: "Phones"
    case .ipad: "Tablets"
    case .watch: "Watches"
    case .tv: "Televisions"
    case .vision: "Windows in space"
    case .mac: "Computers"
    }
  }
}
