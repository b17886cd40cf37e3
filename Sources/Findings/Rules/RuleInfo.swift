public import Devices
public import Typography

/// What a rule is: everything that is told of it, and the two layouts that are its tests.
public struct RuleInfo: Sendable {
  /// Where the number of a rule comes from.
  public enum Basis: String, Hashable, Sendable, CaseIterable {
    /// The source states it.
    case stated
    /// It follows from a metric or from an interface's documentation.
    case derived
    /// The rule is stated, the number is ours.
    case chosen
  }

  /// A screen in a configuration that shows a rule at work.
  public struct Example: Sendable {
    /// The lines of the screen below its id.
    public var screen: String
    /// Further lines at the top of the spec.
    public var top: String
    /// The device.
    public var device: String
    /// The display; absent: the first.
    public var display: String?
    /// The orientation; absent: the first of the display.
    public var orientation: Orientation?
    /// The pose.
    public var pose: Pose?
    /// The text size.
    public var textSize: TextSize
    /// Whether the camera inside the display captures.
    public var camera: Bool
    /// The SDK that the app was built with; absent: the newest.
    public var sdk: Version?
    /// Further configurations of the screen, for rules that compare.
    public var others: [Stance]
    /// A further screen, `next`: the lines below its id; empty without one.
    public var next: String
    /// A third screen, `later`: the lines below its id; empty without one.
    public var later: String

    /// The configurations in words: where the screen is shown, and where else.
    public var words: String {
      ([place] + others.map(\.words)).joined(separator: " and ")
    }

    /// A further configuration of an example.
    public struct Stance: Sendable {
      /// The device.
      public var device: String
      /// The display; absent: the first.
      public var display: String?
      /// The orientation; absent: the first of the display.
      public var orientation: Orientation?
      /// The pose.
      public var pose: Pose?
      /// The text size.
      public var textSize: TextSize

      /// Makes a configuration on a phone unless said.
      public init(
        device: String = "iphone-17-pro", display: String? = nil, orientation: Orientation? = nil,
        pose: Pose? = nil, textSize: TextSize = .large
      ) {
        self.device = device
        self.display = display
        self.orientation = orientation
        self.pose = pose
        self.textSize = textSize
      }

      fileprivate var words: String {
        [
          device, orientation.map { "in \($0.rawValue)" },
          pose.map { "in the pose \($0.rawValue)" },
          textSize == .large ? nil : "at \(textSize.rawValue)",
        ].compactMap { $0 }.joined(separator: " ")
      }
    }

    /// Makes an example on a phone unless said.
    public init(
      _ screen: String, top: String = "", device: String = "iphone-17-pro",
      display: String? = nil, orientation: Orientation? = nil, pose: Pose? = nil,
      textSize: TextSize = .large, camera: Bool = false, sdk: Version? = nil,
      others: [Stance] = [], next: String = "", later: String = ""
    ) {
      self.screen = screen
      self.top = top
      self.device = device
      self.display = display
      self.orientation = orientation
      self.pose = pose
      self.textSize = textSize
      self.camera = camera
      self.sdk = sdk
      self.others = others
      self.next = next
      self.later = later
    }

    /// The spec of the example: a file that can be drawn and checked.
    ///
    /// - Parameter name: the name of the spec.
    /// - Returns: YAML.
    public func spec(named name: String) -> String {
      var axes: [(name: String, values: [String])] = []
      func add(_ name: String, _ values: [String?]) {
        var known: [String] = []
        for case let value? in values where !known.contains(value) { known.append(value) }
        if !known.isEmpty { axes.append((name, known)) }
      }
      add("devices", [device] + others.map(\.device))
      add("displays", [display] + others.map(\.display))
      add("orientations", [orientation?.rawValue] + others.map { $0.orientation?.rawValue })
      add("poses", [pose?.rawValue] + others.map { $0.pose?.rawValue })
      let sizes = [textSize.rawValue] + others.map(\.textSize.rawValue)
      if Set(sizes) != [TextSize.large.rawValue] { add("textSizes", sizes) }
      add("camera", [camera ? "on" : nil])
      add("sdk", [sdk.map { "\"\($0)\"" }])
      let lines =
        ["proofsheet: 1", "name: \(name)"] + (top.isEmpty ? [] : [top]) + ["matrix:"]
        + axes.map { "  \($0.name): [\($0.values.joined(separator: ", "))]" }
        + ["screens:", "  - id: main"]
        + screen.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
        + [("next", next), ("later", later)].flatMap { id, lines in
          lines.isEmpty
            ? [] : ["  - id: \(id)"] + lines.split(separator: "\n").map { "    \($0)" }
        }
      return lines.joined(separator: "\n") + "\n"
    }

    /// Where the screen is shown, in words: `iphone-duo, outer, landscapeLeft`.
    private var place: String {
      let parts = [
        device, display, orientation?.rawValue, pose?.rawValue,
        textSize == .large ? nil : "text size \(textSize.rawValue)",
        camera ? "camera in use" : nil, sdk.map { "built with SDK \($0)" },
      ]
      return parts.compactMap { $0 }.joined(separator: ", ")
    }
  }

  /// The id: `SA-01`.
  public var id: String
  /// What is wrong, in a few words.
  public var title: String
  /// How much it matters unless a spec says otherwise.
  public var severity: Finding.Severity
  /// The platforms; absent: all.
  public var families: Set<DeviceFamily>?
  /// What geometry triggers it.
  public var trigger: String
  /// What is passed over.
  public var exempt: String
  /// The guidelines that it rests on.
  public var source: String
  /// Where its number comes from.
  public var basis: Basis
  /// A screen with one finding of the rule.
  public var failing: Example
  /// What that finding measures; absent where the rule measures nothing.
  public var measured: Double?
  /// A screen without any.
  public var passing: Example

  /// Makes a description from its parts.
  public init(
    id: String, title: String, severity: Finding.Severity, families: Set<DeviceFamily>?,
    trigger: String, exempt: String = "nothing", source: String, basis: Basis, failing: Example,
    measured: Double? = nil, passing: Example
  ) {
    self.id = id
    self.title = title
    self.severity = severity
    self.families = families
    self.trigger = trigger
    self.exempt = exempt
    self.source = source
    self.basis = basis
    self.failing = failing
    self.measured = measured
    self.passing = passing
  }
}

extension Set<DeviceFamily> {
  /// Phones and tablets.
  public static let touch: Set<DeviceFamily> = [.iphone, .ipad]
}
