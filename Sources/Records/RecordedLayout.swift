/// A geometry record as it is read back, with what two runs are compared by.
public struct RecordedLayout: Hashable, Sendable {
  /// A finding of a record.
  public struct Finding: Hashable, Sendable {
    /// The id of the rule.
    public var rule: String
    /// `error`, `warning` or `info`.
    public var severity: String
    /// The id of the element; absent where the screen as a whole is meant.
    public var element: String?
    /// What is found.
    public var message: String

    /// Makes a finding from its parts.
    public init(rule: String, severity: String, element: String?, message: String) {
      self.rule = rule
      self.severity = severity
      self.element = element
      self.message = message
    }
  }

  /// How an expectation turned out.
  public struct Expectation: Hashable, Sendable {
    /// The expectation as the spec says it.
    public var text: String
    /// `passed`, `failed` or `notChecked`.
    public var outcome: String
    /// What was measured, in words.
    public var detail: String
  }

  /// What the program, its data and its libraries were.
  public var fingerprint: String
  /// The name of the configuration.
  public var name: String
  /// The id of the screen.
  public var screen: String
  /// The id of the device.
  public var device: String
  /// The axes of the configuration by key; versions, words and truth values as text.
  public var axes: [String: String]
  /// The name of the fonts that texts were measured with; absent without text.
  public var textMetrics: String?
  /// The elements in drawing order.
  public var elements: [RecordedElement]
  /// What rules found.
  public var findings: [Finding]
  /// How the expectations of the spec turned out, in its order.
  public var expectations: [Expectation]
  /// What surrounds the content.
  package var scene: [String: JSONValue]

  /// Reads a record.
  ///
  /// - Parameter bytes: the whole file.
  /// - Throws: ``RecordError`` if it is damaged, cut short, or of a form that is not known.
  public init(reading bytes: [UInt8]) throws(RecordError) {
    let root = try JSONValue(reading: bytes)
    guard let format = root["format"]?.int else {
      throw RecordError(message: "it is no geometry record: it has no 'format'")
    }
    guard format == GeometryRecord.format else {
      throw RecordError(
        message: "format \(format) is not known, this program reads \(GeometryRecord.format)")
    }
    guard let configuration = root["configuration"], let name = configuration["name"]?.text,
      let screen = configuration["screen"]?.text, let device = configuration["device"]?.text,
      let scene = root["scene"], case .array(let elements)? = root["elements"]
    else {
      throw RecordError(message: "it has no 'configuration', 'scene' or 'elements'")
    }
    self.name = name
    self.screen = screen
    self.device = device
    fingerprint = root["fingerprint"]?.text ?? ""
    axes = configuration.entries.compactMapValues { value in
      value.text ?? value.boolean.map { $0 ? "true" : "false" }
    }
    axes["name"] = nil
    textMetrics = root["textMetrics"]?.text
    self.scene = scene.entries
    var read: [RecordedElement] = []
    for (index, element) in elements.enumerated() {
      read.append(try RecordedElement(element, at: index))
    }
    self.elements = read
    findings = (root["findings"]?.values ?? []).map { value in
      Finding(
        rule: value["rule"]?.text ?? "", severity: value["severity"]?.text ?? "error",
        element: value["element"]?.text, message: value["message"]?.text ?? "")
    }
    expectations = (root["expectations"]?.values ?? []).map { value in
      Expectation(
        text: value["text"]?.text ?? "", outcome: value["outcome"]?.text ?? "",
        detail: value["detail"]?.text ?? "")
    }
  }

  /// The expectations that failed.
  public var failedExpectations: [Expectation] { expectations.filter { $0.outcome == "failed" } }
}
