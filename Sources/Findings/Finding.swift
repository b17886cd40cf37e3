public import Diagnostics
public import Geometry

/// Something that a check says about a layout.
public struct Finding: Hashable, Sendable {
  /// How much it matters.
  public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Soft guidance, or a number that we chose.
    case info
    /// The layout departs from stated guidance.
    case warning
    /// Content cannot be seen or used, or the layout is broken.
    case error

    /// Whether one matters less than another.
    public static func < (a: Severity, b: Severity) -> Bool {
      let order: [Severity] = [.info, .warning, .error]
      return order.firstIndex(of: a) ?? 0 < order.firstIndex(of: b) ?? 0
    }
  }

  /// What a measured value counts.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    /// Points.
    case points = "pt"
    /// A share from 0 to 1.
    case share
    /// A number of things.
    case count
    /// Width divided by height.
    case ratio
  }

  /// A constraint that has to do with what is found.
  public struct Constraint: Hashable, Sendable {
    /// The line of the spec.
    public var text: String
    /// Where the line is written; of an imported file, where its constraint is.
    public var position: SourcePosition
    /// The id of the constraint in the storyboard or xib that the spec was imported from.
    public var sourceID: String?

    /// Makes a constraint from its parts.
    public init(text: String, position: SourcePosition, sourceID: String? = nil) {
      self.text = text
      self.position = position
      self.sourceID = sourceID
    }
  }

  /// The id of the rule.
  public var rule: String
  /// How much it matters.
  public var severity: Severity
  /// The name of the configuration.
  public var configuration: String
  /// The id of the screen.
  public var screen: String
  /// The id of the element; absent where the screen as a whole is meant.
  public var element: String?
  /// The ids of other elements that take part.
  public var others: [String]
  /// The constraints that it is about: of a contradiction the one that is left out first, of what is
  /// left open those that there are.
  public var constraints: [Constraint]
  /// What was measured; absent where nothing is.
  public var measured: Double?
  /// What it is held against.
  public var limit: Double?
  /// The unit of both.
  public var unit: Unit?
  /// What is found, in one sentence without the id.
  public var message: String
  /// A line that can be put into the spec; absent where no single one helps.
  public var suggestion: String?
  /// What of the window it is about, in window space, points.
  public var frame: Rect?
  /// Where the element is written.
  public var position: SourcePosition

  /// Makes a finding from its parts.
  public init(
    rule: String, severity: Severity, configuration: String, screen: String, element: String?,
    others: [String] = [], constraints: [Constraint] = [], measured: Double? = nil,
    limit: Double? = nil, unit: Unit? = nil, message: String, suggestion: String? = nil,
    frame: Rect? = nil, position: SourcePosition
  ) {
    self.rule = rule
    self.severity = severity
    self.configuration = configuration
    self.screen = screen
    self.element = element
    self.others = others
    self.constraints = constraints
    self.measured = measured
    self.limit = limit
    self.unit = unit
    self.message = message
    self.suggestion = suggestion
    self.frame = frame
    self.position = position
  }
}
