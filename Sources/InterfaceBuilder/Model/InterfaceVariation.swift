public import Documents

/// Changes that hold for some size classes or one kind of device.
public struct InterfaceVariation: Hashable, Sendable {
  /// What must hold.
  public var traits: InterfaceTraits
  /// Attributes that are set, by name.
  public var attributes: [String: String]
  /// Parts that are put in the place of those with the same key: fonts, colours.
  public var parts: [XMLElement]
  /// Views that go, by id.
  public var excludedViews: Set<String>
  /// Views that come, by id.
  public var includedViews: Set<String>
  /// Constraints that go, by id.
  public var excludedConstraints: Set<String>
  /// Constraints that come, by id.
  public var includedConstraints: Set<String>
}

/// Size classes and the kind of device, as far as they are known or asked for.
public struct InterfaceTraits: Hashable, Sendable {
  /// A size class.
  public enum SizeClass: String, Hashable, Sendable {
    /// Little room.
    case compact
    /// Much room.
    case regular
  }

  /// The horizontal size class.
  public var width: SizeClass?
  /// The vertical size class.
  public var height: SizeClass?
  /// The kind of device, as the file writes it: `pad`, `mac`.
  public var idiom: String?

  /// Makes traits from their parts.
  public init(width: SizeClass? = nil, height: SizeClass? = nil, idiom: String? = nil) {
    self.width = width
    self.height = height
    self.idiom = idiom
  }

  /// Whether everything asked for here holds in an environment.
  public func holds(in environment: InterfaceTraits) -> Bool {
    (width == nil || width == environment.width)
      && (height == nil || height == environment.height)
      && (idiom == nil || idiom == environment.idiom)
  }

  /// How much is asked for; what asks for more takes effect later.
  var count: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) + (idiom == nil ? 0 : 1) }
}
