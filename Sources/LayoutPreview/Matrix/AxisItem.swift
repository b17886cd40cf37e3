import Devices
import Diagnostics
import Geometry
import LayoutEngine
import LayoutSpecs
import Typography

/// A value of an axis as someone wrote it.
struct WrittenValue: Hashable {
  var axis: MatrixSpec.Axis
  var text: String
  /// The place in the spec; absent where it was written on the command line.
  var position: SourcePosition?
}

/// A value of an axis with what it means.
struct AxisItem<Meaning> {
  var meaning: Meaning
  /// Absent where nobody wrote the value: it is the axis' default.
  var written: WrittenValue?
}

/// What an orientation value asks for.
enum OrientationWish: Hashable {
  case natural
  case all
  case landscape
  case exact(Orientation)

  init?(_ text: String) {
    switch text {
    case "natural": self = .natural
    case "all": self = .all
    case "landscape": self = .landscape
    default:
      guard let orientation = Orientation(rawValue: text) else { return nil }
      self = .exact(orientation)
    }
  }

  static let words = ["natural", "all", "landscape"] + Orientation.allCases.map(\.rawValue)

  /// The orientations that are meant, for a device that can take all of them.
  var orientations: [Orientation] {
    switch self {
    case .natural, .all: Orientation.allCases
    case .landscape: [.landscapeLeft, .landscapeRight]
    case .exact(let orientation): [orientation]
    }
  }
}

/// What a pose value asks for.
enum PoseWish: Hashable {
  case resting
  case all
  case exact(Pose)

  init?(_ text: String) {
    switch text {
    case "resting": self = .resting
    case "all": self = .all
    default:
      guard let pose = Pose(rawValue: text) else { return nil }
      self = .exact(pose)
    }
  }

  static let words = ["resting", "all"] + Pose.allCases.map(\.rawValue)

  var poses: [Pose] {
    switch self {
    case .resting: [.closed, .flat]
    case .all: Pose.allCases
    case .exact(let pose): [pose]
    }
  }
}

/// What a text size value asks for.
enum TextSizeWish: Hashable {
  case platformDefault
  case all
  case exact(TextSize)

  static let words = ["all"] + TextSize.allCases.map(\.rawValue)
}

/// The axes of a matrix with what their values mean; an absent one has its default.
struct Axes {
  var devices: [AxisItem<[Device]>] = []
  var displays: [AxisItem<String>]?
  var orientations: [AxisItem<OrientationWish>] = [AxisItem(meaning: .natural)]
  var poses: [AxisItem<PoseWish>] = [AxisItem(meaning: .resting)]
  var windows: [AxisItem<WindowShape>] = [AxisItem(meaning: .full)]
  var textSizes: [AxisItem<TextSizeWish>] = [AxisItem(meaning: .platformDefault)]
  var locales: [AxisItem<String>] = []
  var directions: [AxisItem<LayoutDirection>]?
  var appearances: [AxisItem<Appearance>] = [AxisItem(meaning: .light)]
  var camera: [AxisItem<Bool>] = [AxisItem(meaning: false)]
  var os: [AxisItem<Version>]?
  var sdk: [AxisItem<Version>]?
  /// Whether nobody listed SDK versions in a matrix, so that a screen's own stands first.
  var sdkGivesWay = true
}
