import Geometry
import InterfaceBuilder
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing

/// Date pickers of storyboards: wheels, fields and months.
struct DatePickerImportTests {
  @Test func `a date picker has its wheels, its fields or its month`() throws {
    func picker(_ id: String, _ size: [Int], _ attributes: String) -> String {
      StoryboardText.view("datePicker", id, [0, 20] + size, attributes)
    }
    func lines(_ picker: String) throws -> [Substring] {
      let scene = StoryboardText.scene("a", "<subviews>\(picker)</subviews>")
      return try StoryboardText.imported(scene).text.split(separator: "\n")
    }
    // Five rows of 32 fit above and below a band of 32 into 216, of three columns each.
    let wheels = try lines(picker("p", [320, 216], "datePickerMode=\"date\""))
    #expect(wheels.filter { $0.contains("cornerRadius: 5") }.count == 5 * 3, "\(wheels)")
    #expect(wheels.filter { $0.contains("background: secondaryLabel") }.count == 3)
    let low = try lines(picker("p", [320, 140], "datePickerMode=\"date\" style=\"wheels\""))
    #expect(low.filter { $0.contains("cornerRadius: 5") }.count == 3 * 3, "\(low)")
    for style in ["style=\"compact\"", ""] {
      let compact = try lines(picker("p", [200, 34], style))
      #expect(compact.filter { $0.contains("background: fill") }.count == 2, "\(compact)")
    }
    let time = try lines(picker("p", [120, 34], "datePickerMode=\"time\" style=\"inline\""))
    #expect(time.filter { $0.contains("background: fill") }.count == 1, "\(time)")
    for (size, style) in [([150, 350], "inline"), ([60, 216], "wheels"), ([30, 34], "compact")] {
      let box = try lines(picker("p", size, "style=\"\(style)\""))
      #expect(box.contains { $0.contains("label: date picker") }, "\(style)")
    }
  }

  @Test func `a month has thirty days in weeks of seven, and a field where it has a time`() throws {
    func text(_ mode: String) throws -> String {
      let picker = StoryboardText.view(
        "datePicker", "p", [0, 20, 320, 352], "datePickerMode=\"\(mode)\" style=\"inline\"")
      return try StoryboardText.imported(
        StoryboardText.scene("a", "<subviews>\(picker)</subviews>")
      ).text
    }
    let date = try text("date")
    for day in 1...30 {
      #expect(count("string: \(day), ", in: date) == 1, "\(day): \(date)")
    }
    #expect(!date.contains("string: 31"))
    #expect(count("background: separator", in: date) == 7)
    #expect(!date.contains("background: fill"))
    let both = try text("dateAndTime")
    #expect(count("background: fill", in: both) == 1)
    // Resolved, the days stand in seven columns and five rows, inside the picker.
    let spec = try #require(
      SpecReader.read(Array(date.utf8), file: "month.yaml").spec, "\(date)")
    let layout = try SampleScreen.resolve(spec, device: "iphone-17-pro")
    let days = layout.elements.filter { $0.kind == "text" }
    #expect(days.count == 30)
    #expect(Set(days.map { ($0.windowFrame.midX * 4).rounded() }).count == 7)
    #expect(Set(days.map { ($0.windowFrame.midY * 4).rounded() }).count == 5)
    let all = days.dropFirst().reduce(days[0].windowFrame) { $0.union($1.windowFrame) }
    #expect(all.width <= 320 && all.height <= 352 - 44 - 20 + 0.01)
  }

  /// How many lines hold some words.
  private func count(_ words: String, in text: String) -> Int {
    text.split(separator: "\n").count { $0.contains(words) }
  }
}
