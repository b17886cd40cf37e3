import Devices
import Geometry
import LayoutSpecs
import Typography

/// Lays out the title, the message, the fields and the buttons of alerts and action sheets, in logical
/// space of their own.
struct DialogLayout {
  let presentation: Presentation
  let path: String
  let builder: LayoutBuilder
  let planner: PresentationPlanner
  /// Whether the button that cancels is shown.
  let hasCancel: Bool

  // What is drawn outside phones and tablets has no earlier look of its own.
  private var isGlass: Bool { planner.generation == .glass || !planner.isMeasured }
  private var palette: Palette { builder.palette }
  private var scale: Double { builder.scene.scale }
  private var textSize: TextSize { builder.configuration.textSize }
  private var hasBothTexts: Bool { presentation.title != nil && presentation.message != nil }

  private var metrics: AlertMetrics { planner.alertMetrics(hasBothTexts: hasBothTexts) }

  /// The radius of an alert's corners.
  var radius: Double { metrics.radius }

  /// A button with its place in the spec.
  typealias Choice = (index: Int, action: PresentationAction)

  var choices: [Choice] {
    presentation.actions.enumerated().map { ($0.offset, $0.element) }
      .filter { hasCancel || $0.action.role != .cancel }
  }

  // MARK: Alerts

  /// Lays out an alert.
  ///
  /// - Parameter width: its width; absent: the system's.
  /// - Returns: its size.
  func placeAlert(width: Double?) -> Size {
    let width = width ?? metrics.width
    // The height is known at the end: the card's own element is completed then.
    let inner = begin(size: Size(width: width, height: 0))
    return end(Size(width: width, height: parts(in: width, inner)), inner)
  }

  /// Lays out an alert that covers the window.
  ///
  /// - Returns: the size of the window, or more where the alert is higher.
  func placeCover() -> Size {
    let window = builder.scene.window.size
    let inner = begin(size: window)
    let height = max(parts(in: window.width, inner), window.height)
    return end(Size(width: window.width, height: height), inner, hasGround: false)
  }

  /// Lays out texts, fields and buttons below each other.
  ///
  /// - Returns: the height of all of it.
  private func parts(in width: Double, _ inner: Placement) -> Double {
    let metrics = metrics
    var y = metrics.top
    y += texts(
      from: y, in: width, inset: metrics.textInset, gap: metrics.titleGap, inner)
    for (index, field) in presentation.fields.enumerated() {
      y += index == 0 ? metrics.fieldGap : 8
      place(field, index, at: y, width, inner)
      y += metrics.fieldHeight
    }
    y += metrics.headerBottom
    let row = buttons(from: y, in: width, inner)
    return row + (choices.isEmpty ? 0 : metrics.bottom)
  }

  /// Two buttons stand side by side where they may and their titles fit, cancel first; more stand one
  /// below the other, cancel last.
  private func buttons(from top: Double, in width: Double, _ placement: Placement) -> Double {
    let metrics = metrics
    let room = width - 2 * metrics.inset
    let half = (room - metrics.buttonGap) / 2
    let fits = choices.allSatisfy { title($0.action).size(for: .unspecified).width <= half - 16 }
    let cancel = choices.filter { $0.action.role == .cancel }
    let others = choices.filter { $0.action.role != .cancel }
    let height = buttonHeight(metrics.buttonHeight)
    guard choices.count == 2, fits, !metrics.isStacked else {
      var y = top
      for choice in others + cancel {
        place(
          choice, in: Rect(x: metrics.inset, y: y, width: room, height: height),
          radius: metrics.buttonRadius, placement)
        y += height + metrics.buttonGap
      }
      return choices.isEmpty ? top : y - metrics.buttonGap
    }
    for (place, choice) in (cancel + others).enumerated() {
      self.place(
        choice,
        in: Rect(
          x: metrics.inset + Double(place) * (half + metrics.buttonGap), y: top, width: half,
          height: height),
        radius: metrics.buttonRadius, placement)
    }
    return top + height
  }

