import Documents
import Geometry
import LayoutEngine

/// What a stack view of a file does with its views.
enum StackRules {
  /// The arrangement.
  static func arrangement(of view: InterfaceView) -> StackArrangement {
    let element = view.element
    var result = StackArrangement(axis: element["axis"] == "vertical" ? .vertical : .horizontal)
    result.distribution =
      StackArrangement.Distribution(rawValue: element["distribution"] ?? "") ?? .fill
    result.alignment = StackArrangement.Alignment(rawValue: element["alignment"] ?? "") ?? .fill
    result.spacing = element["spacingType"] == "standard" ? 8 : element.number("spacing") ?? 0
    result.isBaselineRelative = element.isYes("baselineRelativeArrangement")
    // Stating margins is how a file says that the stack keeps to them.
    result.isMarginsRelative = view.margins != nil
    return result
  }
}
