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
