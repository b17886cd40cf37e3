import Documents
import Geometry

/// Reads views with all that lies inside them.
struct ViewReader {
  let census: Census

  /// A view from its element.
  ///
  /// - Parameters:
  ///   - element: an element with a frame.
  ///   - parent: the id of the view that it lies in.
  ///   - index: its place there; makes an id where the file has none.
  /// - Returns: the view.
  func view(_ element: XMLElement, in parent: String?, index: Int) -> InterfaceView {
    let id = element["id"] ?? "\(parent ?? "root")-\(element["key"] ?? String(index))"
    var view = InterfaceView(
      kind: element.name, id: id, key: element["key"] ?? "",
      customClass: element["customClass"], userLabel: element["userLabel"],
      frame: element.children.first { $0.name == "rect" && $0["key"] == "frame" }?.rect,
      isConstrained: false, autoresizing: Self.mask(element.child("autoresizingMask")),
      hasFixedFrame: false, isMisplaced: element.isYes("misplaced"),
      isAmbiguous: element.isYes("ambiguous"), isHidden: false,
      hugging: .init(horizontal: 250, vertical: 250),
      compressionResistance: .init(horizontal: 750, vertical: 750),
      placeholderSize: Self.placeholderSize(element), margins: Self.margins(element),
      preservesParentMargins: false, followsReadableWidth: false, addsSafeAreaToMargins: true,
      guides: guides(element), constraints: [], children: [],
      variations: VariationReader.variations(of: element), element: element,
      position: element.position)
    view.takeAttributes(element.attributes)
    for owner in element.children where owner.name == "constraints" {
      view.constraints += owner.children.compactMap { constraint($0, owner: id) }
    }
    for child in childElements(of: element) {
      view.children.append(self.view(child, in: id, index: view.children.count))
    }
    for child in element.children where !isKnownPart(child) {
      census.add("<\(child.name)> in a view", at: child.position, "it is passed over")
    }
    if !Self.kinds.contains(view.kind) {
      census.add(
        "<\(view.kind)>", at: element.position, "it is laid out, and drawn as a labelled box")
    }
    return view
  }

  /// The kinds of view that are known by name.
  private static let kinds: Set<String> = [
    "view", "label", "button", "imageView", "textField", "textView", "switch", "slider",
    "segmentedControl", "stepper", "progressView", "activityIndicatorView", "pageControl",
    "pickerView", "datePicker", "searchBar", "navigationBar", "toolbar", "tabBar", "stackView",
    "scrollView", "tableView", "tableViewCell", "tableViewCellContentView", "collectionView",
    "collectionViewCell", "collectionViewCellContentView", "collectionReusableView",
    "containerView", "visualEffectView", "mapView", "webView", "wkWebView", "arscnView",
    "control", "window", "sceneKitView", "skView", "glkView", "mtkView",
  ]

  /// What a view holds beside views: what is used, and what changes neither frames nor pictures.
  private static let parts: Set<String> = [
    "rect", "color", "constraints", "autoresizingMask", "nil", "fontDescription", "subviews",
    "connections", "state", "userDefinedRuntimeAttributes", "textInputTraits", "viewLayoutGuide",
    "accessibility", "variation", "inset", "prototypes", "string", "mutableString", "sections",
    "edgeInsets", "directionalEdgeInsets", "point", "segments", "attributedString",
    "collectionViewFlowLayout", "cells", "buttonConfiguration", "freeformSimulatedSizeMetrics",
    "gestureRecognizers", "textAttributes", "blurEffect", "vibrancyEffect", "items", "size", "menu",
    "preferredSymbolConfiguration", "dataDetectorType", "navigationBarAppearance",
    "toolbarAppearance", "tabBarAppearance", "imageReference", "date", "collectionViewLayout",
    "wkWebViewConfiguration", "dataDetectorTypes", "simulatedNavigationBarMetrics",
    "simulatedStatusBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics",
    "simulatedOrientationMetrics", "behavior", "integer", "real", "bool", "locale", "calendar",
    "timeZone", "modalPageSheetSimulatedSizeMetrics", "fontDescriptionList", "extendedEdge",
  ]

  private func isKnownPart(_ element: XMLElement) -> Bool {
    Self.parts.contains(element.name)
      || element.children.contains { $0.name == "rect" && $0["key"] == "frame" }
  }

