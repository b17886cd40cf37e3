public import Geometry

/// An element as a record tells it.
public struct RecordedElement: Hashable, Sendable {
  /// The text of an element with what its size depends on.
  public struct Text: Hashable, Sendable {
    /// The whole text.
    public var string: String
    /// How many lines it takes.
    public var lines: Int
    /// Whether characters were left out.
    public var truncated: Bool
    /// How far it was shrunk to fit; 1 where it was not.
    public var scale: Double
    /// The text style, the family and the weight: what of its look its size depends on.
    public var look: String
  }

  /// The id given in the spec, else the path.
  public var id: String
  /// The path from the root.
  public var path: String
  /// The kind.
  public var kind: String
  /// The frame in window space, points.
  public var frame: Rect
  /// The part that shows, in window space, points.
  public var visible: Rect
  /// The rectangle inside padding and frame, in window space, points.
  public var content: Rect
  /// What it covers with its ground, which may bleed beyond the frame, in window space, points.
  public var covered: Rect
  /// Whether it is laid out but not shown.
  public var isHidden: Bool
  /// Its text, if it has any.
  public var text: Text?
  /// What the spec says of its layout; empty where the record does not tell.
  package var layout: [String: JSONValue]
  /// What it shows: asset, label, symbol and the like, by key.
  package var shows: [String: JSONValue]

  /// How it looks and what it is to a reader, by key: nothing here changes a frame.
  package var looks: [String: JSONValue]

  /// Whether the spec names the element; a row is numbered below the id of its list.
  public var isNamed: Bool { id != path && kind != "row" }

  init(_ value: JSONValue, at index: Int) throws(RecordError) {
    guard let id = value["id"]?.text, let path = value["path"]?.text,
      let kind = value["kind"]?.text, let frame = value["frame"]?.rect
    else {
      throw RecordError(message: "element \(index) has no 'id', 'path', 'kind' or 'frame'")
    }
    self.id = id
    self.path = path
    self.kind = kind
    self.frame = frame
    visible = value["visible"]?.rect ?? frame
    content = value["content"]?.rect ?? frame
    covered = value["ground"]?["frame"]?.rect.map { $0.union(frame) } ?? frame
    isHidden = value["hidden"]?.boolean ?? false
    layout = value["layout"]?.entries ?? [:]
    text = value["text"].map(Self.text)
    looks = Self.looks(value)
    shows = [:]
    shows["asset"] = value["artwork"]?["asset"]
    shows["mode"] = value["artwork"]?["mode"]
    shows["label"] = value["box"]?["label"]
    shows["symbol"] = value["button"]?["symbol"]
    shows["style"] = value["button"]?["style"]
    shows["badge"] = value["button"]?["badge"]
    shows["segments"] = value["segmented"]?["segments"].map { segments in
      .array(segments.values.map { $0["text"]?["string"] ?? .null })
    }
  }

  private static func looks(_ value: JSONValue) -> [String: JSONValue] {
    var looks: [String: JSONValue] = [:]
    looks["color"] = value["text"]?["color"]
    looks["ground"] = value["ground"]?["color"]
    // The corners of a button follow its size: they are no look of their own.
    looks["cornerRadius"] = value["ground"]?["cornerRadius"]
    looks["anchor"] = value["artwork"]?["anchor"]
    looks["gravity"] = value["artwork"]?["gravity"]
    looks["role"] = value["role"]
    looks["interactive"] = value["interactive"]
    looks["accessibilityLabel"] = value["label"]
    for control in ["textField", "toggle", "slider", "stepper", "segmented", "progress"] {
      for key in ["on", "value", "selected", "placeholder", "look"] {
        if let state = value[control]?[key] { looks[key] = state }
      }
    }
    return looks
  }

  private static func text(_ value: JSONValue) -> Text {
    let look = ["style", "family", "weight", "tabularDigits"].map { value[$0]?.line ?? "" }
    return Text(
      string: value["string"]?.text ?? "", lines: value["lines"]?.values.count ?? 0,
      truncated: value["truncated"]?.boolean ?? false, scale: value["scale"]?.double ?? 1,
      look: look.joined(separator: " "))
  }
}