  // MARK: Parts

  /// Adds the element of the whole and returns the placement of what it holds.
  func begin(size: Size) -> Placement {
    var element = builder.barElement(path, kind: presentation.style.rawValue, interactive: false)
    element.position = presentation.position
    PresentationResolver.name(&element, presentation.id)
    let far = Rect(x: 0, y: 0, width: 100_000, height: 100_000)
    let placement = Placement(
      sink: builder.sink, window: far, safeArea: far, guides: [:], scale: scale)
    return ElementNode.append(
      element, frame: Rect(origin: .zero, size: size), to: placement)
  }

  func end(_ size: Size, _ placement: Placement, hasGround: Bool = true) -> Size {
    guard let index = placement.element else { return size }
    complete(
      index, Rect(origin: .zero, size: size), radius: hasGround ? radius : nil, placement)
    return size
  }

  /// Gives an element the frame that is known once everything in it is placed.
  func complete(
    _ index: Int, _ frame: Rect, radius: Double?, _ placement: Placement
  ) {
    placement.sink[index].windowFrame = frame
    placement.sink[index].contentFrame = frame
    placement.sink[index].visible = frame
    guard let radius else { return }
    placement.sink[index].ground = Element.Ground(
      color: palette.raised(presentation.background), frame: frame, cornerRadius: radius)
  }

  /// Title and message below each other.
  ///
  /// One of them alone is centred and plain; both stand where reading starts on phones and tablets from
  /// 26 on. Each line after the first is as far below the one before as the guidelines' leading says.
  func texts(
    from top: Double, in width: Double, inset: Double, gap: Double, _ placement: Placement
  ) -> Double {
    var y = top
    let isSheet = presentation.style == .actionSheet && !isGlass
    let isLeading = isGlass && hasBothTexts && planner.isMeasured
    let alignment: TextAlignment = isLeading ? .leading : .center
    func add(
      _ value: TextValue, _ name: String, _ style: TextStyle, _ weight: FontWeight,
      _ color: ColorName
    ) {
      let node = builder.textNode(
        value, style: style, weight: weight, color: palette.rgba(color), element: "\(path)/\(name)",
        alignment: alignment, lineLimit: nil, textSize: textSize)
      let offer = ProposedSize(width: max(width - 2 * inset, 0), height: nil)
      var element = builder.barElement("\(path)/\(name)", kind: "text", interactive: false)
      element.role = .text
      let leading = DynamicType.leading(
        platform: builder.configuration.device.family.typePlatform, style: style, size: textSize)
      var placed = node.placed(at: .zero, proposal: offer)
      let natural = LabelMetrics(fontSize: placed.font.size, scale: scale)
      let advance = leading ?? natural.lineAdvance
      let height =
        natural.height(lines: 1) + advance * Double(max(placed.lines.count - 1, 0))
      let x =
        alignment == .leading
        ? inset : (width - node.size(for: offer).width) / 2
      for line in placed.lines.indices {
        placed.lines[line].origin.x += x
        placed.lines[line].origin.y = y + natural.firstBaseline + advance * Double(line)
      }
      placed.lastBaseline = natural.firstBaseline + advance * Double(max(placed.lines.count - 1, 0))
      element.reason.rule = "\(placed.lines.count) lines, \(advance.text(decimals: 3)) apart"
      let frame = Rect(x: inset, y: y, width: max(width - 2 * inset, 0), height: height)
      let inner = ElementNode.append(element, frame: frame, to: placement)
      inner.fill(.text(placed), in: frame)
      node.addNotes(offer, to: inner)
      y += height
    }
    let small: TextStyle = isGlass ? .subheadline : .footnote
    if let title = presentation.title {
      let isAlone = isGlass && !hasBothTexts && planner.isMeasured
      add(
        title, "title", isSheet ? .footnote : .headline, isAlone ? .regular : .semibold,
        isSheet ? .secondaryLabel : .label)
    }
    if let message = presentation.message {
      if presentation.title != nil { y += gap }
      let isAlone = isGlass && presentation.title == nil
      add(
        message, "message", isAlone ? .headline : small, .regular,
        isGlass && !isAlone || isSheet ? .secondaryLabel : .label)
    }
    return y - top
  }

