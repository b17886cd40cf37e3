import Devices
import Geometry
import LayoutEngine
import LayoutSpecs
import TestSupport
import Testing

/// Focus regions: what is cut of them, what lies over them, and what would keep them.
struct FocusTests {
  private func layout(
    _ node: String, focus: String, size: [Double] = [375, 667], device: String = "iphone-x",
    asset extra: String = "", facts: AssetFacts? = nil,
    change: (inout Configuration) -> Void = { _ in }
  ) throws -> ResolvedLayout {
    try SampleScreen.resolve(
      "content: { \(node), id: a, ignoresSafeArea: true }",
      top: "assets: { art: { size: [\(size[0]), \(size[1])], focus: \(focus)\(extra) } }",
      device: device,
      assets: ["art": facts ?? AssetFacts(size: Size(width: size[0], height: size[1]))],
      change: change)
  }

  private func image(_ layout: ResolvedLayout) throws -> PlacedImage {
    try #require(layout.element("a")?.content.image)
  }

  @Test func `a region at the side is cut by what the frame takes of it`() throws {
    // 667 grows to 812, so 375 to 456.52: 40.76 are lost at each side.
    let factor = 812.0 / 667
    let lost = (375 * factor - 375) / 2
    let layout = try layout(
      "image: art, contentMode: fill",
      focus: "{ face: [0.05, 0.25, 0.6, 0.4], sky: [0.4, 0.3, 0.2, 0.2] }")
    let image = try image(layout)
    #expect(image.focus.map(\.name) == ["face", "sky"])
    let face = image.focus[0]
    let width = 375 * factor
    #expect(abs(face.frame.minX - (0.05 * width - lost)) < 1e-9)
    #expect(face.state == .cut)
    #expect(abs(face.cut.left - (lost - 0.05 * width)) < 1e-9)
    #expect(face.cut.right == 0 && face.cut.top == 0 && face.cut.bottom == 0)
    #expect(abs(face.lost - face.cut.left / (0.6 * width)) < 1e-9)
    #expect(image.focus[1].state == .visible)
    #expect(image.focusVisible == false)
    // Leading shows the left 375 of 456.52: the face ends at 0.65 of that, 296.7.
    let advice = try #require(image.advice)
    #expect(advice.best?.mode == .fill)
    #expect(advice.best?.anchor == Alignment(horizontal: .leading, vertical: .center))
    #expect(advice.isClear)
    #expect(image.adviceWords == "'contentMode: fill, anchor: leading' keeps all")
    let note = try #require(layout.notes.first { $0.rule == "focus-lost" })
    #expect(note.element == "a")
    #expect(note.message.contains("focus 'face' of 'art' is cut by"))
    #expect(note.message.hasSuffix("'contentMode: fill, anchor: leading' keeps all"))
    #expect(layout.notes.filter { $0.rule == "focus-lost" }.count == 1)
  }

