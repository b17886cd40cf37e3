import Comparison
import Foundation
import Geometry
import Records
import Testing

/// What two recorded layouts differ in, on records whose arithmetic can be done by hand.
struct LayoutDifferenceTests {
  private func difference(
    _ reference: SampleRecord, _ candidate: SampleRecord, fingerprint: [RuleChange] = []
  ) throws -> LayoutDifference {
    LayoutDifference(
      from: try reference.layout(), to: try candidate.layout(), fingerprint: fingerprint)
  }

  /// A cause with what follows, as a line: `resized a (0, 0, 0, 12): b, c [stack]`.
  private func lines(_ difference: LayoutDifference) -> [String] {
    difference.causes.map { cause in
      let delta = cause.delta
      let numbers = [delta.x, delta.y, delta.width, delta.height].map { "\(Int($0))" }
      let holders = cause.containers.map(\.id).joined(separator: ", ")
      return "\(cause.change.rawValue) \(cause.element) (\(numbers.joined(separator: ", "))): "
        + cause.followers.map(\.id).joined(separator: ", ") + " [\(holders)]"
    }
  }

  private let names: [String?] = ["a", "b", "c", "d"]

  @Test func `equal records do not differ`() throws {
    let record = SampleRecord.column([40, 40, 40, 40], ids: names)
    #expect(try difference(record, record).isSame)
  }

  @Test func `what grew by its own rule is the cause, what lies below follows`() throws {
    let found = try difference(
      .column([40, 40, 40, 40], ids: names), .column([40, 52, 40, 40], ids: names))
    #expect(lines(found) == ["resized b (0, 0, 0, 12): c, d [stack]"])
    #expect(found.causes[0].rules.map(\.words) == ["height 40 → 52"])
    #expect(found.causes[0].followers.map(\.delta.y) == [12, 12])
  }

  @Test func `every element that is not as it was has its part and both frames`() throws {
    let found = try difference(
      .column([40, 40, 40], ids: ["a", "b", "c"]), .column([40, 52, 40], ids: ["a", "b", "c"]))
    #expect(found.elements.map(\.id) == ["stack", "b", "c"])
    #expect(found.elements.map(\.role) == [.container, .cause, .follower])
    #expect(found.elements.allSatisfy { $0.cause == "b" })
    #expect(found.elements.map(\.reference?.minY) == [100, 140, 180])
    #expect(found.elements.map(\.candidate?.minY) == [100, 140, 192])
    #expect(found.elements.map(\.candidate?.height) == [132, 52, 40])
    let gone = try difference(
      .column([40, 40], ids: ["a", "b"]), .column([40, 40], ids: ["a", "d"]))
    let frames = gone.elements.filter { $0.id == "b" || $0.id == "d" }
    #expect(frames.map(\.id).sorted() == ["b", "d"])
    for change in frames {
      #expect((change.reference == nil) == (change.id == "d"))
      #expect((change.candidate == nil) == (change.id == "b"))
    }
  }

  @Test func `in a centred stack what lies above follows too, by half`() throws {
    let found = try difference(
      .column([40, 40, 40], ids: ["a", "b", "c"], top: 100),
      .column([40, 52, 40], ids: ["a", "b", "c"], top: 94))
    // The stack moved up by 6 and what it holds with it: in it only c moved.
    #expect(lines(found) == ["resized b (0, -6, 0, 12): c [stack]"])
  }