  private func place(
    _ field: TextValue, _ index: Int, at y: Double, _ width: Double, _ placement: Placement
  ) {
    let metrics = metrics
    let frame = Rect(
      x: metrics.fieldInset, y: y, width: max(width - 2 * metrics.fieldInset, 0),
      height: metrics.fieldHeight)
    let name = "\(path)/fields/\(index)"
    let node = builder.barTextNode(
      field, style: .body, weight: nil, color: palette.placeholder, element: name)
    let inset = isGlass ? 15.0 : 7
    let offer = ProposedSize(width: max(frame.width - 2 * inset, 0), height: frame.height)
    let size = node.size(for: offer)
    var element = builder.barElement(name, kind: "textField", interactive: true)
    element.reason.rule = "the field of an alert"
    let inner = ElementNode.append(element, frame: frame, to: placement)
    inner.fill(
      .control(
        PlacedControl(
          look: isGlass ? .glass : .outlined, isAssumed: false,
          parts: .textField(
            TextFieldParts(
              field: frame, cornerRadius: isGlass ? frame.height / 2 : 5,
              text: node.placed(
                at: Point(x: frame.minX + inset, y: frame.midY - size.height / 2), proposal: offer),
              isPlaceholder: true)))),
      in: frame)
  }

  private func title(_ action: PresentationAction) -> TextNode {
    let isStrong = action.isPreferred || !isGlass && action.role == .cancel
    let color: UInt32 =
      action.role == .destructive
      ? palette.rgba(.error)
      : isGlass
        ? (action.isPreferred ? 0xFFFF_FFFF : palette.rgba(.label)) : palette.rgba(.accent)
    return builder.textNode(
      action.title, style: .body, weight: isStrong ? .semibold : isGlass ? .medium : .regular,
      color: color, element: "\(path)/actions", alignment: .center, lineLimit: 1,
      minimumScale: 0.6, textSize: textSize)
  }

  /// The height of a button: the system's, or what its line needs.
  func buttonHeight(_ standard: Double) -> Double {
    let line = choices.map { title($0.action).size(for: .unspecified).height }.max() ?? 0
    return max(standard, line + metrics.buttonPadding)
  }

  func place(
    _ choice: Choice, in frame: Rect, radius: Double, _ placement: Placement,
    isGround: Bool = false
  ) {
    let name = "\(path)/actions/\(choice.index)"
    var element = builder.barElement(name, kind: "button", interactive: true)
    element.reason.rule =
      "a button of \(presentation.style == .alert ? "an alert" : "an action sheet")"
    element.position = choice.action.id?.position ?? presentation.position
    PresentationResolver.name(&element, choice.action.id)
    element.leadsTo = choice.action.leadsTo?.value ?? Destination.dismiss.rawValue
    if isGround {
      element.ground = Element.Ground(
        color: palette.raised(presentation.background), frame: frame, cornerRadius: radius)
    }
    let inner = ElementNode.append(element, frame: frame, to: placement)
    let node = title(choice.action)
    let offer = ProposedSize(width: max(frame.width - 16, 0), height: frame.height)
    let size = node.size(for: offer)
    let text = node.placed(
      at: Point(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2), proposal: offer)
    inner.fill(
      .button(
        ButtonDrawing(
          style: !isGlass ? .plain : choice.action.isPreferred ? .prominent : .bordered,
          title: text, symbol: nil, symbolFrame: nil, platter: frame, cornerRadius: radius)),
      in: frame)
    node.addNotes(offer, to: inner)
  }
}
