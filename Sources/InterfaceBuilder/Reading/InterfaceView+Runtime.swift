import Documents

extension InterfaceView {
  /// The radius of corners that the file sets on the view's layer, in points; nothing without.
  var cornerRadius: Double? {
    let attribute = runtimeAttributes.first { $0["keyPath"] == Self.cornerRadiusPath }
    let radius = attribute?.child(keyed: "value")?.number("value")
    return radius.flatMap { $0 > 0 ? $0 : nil }
  }

  /// The first of the attributes set at run time that nothing here knows; nothing without.
  var unknownRuntimeAttribute: XMLElement? {
    runtimeAttributes.first { $0["keyPath"] != Self.cornerRadiusPath }
  }

  private var runtimeAttributes: [XMLElement] {
    element.child("userDefinedRuntimeAttributes")?.children ?? []
  }

  private static let cornerRadiusPath = "layer.cornerRadius"
}
