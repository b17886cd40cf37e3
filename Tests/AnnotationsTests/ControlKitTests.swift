import Devices
import Drawing
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing
import Typography

@testable import Annotations

/// Controls in the proportions of platforms other than iOS.
struct ControlKitTests {
  private static let others = [
    "macbook-pro-14", "apple-tv-4k", "apple-vision-pro-window", "apple-watch-ultra-3",
  ]

  private func control(
    _ content: String, on device: String, isMirrored: Bool = false
  ) throws -> (own: PlacedControl, frame: Rect, drawn: PlacedControl.Parts) {
    let layout = try SampleScreen.resolve("content: { \(content) }", device: device) {
      if isMirrored { $0.direction = .rightToLeft }
    }
    for element in layout.elements {
      guard case .control(let control) = element.content else { continue }
      let kit = ControlKit(layout.configuration.device.family)
      return (control, element.contentFrame, kit.fitted(control))
    }
    throw SampleScreen.Missing()
  }

  private func page(
    _ content: String, on device: String, appearance: Appearance = .light, locale: String = "en",
    isMirrored: Bool = false
  ) throws -> DisplayList {
    let layout = try SampleScreen.resolve("content: { \(content) }", device: device) {
      $0.appearance = appearance
      $0.locale = locale
      if isMirrored { $0.direction = .rightToLeft }
    }
    var options = PreviewOptions()
    options.style = .mockup
    options.layers = [.content]
    return PreviewDrawing.displayList(
      for: layout, specName: "sample", options: options, measuring: FixedAdvanceMeasurer(),
      assets: [])
  }

  private func rects(_ parts: PlacedControl.Parts) -> [Rect] {
    switch parts {
    case .textField(let field): [field.field]
    case .toggle(let toggle): [toggle.track, toggle.thumb]
    case .slider(let slider): [slider.track, slider.filled, slider.thumb]
    case .stepper(let stepper): [stepper.decrement, stepper.increment]
    case .segmented(let segmented): [segmented.platter] + (segmented.selection.map { [$0] } ?? [])
    case .progress(let progress): [progress.track, progress.filled]
    case .spinner(let spinner): [spinner.frame]
    }
  }

