import Devices
import Geometry
import LayoutSpecs
import Typography

extension LayoutBuilder {
  /// The node of a kind, without its modifiers.
  func core(
    _ node: Node, path: String, template: ElementTemplate, _ environment: BuildEnvironment
  ) -> LayoutNode {
    switch node.kind {
    case .text(let content): return text(content, template: template, environment)
    case .button(let content):
      return button(content, node.modifiers.frame, template: template, environment)
    case .image(let content): return image(content, node.modifiers)
    case .video(let content): return video(content, node.modifiers)
    case .screenshot(let content): return screenshot(content, node.modifiers)
    case .box(let content):
      return BoxNode(
        width: content.width, height: content.height, label: content.label,
        color: environment.foreground)
    case .spacer(let content):
      return SpacerNode(minLength: content.minLength, axis: environment.stackAxis)
    case .divider:
      let thickness = configuration.textSize.isAccessibility ? 1 : 1 / scene.scale
      return DividerNode(stackAxis: environment.stackAxis ?? .vertical, thickness: thickness)
    case .vstack(let content):
      return StackNode(
        axis: .vertical,
        children: children(content.children, path: path, environment.inside(.vertical)),
        spacing: content.spacing, alignment: .horizontal(content.alignment))
    case .hstack(let content):
      return StackNode(
        axis: .horizontal,
        children: children(content.children, path: path, environment.inside(.horizontal)),
        spacing: content.spacing, alignment: .vertical(content.alignment))
    case .zstack(let content):
      return ZStackNode(
        children: children(content.children, path: path, environment.inside(nil)),
        alignment: content.alignment)
    case .grid(let content):
      return GridNode(
        children: children(content.children, path: path, environment.inside(nil)),
        columns: columns(content), rowSpacing: content.rowSpacing, alignment: content.alignment)
    case .scroll(let content):
      if let joined = joinedScroll(content, node.modifiers, path: path, environment) {
        return joined
      }
      return ScrollNode(
        child: single(content.content, path: "\(path)/content", environment.inside(nil)),
        axes: content.axis)
    case .list(let content): return list(content, path: path, template: template, environment)
    case .textField(let content):
      return textField(content, template: template, environment)
    case .toggle(let content): return toggle(content, template: template, environment)
    case .slider(let content):
      return SliderNode(value: content.value, metrics: ControlMetrics(configuration))
    case .stepper(let content):
      return StepperNode(value: content.value, metrics: ControlMetrics(configuration))
    case .segmented(let content):
      return segmented(content, template: template, environment)
    case .progress(let content):
      return ProgressNode(value: content.value, metrics: ControlMetrics(configuration))
    case .spinner(let content):
      return SpinnerNode(content, metrics: ControlMetrics(configuration))
    case .arrangement(let content): return arrangement(content, path: path, environment)
    case .splitView(let content): return splitView(content, path: path, environment)
    case .constraints(let content):
      return constraints(content, node.modifiers, path: path, environment)
    case .stackView(let content):
      return stackView(content, node.modifiers, path: path, environment)
    case .group, .use, .switch:
      preconditionFailure("groups, components and switches are resolved before this")
    }
  }

  /// A text with what it inherits.
  func text(
    _ content: TextContent, template: ElementTemplate, _ environment: BuildEnvironment
  ) -> TextNode {
    textNode(
      content.value, style: content.style, weight: content.weight,
      color: environment.foreground, element: template.facts.id, alignment: content.alignment,
      lineLimit: environment.lineLimit, minimumScale: environment.minimumScale,
      textSize: environment.textSize, size: content.size)
  }

  /// A text of the spec with the look of a style; bars give it a size of their own.
  func textNode(
    _ value: TextValue, style: TextStyle, weight: FontWeight?, color: UInt32, element: String,
    alignment: TextAlignment = .leading, lineLimit: Int?, minimumScale: Double = 1,
    textSize: TextSize, size: Double? = nil
  ) -> TextNode {
    let look = DynamicType.specification(
      platform: configuration.device.family.typePlatform, style: style, size: textSize)
    return TextNode(
      TextNode.Properties(
        string: string(value, element: element),
        font: Font(
          family: request.fontFamily, size: size ?? look.size, weight: weight ?? look.weight),
        style: style, color: color, alignment: alignment, lineLimit: lineLimit,
        minimumScale: minimumScale,
        locale: PseudoLocale(rawValue: configuration.locale)?.base ?? configuration.locale,
        direction: configuration.direction, scale: scene.scale),
      measurer: measurer)
  }

