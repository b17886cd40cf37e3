public import LayoutSpecs

/// What the command line says of the matrix: values that replace the spec's, axis by axis.
public struct MatrixOptions: Hashable, Sendable {
  /// The values of each axis that is replaced, as written.
  public var axes: [MatrixSpec.Axis: [String]]
  /// The screens to draw; empty means all.
  public var screens: [String]

  /// Makes options; without any, the spec's matrix stands.
  public init(axes: [MatrixSpec.Axis: [String]] = [:], screens: [String] = []) {
    self.axes = axes
    self.screens = screens
  }

  /// Whether the options leave the spec's matrix alone.
  public var isEmpty: Bool { axes.isEmpty && screens.isEmpty }
}

extension MatrixSpec.Axis {
  /// The option that replaces the axis: `--text-size`.
  var optionName: String { singular == "textSize" ? "text-size" : singular }

  /// The rule of a diagnostic about an unknown value of the axis: `unknown-text-size`.
  var unknownRule: String { "unknown-\(optionName)" }

  /// The axis in the words of messages: `text size`.
  var words: String {
    switch self {
    case .textSizes: "text size"
    case .camera: "camera state"
    case .os: "system version"
    case .sdk: "SDK version"
    default: singular
    }
  }
}
