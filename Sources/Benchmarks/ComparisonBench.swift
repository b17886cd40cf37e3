import Bitmaps
import Glibc
import PixelComparison

/// Measures comparing: whole runs from outside, pairs of pictures from inside.
struct ComparisonBench {
  private let program: String
  private let report: Report

  init(program: String, report: Report) {
    self.program = program
    self.report = report
  }

  /// Measures everything.
  func run() {
    unchanged()
    pairs()
  }

  // MARK: Unchanged

  private func unchanged() {
    report.section("Comparing 1,000 pairs of pictures, whole process")
    let folder = ChildProcess.makeTemporaryFolder()
    defer { ChildProcess.remove(folder) }
    let same = Self.encoded(Self.screen(600, 1000, marks: 0))
    let changed = Self.encoded(Self.screen(600, 1000, marks: 4))
    for side in ["a", "b", "c"] {
      unsafe mkdir("\(folder)/\(side)", 0o755)
      for index in 0..<1000 {
        // One of fifty differs in the third folder.
        let bytes = side == "c" && index.isMultiple(of: 50) ? changed : same
        ChildProcess.write(bytes, to: "\(folder)/\(side)/\(index).png")
      }
    }
    let none = outcomes(9, ["diff", "\(folder)/a", "\(folder)/b", "-q"], status: 0)
    report.row(
      "1,000 unchanged", Sample(none.map { $0.seconds * 1e3 }), "ms", .time("the limit set", 500))
    report.row("  peak memory", Sample(none.map(\.peakMemory)), "MiB", .time("the limit set", 200))
    let few = outcomes(5, ["diff", "\(folder)/a", "\(folder)/c", "-q"], status: 1)
    report.row("1,000, one of fifty changed", Sample(few.map { $0.seconds * 1e3 }), "ms")
    report.row("  peak memory", Sample(few.map(\.peakMemory)), "MiB", .time("the limit set", 200))
  }

  private func outcomes(
    _ rounds: Int, _ arguments: [String], status: Int32
  ) -> [ChildProcess.Outcome] {
    (0...rounds).compactMap { round in
      guard let outcome = ChildProcess.run(program, arguments), outcome.status == status else {
        stop("\(program) \(arguments.joined(separator: " ")) failed")
      }
      return round == 0 ? nil : outcome
    }
  }

  // MARK: Pairs

  private func pairs() {
    report.section("A changed pair: from files to counts, one core")
    let folder = ChildProcess.makeTemporaryFolder()
    defer { ChildProcess.remove(folder) }
    var isAlone = true
    for (width, height) in [(600, 1000), (1320, 2868)] {
      for isOwn in [true, false] {
        let bitmaps = [0, 4].map { Self.screen(width, height, marks: $0) }
        let paths = ["a", "b"].map { "\(folder)/\($0).png" }
        for (bitmap, path) in zip(bitmaps, paths) {
          ChildProcess.write(isOwn ? Self.encoded(bitmap) : Self.filtered(bitmap), to: path)
        }
        let size = "\(width) x \(height), \(isOwn ? "our files" : "all filters")"
        if measure(size, bitmaps, paths) { isAlone = false }
      }
    }
    if isAlone { print("  (python3 has no blazediff: figures measured earlier)") }
  }

  /// Measures a pair.
  ///
  /// - Returns: whether the other program is there.
  private func measure(_ size: String, _ bitmaps: [Bitmap], _ paths: [String]) -> Bool {
    let milliseconds = { (seconds: Double) in seconds * 1e3 }
    let other = BlazediffProcess.run(paths[0], paths[1])
    // Measured earlier in process, on one core.
    let earlier = bitmaps[0].width == 600 ? 5.1 : 29.7
    let reference =
      other.map { Report.Reference.time("blazediff, now", $0.oneCore.median * 1e3) }
      ?? .time("blazediff", earlier)
    // The general reader is libpng's.
    let library = Sample.time(rounds: 9) {
      for path in paths { keep(try? PNGReader.read(ChildProcess.bytes(of: path))) }
    }
    let decoded = Report.Reference.time("libpng, decoding both", library.median * 1e3)
    let exact = Sample.time(rounds: 15) { keep(Self.count(paths, PixelOptions())) }
    report.row(size, exact.mapped(milliseconds), "ms", decoded, reference)
    let near = Sample.time(rounds: 15) { keep(Self.count(paths, PixelOptions(threshold: 0.1))) }
    report.row("  by distance of colours", near.mapped(milliseconds), "ms", decoded, reference)
    let soft = Sample.time(rounds: 9) {
      keep(Self.count(paths, PixelOptions(threshold: 0.1, ignoresAntialiasing: true)))
    }
    report.row("  and without soft edges", soft.mapped(milliseconds), "ms", decoded, reference)
    let pixels = Sample.time(rounds: 15) {
      keep(PixelComparer.compare(bitmaps[0], bitmaps[1]).count)
    }
    report.row("  pixels in memory", pixels.mapped(milliseconds), "ms")
    if let other {
      report.row("  blazediff with all cores", other.allCores.mapped(milliseconds), "ms")
    }
    return other != nil
  }

  private static let memory = RowMemory()

  /// Reads and compares two files as the program does.
  private static func count(_ paths: [String], _ options: PixelOptions) -> Int {
    let (first, second) = (ChildProcess.bytes(of: paths[0]), ChildProcess.bytes(of: paths[1]))
    if let pair = PNGPair(first, second, memory: memory),
      let difference = PixelComparer.compare(pair, options: options)
    {
      return difference.count
    }
    guard let old = try? PNGReader.read(first, convertingColors: false),
      let new = try? PNGReader.read(second, convertingColors: false)
    else { stop("the pictures can be read") }
    return PixelComparer.compare(old, new, options: options).count
  }

  /// A picture with the texture of an app: flat grounds, lines of text, a photo; some marks differ.
  private static func screen(_ width: Int, _ height: Int, marks: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height, filledWith: (255, 255, 255, 255))
    var state: UInt32 = 7
    for y in 0..<height {
      let isText = y / 24 % 3 == 1
      for x in 0..<width {
        if y < height / 4 {
          // A photo: slopes with a little noise.
          state = state &* 1_664_525 &+ 1_013_904_223
          let noise = UInt8(state >> 30)
          bitmap[x, y] = (
            UInt8(x * 255 / width) &+ noise, UInt8(y * 255 / height) &+ noise, 120, 255
          )
        } else if isText, (x * 7 + y * 13) % 17 < 6, x > 40, x < width - 40 {
          bitmap[x, y] = (40, 40, 44, 255)
        }
      }
    }
    for mark in 0..<marks {
      for x in 0..<10 { bitmap[width / 2 + x, height / 2 + mark * 9] = (200, 0, 0, 255) }
    }
    return bitmap
  }

  private static func encoded(_ bitmap: Bitmap) -> [UInt8] {
    guard let bytes = try? PNGWriter.write(bitmap) else { stop("a picture can be written") }
    return bytes
  }

  private static func filtered(_ bitmap: Bitmap) -> [UInt8] {
    guard let bytes = try? PNGWriter.writeFiltered(bitmap) else {
      stop("a picture can be written")
    }
    return bytes
  }
}

/// Keeps the compiler from leaving out work whose result nobody needs.
@inline(never)
private func keep<Value>(_ value: Value) {}