  @Test func `where none of nine anchors will do but a place between them, both are said`() throws {
    // 16:9 on a square of 300: 533.33 wide, 233.33 to be lost. The focus from 0.15 to 0.65 is 266.67
    // wide; it shows when the picture starts between -80 (its left edge) and -46.67 (its right edge).
    let layout = try SampleScreen.resolve(
      "content: { image: art, id: a, contentMode: fill, frame: { width: 300, height: 300 } }",
      top: "assets: { art: { size: [1600, 900], focus: [0.15, 0.2, 0.5, 0.5] } }",
      assets: ["art": AssetFacts(size: Size(width: 1600, height: 900))])
    let image = try image(layout)
    let range = try #require(image.advice?.fillRange)
    #expect(range.axis == .horizontal)
    #expect(abs(range.lower - (0.65 * 1600 / 3 - 300) / (1600.0 / 3 - 300)) < 1e-9)
    #expect(abs(range.upper - 0.15 * (1600.0 / 3) / (1600.0 / 3 - 300)) < 1e-9)
    #expect(image.advice?.best?.mode == .fit)
    #expect(
      image.adviceWords
        == "no anchor keeps it when the picture fills (it would have to lie between 20 and 34 % from "
        + "the left), 'contentMode: fit' does")
  }

  @Test func `a region that no filling picture can show is kept by fitting alone`() throws {
    let image = try image(
      layout("image: art, contentMode: fill", focus: "[0, 0.3, 1, 0.3]"))
    #expect(image.advice?.fillRange == nil)
    #expect(image.advice?.best?.mode == .fit)
    #expect(image.adviceWords == "a picture that fills can't keep it, 'contentMode: fit' does")
    // The region is as wide as the picture: 375 of 375.
    #expect(abs((image.advice?.largestScale ?? 0) - 1) < 1e-9)
  }

  @Test func `the words of a video are those of its player, from right to left as well`() throws {
    let layout = try layout(
      "video: { asset: art, gravity: fill }", focus: "[0, 0.3, 0.2, 0.3]", size: [1600, 900]
    ) { $0.direction = .rightToLeft }
    let image = try image(layout)
    // Left is left in the picture; where reading starts at the right it lies at the end.
    #expect(image.focus.first?.state == .cut)
    #expect(image.adviceWords == "'gravity: fill, anchor: trailing' keeps it")
  }

  /// The best of the spec's words against a search of all of them by area, written from scratch.
  @Test func `advice is the largest of all arrangements that keep the focus`() throws {
    let anchors = ["leading", "center", "trailing"].flatMap { x in
      ["top", "center", "bottom"].map { y -> String in
        if x == "center" { return y }
        if y == "center" { return x }
        return y + x.prefix(1).uppercased() + x.dropFirst()
      }
    }
    let regions = [
      "[0, 0, 0.2, 0.2]", "[0.7, 0.1, 0.3, 0.3]", "[0.3, 0.8, 0.4, 0.2]", "[0.1, 0.1, 0.8, 0.8]",
      "[0.45, 0.45, 0.1, 0.1]", "[0.2, 0, 0.5, 0.1]",
    ]
    for size in [[1600.0, 900], [300, 900], [500, 500]] {
      for region in regions {
        // In a frame in the middle of the screen nothing lies over the picture.
        func placed(_ mode: String, _ anchor: String) throws -> PlacedImage {
          let layout = try SampleScreen.resolve(
            "content: { image: art, id: a, contentMode: \(mode), anchor: \(anchor), "
              + "frame: { width: 300, height: 340 } }",
            top: "assets: { art: { size: [\(size[0]), \(size[1])], focus: \(region) } }",
            assets: ["art": AssetFacts(size: Size(width: size[0], height: size[1]))])
          return try image(layout)
        }
        var largest = 0.0
        for mode in ["fit", "fill", "center"] {
          for anchor in anchors {
            let image = try placed(mode, anchor)
            guard image.focusVisible == true else { continue }
            largest = max(largest, image.drawn.width / size[0])
          }
        }
        let advice = try #require(try placed("fill", "center").advice)
        #expect(abs((advice.best?.scale ?? 0) - largest) < 1e-9, "\(size) \(region)")
        #expect(advice.largestScale >= largest - 1e-9, "\(size) \(region)")
        // And what is proposed does keep it.
        let best = try #require(advice.best)
        let again = try placed(best.mode.rawValue, best.anchor.word)
        #expect(again.focusVisible == true, "\(size) \(region)")
      }
    }
  }

  @Test func `corners hide what lies in them, by their true form`() throws {
    // The corner square of 20 points: the continuous corner of radius 39 runs well inside it.
    let part = "[0, 0, \(20.0 / 375), \(20.0 / 812)]"
    let image = try image(
      layout("image: art, contentMode: fill", focus: part, size: [375, 812]))
    let region = try #require(image.focus.first)
    #expect(region.state == .hidden)
    let corner = try #require(region.covers.first { $0.cause == .corners })
    // By hand: points of a fine grid that lie outside the corner's three curves.
    let outside = Self.shareOutside(radius: 39, square: 20)
    #expect(abs(corner.share - outside) < 0.004, "\(corner.share) \(outside)")
    #expect(image.adviceWords == "nothing that the spec can say hides less of it")
  }

  /// The share of a square at a corner that a continuous corner cuts off, by counting grid points
  /// against the polyline of its curves.
  private static func shareOutside(radius: Double, square: Double) -> Double {
    let curves: [[(Double, Double)]] = [
      [(1.528665, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139)],
      [
        (0.63149379, 0.07491139), (0.37282383, 0.16905956), (0.16905956, 0.37282383),
        (0.07491139, 0.63149379),
      ],
      [(0.07491139, 0.63149379), (0, 0.86840694), (0, 1.08849296), (0, 1.528665)],
    ]
    var line: [(x: Double, y: Double)] = []
    for curve in curves {
      for step in 0...400 {
        let t = Double(step) / 400
        let s = 1 - t
        let w = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
        line.append(
          (
            zip(w, curve).reduce(0) { $0 + $1.0 * $1.1.0 } * radius,
            zip(w, curve).reduce(0) { $0 + $1.0 * $1.1.1 } * radius
          ))
      }
    }
    // The curve as y over x, x falling.
    let ordered = line.sorted { $0.x < $1.x }
    var outside = 0
    let count = 200
    var index = 0
    for column in 0..<count {
      let x = (Double(column) + 0.5) / Double(count) * square
      while index + 1 < ordered.count, ordered[index + 1].x < x { index += 1 }
      let (a, b) = (ordered[index], ordered[min(index + 1, ordered.count - 1)])
      let limit = b.x > a.x ? a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x) : a.y
      for row in 0..<count where (Double(row) + 0.5) / Double(count) * square < limit {
        outside += 1
      }
    }
    return Double(outside) / Double(count * count)
  }

  @Test func `a notch, a fold and a camera hide what lies under them`() throws {
    // The notch of iPhone X is 209 wide and 30 deep, in the middle of the top edge.
    let notch = try image(
      layout(
        "image: art, contentMode: fill",
        focus: "[\(100.0 / 375), 0, \(100.0 / 375), \(40.0 / 812)]",
        size: [375, 812]))
    let under = try #require(notch.focus.first?.covers.first { $0.cause == .housing })
    // From x 100 to 200 it is a plain bay but for its corner of 22 from x 83 to 105.
    #expect(abs(under.share - 30.0 / 40) < 0.005)
    func duo(_ focus: String, _ pose: Pose, camera: Bool = false) throws -> PlacedImage {
      try image(
        layout(
          "image: art, contentMode: fill", focus: focus, size: [951, 669], device: "iphone-duo"
        ) {
          $0.display = "inner"
          $0.orientation = .landscapeLeft
          $0.pose = pose
          $0.camera = camera
        })
    }
    // The division is 40 wide from 455.5: a region of 100 around it loses two fifths.
    let across = "[\(425.5 / 951), 0.4, \(100.0 / 951), 0.1]"
    #expect(try duo(across, .flat).focus.first?.state == .visible)
    let folded = try duo(across, .book)
    #expect(folded.focus.first?.state == .hidden)
    let fold = try #require(folded.focus.first?.covers.first { $0.cause == .fold })
    #expect(abs(fold.share - 0.4) < 1e-9)
    #expect(folded.covers.contains { $0.cause == .fold })
    let all = "[0, 0, 1, 1]"
    #expect(try !duo(all, .flat).covers.contains { $0.cause == .cameras })
    let camera = try duo(all, .flat, camera: true)
    let lens = try #require(camera.covers.first { $0.cause == .cameras })
    // A pill of 37 × 58: a circle of 37 and a rectangle of 37 × 21 between its halves.
    #expect(abs(lens.area - (Double.pi * 18.5 * 18.5 + 37 * 21)) < 1)
  }

  @Test func `what lies outside the safe area is counted, and does not hide`() throws {
    let image = try image(
      layout("image: art, contentMode: fill", focus: "[0.4, 0.95, 0.2, 0.05]", size: [375, 812]))
    let unsafe = try #require(image.covers.first { $0.cause == .safeArea })
    #expect(abs(unsafe.share - 78.0 / 812) < 1e-9)
    #expect(image.focus.first?.state == .visible)
    #expect(image.focusVisible == true)
  }

  @Test func `the keyboard cuts a focus, a scroll does not`() throws {
    let keyboard = try SampleScreen.resolve(
      """
      keyboard: true
      content: { image: art, id: a, contentMode: fill, ignoresSafeArea: true, focus: [0, 0.9, 1, 0.1] }
      """, top: "assets: { art: { size: [402, 874] } }",
      assets: ["art": AssetFacts(size: Size(width: 402, height: 874))])
    #expect(try image(keyboard).focus.first?.state == .cut)
    #expect(try image(keyboard).covers.contains { $0.cause == .clip })
    let scrolled = try SampleScreen.resolve(
      """
      content:
        scroll:
          content:
            vstack:
              - box: { size: [flexible, 2000] }
              - { image: art, id: a, contentMode: fill, frame: { height: 300 }, focus: [0.4, 0.4, 0.2, 0.2] }
      """, top: "assets: { art: { size: [402, 874] } }",
      assets: ["art": AssetFacts(size: Size(width: 402, height: 874))])
    #expect(try image(scrolled).focusVisible == true)
    #expect(scrolled.notes.isEmpty)
  }

  @Test func `a picture with rounded corners loses them`() throws {
    let layout = try SampleScreen.resolve(
      "content: { image: art, id: a, contentMode: fill, cornerRadius: 50, "
        + "frame: { width: 100, height: 100 }, focus: [0, 0, 1, 1] }",
      top: "assets: { art: { size: [100, 100] } }",
      assets: ["art": AssetFacts(size: Size(width: 100, height: 100))])
    let cover = try #require(try image(layout).covers.first { $0.cause == .cornerRadius })
    #expect(abs(cover.share - (1 - Double.pi / 4)) < 0.001)
    #expect(try image(layout).focus.first?.state == .hidden)
  }

  @Test func `a picture with too few pixels is said to be enlarged, with the factor`() throws {
    // 375 points at 3 pixels a point are 1125 pixels.
    func notes(_ pixels: Double) throws -> [Note] {
      try layout(
        "image: art, contentMode: fill", focus: "[0.4, 0.4, 0.1, 0.1]", size: [375, 812],
        facts: AssetFacts(
          size: Size(width: 375, height: 812),
          pixels: Size(width: 375 * pixels, height: 812 * pixels))
      ).notes.filter { $0.rule == "picture-enlarged" }
    }
    #expect(try notes(3).isEmpty)
    #expect(try notes(4).isEmpty)
    let note = try #require(try notes(2).first)
    #expect(note.message.contains("enlarged 1.5 times"))
    #expect(note.message.contains("750 × 1624 pixels"))
    #expect(note.message.contains("1125 × 2436"))
  }

  @Test func `what holds for every cell of a grid is said once`() throws {
    let cell = "{ image: art, contentMode: fill, frame: { height: 100 } }"
    let layout = try SampleScreen.resolve(
      "content: { grid: { columns: 3, children: [\(cell), \(cell), \(cell)] } }",
      top: "assets: { art: { size: [50, 50] } }",
      assets: [
        "art": AssetFacts(size: Size(width: 50, height: 50), pixels: Size(width: 50, height: 50))
      ])
    #expect(layout.notes.map(\.rule) == ["picture-enlarged"])
  }

  @Test func `bars that the spec names count before those found in the pixels`() throws {
    let found = AssetFacts(
      size: Size(width: 1600, height: 900), foundBars: EdgeInsets(left: 0.25, right: 0.25))
    func bars(_ asset: String) throws -> (BakedBars?, [Note]) {
      let layout = try layout(
        "video: { asset: art, gravity: fill }", focus: "[0.4, 0.4, 0.1, 0.1]", size: [1600, 900],
        asset: asset, facts: found
      ) { $0.orientation = .landscapeLeft }
      return (try image(layout).bakedBars, layout.notes.filter { $0.rule == "baked-bars" })
    }
    let (pixels, notes) = try bars("")
    #expect(pixels?.source == .pixels)
    #expect(pixels?.parts.left == 0.25)
    #expect(notes.first?.message.contains("found in its pixels") == true)
    let (spec, said) = try bars(", bakedBars: [0, 0.125]")
    #expect(spec?.source == .spec)
    #expect(spec?.parts.left == 0.125)
    // 4:3 in 16:9 on 812 × 375: three quarters when it fills, nothing lost when fitted.
    #expect(said.first?.message.contains("at 100 % of its size when fitted and at 75 %") == true)
  }
}
