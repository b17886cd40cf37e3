import Devices
import Drawing
import Geometry
import LayoutEngine
import TestSupport
import Testing

@testable import Annotations

/// Where the caps of a keyboard lie, on every phone and tablet of the catalogue.
struct KeyLayoutTests {
  /// A board with what it must keep clear of, in points of the display.
  private struct Board {
    var layout: KeyLayout
    var scene: Scene

    /// The caps row by row from the top, each from left to right.
    var rows: [[KeyLayout.Cap]] {
      Dictionary(grouping: layout.caps.filter { !$0.frame.isEmpty }) { $0.frame.minY.rounded() }
        .sorted { $0.key < $1.key }.map { $0.value.sorted { $0.frame.minX < $1.frame.minX } }
    }

    /// What stands on the caps of each row.
    var words: [String] {
      rows.map { $0.map(KeyLayoutTests.word).joined(separator: " ") }
    }
  }

  private static func word(_ cap: KeyLayout.Cap) -> String {
    cap.letter ?? cap.sign.map { "\($0)" } ?? "space"
  }

  private static func board(
    _ id: String, _ stance: TemplateStance? = nil, locale: String = "en",
    orientation: Orientation? = nil
  ) throws -> Board? {
    let layout = try SampleScreen.resolve(
      "keyboard: { prediction: true }\ncontent: { box: {} }", device: id
    ) {
      if let stance {
        ($0.display, $0.orientation, $0.pose) = (stance.display, stance.orientation, stance.pose)
      }
      if let orientation { $0.orientation = orientation }
      $0.locale = locale
    }
    let context = ElementContext(
      space: ScreenSpace(origin: .zero, factor: 1), ink: Ink(.light),
      text: TextSetter(measurer: FixedAdvanceMeasurer()), assets: [])
    let drawing = KeyboardDrawing(layout: layout, context: context)
    return drawing.frame.map {
      Board(
        layout: KeyLayout(keys: drawing.keys($0), layout: layout, factor: 1), scene: layout.scene)
    }
  }

  private static let devices = BuiltInCatalog.catalog.devices.filter {
    $0.family == .iphone || $0.family == .ipad
  }

  @Test(arguments: devices.map(\.id), ["en", "he", "ar", "de", "ru"])
  func `no key but the space bar is blank`(id: String, locale: String) throws {
    for stance in TemplateStance.all(of: try BuiltInCatalog.device(id)) {
      guard let board = try Self.board(id, stance, locale: locale) else { continue }
      let blank = board.layout.caps.filter { $0.sign == nil && $0.letter == nil }
      #expect(blank.count == 1, "\(stance)")
      #expect(board.rows.last?.max { $0.frame.width < $1.frame.width }?.frame == blank[0].frame)
      #expect(!blank[0].isQuiet)
    }
  }

  @Test(arguments: devices.map(\.id), ["en", "he", "ar", "de", "ru"])
  func `keys of a row stand at one height in equal gaps and end at the edges of the board`(
    id: String, locale: String
  ) throws {
    for stance in TemplateStance.all(of: try BuiltInCatalog.device(id)) {
      guard let board = try Self.board(id, stance, locale: locale) else { continue }
      let left = board.layout.caps.filter { !$0.frame.isEmpty }.map(\.frame.minX).min() ?? 0
      let right = board.layout.caps.filter { !$0.frame.isEmpty }.map(\.frame.maxX).max() ?? 0
      for cap in board.layout.caps where !cap.frame.isEmpty {
        #expect(cap.frame.width > board.layout.sign * 17, "\(stance): a cap of \(cap.frame.width)")
      }
      for row in board.rows {
        #expect(Set(row.map(\.frame.height)).count == 1, "\(stance)")
        let gaps = zip(row, row.dropFirst()).map { $1.frame.minX - $0.frame.maxX }
        // Shift and delete of a phone keep off the letters.
        let isLoose = row.contains { $0.sign == .shift } && board.scene.display.size.width < 960
        let inner = isLoose ? Array(gaps.dropFirst().dropLast()) : gaps
        #expect((inner.max() ?? 0) - (inner.min() ?? 0) < 1e-6, "\(stance): \(gaps)")
        let (first, last) = (row[0].frame.minX - left, right - row[row.count - 1].frame.maxX)
        // Rows that are set in are so on both sides, but for the second of a small tablet.
        #expect(abs(first - last) < 1e-6 || (last < 1e-6 && row.last?.sign == .return), "\(stance)")
      }
    }
  }

  @Test(arguments: devices.map(\.id))
  func `keys are clear of round corners, cameras and the home indicator`(id: String) throws {
    for stance in TemplateStance.all(of: try BuiltInCatalog.device(id)) {
      guard let board = try Self.board(id, stance) else { continue }
      let display = board.scene.display
      let screen = Rect(origin: .zero, size: display.size)
      let covers =
        [display.homeIndicator, display.housing?.frame].compactMap { $0 }
        + board.scene.regions.filter { $0.isActive && $0.region.kind == .occlusion }.map(
          \.region.frame)
      for cap in board.layout.caps {
        // A sign that stands without a cap takes its own room.
        let frame = cap.frame.isEmpty ? cap.frame.inset(by: -11.25 * board.layout.sign) : cap.frame
        #expect(screen.contains(frame), "\(stance): \(Self.word(cap))")
        // What has no corners of its own may lie where the frame around it would be cut.
        let cut = display.cornerRadii.cut(off: frame, in: screen)
        #expect(cut <= (cap.frame.isEmpty ? 4 : 1e-6), "\(stance): \(Self.word(cap)) by \(cut)")
        let isCovered = covers.contains { $0.intersects(frame.inset(by: 0.01)) }
        #expect(!isCovered, "\(stance): \(Self.word(cap))")
      }
    }
  }

