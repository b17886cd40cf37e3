import Devices
import Geometry
import LayoutSpecs

extension LayoutBuilder {
  /// The node of an arrangement.
  func arrangement(
    _ content: ArrangementContent, path: String, _ environment: BuildEnvironment
  ) -> ArrangementNode {
    let rules = ArrangementRules(
      style: content.style, axes: content.axes, ratio: content.ratio, edge: content.edge,
      classes: scene.sizeClasses, primary: pane(content.primary),
      secondary: pane(content.secondary))
    // Whether views lie over each other is read by conditions inside them, so it is known before
    // any of them has a place.
    let isLayered =
      content.style == .overlay
      && !rules.isParted(by: scene.partingRegion.map(scene.division))
    var inner = environment
    inner.stackAxis = nil
    inner.isConstrained = false
    return ArrangementNode(
      primary: reading(zIndex: isLayered ? 1 : 0).single(
        content.primary, path: "\(path)/primary", inner),
      secondary: reading(zIndex: 0).single(content.secondary, path: "\(path)/secondary", inner),
      rules: rules, host: content.host)
  }

  /// The node of a split view.
  func splitView(
    _ content: SplitViewContent, path: String, _ environment: BuildEnvironment
  ) -> SplitViewNode {
    var inner = environment
    inner.stackAxis = nil
    inner.isConstrained = false
    var columns = [single(content.sidebar, path: "\(path)/sidebar", inner)]
    if let middle = content.content {
      columns.append(single(middle, path: "\(path)/content", inner))
    }
    columns.append(single(content.detail, path: "\(path)/detail", inner))
    return SplitViewNode(
      columns: columns, width: content.columnWidth, widthClass: scene.sizeClasses?.horizontal)
  }

  /// What a pane asks for, by the frame of its node.
  private func pane(_ node: Node) -> ArrangementRules.Pane {
    var modifiers = self.modifiers(of: node)
    if case .use(let name) = node.kind, let component = request.spec.components[name] {
      modifiers = modifiers.completed(by: self.modifiers(of: component))
    }
    return ArrangementRules.Pane(
      horizontal: PaneLimits(modifiers.frame, along: .horizontal),
      vertical: PaneLimits(modifiers.frame, along: .vertical),
      priority: modifiers.layoutPriority ?? 0)
  }

  /// The builder whose conditions read a place in an overlay.
  private func reading(zIndex: Int) -> LayoutBuilder {
    var result = self
    result.conditions.traits[.zIndex] = .number(Double(zIndex))
    return result
  }
}
