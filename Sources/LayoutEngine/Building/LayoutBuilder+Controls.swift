import Devices
import Geometry
import LayoutSpecs
import Typography

extension LayoutBuilder {
  /// The node of a text field.
  func textField(
    _ content: TextFieldContent, template: ElementTemplate, _ environment: BuildEnvironment
  ) -> TextFieldNode {
    let own = content.text.flatMap { isEmpty($0) ? nil : $0 }
    let value = own ?? content.placeholder ?? .literal("")
    let isPlaceholder = own == nil
    var inner = environment
    inner.lineLimit = 1
    if isPlaceholder { inner.foreground = palette.placeholder }
    let body = DynamicType.specification(
      platform: configuration.device.family.typePlatform, style: .body,
      size: environment.textSize)
    return TextFieldNode(
      text: text(TextContent(value: value, size: content.size), template: template, inner),
      isEmpty: isEmpty(value), isPlaceholder: isPlaceholder,
      line: LabelMetrics(fontSize: content.size ?? body.size, scale: scene.scale),
      hasBorder: content.border == .rounded,
      metrics: ControlMetrics(configuration))
  }

  /// Whether a text has no letters in the configuration's locale.
  func isEmpty(_ value: TextValue) -> Bool {
    switch value {
    case .literal(let text): text.isEmpty
    case .key(let key, _):
      request.spec.strings.text(for: key, locale: configuration.locale).text.isEmpty
    }
  }

  /// The node of a toggle.
  func toggle(
    _ content: ToggleContent, template: ElementTemplate, _ environment: BuildEnvironment
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
    _ content: SegmentedContent, template: ElementTemplate, _ environment: BuildEnvironment
  ) -> SegmentedNode {
    let metrics = ControlMetrics(configuration)
    let titles = content.items.enumerated().map { index, item in
      var color = environment.foreground
      if metrics.look == .outlined {
        color = index == content.selected.value ? 0xFFFF_FFFF : palette.rgba(.accent)
      }
      return textNode(
        item, style: .footnote, weight: metrics.look == .outlined ? .regular : .medium,
        color: color, element: template.facts.id, alignment: .center, lineLimit: 1, textSize: .large
      )
    }
    return SegmentedNode(titles: titles, selected: content.selected.value, metrics: metrics)
  }
}
