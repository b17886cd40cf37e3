import Documents
import Geometry

/// Views without views of their own, as nodes of a spec.
struct LeafDraft {
  let document: InterfaceDocument
  let colors: ColorDraft
  /// The names of assets by those of images.
  let assets: [String: String]
  /// Keys of the string table by `ID.attribute`.
  let keys: Set<String>
  /// The components that container views show, by the ids of the views.
  let shown: [String: String]

  /// The node of a leaf: its kind with what only the kind has.
  func node(_ view: InterfaceView) -> DocumentNode {
    let draft = Draft(at: view.position)
    let element = view.element
    switch view.kind {
    case "label": return label(view, draft)
    case "button": return button(view, draft)
    case "textField":
      return draft.mapping([
        (
          "textField",
          draft.mapping([
            ("placeholder", text(view, "placeholder", draft)), ("text", text(view, "text", draft)),
            ("size", fontSize(of: view, draft)),
            ("border", element["borderStyle"] == nil ? draft.scalar("none") : nil),
          ])
        )
      ])
    case "switch":
      let isOn = element["on"] != "NO"
      return draft.mapping([
        ("toggle", draft.mapping([("on", isOn ? draft.flag(true) : nil)]))
      ])
    case "slider":
      return draft.mapping([("slider", draft.mapping([("value", part(of: element, draft))]))])
    case "progressView":
      let value = min(max(element.number("progress") ?? 0.5, 0), 1)
      return draft.mapping([("progress", draft.mapping([("value", draft.number(value))]))])
    case "stepper":
      return draft.mapping([("stepper", draft.mapping([("value", draft.number(1))]))])
    case "segmentedControl": return segmented(view, draft)
    case "activityIndicatorView":
      let isLarge = ["large", "whiteLarge"].contains(element["style"])
      return draft.mapping([
        ("spinner", draft.mapping([("size", isLarge ? draft.scalar("large") : nil)]))
      ])
    case "pageControl":
      return PageControlDraft(colors: colors).node(view, draft) ?? box(view, draft)
    case "datePicker": return DatePickerDraft().node(view, draft) ?? box(view, draft)
    case "imageView": return image(view, draft)
    case "containerView": return container(view, draft)
    default: return box(view, draft)
    }
  }

  /// A labelled stand-in with the size that the platform's view would ask for.
  func box(_ view: InterfaceView, _ draft: Draft) -> DocumentNode {
    let size = ControlRules.intrinsicSize(of: view, document)
    let hasSize = size.width != nil || size.height != nil
    let sides = [size.width, size.height].map { $0.map(draft.number) ?? draft.scalar("flexible") }
    return draft.mapping([
      (
        "box",
        draft.mapping([
          ("label", title(of: view).map(draft.scalar)),
          ("size", hasSize ? draft.list(sides) : nil),
        ])
      )
    ])
  }

  /// What a stand-in says: the user's class, else what the view is.
  private func title(of view: InterfaceView) -> String? {
    if let custom = view.customClass { return custom }
    if view.kind == "imageView" { return view.element["image"] ?? "image" }
    return Self.titles[view.kind] ?? (view.kind == "view" ? nil : view.kind)
  }

  private static let titles: [String: String] = [
    "textView": "text view", "pickerView": "picker", "datePicker": "date picker",
    "searchBar": "search", "toolbar": "toolbar", "navigationBar": "navigation bar",
    "tabBar": "tab bar", "mapView": "map", "webView": "web view", "wkWebView": "web view",
    "containerView": "container", "pageControl": "pages", "tableView": "table",
    "collectionView": "collection", "arscnView": "camera", "scrollView": "scroll view",
    "button": "button",
  ]

  // MARK: Kinds

