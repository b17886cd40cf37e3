import Documents
import Geometry

/// The margins that views have beside the safe area.
///
/// - Note: Source: constraints to margins beside stored frames in files of Interface Builder.
enum MarginRules {
  /// The margins of a view in points.
  static func margins(
    of view: InterfaceView, _ context: SceneLayoutBuilder.Context, _ document: InterfaceDocument
  ) -> EdgeInsets {
    let stated = view.margins.map {
      EdgeInsets(top: $0.top, left: $0.leading, bottom: $0.bottom, right: $0.trailing)
    }
    if view.kind == "tableViewCellContentView" {
      let system = cell(context, document)
      guard let stated else { return system }
      // What is smaller than the system's has no effect in a cell.
      return EdgeInsets(
        top: max(stated.top, system.top), left: max(stated.left, system.left),
        bottom: max(stated.bottom, system.bottom), right: max(stated.right, system.right))
    }
    if view.kind == "tableViewCell" {
      // Its content view may preserve them.
      var own = context
      own.cell = view
      let system = cell(own, document)
      return stated?.max(system) ?? system
    }
    if let stated { return stated }
    if view.kind == "stackView" { return .zero }
    guard context.parent != nil else {
      let side: Double = (view.frame?.width ?? 0) >= 414 ? 20 : 16
      return EdgeInsets(left: side, right: side)
    }
    return EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  private static func cell(
    _ context: SceneLayoutBuilder.Context, _ document: InterfaceDocument
  ) -> EdgeInsets {
    let width =
      context.isInTable
      ? document.device.size?.width ?? 0 : context.cell?.frame?.width ?? 0
    let version = document.toolsVersion ?? 0
    let isOdd = !context.isInTable && (14000..<17000).contains(version)
    // Some builds of Interface Builder write no version but 32700.
    let isNew = version >= 24000 && version != 32700
    // Tables of the narrowest phones have 15, and what Xcode 26 draws alone has 20.
    let isNarrow = context.isInTable && width <= 320 && version < 17000
    let narrow: Double = isNarrow ? 15 : isNew && !context.isInTable ? 20 : 16
    let side: Double = width < 390 ? narrow : isOdd ? 15 : 20
    let height: Double = isNew ? 15 : 11
    let hasAccessory = context.cell?.element["accessoryType"] != nil
    return EdgeInsets(top: height, left: side, bottom: height, right: hasAccessory ? 8 : side)
  }
}