  @Test(arguments: devices.filter { $0.family == .ipad && $0.displays[0].size.height >= 1366 })
  func `tablets of 13 inches have a board of full size`(device: Device) throws {
    // Source: the ANSI layout; SI 1452; the order of the lowest row by Cantoboard.
    let boards = [
      "en": [
        "` 1 2 3 4 5 6 7 8 9 0 - = delete", "tab q w e r t y u i o p [ ] \\",
        "capsLock a s d f g h j k l ; ' return", "shift z x c v b n m , . / shift",
      ],
      "he": [
        "; 1 2 3 4 5 6 7 8 9 0 - = delete", "tab / ' ק ר א ט ו ן ם פ ] [ \\",
        "capsLock ש ד ג כ ע י ח ל ך ף , return", "shift ז ס ב ה נ מ צ ת ץ . shift",
      ],
      "ar": [
        "؛ 1 2 3 4 5 6 7 8 9 0 - = delete", "tab ض ص ث ق ف غ ع ه خ ح ج ، .",
        "capsLock ش س ي ب ل ا ت ن م ك ط return", "shift ذ ء ؤ ر ى ة و ز ظ د shift",
      ],
    ]
    for orientation in device.displays[0].orientations.map(\.orientation) {
      for (locale, rows) in boards {
        let board = try #require(
          try Self.board(device.id, locale: locale, orientation: orientation))
        #expect(board.words == rows + ["globe .?123 microphone space .?123 dismiss"])
        // Figures 47 or 60 high above letters of 62 or 80.
        let heights = board.rows.map { $0[0].frame.height }
        #expect(abs(heights[0] / heights[1] - (orientation.isLandscape ? 0.75 : 0.758)) < 0.006)
        #expect(heights.dropFirst().allSatisfy { abs($0 - heights[1]) < 1e-6 })
      }
    }
  }

  @Test func `keys that take what is left are as wide as those of the system`() throws {
    // Source: Cantoboard: a letter's key follows from the others of its row, return and the right shift are
    // read, none of which the drawing knows.
    func widths(_ id: String, _ orientation: Orientation) throws -> [Double] {
      let board = try #require(try Self.board(id, orientation: orientation))
      func width(_ sign: KeySign) -> Double? {
        board.layout.caps.last { $0.sign == sign }?.frame.width
      }
      let letter = board.layout.caps.first { $0.letter == "g" }?.frame.width
      return [letter, width(.return), width(.shift)].compactMap { $0 }
    }
    func isClose(_ own: [Double], _ wanted: [Double]) -> Bool {
      own.count == wanted.count && zip(own, wanted).allSatisfy { abs($0 - $1) < 0.5 }
    }
    #expect(isClose(try widths("ipad-pro-12-9", .portrait), [63, 120, 155]))
    #expect(isClose(try widths("ipad-pro-12-9", .landscapeLeft), [85, 157, 204]))
    #expect(isClose(try widths("ipad-pro-11", .landscapeLeft), [80.6, 164.5, 121.5]))
    // A phone on its side has 694 points of keys in the middle: ten letters and nine gaps of six.
    let phone = try #require(try Self.board("iphone-14", orientation: .landscapeLeft))
    #expect(abs((phone.rows[0].last?.frame.maxX ?? 0) - (844 + 694) / 2) < 0.5)
    #expect(abs((phone.rows[0].first?.frame.width ?? 0) - 64) < 0.5)
  }

  @Test func `tablets have one of three boards`() throws {
    let compact = "q w e r t y u i o p delete"
    let extended = "tab q w e r t y u i o p delete"
    let full = "` 1 2 3 4 5 6 7 8 9 0 - = delete"
    let wanted = [
      "ipad-9-7": compact, "ipad-mini-7-9": compact, "ipad-10-2": compact, "ipad-pro-10-5": compact,
      "ipad-mini-8-3": compact, "ipad-mini-a17-pro": compact, "ipad-air-10-9": extended,
      "ipad-10": extended, "ipad-pro-11": extended, "ipad-pro-11-m5": extended,
      "ipad-pro-12-9-home-button": full, "ipad-pro-12-9": full, "ipad-air-13-m3": full,
      "ipad-pro-13-m5": full,
    ]
    for (id, row) in wanted {
      for orientation in [Orientation.portrait, .landscapeLeft] {
        let board = try #require(try Self.board(id, orientation: orientation))
        #expect(board.words.first == row, "\(id)")
      }
    }
  }

  @Test func `globe and microphone of a phone have a place whatever it looks like`() throws {
    for device in Self.devices where device.family == .iphone {
      for stance in TemplateStance.all(of: device) {
        guard let board = try Self.board(device.id, stance) else { continue }
        for sign in [KeySign.globe, .microphone] {
          let own = board.layout.caps.filter { $0.sign == sign }
          #expect(own.count == 1, "\(stance)")
          // With a home button, and on the Duo, they are keys.
          let isKey = device.hasHomeButton || device.isFoldable
          #expect(own.first?.frame.isEmpty == !isKey, "\(stance)")
        }
      }
    }
  }
}
