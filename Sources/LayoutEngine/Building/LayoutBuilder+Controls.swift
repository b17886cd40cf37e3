import Devices
import Geometry
import LayoutSpecs
import Typography

extension LayoutBuilder {
  /// The node of a text field.
  func textField(
    _ content: TextFieldContent, template: Element, _ environment: BuildEnvironment
  ) -> TextFieldNode {
    let own = content.text.map { string($0, element: template.id) } ?? ""
    let isPlaceholder = own.isEmpty
    let words =
      isPlaceholder ? content.placeholder.map { string($0, element: template.id) } ?? "" : own
    var inner = environment
    inner.lineLimit = 1
    if isPlaceholder { inner.foreground = palette.placeholder }
    let body = DynamicType.specification(
      platform: configuration.device.family.typePlatform, style: .body,
      size: configuration.textSize)
    return TextFieldNode(
      text: text(TextContent(value: .literal(words)), template: template, inner),
      isEmpty: words.isEmpty, isPlaceholder: isPlaceholder,
      line: LabelMetrics(fontSize: body.size, scale: scene.scale),
      metrics: ControlMetrics(configuration))
  }

  /// The node of a toggle.
  func toggle(
    _ content: ToggleContent, template: Element, _ environment: BuildEnvironment
  ) -> ToggleNode {
    ToggleNode(
      title: content.title.map { text(TextContent(value: $0), template: template, environment) },
      isOn: content.isOn, metrics: ControlMetrics(configuration))
  }

  /// The node of a segmented control.
  ///
  /// Its words have one size whatever text size the user wants, as in UIKit: that of footnotes at
  /// the large category. That, the weights and the colours are ours.
  func segmented(
    _ content: SegmentedContent, template: Element, _ environment: BuildEnvironment
  ) -> SegmentedNode {
    let metrics = ControlMetrics(configuration)
    let size = DynamicType.specification(
      platform: configuration.device.family.typePlatform, style: .footnote, size: .large
    ).size
    let titles = content.items.enumerated().map { index, item in
      var color = environment.foreground
      if metrics.look == .outlined {
        color = index == content.selected.value ? 0xFFFF_FFFF : palette.rgba(.accent)
      }
      return TextNode(
        TextNode.Properties(
          string: string(item, element: template.id),
          font: Font(
            family: request.fontFamily, size: size,
            weight: metrics.look == .outlined ? .regular : .medium),
          style: .footnote, color: color, alignment: .center, lineLimit: 1, minimumScale: 1,
          locale: configuration.locale, direction: configuration.direction, scale: scene.scale),
        measurer: measurer)
    }
    return SegmentedNode(titles: titles, selected: content.selected.value, metrics: metrics)
  }
}
