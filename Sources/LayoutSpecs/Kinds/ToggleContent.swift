/// The properties of `toggle`.
public struct ToggleContent: Hashable, Sendable {
  /// The words before the switch; absent: the switch alone.
  public var title: TextValue?
  /// Whether the switch is on.
  public var isOn: Bool

  /// Makes a toggle; off unless said.
  public init(title: TextValue? = nil, isOn: Bool = false) {
    self.title = title
    self.isOn = isOn
  }
}
