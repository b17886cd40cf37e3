import Geometry
import LayoutEngine

/// Builds the layout tree of an oracle case.
final class OracleTreeBuilder {
  /// The columns of the last grid built, for the width it is laid out for.
  private(set) var columns: [Double] = []
  /// The width of the last grid built.
  private(set) var gridWidth = 0.0
  private let log: FrameLog
  private var frameWidth: Double?

  init(log: FrameLog) { self.log = log }

  func node(_ object: [String: Any], stackAxis: Axis? = nil) -> LayoutNode {
    let built = bare(object, stackAxis: stackAxis)
    guard let id = object["id"] as? String else { return built }
    return LoggingNode(id, built, log: log)
  }

  private func bare(_ object: [String: Any], stackAxis: Axis?) -> LayoutNode {
    func number(_ key: String) -> Double? {
      if object[key] as? String == "infinity" { return .infinity }
      return object[key] as? Double
    }
    func child(_ key: String = "child", in axis: Axis? = nil) -> LayoutNode {
      node(object[key] as? [String: Any] ?? [:], stackAxis: axis)
    }
    func children(in axis: Axis? = nil) -> [LayoutNode] {
      (object["children"] as? [[String: Any]] ?? []).map { node($0, stackAxis: axis) }
    }
    let alignment = alignment(object["alignment"] as? String)
    switch object["kind"] as? String {
    case "box":
      if let ideal = object["ideal"] as? [Double] {
        return IdealNode(ideal: Size(width: ideal[0], height: ideal[1]))
      }
      let size = object["size"] as? [Any] ?? []
      return BoxNode(width: size.first as? Double, height: size.last as? Double)
    case "areaBox": return AreaNode(area: number("area") ?? 0)
    case "spacer": return SpacerNode(minLength: number("minLength") ?? 8, axis: stackAxis)
    case "divider": return DividerNode(stackAxis: stackAxis ?? .vertical, thickness: 1.0 / 3)
    case "hstack":
      return StackNode(
        axis: .horizontal, children: children(in: .horizontal), spacing: number("spacing"),
        alignment: .vertical(alignment.vertical))
    case "vstack":
      return StackNode(
        axis: .vertical, children: children(in: .vertical), spacing: number("spacing"),
        alignment: .horizontal(alignment.horizontal))
    case "zstack": return ZStackNode(children: children(), alignment: alignment)
    case "geometryReader": return ReaderNode(children: children())
    case "viewThatFits": return FittingNode(children: children())
    case "lazyVGrid": return grid(object, children())
    case "frame":
      if object["width"] != nil || object["height"] != nil {
        if let width = number("width") { frameWidth = width }
        return FixedFrameNode(
          child: child(in: stackAxis), width: number("width"), height: number("height"),
          alignment: alignment)
      }
      return FlexibleFrameNode(
        child: child(in: stackAxis),
        horizontal: .init(
          minimum: number("minWidth"), ideal: number("idealWidth"), maximum: number("maxWidth")),
        vertical: .init(
          minimum: number("minHeight"), ideal: number("idealHeight"),
          maximum: number("maxHeight")),
        alignment: alignment)
    case "padding": return PaddingNode(child: child(in: stackAxis), insets: insets(object))
    case "fixedSize":
      var axes: Set<Axis> = []
      if object["horizontal"] as? Bool ?? true { axes.insert(.horizontal) }
      if object["vertical"] as? Bool ?? true { axes.insert(.vertical) }
      return FixedSizeNode(child: child(in: stackAxis), axes: axes)
    case "aspectRatio":
      var ratio = number("ratio")
      if let pair = object["ratio"] as? [Double] { ratio = pair[0] / pair[1] }
      return AspectRatioNode(
        child: child(in: stackAxis), ratio: ratio,
        fills: object["contentMode"] as? String == "fill")
    case "layoutPriority":
      return PriorityNode(child: child(in: stackAxis), priority: number("value") ?? 0)
    case "overlay", "background":
      return OverlayNode(
        child: child(in: stackAxis), content: child("content"), alignment: alignment)
    case "safeAreaInset":
      let edges: [String: Edge] = [
        "top": .top, "bottom": .bottom, "leading": .left, "trailing": .right,
      ]
      return SafeAreaInsetNode(
        child: child(), bar: child("inset"), edge: edges[object["edge"] as? String ?? ""] ?? .top,
        spacing: number("spacing") ?? 8)
    case "ignoresSafeArea":
      return IgnoresSafeAreaNode(child: child(), edges: Set(Edge.allCases))
    case "containerRelativeFrame": return containerRelative(object, child())
    case "proposalFraction":
      let factor = number("width") ?? 1
      return ProposalNode(child: child()) {
        ProposedSize(width: $0.width.map { $0 * factor }, height: $0.height)
      }
    default: preconditionFailure("unknown kind in the oracle: \(object)")
    }
  }