  @Test func `two causes in a stack are both told, and what lies below both follows both`() throws {
    let found = try difference(
      .column([40, 40, 40, 40], ids: names), .column([52, 40, 60, 40], ids: names))
    #expect(
      lines(found) == [
        "resized a (0, 0, 0, 12): b, c, d [stack]", "resized c (0, 12, 0, 20): d [stack]",
      ])
  }

  @Test func `what gives way because another grew is a follower`() throws {
    // b has no rule: it takes what is left of 200 points.
    let rules: [[String: Any]] = [["height": 40], [:], ["height": 40]]
    let grown: [[String: Any]] = [["height": 52], [:], ["height": 40]]
    let found = try difference(
      .column([40, 120, 40], ids: ["a", "b", "c"], layouts: rules),
      .column([52, 108, 40], ids: ["a", "b", "c"], layouts: grown))
    #expect(lines(found) == ["resized a (0, 0, 0, 12): b []"])
    #expect(found.causes[0].followers[0].delta.height == -12)
  }

  @Test func `an element that came, or went, is the cause of what it pushed`() throws {
    let three = SampleRecord.column([40, 40, 40], ids: ["a", "b", "c"])
    let two = SampleRecord.column([40, 40], ids: ["a", "c"])
    #expect(lines(try difference(three, two)) == ["removed b (0, 0, 0, 0): c [stack]"])
    #expect(lines(try difference(two, three)) == ["added b (0, 0, 0, 0): c [stack]"])
  }

  @Test func `what changed places is told, by the fewest moves`() throws {
    let found = try difference(
      .column([40, 40, 40, 40], ids: ["a", "b", "c", "d"]),
      .column([40, 40, 40, 40], ids: ["b", "c", "d", "a"]))
    #expect(lines(found) == ["reordered a (0, 120, 0, 0): b, c, d []"])
  }

  @Test func `elements without ids are matched by kind, text and order`() throws {
    func record(_ texts: [String], heights: [Double]) -> SampleRecord {
      var record = SampleRecord.column(heights, ids: texts.map { _ in nil })
      for (index, text) in texts.enumerated() {
        record.items[index + 1].kind = "text"
        record.items[index + 1].layout = [:]
        record.items[index + 1].more["text"] = ["string": text, "lines": [[:]]]
      }
      return record
    }
    // The path of all three changed with the one that came before them.
    let came = try difference(
      record(["one", "two", "three"], heights: [20, 20, 20]),
      record(["zero", "one", "two", "three"], heights: [20, 20, 20, 20]))
    #expect(
      lines(came) == [
        "added content/0 (0, 0, 0, 0): content/1, content/2, content/3 [stack]"
      ])
    // A text that says something else is the same element by its kind and place.
    let said = try difference(
      record(["one", "two"], heights: [20, 20]), record(["one", "2"], heights: [20, 20]))
    #expect(lines(said) == ["replaced content/1 (0, 0, 0, 0):  []"])
    #expect(said.causes[0].rules.map(\.words) == ["text 'two' → '2'"])
  }

  @Test func `a stack with another gap is the cause of what moves in it`() throws {
    let before = SampleRecord.column([40, 40, 40], ids: ["a", "b", "c"])
    var after = before
    after.items[0].layout = ["spacing": 8]
    after.items[0].frame[3] = 136
    after.items[2].frame[1] += 8
    after.items[3].frame[1] += 16
    let found = try difference(before, after)
    #expect(lines(found) == ["resized stack (0, 0, 0, 16):  []"])
    #expect(found.causes[0].contents.map(\.id) == ["b", "c"])
    // In a frame that stays as it is, the stack places what it holds otherwise.
    after.items[0].frame[3] = 120
    #expect(lines(try difference(before, after)) == ["rearranged stack (0, 0, 0, 0):  []"])
  }

  @Test func `an offset moves one element and nothing else`() throws {
    let before = SampleRecord.column([40, 40], ids: ["a", "b"])
    var after = before
    after.items[1].layout["offset"] = [200, 0]
    after.items[1].frame[0] += 200
    #expect(lines(try difference(before, after)) == ["moved a (200, 0, 0, 0):  []"])
  }

  @Test func `what lies inside of a follower moves with it and is not counted again`() throws {
    var before = SampleRecord.column([40, 40], ids: ["a", "b"])
    var after = SampleRecord.column([52, 40], ids: ["a", "b"])
    before.items.append(.init(id: "inner", path: "content/1/0", frame: [10, 150, 20, 20]))
    after.items.append(.init(id: "inner", path: "content/1/0", frame: [10, 162, 20, 20]))
    #expect(lines(try difference(before, after)) == ["resized a (0, 0, 0, 12): b [stack]"])
  }

  @Test func `another safe area is one cause and all that moved follows`() throws {
    let before = SampleRecord.column([40, 40], ids: ["a", "b"])
    var after = SampleRecord.column([40, 40], ids: ["a", "b"], top: 103)
    after.scene["safeArea"] = ["top": 53, "bottom": 30]
    let found = try difference(before, after)
    #expect(lines(found) == ["scene scene (0, 0, 0, 0): stack []"])
    #expect(found.causes[0].rules.map(\.words) == ["safeArea.top 50 → 53"])
    // With another catalogue it is the catalogue's doing.
    let change = RuleChange(key: "catalogue", reference: "1", candidate: "2")
    #expect(
      lines(try difference(before, after, fingerprint: [change])) == [
        "fingerprint catalogue (0, 0, 0, 0): stack []"
      ])
  }

  @Test func `with other fonts all texts that changed their size are one cause`() throws {
    let rules: [[String: Any]] = [["lineLimit": 1], ["lineLimit": 1], ["lineLimit": 1]]
    let before = SampleRecord.column([40, 40, 40], ids: ["a", "b", "c"], layouts: rules)
    let after = SampleRecord.column([42, 42, 42], ids: ["a", "b", "c"], layouts: rules)
    let change = RuleChange(key: "fonts", reference: "1", candidate: "2")
    let found = try difference(before, after, fingerprint: [change])
    #expect(lines(found) == ["fingerprint fonts (0, 0, 0, 0): stack []"])
    #expect(found.causes[0].contents.map(\.id) == ["a", "b", "c"])
    #expect(try difference(before, before, fingerprint: [change]).isSame)
  }

  @Test func `records that tell no rules are explained by what changed innermost`() throws {
    let none = [[String: Any]](repeating: [:], count: 3)
    var before = SampleRecord.column([40, 40, 40], ids: ["a", "b", "c"], layouts: none)
    var after = SampleRecord.column([40, 52, 40], ids: ["a", "b", "c"], layouts: none)
    before.items[0].layout = [:]
    after.items[0].layout = [:]
    #expect(lines(try difference(before, after)) == ["resized b (0, 0, 0, 12): c [stack]"])
  }

  @Test func `a colour is a look and moves nothing`() throws {
    var before = SampleRecord.column([40], ids: ["a"])
    before.items[1].more["ground"] = ["color": "#FFFFFFFF", "frame": [0, 100, 400, 40]]
    var after = before
    after.items[1].more["ground"] = ["color": "#FF0000FF", "frame": [0, 100, 400, 40]]
    let found = try difference(before, after)
    #expect(found.causes.isEmpty)
    #expect(found.looks.map(\.element) == ["a"])
    #expect(found.looks[0].changes.map(\.words) == ["ground #FFFFFFFF → #FF0000FF"])
  }

  @Test func `findings that came and went are told by rule and element`() throws {
    func finding(_ rule: String, _ measured: Double) -> [String: Any] {
      [
        "rule": rule, "severity": "error", "element": "a", "measured": measured,
        "message": "\(rule) measures \(measured)",
      ]
    }
    var before = SampleRecord.column([40], ids: ["a"])
    var after = before
    before.findings = [finding("HT-01", 20), finding("SA-02", 1)]
    after.findings = [finding("HT-01", 24), finding("DU-01", 3)]
    let found = try difference(before, after)
    #expect(found.newFindings.map(\.rule) == ["DU-01"])
    #expect(found.fixedFindings.map(\.rule) == ["SA-02"])
  }

  @Test func `thirds of points that records round are no moves`() throws {
    // The container moves by a third: what it holds is off by a thousandth after rounding.
    var before = SampleRecord.column([40], ids: ["a"])
    var after = before
    before.scene["safeArea"] = ["top": 49, "bottom": 30]
    after.items[0].frame[1] = 100.333
    after.items[1].frame[1] = 100.334
    let found = try difference(before, after)
    #expect(found.causes.flatMap(\.followers).map(\.id) == ["stack"])
  }
}