  private func button(
    _ content: ButtonContent, _ frame: Modifiers.Frame?, template: ElementTemplate,
    _ environment: BuildEnvironment
  ) -> LayoutNode {
    var inner = environment
    if content.style == .prominent {
      inner.foreground = 0xFFFF_FFFF
    } else if !environment.isForegroundAsked, environment.foreground == palette.rgba(.label) {
      inner.foreground = palette.rgba(.accent)
    }
    // Beside a symbol an empty title is none.
    let words = content.title.flatMap { $0 == .literal("") && content.symbol != nil ? nil : $0 }
    let title = words.map {
      text(
        TextContent(
          value: $0, size: content.size,
          weight: content.weight ?? (content.style == .prominent ? .semibold : nil),
          // Words of a button are centred where they take several lines.
          alignment: .center),
        template: template, inner)
    }
    let body = DynamicType.specification(
      platform: configuration.device.family.typePlatform, style: .body,
      size: environment.textSize)
    var stretches: Set<Axis> = []
    if frame?.width != nil || frame?.maxWidth != nil { stretches.insert(.horizontal) }
    if frame?.height != nil || frame?.maxHeight != nil { stretches.insert(.vertical) }
    if environment.isConstrained { stretches = [.horizontal, .vertical] }
    let isCapsule =
      configuration.isGlass || [.watch, .vision].contains(configuration.device.family)
    let own = template.cornerRadius
    // A symbol goes with the typeface of the words.
    let symbolSide = LabelMetrics(fontSize: content.size ?? body.size, scale: scene.scale)
      .height(lines: 1)
    let leastHeight = ControlMetrics.platformHeight(of: configuration.device.family)
    var standard = ButtonNode.standardInsets
    if let height = leastHeight {
      // As far as half the height: words keep off the corners of a capsule. A symbol by itself stands on a
      // disc.
      let side = title == nil ? max((height - symbolSide) / 2, standard.top) : height / 2
      (standard.left, standard.right) = (side, side)
    }
    return ButtonNode(
      style: content.style, title: title, symbol: content.symbol, symbolColor: inner.foreground,
      symbolSide: symbolSide,
      insets: content.insets.map { logical($0) } ?? standard,
      least: Size(
        width: frame?.minWidth ?? 0,
        height: max(frame?.minHeight ?? 0, content.insets == nil ? leastHeight ?? 0 : 0)),
      stretches: stretches,
      // Platters of glass, of watches and of windows in space are capsules; classic ones have the
      // 8-point corners of UIKit's default.
      cornerRadius: {
        let round = min($0.width, $0.height) / 2
        return own > 0 ? min(own, round) : isCapsule ? round : 8
      })
  }

  private func image(_ content: ImageContent, _ modifiers: Modifiers) -> ImageNode {
    ImageNode(
      asset: content.asset.value, pointSize: size(of: content.asset.value),
      mode: modifiers.contentMode,
      isResizable: modifiers.contentMode != nil || modifiers.aspectRatio != nil,
      anchor: modifiers.anchor ?? .center, focus: focus(of: content.asset.value, modifiers))
  }

  private func video(_ content: VideoContent, _ modifiers: Modifiers) -> ImageNode {
    let size = size(of: content.asset.value)
    return ImageNode(
      asset: content.asset.value, pointSize: size,
      mode: modifiers.contentMode ?? VideoGravity.mode(content.gravity, for: size),
      isResizable: true, anchor: modifiers.anchor ?? .center,
      focus: focus(of: content.asset.value, modifiers), gravity: content.gravity)
  }