  private func alignment(_ name: String?) -> Alignment {
    let lower = (name ?? "center").lowercased()
    let horizontal: HorizontalAlignment =
      lower.contains("leading") ? .leading : lower.contains("trailing") ? .trailing : .center
    let vertical: VerticalAlignment =
      lower.contains("top") ? .top : lower.contains("bottom") ? .bottom : .center
    return Alignment(horizontal: horizontal, vertical: vertical)
  }

  private func insets(_ object: [String: Any]) -> EdgeInsets {
    if let insets = object["insets"] as? [String: Double] {
      return EdgeInsets(
        top: insets["top"] ?? 0, left: insets["leading"] ?? 0, bottom: insets["bottom"] ?? 0,
        right: insets["trailing"] ?? 0)
    }
    if let insets = object["insets"] as? [Double] {
      return EdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
    }
    let length = object["length"] as? Double ?? 16
    let names =
      object["edges"] as? [String] ?? (object["edges"] as? String).map { [$0] } ?? ["all"]
    var result = EdgeInsets.zero
    for name in names {
      if ["all", "vertical", "top"].contains(name) { result.top = length }
      if ["all", "vertical", "bottom"].contains(name) { result.bottom = length }
      if ["all", "horizontal", "leading"].contains(name) { result.left = length }
      if ["all", "horizontal", "trailing"].contains(name) { result.right = length }
    }
    return result
  }

  private func grid(_ object: [String: Any], _ children: [LayoutNode]) -> LayoutNode {
    let list = object["columns"] as? [[String: Any]] ?? []
    let columns = list.map { column -> GridColumns.Column in
      let minimum = column["minimum"] as? Double ?? 10
      let maximum = column["maximum"] as? Double ?? .infinity
      switch column["type"] as? String {
      case "fixed": return .fixed(column["size"] as? Double ?? 0)
      case "adaptive": return .adaptive(minimum: minimum, maximum: maximum)
      default: return .flexible(minimum: minimum, maximum: maximum)
      }
    }
    let tracks = GridColumns(columns: columns, spacing: object["columnSpacing"] as? Double ?? 8)
    if let frameWidth {
      self.columns = tracks.widths(filling: frameWidth) { _ in 0 }
      gridWidth = tracks.gridWidth(filling: frameWidth) { _ in 0 }
    }
    return GridNode(children: children, columns: tracks, rowSpacing: 8, alignment: .center)
  }

  private func containerRelative(
    _ object: [String: Any], _ child: LayoutNode
  ) -> LayoutNode {
    let count = object["count"] as? Double ?? 1
    let span = object["span"] as? Double ?? 1
    let spacing = object["spacing"] as? Double ?? 8
    let axes = object["axes"] as? [String] ?? [object["axes"] as? String ?? "horizontal"]
    return ProposalNode(child: child) { proposal in
      var offer = proposal
      func share(_ container: Double?) -> Double? {
        container.map { length in
          let column = (length - spacing * (count - 1)) / count
          return column * span + spacing * (span - 1)
        }
      }
      if axes.contains("horizontal") { offer.width = share(proposal.width) }
      if axes.contains("vertical") { offer.height = share(proposal.height) }
      return offer
    }
  }
}
