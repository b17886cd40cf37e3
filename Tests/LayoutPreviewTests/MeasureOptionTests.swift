import Foundation
import Testing

/// `render --measure`.
struct MeasureOptionTests {
  private let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    try harness.write(
      """
      proofsheet: 1
      name: sample
      matrix: { devices: [iphone-17-pro, ipad-mini-a17-pro] }
      screens:
        - id: home
          content:
            hstack:
              spacing: 21.5
              children:
                - { box: A, id: first, frame: { width: 61, height: 80 } }
                - { box: B, id: second, frame: { width: 47, height: 80 } }

      """, to: "sample.yaml")
  }

  @Test func `the number in the picture is the distance in the record`() throws {
    let result = harness.run(
      "render", "sample.yaml", "--format", "svg", "--measure", "first,second", "--measure",
      "first,window")
    #expect(result.code == 0, "\(result.error)")
    for device in ["iphone-17-pro", "ipad-mini-a17-pro"] {
      let path = "Output/sample/home/\(device)/portrait"
      let svg = try #require(harness.text("\(path).svg"))
      let start = try #require(svg.range(of: #"id="measures""#))
      let measures = svg[start.upperBound...]
      let record = try JSONSerialization.jsonObject(
        with: Data(contentsOf: harness.folder.appending(path: "\(path).json")))
      let elements = try #require((record as? [String: Any])?["elements"] as? [[String: Any]])
      func frame(_ id: String) throws -> [Double] {
        try #require(elements.first { $0["id"] as? String == id }?["frame"] as? [Double])
      }
      let (first, second) = (try frame("first"), try frame("second"))
      #expect(second[0] - first[0] - first[2] == 21.5)
      #expect(measures.contains(">21.5</text>"))
      #expect(measures.contains(">\(text(first[0]))</text>"), "the left inset of the window")
      #expect(measures.contains(">\(text(first[1]))</text>"), "the top one")
      #expect(svg.contains(">aligned</text>") && svg.contains(">measured</text>"))
    }
  }

  private func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\((number * 100).rounded() / 100)"
  }

  @Test func `a name that nothing has is told with the nearest`() {
    let misspelt = harness.run("render", "sample.yaml", "--measure", "frist,second")
    #expect(misspelt.code == 2)
    #expect(misspelt.error.contains("no element or guide 'frist', did you mean 'first'?"))
    let alone = harness.run("render", "sample.yaml", "--measure", "first")
    #expect(alone.code == 2)
    #expect(alone.error.contains("needs the ids of two elements"))
    #expect(harness.contents(of: "Output").isEmpty)
  }
}