  /// The elements of the views directly inside, in drawing order.
  private func childElements(of element: XMLElement) -> [XMLElement] {
    element.children.flatMap { child -> [XMLElement] in
      switch child.name {
      case "subviews", "prototypes", "cells": return child.children
      case "sections": return child.children.flatMap { $0.child("cells")?.children ?? [] }
      // What a bar holds is placed by the bar.
      case "navigationItem", "items": return []
      default:
        let isView = child.children.contains { $0.name == "rect" && $0["key"] == "frame" }
        return isView ? [child] : []
      }
    }
  }

  private func guides(_ element: XMLElement) -> [String: InterfaceView.ViewGuide] {
    var result: [String: InterfaceView.ViewGuide] = [:]
    for guide in element.children where guide.name == "viewLayoutGuide" {
      guard let id = guide["id"], let key = guide["key"] else { continue }
      if let known = InterfaceView.ViewGuide(rawValue: key) {
        result[id] = known
      } else {
        census.add(
          "viewLayoutGuide@key=\(key)", at: guide.position, "constraints to it are left out")
      }
    }
    return result
  }

  private func constraint(_ element: XMLElement, owner: String) -> InterfaceConstraint? {
    guard element.name == "constraint", let attribute = element["firstAttribute"] else {
      census.add("<\(element.name)> among constraints", at: element.position, "it is left out")
      return nil
    }
    for name in [attribute, element["secondAttribute"]].compactMap(\.self)
    where !Self.constraintAttributes.contains(name) {
      census.add(
        "constraint attribute '\(name)'", at: element.position, "the constraint is left out")
      return nil
    }
    let second = element["secondAttribute"].map {
      InterfaceConstraint.Side(item: element["secondItem"] ?? owner, attribute: $0)
    }
    var constraint = InterfaceConstraint(
      id: element["id"] ?? "",
      first: .init(item: element["firstItem"] ?? owner, attribute: attribute), relation: .equal,
      second: second, multiplier: 1, constant: 0, priority: 1000,
      isPlaceholder: element.isYes("placeholder"),
      identifier: element["identifier"] ?? element["userLabel"],
      variations: VariationReader.variations(of: element), position: element.position)
    constraint.takeAttributes(element.attributes)
    return constraint
  }

  /// The attributes that constraints relate.
  static let constraintAttributes: Set<String> = [
    "leading", "trailing", "left", "right", "top", "bottom", "width", "height", "centerX",
    "centerY", "baseline", "firstBaseline", "lastBaseline", "leadingMargin", "trailingMargin",
    "leftMargin", "rightMargin", "topMargin", "bottomMargin", "centerXWithinMargins",
    "centerYWithinMargins",
  ]

  private static func mask(_ element: XMLElement?) -> AutoresizingMask {
    let bits: [(String, AutoresizingMask)] = [
      ("flexibleMinX", .flexibleMinX), ("widthSizable", .widthSizable),
      ("flexibleMaxX", .flexibleMaxX), ("flexibleMinY", .flexibleMinY),
      ("heightSizable", .heightSizable), ("flexibleMaxY", .flexibleMaxY),
    ]
    var mask: AutoresizingMask = []
    for (name, bit) in bits where element?.isYes(name) == true { mask.insert(bit) }
    return mask
  }

  private static func placeholderSize(_ element: XMLElement) -> InterfaceView.PartialSize? {
    let size = element.children.first { $0.name == "size" && $0["key"] == "intrinsicContentSize" }
    let width = size?.number("width") ?? element.number("placeholderIntrinsicWidth")
    let height = size?.number("height") ?? element.number("placeholderIntrinsicHeight")
    guard width != nil || height != nil else { return nil }
    return InterfaceView.PartialSize(width: width, height: height)
  }

  private static func margins(_ element: XMLElement) -> InterfaceView.StatedMargins? {
    let keys = [
      ("directionalLayoutMargins", "leading", "trailing"), ("layoutMargins", "left", "right"),
    ]
    for (key, leading, trailing) in keys {
      guard let insets = element.child(keyed: key) else { continue }
      return InterfaceView.StatedMargins(
        top: insets.number("top") ?? 0, leading: insets.number(leading) ?? 0,
        bottom: insets.number("bottom") ?? 0, trailing: insets.number(trailing) ?? 0,
        isDirectional: leading == "leading")
    }
    return nil
  }
}
