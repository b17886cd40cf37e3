import Documents

extension LeafDraft {
  /// A button with its title, its symbol or its picture.
  func button(_ view: InterfaceView, _ draft: Draft) -> DocumentNode {
    let element = view.element
    let state = element.children.first { $0.name == "state" && $0["key"] == "normal" }
    let configuration = element.child("buttonConfiguration")
    let title = configuration?.string("title") ?? state?.string("title")
    let isSymbol = (configuration ?? state)?["catalog"] == "system"
    let symbol = isSymbol ? (configuration?["image"] ?? state?["image"]) : nil
    if title?.isEmpty != false, symbol == nil {
      return (state?["image"]).flatMap { picture($0, of: view, draft) } ?? box(view, draft)
    }
    let style =
      switch configuration?["style"] {
      case "filled": "prominent"
      case "gray", "tinted", "bordered", "borderedTinted": "bordered"
      default: "plain"
      }
    let key = "\(view.id).normalTitle"
    let words = title.flatMap { title in
      keys.contains(key)
        ? draft.mapping([("key", draft.scalar(StringsFile.key(key)))])
        : title.isEmpty ? nil : draft.scalar(title)
    }
    // What is configured has the body style unless it says otherwise.
    let hasFont = configuration == nil || view.element.child("fontDescription") != nil
    let font =
      hasFont
      ? FontDraft.entries(of: view, draft).filter { $0.0 == "size" || $0.0 == "weight" } : []
    return draft.mapping([
      (
        "button",
        draft.mapping(
          [("title", words), ("symbol", symbol.map(draft.scalar))] + font
            + [
              ("insets", configuration == nil ? insets(of: view, draft) : nil),
              ("style", draft.scalar(style)),
            ])
      ),
      ("foreground", titleColor(of: view, state, draft)),
    ])
  }

  /// The colour of a title: what the file states, else the tint that it states for the view, else
  /// white for a button that is of no system type, as the platform has it.
  private func titleColor(
    of view: InterfaceView, _ state: XMLElement?, _ draft: Draft
  ) -> DocumentNode? {
    var painted = view
    painted.element.children =
      state?.children.filter { $0.name == "color" && $0["key"] == "titleColor" } ?? []
    if let own = colors.color("titleColor", of: painted, draft) { return own }
    let isCustom = view.element["buttonType"] == nil
    if isCustom, view.element.child("buttonConfiguration") == nil { return draft.scalar("#FFFFFF") }
    return colors.color("tintColor", of: view, draft)
  }

  /// The space around the title of a button without a configuration: 6 points above and below unless
  /// the file states any.
  ///
  /// - Note: Source: layout metrics, section 6, "UIButton system, no configuration".
  private func insets(of view: InterfaceView, _ draft: Draft) -> DocumentNode {
    let stated = view.element.child(keyed: "contentEdgeInsets")
    let sides = ["minY", "minX", "maxY", "maxX"].map { stated?.number($0) ?? 0 }
    guard sides.contains(where: { $0 != 0 }) else {
      return draft.list([draft.number(6), draft.number(0)])
    }
    return draft.mapping(
      zip(["top", "leading", "bottom", "trailing"], sides).map { edge, value in
        (edge, value == 0 ? nil : draft.number(max(value, 0)))
      })
  }

  /// A button that shows nothing but a picture.
  private func picture(
    _ name: String, of view: InterfaceView, _ draft: Draft
  ) -> DocumentNode? {
    guard let asset = assets[name] else { return nil }
    return draft.mapping([
      ("image", draft.scalar(asset)), ("contentMode", draft.scalar("center")),
      ("interactive", draft.flag(true)),
    ])
  }
}
