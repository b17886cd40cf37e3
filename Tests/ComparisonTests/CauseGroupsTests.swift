import Comparison
import Records
import Testing

/// Causes over many configurations, and how they are said.
struct CauseGroupsTests {
  private func grouped(_ growths: [(name: String, growth: Double)]) throws -> [CauseGroup] {
    var groups = CauseGroups()
    for (name, growth) in growths {
      var before = SampleRecord.column([44, 40, 40], ids: ["banner", "b", "c"])
      var after = SampleRecord.column([44 + growth, 40, 40], ids: ["banner", "b", "c"])
      before.name = name
      after.name = name
      groups.add(LayoutDifference(from: try before.layout(), to: try after.layout()))
    }
    return groups.groups
  }

  @Test func `the same cause in several configurations is one group`() throws {
    let groups = try grouped([("x/a/portrait", 12), ("x/b/portrait", 12), ("x/c/portrait", 0)])
    #expect(groups.count == 1)
    #expect(groups[0].configurations == ["x/a/portrait", "x/b/portrait"])
    #expect(groups[0].followers == ["b", "c"])
    #expect(
      CauseWords.sentence(groups[0]) + CauseWords.consequences(groups[0])
        == "`banner` grew 12 pt: height 44 → 56; 2 elements follow, 12 pt down; "
        + "`stack` changed to hold them")
  }

  @Test func `one rule with other sizes elsewhere is one group with the usual size first`() throws {
    let groups = try grouped([("x/a/p", 20), ("x/b/p", 12), ("x/c/p", 12)])
    #expect(groups.count == 1)
    #expect(groups[0].delta.height == 12)
    #expect(groups[0].sizes.map(\.delta.height) == [12, 20])
    #expect(groups[0].sizes.map(\.configurations) == [["x/b/p", "x/c/p"], ["x/a/p"]])
  }

  /// Cards of one component: each an image and a title, the images of one height.
  private func cards(_ height: Double, screen: String, ids: [String?]) -> SampleRecord {
    var items: [SampleRecord.Item] = []
    for (index, id) in ids.enumerated() {
      let y = 100 + Double(index) * (height + 20)
      items += [
        .init(path: "content/\(index)", kind: "vstack", frame: [0, y, 400, height + 20]),
        .init(
          id: id.map { "\($0)/art" }, path: "content/\(index)/0", kind: "image",
          frame: [0, y, 400, height], layout: ["height": height]),
        .init(
          id: id.map { "\($0)/title" }, path: "content/\(index)/1", kind: "text",
          frame: [0, y + height, 400, 20]),
      ]
    }
    var record = SampleRecord(items)
    record.name = "\(screen)/phone/portrait"
    record.screen = screen
    return record
  }

  private func cardGroups(_ ids: [String?], screens: [String]) throws -> [CauseGroup] {
    var groups = CauseGroups()
    for screen in screens {
      groups.add(
        LayoutDifference(
          from: try cards(40, screen: screen, ids: ids).layout(),
          to: try cards(52, screen: screen, ids: ids).layout()))
    }
    return groups.groups
  }

  @Test func `a component that is used four times is one cause in four places`() throws {
    let groups = try cardGroups(["one", "two", "three", "four"], screens: ["home"])
    #expect(groups.count == 1)
    #expect(groups[0].element == "art" && groups[0].screen == "home")
    #expect(groups[0].places.map(\.element) == ["one/art", "two/art", "three/art", "four/art"])
    #expect(groups[0].configurations == ["home/phone/portrait"])
    #expect(groups[0].followers.contains("four/title"))
    #expect(!groups[0].followers.contains("two/art"))
    #expect(
      CauseWords.sentence(groups[0]) == "`art` grew 12 pt in 4 places: height 40 → 52")
  }

  @Test func `the same change of one element on several screens is one cause`() throws {
    let groups = try cardGroups(["card"], screens: ["home", "search", "library"])
    #expect(groups.count == 1)
    #expect(groups[0].element == "card/art" && groups[0].screen == "")
    #expect(groups[0].screens == ["home", "search", "library"])
    #expect(
      CauseWords.screens(groups[0]) + CauseWords.sentence(groups[0])
        == "home, search, library: `card/art` grew 12 pt on 3 screens: height 40 → 52")
  }

  @Test func `elements without ids are alike only by what is said otherwise of them`() throws {
    let groups = try cardGroups([nil, nil, nil], screens: ["home"])
    #expect(groups.count == 1)
    #expect(groups[0].places.count == 3)
    #expect(
      CauseWords.sentence(groups[0])
        == "`content/0/0` and what is like it grew 12 pt in 3 places: height 40 → 52")
  }

  @Test func `other changes of elements of one name are causes of their own`() throws {
    var groups = CauseGroups()
    for (screen, height) in [("home", 52.0), ("search", 60.0)] {
      groups.add(
        LayoutDifference(
          from: try cards(40, screen: screen, ids: ["card"]).layout(),
          to: try cards(height, screen: screen, ids: ["card"]).layout()))
    }
    #expect(groups.groups.map(\.places.count) == [1, 1])
  }

  @Test func `another catalogue is one cause that says what it changed around the layout`() throws {
    let hashes = ["a", "b"].map { String(repeating: $0, count: 64) }
    let catalogue = RuleChange(key: "catalogue", reference: hashes[0], candidate: hashes[1])
    var groups = CauseGroups()
    for (name, left) in [("home/a/portrait", 0.0), ("home/b/portrait", 4.0)] {
      func record(_ top: Double, _ left: Double) -> SampleRecord {
        var record = SampleRecord.column([44, 40], ids: ["b", "c"], top: top)
        record.name = name
        record.scene = ["safeArea": ["top": top, "left": left], "guides": [0, top, 10, 10]]
        return record
      }
      groups.add(
        LayoutDifference(
          from: try record(50, 0).layout(), to: try record(58, left).layout(),
          fingerprint: [catalogue]))
    }
    #expect(groups.groups.map(\.change) == [.fingerprint])
    #expect(groups.groups.map(\.configurations) == [["home/a/portrait", "home/b/portrait"]])
    // What is not the same everywhere is left out.
    #expect(
      groups.groups.map { CauseWords.sentence($0) } == [
        "catalogue changed: another catalogue, safeArea.top 50 → 58, "
          + "guides [0, 50, 10, 10] → [0, 58, 10, 10]"
      ])
  }

  @Test func `of rows that grew alike the one that moves most comes first`() throws {
    var groups = CauseGroups()
    groups.add(
      LayoutDifference(
        from: try SampleRecord.column([40, 40, 40], ids: ["a", "b", "c"]).layout(),
        to: try SampleRecord.column([52, 52, 52], ids: ["a", "b", "c"]).layout()))
    #expect(groups.groups.map(\.element) == ["a", "b", "c"])
  }

  @Test func `how texts fit now is said of causes and of what follows`() throws {
    func text(_ string: String, truncated: Bool, lines: Int = 1) -> [String: Any] {
      let line: [String: Any] = ["string": string, "origin": [0, 0], "width": 10]
      return [
        "text": [
          "string": string, "truncated": truncated, "lines": Array(repeating: line, count: lines),
        ] as [String: Any]
      ]
    }
    func record(_ width: Double, cut: Bool, lines: Int) -> SampleRecord {
      SampleRecord([
        .init(id: "row", path: "content", kind: "hstack", frame: [0, 0, 400, 40]),
        .init(
          id: "icon", path: "content/0", frame: [0, 0, width, 40], layout: ["width": width]),
        .init(
          id: "name", path: "content/1", kind: "text", frame: [width, 0, 400 - width, 40],
          more: text("A name", truncated: cut)),
        .init(
          id: "note", path: "content/2", kind: "text", frame: [0, 50, 400, 40],
          more: text("A note", truncated: false, lines: lines)),
      ])
    }
    var groups = CauseGroups()
    groups.add(
      LayoutDifference(
        from: try record(100, cut: false, lines: 1).layout(),
        to: try record(300, cut: true, lines: 2).layout()))
    let sentences = groups.groups.map { CauseWords.sentence($0) + CauseWords.consequences($0) }
    #expect(
      sentences == [
        "`icon` grew wider by 200 pt: width 100 → 300; 1 element follows, 200 pt right; "
          + "the text of `name` is cut or shrunk now",
        "the text of `note` takes 2 lines instead of 1",
      ])
  }

  @Test func `the words for some configurations are those that fit them and no others`() {
    let members = ["iphone-17", "iphone-se", "ipad-pro"].flatMap { device in
      ["portrait", "landscapeLeft"].map { orientation in
        ConfigurationWords.Member(
          name: "home/\(device)/\(orientation)",
          axes: ["device": device, "orientation": orientation])
      }
    }
    let words = ConfigurationWords(members)
    func phrase(_ test: (String) -> Bool) -> String {
      words.phrase(for: members.map(\.name).filter(test))
    }
    #expect(phrase { _ in true } == "all 6 configurations")
    #expect(phrase { $0.contains("iphone") } == "4 of 6 configurations (all phones)")
    #expect(phrase { $0.contains("portrait") } == "3 of 6 configurations (all in portrait)")
    #expect(
      phrase { $0.contains("iphone") && $0.contains("portrait") }
        == "2 of 6 configurations (all phones in portrait)")
    #expect(
      phrase { $0.contains("iphone-se") && $0.contains("portrait") }
        == "1 of 6 configurations (home/iphone-se/portrait)")
    #expect(
      phrase { $0 == "home/iphone-17/portrait" || $0 == "home/ipad-pro/landscapeLeft" }
        == "2 of 6 configurations (home/iphone-17/portrait, home/ipad-pro/landscapeLeft)")
  }
}
