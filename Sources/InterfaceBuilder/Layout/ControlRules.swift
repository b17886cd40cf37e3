import Documents
import Geometry

/// Sizes and alignment rectangles of the platform's controls.
enum ControlRules {
  /// How far the frame of a view reaches beyond what constraints see, in points.
  ///
  /// - Note: Source: stored frames beside constraints in files of Interface Builder.
  static func alignmentInsets(
    of view: InterfaceView, _ document: InterfaceDocument
  ) -> EdgeInsets {
    switch view.kind {
    case "switch": return EdgeInsets(right: 2)
    case "slider":
      let isOld = (document.toolsVersion ?? 0) < 24000
      return isOld ? EdgeInsets(left: 2, bottom: 1, right: 2) : .zero
    case "segmentedControl": return EdgeInsets(bottom: 1)
    default: return .zero
    }
  }

  /// The size that the content of a view asks for, that of its alignment rectangle in points.
  ///
  /// What holds text takes the stored size: what the platform measured for it.
  static func intrinsicSize(
    of view: InterfaceView, _ document: InterfaceDocument
  ) -> InterfaceView.PartialSize {
    let none = InterfaceView.PartialSize(width: nil, height: nil)
    if let size = view.placeholderSize { return size }
    let insets = alignmentInsets(of: view, document)
    let stored = view.frame.map {
      InterfaceView.PartialSize(
        width: max($0.width - insets.left - insets.right, 0),
        height: max($0.height - insets.top - insets.bottom, 0))
    }
    guard let stored else { return none }
    switch view.kind {
    case "label", "button", "textField", "switch", "stepper", "segmentedControl",
      "activityIndicatorView", "pickerView", "datePicker", "pageControl":
      return stored
    case "slider", "progressView", "searchBar", "toolbar", "navigationBar", "tabBar":
      return InterfaceView.PartialSize(width: nil, height: stored.height)
    case "textView" where view.element["scrollEnabled"] == "NO": return stored
    case "imageView":
      guard let name = view.element["image"] else { return none }
      guard let image = document.images[name], !image.isSymbol else { return stored }
      return InterfaceView.PartialSize(width: image.size.width, height: image.size.height)
    default:
      guard let size = document.designables[view.id] else {
        return isOfUnknownSize(view, document) ? stored : none
      }
      // Interface Builder writes -1 for an axis without a size.
      return InterfaceView.PartialSize(
        width: size.width >= 0 ? size.width : nil, height: size.height >= 0 ? size.height : nil)
    }
  }

  // MARK: Classes of the user

  /// How strongly views of the user's own classes have their stored sizes, from the first of a scene on:
  /// each a little more, so that of several that share what is left one gives way.
  ///
  /// A class may ask for a size in code that nobody here runs. So the stored one decides where the file
  /// leaves the size open, and gives way to everything that someone wrote; it is above what a stack does
  /// with views without a size (25) and below what it does with its own (49).
  static let unknownSizes = 26...48

  /// Whether a view is of a class that may know its size, and the file does not say which.
  ///
  /// Interface Builder marks what it finds ambiguous: there it did not know a size either.
  static func isOfUnknownSize(
    _ view: InterfaceView, _ document: InterfaceDocument
  ) -> Bool {
    guard view.customClass != nil, view.isConstrained, !view.isAmbiguous, view.children.isEmpty,
      view.placeholderSize == nil, document.designables[view.id] == nil
    else { return false }
    return view.kind == "textView"
      ? view.element["scrollEnabled"] != "NO" : ownKinds.contains(view.kind)
  }

  /// The kinds whose plain views ask for no size, beside those that only hold others.
  private static let ownKinds: Set<String> = [
    "view", "control", "mapView", "webView", "wkWebView", "arscnView", "sceneKitView", "skView",
    "glkView", "mtkView",
  ]
}