  private func screenshot(_ content: ScreenshotContent, _ modifiers: Modifiers) -> ImageNode {
    let facts = request.assets[content.assetName]
    let scale = content.statedScale ?? scene.scale
    // What has no pixels, or can't be read, stands for the whole screen.
    let size =
      facts?.pixels.map { Size(width: $0.width / scale, height: $0.height / scale) }
      ?? scene.window.size
    return ImageNode(
      asset: content.assetName, pointSize: size, mode: modifiers.contentMode ?? .center,
      isResizable: true, anchor: modifiers.anchor ?? .center,
      focus: modifiers.focus.map { ["focus": $0] } ?? [:],
      screenshot: PlacedImage.Screenshot(pixels: facts?.pixels, scale: scale))
  }

  /// The size of an asset in points; that of other things without a size where it is not known.
  private func size(of asset: String) -> Size {
    request.assets[asset]?.size ?? Size(width: 10, height: 10)
  }

  /// What must stay visible of an asset: what the node says, else the asset.
  private func focus(of asset: String, _ modifiers: Modifiers) -> [String: Rect] {
    modifiers.focus.map { ["focus": $0] } ?? request.spec.assets[asset]?.focus ?? [:]
  }

  private func columns(_ content: GridContent) -> GridColumns {
    let columns: [GridColumns.Column] =
      switch content.columns {
      case .adaptive(let minimum, let maximum): [.adaptive(minimum: minimum, maximum: maximum)]
      case .tracks(let tracks):
        tracks.map { track in
          switch track {
          case .fixed(let width): .fixed(width)
          case .flexible: .flexible(minimum: 10, maximum: .infinity)
          case .auto: .auto
          }
        }
      }
    return GridColumns(columns: columns, spacing: content.columnSpacing)
  }

  private func list(
    _ content: ListContent, path: String, template: ElementTemplate, _ environment: BuildEnvironment
  ) -> ListNode {
    var facts = template.facts
    facts.kind = "row"
    facts.isNamed = false
    facts.isInteractive = false
    facts.role = .container
    facts.accessibilityLabel = nil
    facts.layoutRule = LayoutRule()
    let row = Element(ElementTemplate(facts, cornerRadius: template.cornerRadius))
    let margins = scene.margins
    let safe = scene.safeArea
    let metrics = ListNode.Metrics(
      rowHeight: content.rowHeight ?? (configuration.isGlass ? 51.5 : 44),
      // Beside a strip, which is margin enough, rows keep the margin of the other side.
      margin: max(margins.left - safe.left, margins.right - safe.right).orDefault,
      style: content.style)
    switch content.rows {
    case .count(let count): return ListNode(count: count, metrics: metrics, template: row)
    case .nodes(let nodes):
      let rows = nodes.enumerated().map { index, node in
        single(node, path: "\(path)/\(index)/content", environment.inside(nil))
      }
      return ListNode(rows: rows, metrics: metrics, template: row)
    }
  }

  /// The words of a text in the configuration's locale.
  func string(_ value: TextValue, element: String) -> String {
    let pseudo = PseudoLocale(rawValue: configuration.locale)
    let text = plainString(value, element: element, locale: pseudo == nil)
    return pseudo?.changed(text) ?? text
  }

  /// A text of the spec in the configuration's locale, or in the development language.
  private func plainString(_ value: TextValue, element: String, locale isReal: Bool) -> String {
    switch value {
    case .literal(let text): return text
    case .key(let key, _):
      let strings = request.spec.strings
      let found = strings.text(
        for: key, locale: isReal ? configuration.locale : strings.locales.first ?? "en")
      if found.isFallback {
        sink.notes.append(
          Note(
            rule: "string-missing", element: element,
            message: "string '\(key)' has no text in \(configuration.locale), "
              + "the development language's is shown"))
      }
      return found.text
    }
  }
}

extension BuildEnvironment {
  /// The environment of children in a stack along an axis, or outside one.
  fileprivate func inside(_ axis: Axis?) -> BuildEnvironment {
    var result = self
    result.stackAxis = axis
    result.isConstrained = false
    return result
  }
}

extension Double {
  /// A margin, or 16 where the system gives none, as in windows of a Mac: the smallest of a root view.
  fileprivate var orDefault: Double { self > 0 ? self : 16 }
}

extension Configuration {
  /// Whether the chrome is that of version 26 and later.
  package var isGlass: Bool {
    switch device.family {
    case .iphone, .ipad: (os?.major ?? 0) >= 26
    case .watch, .tv, .vision, .mac: false
    }
  }
}