  private func label(_ view: InterfaceView, _ draft: Draft) -> DocumentNode {
    let font = FontDraft.entries(of: view, draft)
    let alignments = ["center": "center", "right": "trailing"]
    let alignment = view.element["textAlignment"].flatMap { alignments[$0] }.map(draft.scalar)
    let text = textEntry(view, "text", draft) ?? ("string", draft.scalar(""))
    let lines = view.element["numberOfLines"].flatMap { Int($0) } ?? 1
    let shrinks = view.element["adjustsFontSizeToFit"] != "NO"
    let factor = view.element.number("minimumScaleFactor")
    return draft.mapping([
      ("text", draft.mapping([text] + font + [("alignment", alignment)])),
      ("lineLimit", lines > 0 ? draft.number(Double(lines)) : nil),
      (
        "minimumScale",
        shrinks ? factor.flatMap { $0 > 0 && $0 < 1 ? draft.number($0) : nil } : nil
      ),
      ("foreground", colors.color("textColor", of: view, draft)),
    ])
  }

  /// The size of a view's typeface; nothing where it is that of body texts.
  private func fontSize(of view: InterfaceView, _ draft: Draft) -> DocumentNode? {
    let size = FontRules.size(of: view)
    return size == 17 ? nil : draft.number(size)
  }

  private func segmented(_ view: InterfaceView, _ draft: Draft) -> DocumentNode {
    let segments = view.element.child("segments")?.children ?? []
    guard !segments.isEmpty else { return box(view, draft) }
    let selected = view.element["selectedSegmentIndex"].flatMap { Int($0) } ?? 0
    let items = segments.map { segment in
      let title = segment.string("title") ?? segment["image"] ?? ""
      return draft.scalar(title.isEmpty ? " " : title)
    }
    return draft.mapping([
      (
        "segmented",
        draft.mapping([
          ("items", draft.list(items)),
          (
            "selected",
            (1..<segments.count).contains(selected) ? draft.number(Double(selected)) : nil
          ),
        ])
      )
    ])
  }

  private func image(_ view: InterfaceView, _ draft: Draft) -> DocumentNode {
    guard let name = view.element["image"], let asset = assets[name] else {
      return box(view, draft)
    }
    return draft.mapping([
      ("image", draft.scalar(asset)), ("contentMode", draft.scalar(contentMode(of: view))),
    ])
  }

  /// A container view: around what it shows, so that the constraints of both stay apart.
  private func container(_ view: InterfaceView, _ draft: Draft) -> DocumentNode {
    guard let component = shown[view.id] else { return box(view, draft) }
    let inner = draft.mapping([
      ("use", draft.scalar(component)), ("id", draft.scalar(component)),
    ])
    return draft.mapping([("zstack", draft.list([inner]))])
  }

  private func contentMode(of view: InterfaceView) -> String {
    let modes = [
      "scaleAspectFit": "fit", "scaleAspectFill": "fill", "center": "center",
    ]
    return modes[view.element["contentMode"] ?? ""] ?? "stretch"
  }

  private func part(of element: XMLElement, _ draft: Draft) -> DocumentNode {
    let low = element.number("minValue") ?? 0
    let high = element.number("maxValue") ?? 1
    let value = element.number("value") ?? 0.5
    let part = high > low ? (value - low) / (high - low) : 0.5
    return draft.number(min(max(part, 0), 1))
  }

  // MARK: Texts

  /// A text of a view: a key where there are translations, else the words; nothing without.
  private func text(_ view: InterfaceView, _ attribute: String, _ draft: Draft) -> DocumentNode? {
    textEntry(view, attribute, draft).flatMap { key, node in
      key == "key" ? node.map { draft.mapping([("key", $0)]) } : node
    }
  }

  private func textEntry(
    _ view: InterfaceView, _ attribute: String, _ draft: Draft
  ) -> (String, DocumentNode?)? {
    let key = "\(view.id).\(attribute)"
    if keys.contains(key) { return ("key", draft.scalar(StringsFile.key(key))) }
    let attributed = view.element.child("attributedString")?.attributedText
    guard let words = view.element.string(attribute) ?? (attribute == "text" ? attributed : nil)
    else { return nil }
    return ("string", draft.scalar(words))
  }
}
