import Records
import Testing

/// What is said of constraints of a storyboard: their ids, and their places in it.
struct StoryboardFindingTests {
  /// A card that is held at both sides and has a width as well, and a note without a height.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina6_1" orientation="portrait"/>
    <scenes><scene sceneID="S1"><objects><viewController id="VC" storyboardIdentifier="order">
    <view key="view" id="RT0-00-000"><rect key="frame" x="0" y="0" width="414" height="896"/>
    <subviews><view userLabel="card" translatesAutoresizingMaskIntoConstraints="NO" id="CD0-00-000">
    <rect key="frame" x="20" y="60" width="374" height="200"/><constraints>
      <constraint firstAttribute="width" constant="500" id="CD0-00-wid"/>
    </constraints></view>
    <view userLabel="note" translatesAutoresizingMaskIntoConstraints="NO" id="NT0-00-000">
    <rect key="frame" x="20" y="300" width="374" height="40"/></view></subviews><constraints>
      <constraint firstItem="CD0-00-000" firstAttribute="leading" secondItem="RT0-00-000" \
    secondAttribute="leading" constant="20" id="CD0-00-lea"/>
      <constraint firstAttribute="trailing" secondItem="CD0-00-000" secondAttribute="trailing" \
    constant="20" id="CD0-00-tra"/>
      <constraint firstItem="CD0-00-000" firstAttribute="top" secondItem="RT0-00-000" \
    secondAttribute="top" constant="60" id="CD0-00-top"/>
      <constraint firstItem="CD0-00-000" firstAttribute="height" constant="200" id="CD0-00-hei"/>
      <constraint firstItem="NT0-00-000" firstAttribute="top" secondItem="CD0-00-000" \
    secondAttribute="bottom" constant="40" id="NT0-00-top"/>
      <constraint firstItem="NT0-00-000" firstAttribute="leading" secondItem="RT0-00-000" \
    secondAttribute="leading" constant="20" id="NT0-00-lea"/>
      <constraint firstItem="NT0-00-000" firstAttribute="width" constant="374" id="NT0-00-wid"/>
    </constraints></view></viewController></objects></scene></scenes></document>
    """

  /// Runs a command with the storyboard on a device.
  private func run(_ words: String...) throws -> CommandHarness.Result {
    let harness = try CommandHarness()
    try harness.write(Self.storyboard, to: "Order.storyboard")
    return harness.run(
      [words[0], "Order.storyboard", "--device", "iphone-11"] + words.dropFirst())
  }

  @Test func `findings in text name the constraint by its id and begin with its place`() throws {
    let lines = try run("lint").output.split(separator: "\n")
    let conflict = try #require(lines.first { $0.contains("[AD-03]") })
    #expect(
      conflict.hasPrefix(
        "Order.storyboard:13:3: error: 'parent.trailing == card.trailing + 20' (line 13, id "
          + "CD0-00-tra) is left out"), "\(conflict)")
    #expect(
      conflict.contains(
        "'card.width == 500' (line 8, id CD0-00-wid), 'card.leading == parent.leading + 20' "
          + "(line 12, id CD0-00-lea)"), "\(conflict)")
    let open = try #require(lines.first { $0.contains("[AD-04]") })
    #expect(
      open.contains(
        "where 'note' lies: its height; it has only 'note.top == card.bottom + 40' (line 16, id "
          + "NT0-00-top)"), "\(open)")
  }

  @Test func `JSON, SARIF and records carry ids, lines and columns`() throws {
    let json = try JSONValue(reading: Array(run("lint", "--format", "json").output.utf8))
    let findings = json["specs"]?.values.first?["findings"]?.values ?? []
    let conflict = try #require(findings.first { $0["rule"]?.text == "AD-03" })
    let constraints = conflict["constraints"]?.values ?? []
    #expect(
      constraints.compactMap { $0["id"]?.text } == ["CD0-00-tra", "CD0-00-wid", "CD0-00-lea"])
    #expect(constraints.compactMap { $0["line"]?.int } == [13, 8, 12])
    #expect(constraints.compactMap { $0["column"]?.int } == [3, 3, 3])
    let open = try #require(findings.first { $0["rule"]?.text == "AD-04" })
    #expect(open["constraints"]?.values.compactMap { $0["id"]?.text } == ["NT0-00-top"])

    let sarif = try JSONValue(reading: Array(run("lint", "--format", "sarif").output.utf8))
    let results = sarif["runs"]?.values.first?["results"]?.values ?? []
    let result = try #require(results.first { $0["ruleId"]?.text == "AD-03" })
    let place = try #require(result["locations"]?.values.first)
    #expect(place["logicalLocations"]?.values.first?["name"]?.text == "CD0-00-tra")
    #expect(place["physicalLocation"]?["region"]?["startLine"]?.int == 13)
    let related = result["relatedLocations"]?.values ?? []
    #expect(
      related.compactMap { $0["logicalLocations"]?.values.first?["name"]?.text }
        == ["CD0-00-tra", "CD0-00-wid", "CD0-00-lea"])
    #expect(
      related.compactMap { $0["physicalLocation"]?["region"]?["startLine"]?.int } == [13, 8, 12])

    let harness = try CommandHarness()
    try harness.write(Self.storyboard, to: "Order.storyboard")
    let drawn = harness.run(
      "render", "Order.storyboard", "--device", "iphone-11", "--format", "json", "--fail-on",
      "never", "-o", "out")
    #expect(drawn.code == 0, "\(drawn.error)")
    let record = try #require(harness.text("out/order/order/iphone-11/portrait.json"))
    let recorded = try JSONValue(reading: Array(record.utf8))["findings"]?.values ?? []
    let own = try #require(recorded.first { $0["rule"]?.text == "AD-03" })
    #expect(own["constraints"] == conflict["constraints"])
  }

  @Test func `explain says by id and line which constraints decided a frame`() throws {
    let text = try run("explain", "--element", "note").output
    #expect(
      text.contains(
        "by 'note.leading == parent.leading + 20' (line 17, id NT0-00-lea), 'note.top == card.bottom"
          + " + 40' (line 16, id NT0-00-top), 'note.width == 374' (line 18, id NT0-00-wid)"),
      "\(text)")
  }

  @Test func `two contradictions of one view are two findings`() throws {
    let harness = try CommandHarness()
    let twice = Self.storyboard.replacing(
      "<constraint firstItem=\"NT0-00-000\" firstAttribute=\"width\"",
      with: """
        <constraint firstItem="CD0-00-000" firstAttribute="height" constant="210" id="CD0-00-he2"/>
        <constraint firstItem="CD0-00-000" firstAttribute="height" constant="220" id="CD0-00-he3"/>
        <constraint firstItem="NT0-00-000" firstAttribute="width"
        """)
    try harness.write(twice, to: "Order.storyboard")
    let lines = harness.run("lint", "Order.storyboard", "--device", "iphone-11").output
      .split(separator: "\n").filter { $0.contains("[AD-03]") }
    #expect(lines.count == 3, "\(lines)")
    #expect(lines.contains { $0.contains("id CD0-00-he2) is left out") }, "\(lines)")
    #expect(lines.contains { $0.contains("id CD0-00-he3) is left out") }, "\(lines)")
  }
}
