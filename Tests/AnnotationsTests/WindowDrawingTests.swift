import Annotations
import Devices
import Drawing
import Geometry
import LayoutEngine
import TestSupport
import Testing

/// Windows that are a part of a display, and the keyboard, in pictures.
@Suite struct WindowDrawingTests {
  private func picture(
    _ window: String, _ id: String = "ipad-9-7", keyboard: String = "false",
    _ options: PreviewOptions = PreviewOptions()
  ) throws -> DisplayList {
    let layout = try SampleScreen.resolve(
      "keyboard: \(keyboard)\ncontent: { box: {}, id: a }", device: id
    ) {
      $0.orientation = .landscapeLeft
      $0.window = window
    }
    return PreviewDrawing.displayList(
      for: layout, specName: "sample", options: options, measuring: FixedAdvanceMeasurer(),
      assets: [])
  }

  private func texts(_ commands: [DrawingCommand]) -> [String] {
    commands.flatMap { command -> [String] in
      switch command {
      case .text(let run): [run.string]
      case .group(let group): texts(group.commands)
      case .path, .image: []
      }
    }
  }

  private func group(_ id: String, in commands: [DrawingCommand]) -> DrawingGroup? {
    for case .group(let group) in commands {
      if group.id == id { return group }
      if let inner = self.group(id, in: group.commands) { return inner }
    }
    return nil
  }

  @Test func `a part is measured, named in the header, and leaves the other app beside it`() throws
  {
    let words = texts(try picture("split-1/2").commands)
    // Source: devices.json, 507 of 1024 with a divider of 10.
    #expect(words.contains("507"))
    #expect(words.filter { $0 == "other app" }.count == 2)
    #expect(words.contains("507 × 768"))
    #expect(words.contains { $0.contains("Split View 1/2 of 1024 × 768") })
  }

  @Test func `a full window says nothing of others`() throws {
    let list = try picture("full")
    #expect(group("other-apps", in: list.commands) == nil)
    #expect(!texts(list.commands).contains("other app"))
  }

  @Test func `the canvas of the screen keeps the display`() throws {
    for window in ["full", "split-1/3", "slide-over", "400x700"] {
      let list = try picture(window, "ipad-9-7", PreviewOptions(canvas: .screen))
      #expect(list.size == Size(width: 1024, height: 768), "\(window)")
    }
    let wide = try picture("external-16x9", "ipad-9-7", PreviewOptions(canvas: .screen))
    #expect(wide.size == Size(width: 1920, height: 1080))
  }

  @Test func `the keyboard is a layer with its height as a dimension`() throws {
    let list = try picture("full", "iphone-17-pro", keyboard: "true")
    // Source: devices.json 208 in landscape, less a bar of 37.
    #expect(texts(list.commands).contains("171"))
    #expect(texts(list.commands).contains("874 × 171"))
    let layer = try #require(group("layer-keyboard", in: list.commands))
    #expect(layer.layer == .keyboard)
    let without = try picture(
      "full", "iphone-17-pro", keyboard: "true",
      PreviewOptions(layers: Set(Layer.allCases).subtracting([.keyboard])))
    #expect(group("layer-keyboard", in: without.commands) == nil)
    let mockup = try picture(
      "full", "iphone-17-pro", keyboard: "true", PreviewOptions(style: .mockup))
    #expect(group("layer-keyboard", in: mockup.commands) != nil)
  }
}
