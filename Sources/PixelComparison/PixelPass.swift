import Bitmaps
import Glibc

/// One comparison of two pictures of one size, row by row.
struct PixelPass {
  let width: Int
  let height: Int
  let options: PixelOptions
  private let tellsClasses: Bool
  /// The largest squared distance that counts as equal; absent where none does.
  private let limit: Double?
  private let needsClasses: Bool
  private var result: PixelDifference
  private var box = Box()

  /// Begins a comparison in which nothing differs yet.
  init(width: Int, height: Int, options: PixelOptions, tellsClasses: Bool) {
    self.width = width
    self.height = height
    self.options = options
    self.tellsClasses = tellsClasses
    limit = options.threshold.map { ColorDistance.maximum * $0 * $0 }
    needsClasses = tellsClasses || options.smallestCluster > 1
    result = PixelDifference(
      width: width, height: height, hasSameSize: true, count: 0, antialiased: 0, noise: 0,
      ignored: options.mask?.ignored(width: width, height: height) ?? 0, bounds: nil, classes: [])
    guard needsClasses else { return }
    result.classes = Array(repeating: 0, count: width * height)
    guard let mask = options.mask else { return }
    for y in 0..<height {
      for x in 0..<width where !mask.counts(x, y) { mark(x, y, .ignored) }
    }
  }

  /// Whether a row can be judged by itself; else the rows around it are needed.
  static func isRowByRow(_ options: PixelOptions) -> Bool { !options.ignoresAntialiasing }

  /// Compares all pixels.
  mutating func run(_ reference: Span<UInt32>, _ candidate: Span<UInt32>) {
    precondition(
      reference.count == width * height && candidate.count == reference.count,
      "two pictures of this size")
    let edges = SoftEdges(width: width, height: height)
    for y in 0..<height {
      let range = (y * width)..<((y + 1) * width)
      let (first, second) = (reference.extracting(range), candidate.extracting(range))
      guard !Self.areSame(first, second) else { continue }
      add(y, first, second) { x in
        edges.contains(x, y, of: reference, beside: candidate)
          || edges.contains(x, y, of: candidate, beside: reference)
      }
    }
  }

  /// Compares a row.
  ///
  /// - Parameters:
  ///   - y: its number.
  ///   - reference: the pixels of one picture.
  ///   - candidate: those of the other.
  ///   - isSoftEdge: whether a pixel of the row looks like the soft edge of a shape; asked only where
  ///     these are passed over.
  mutating func add(
    _ y: Int, _ reference: Span<UInt32>, _ candidate: Span<UInt32>,
    isSoftEdge: (Int) -> Bool = { _ in false }
  ) {
    precondition(reference.count == width && candidate.count == width, "two rows of this width")
    if limit == nil, !options.ignoresAntialiasing, options.mask == nil, !needsClasses {
      addExactly(y, reference, candidate)
      return
    }
    for x in 0..<width where reference[x] != candidate[x] {
      if let mask = options.mask, !mask.counts(x, y) { continue }
      if let limit, ColorDistance.squared(reference[x], candidate[x]) <= limit { continue }
      if options.ignoresAntialiasing, isSoftEdge(x) {
        result.antialiased += 1
        mark(x, y, .antialiased)
        continue
      }
      result.count += 1
      box.add(x, y)
      mark(x, y, .different)
    }
  }

  private mutating func addExactly(_ y: Int, _ a: Span<UInt32>, _ b: Span<UInt32>) {
    var count: UInt32 = 0
    for x in 0..<width { count &+= unsafe a[unchecked: x] != b[unchecked: x] ? 1 : 0 }
    guard count > 0 else { return }
    result.count += Int(count)
    var (first, last) = (0, width - 1)
    while a[first] == b[first] { first += 1 }
    while a[last] == b[last] { last -= 1 }
    box.add(first, y)
    box.add(last, y)
  }

  /// What came of all rows.
  consuming func finish() -> PixelDifference {
    var result = result
    result.bounds = box.rect
    if options.smallestCluster > 1, result.count > 0 {
      PixelClusters.demote(&result.classes, width: width, below: options.smallestCluster)
      result = PixelDifference(classes: result.classes, width: width, height: height)
    }
    if !tellsClasses { result.classes = [] }
    return result
  }

  private mutating func mark(_ x: Int, _ y: Int, _ kind: PixelDifference.PixelClass) {
    if needsClasses { result.classes[y * width + x] = kind.rawValue }
  }

  /// Whether two rows are the same byte by byte.
  private static func areSame(_ a: Span<UInt32>, _ b: Span<UInt32>) -> Bool {
    unsafe a.withUnsafeBytes { first in
      unsafe b.withUnsafeBytes { second in
        guard let one = first.baseAddress, let other = second.baseAddress else { return true }
        return unsafe memcmp(one, other, first.count) == 0
      }
    }
  }

  /// The smallest rectangle around some pixels.
  private struct Box {
    var left = Int.max
    var top = Int.max
    var right = -1
    var bottom = -1

    mutating func add(_ x: Int, _ y: Int) {
      left = min(left, x)
      right = max(right, x)
      top = min(top, y)
      bottom = max(bottom, y)
    }

    var rect: PixelRect? {
      right < 0
        ? nil : PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
  }
}
