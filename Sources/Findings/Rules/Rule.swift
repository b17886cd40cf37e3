/// A check that looks at layouts and says what is wrong.
///
/// A conformer MUST be a pure function of what it is given, and find things in the order of the
/// elements; it never finds the same thing of one element twice.
public protocol Rule: Sendable {
  /// What the rule is.
  static var info: RuleInfo { get }
}

/// A rule over one configuration.
public protocol LayoutRule: Rule {
  /// Finds what is wrong in a layout.
  static func check(_ layout: CheckedLayout, _ report: inout RuleReport)
}

/// A rule over what is shown over a screen.
///
/// Its layouts are whole: the elements of the screen and those of all presentations, in window space. A
/// layout rule sees only what is in use, the uppermost presentation as a screen of its own.
public protocol PresentationRule: Rule {
  /// Finds what is wrong with the presentations of a layout, which has one at least.
  static func check(_ layout: CheckedLayout, _ report: inout RuleReport)
}

/// A rule over the screens of a spec.
public protocol SpecRule: Rule {
  /// Finds what is wrong between screens; each has its layouts in the order of the matrix.
  static func check(_ screens: [[CheckedLayout]], _ report: inout RuleReport)
}

/// A rule over all configurations of a screen.
public protocol ScreenRule: Rule {
  /// Finds what is wrong in the layouts of a screen, in the order of the matrix.
  static func check(_ layouts: [CheckedLayout], _ report: inout RuleReport)
}