  @Test(arguments: others, [false, true])
  func `no part of a control leaves its frame`(_ device: String, _ isMirrored: Bool) throws {
    for content in [
      "textField: { text: Name }", "toggle: { title: News, on: true }", "toggle: {}",
      "slider: { value: 0 }", "slider: { value: 0.4 }", "slider: { value: 1 }", "stepper: {}",
      "segmented: { items: [a, b], selected: 1 }", "progress: { value: 0.5 }", "spinner: {}",
    ] {
      let (_, frame, drawn) = try control(content, on: device, isMirrored: isMirrored)
      for rect in rects(drawn) {
        #expect(
          frame.inset(by: -0.001).contains(rect), "\(content) on \(device): \(rect) in \(frame)")
      }
    }
  }

  @Test func `what iOS draws stays as the layout has it`() throws {
    for content in ["toggle: {}", "slider: {}", "stepper: {}", "textField: {}"] {
      let (own, _, drawn) = try control(content, on: "iphone-17-pro")
      #expect(own.parts == drawn)
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `a switch keeps its side and its state`(_ isOn: Bool, _ isMirrored: Bool) throws {
    for device in ["macbook-pro-14", "apple-watch-ultra-3"] {
      let (_, frame, drawn) = try control(
        "toggle: { title: News, on: \(isOn) }", on: device, isMirrored: isMirrored)
      guard case .toggle(let toggle) = drawn else { throw SampleScreen.Missing() }
      #expect(toggle.track.width < 51)
      #expect(
        isMirrored ? toggle.track.minX == frame.minX : toggle.track.maxX == frame.maxX, "\(device)")
      let isRight = toggle.thumb.midX > toggle.track.midX
      #expect(isRight == (isOn != isMirrored), "\(device)")
    }
  }

  @Test func `a slider's knob stands where its value is, from where reading begins`() throws {
    for device in Self.others {
      for isMirrored in [false, true] {
        let (_, frame, drawn) = try control(
          "slider: { value: 0.25 }", on: device, isMirrored: isMirrored)
        guard case .slider(let slider) = drawn else { throw SampleScreen.Missing() }
        let track = slider.track
        let start = isMirrored ? track.maxX - slider.filled.maxX : slider.filled.minX - track.minX
        #expect(abs(start) < 0.001, "\(device)")
        let room = track.width - slider.thumb.width
        #expect(abs(slider.filled.width - slider.thumb.width / 2 - room / 4) < 0.001, "\(device)")
        if slider.thumb.width > 0 {
          let inner = isMirrored ? slider.filled.minX : slider.filled.maxX
          #expect(abs(slider.thumb.midX - inner) < 0.001, "\(device)")
        }
        #expect(abs(track.midY - frame.midY) < 0.001, "\(device)")
      }
    }
  }

  @Test(arguments: [false, true])
  func `the halves of a computer's stepper lie on top of each other where a row ends`(
    _ isMirrored: Bool
  ) throws {
    let (_, frame, drawn) = try control(
      "stepper: { value: 2 }", on: "macbook-pro-14", isMirrored: isMirrored)
    guard case .stepper(let stepper) = drawn else { throw SampleScreen.Missing() }
    #expect(stepper.increment.maxY == stepper.decrement.minY)
    #expect(stepper.increment.minX == stepper.decrement.minX)
    #expect((13...16).contains(stepper.platter.width))
    #expect(isMirrored ? stepper.platter.minX == frame.minX : stepper.platter.maxX == frame.maxX)
  }

  @Test func `a television says what a switch is set to`() throws {
    func words(_ isOn: Bool, _ locale: String) throws -> [String] {
      DrawnPage(
        try page("toggle: { title: News, on: \(isOn) }", on: "apple-tv-4k", locale: locale)
      ).content.map(\.run.string)
    }
    #expect(try words(true, "en") == ["News", "On"])
    #expect(try words(false, "en-GB") == ["News", "Off"])
    #expect(try words(true, "ar") == ["News", "مفعل"])
    #expect(try words(false, "ar-EG") == ["News", "معطل"])
    // In another language English words would be wrong.
    #expect(try words(true, "de") == ["News"])
    let on = try page("toggle: { on: true }", on: "apple-tv-4k", locale: "de")
    let off = try page("toggle: {}", on: "apple-tv-4k", locale: "de")
    #expect(on.commands != off.commands)
  }

  @Test(arguments: ["apple-tv-4k", "apple-watch-ultra-3"])
  func `a stepper shows its number between its marks`(_ device: String) throws {
    func number(_ value: String) throws -> TextRun {
      let words = DrawnPage(try page("stepper: { value: \(value) }", on: device)).content
      #expect(words.map(\.run.string) == [value])
      return try #require(words.first).run
    }
    let (own, _, _) = try control("stepper: {}", on: device)
    guard case .stepper(let stepper) = own.parts else { throw SampleScreen.Missing() }
    let display = try SampleScreen.resolve("content: { box: {} }", device: device).scene.display
    let room = stepper.platter.width - 2 * stepper.platter.height
    let long = try number("98765.25")
    #expect(long.width <= room * ScreenSpace.sheetFactor(for: display.size) + 0.001)
    #expect(try long.font.size < number("7").font.size)
  }

  @Test(arguments: [Appearance.light, .dark])
  func `the knob of a slider casts a shadow in pictures for designers alone`(
    _ appearance: Appearance
  ) throws {
    func layers(_ style: PreviewOptions.Style) throws -> Int {
      let layout = try SampleScreen.resolve("content: { slider: { value: 0.5 } }") {
        $0.appearance = appearance
      }
      var options = PreviewOptions()
      options.style = style
      options.layers = [.content]
      let list = PreviewDrawing.displayList(
        for: layout, specName: "sample", options: options, measuring: FixedAdvanceMeasurer(),
        assets: [])
      return Self.faint(list.commands)
    }
    #expect(try layers(.mockup) >= 4)
    #expect(try layers(.blueprint) == 0)
  }

  /// How many shapes are filled with nearly nothing of black.
  private static func faint(_ commands: [DrawingCommand]) -> Int {
    commands.reduce(0) { sum, command in
      switch command {
      case .group(let group): sum + faint(group.commands)
      case .path(_, fill: .color(let color)?, stroke: nil):
        sum + (color.alpha < 0.05 && color.alpha > 0 && color.red == 0 && color.green == 0 ? 1 : 0)
      default: sum
      }
    }
  }

  @Test(arguments: [Appearance.light, .dark])
  func `only phones and watches have green switches, and only what stands out is tinted in space`(
    _ appearance: Appearance
  ) throws {
    let palette = Palette(appearance)
    func has(_ color: UInt32, _ content: String, _ device: String) throws -> Bool {
      Self.colors(try page(content, on: device, appearance: appearance).commands)
        .contains(Color(rgba: color))
    }
    let accent = palette.rgba(.accent)
    for (device, color, other) in [
      ("iphone-17-pro", palette.switchOn, accent), ("macbook-pro-14", accent, palette.switchOn),
    ] {
      #expect(try has(color, "toggle: { on: true }", device))
      #expect(try !has(other, "toggle: { on: true }", device))
    }
    for device in ["iphone-17-pro", "macbook-pro-14", "apple-tv-4k"] {
      #expect(try has(accent, "slider: { value: 0.5 }", device), "\(device)")
    }
    let space = Self.colors(try page("slider: {}", on: "apple-vision-pro-window").commands)
    #expect(!space.contains(Color(rgba: Palette(.dark).rgba(.accent))))
    // A card in space is filled as a switch is elsewhere, and would swallow it.
    let off = Self.colors(try page("toggle: {}", on: "apple-vision-pro-window").commands)
    #expect(!off.contains(Color(rgba: Palette(.dark).switchOff)))
    let recess = try #require(space.filter { $0.red == 0 }.max { $0.alpha < $1.alpha })
    #expect(off.contains(recess))
    for device in ["macbook-pro-14", "apple-tv-4k"] {
      #expect(try !has(accent, "button: { title: Save, style: bordered }", device), "\(device)")
      #expect(try has(accent, "button: { title: Save, style: prominent }", device), "\(device)")
    }
    // A field has an edge on a computer, a ground of its own on a television.
    #expect(try has(palette.field, "textField: {}", "macbook-pro-14"))
    #expect(try has(palette.rgba(.fill), "textField: {}", "apple-tv-4k"))
  }

  private static func colors(_ commands: [DrawingCommand]) -> Set<Color> {
    commands.reduce(into: []) { colors, command in
      switch command {
      case .group(let group): colors.formUnion(Self.colors(group.commands))
      case .path(_, let fill, let stroke):
        if case .color(let color)? = fill { colors.insert(color) }
        if let stroke { colors.insert(stroke.color) }
      case .text(let run): colors.insert(run.color)
      case .image: break
      }
    }
  }

  @Test(arguments: ["apple-tv-4k", "apple-watch-ultra-3"])
  func `names keep clear of the marks at the ends of a slider`(_ device: String) throws {
    let (own, frame, _) = try control("slider: { value: 0.5 }", on: device)
    let measurer = FixedAdvanceMeasurer()
    let context = ElementContext(
      space: ScreenSpace(origin: .zero, factor: 1), ink: Ink(.light),
      text: TextSetter(measurer: measurer), assets: [])
    let inks = ControlDrawing.inks(own, context)
    for x in [frame.minX + 15, frame.midX, frame.maxX - 15] {
      for y in [frame.midY - 15, frame.midY + 15] {
        #expect(inks.contains { $0.contains(Point(x: x, y: y)) }, "\(device): \(x), \(y)")
      }
    }
  }

  @Test func `push buttons of computers are low, and what the spec shapes stays`() throws {
    func ground(_ button: String, on device: String) throws -> (own: Rect, drawn: Rect, Double) {
      let layout = try SampleScreen.resolve("content: { \(button) }", device: device)
      for element in layout.elements {
        guard case .button(let drawing) = element.content else { continue }
        let ground = ControlKit(layout.configuration.device.family).ground(of: drawing, element)
        return (drawing.platter, ground.frame, ground.cornerRadius)
      }
      throw SampleScreen.Missing()
    }
    let usual = "button: { title: Save, style: bordered }"
    let tall = "\(usual), frame: { height: 60 }"
    #expect(try ground(usual, on: "macbook-pro-14").drawn.height == 24)
    #expect(try ground(tall, on: "macbook-pro-14").drawn.height == 36)
    let shaped = try ground("\(tall), cornerRadius: 4", on: "macbook-pro-14")
    #expect(shaped.drawn == shaped.own)
    let television = try ground(tall, on: "apple-tv-4k")
    #expect(television.drawn == television.own)
    #expect(television.2 == 30)
    let phone = try ground(tall, on: "iphone-17-pro")
    #expect(phone.drawn == phone.own)
  }
}
