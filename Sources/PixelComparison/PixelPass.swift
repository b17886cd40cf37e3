import Bitmaps

/// One comparison of two pictures of one size.
struct PixelPass {
  let width: Int
  let height: Int
  let options: PixelOptions

  /// The largest squared distance that counts as equal; absent where none does.
  private var limit: Double? {
    options.threshold.map { ColorDistance.maximum * $0 * $0 }
  }

  /// Compares all pixels.
  func run(
    _ reference: Span<UInt32>, _ candidate: Span<UInt32>, tellsClasses: Bool
  ) -> PixelDifference {
    let needsClasses = tellsClasses || options.smallestCluster > 1
    var result = PixelDifference(
      width: width, height: height, hasSameSize: true, count: 0, antialiased: 0, noise: 0,
      ignored: 0, bounds: nil, classes: [])
    if needsClasses { result.classes = Array(repeating: 0, count: width * height) }
    if let mask = options.mask {
      for y in 0..<height {
        for x in 0..<width where !mask.counts(x, y) {
          result.ignored += 1
          if needsClasses { mark(x, y, .ignored, &result) }
        }
      }
    }
    let isExact = limit == nil && !options.ignoresAntialiasing && options.mask == nil
    var box = Box()
    for y in 0..<height {
      let start = y * width
      guard let first = firstDifference(reference, candidate, start) else { continue }
      if isExact, !needsClasses {
        result.count += countDifferences(reference, candidate, start)
        box.add(first - start, y)
        box.add(lastDifference(reference, candidate, start) - start, y)
        continue
      }
      for index in first..<(start + width) where reference[index] != candidate[index] {
        let x = index - start
        if let mask = options.mask, !mask.counts(x, y) { continue }
        if let limit, ColorDistance.squared(reference[index], candidate[index]) <= limit {
          continue
        }
        if options.ignoresAntialiasing, isSoftEdge(x, y, reference, candidate) {
          result.antialiased += 1
          if needsClasses { mark(x, y, .antialiased, &result) }
          continue
        }
        result.count += 1
        box.add(x, y)
        if needsClasses { mark(x, y, .different, &result) }
      }
    }
    result.bounds = box.rect
    if options.smallestCluster > 1, result.count > 0 {
      PixelClusters.demote(&result.classes, width: width, below: options.smallestCluster)
      result = PixelDifference(classes: result.classes, width: width, height: height)
      if !tellsClasses { result.classes = [] }
    }
    return result
  }

  private func isSoftEdge(
    _ x: Int, _ y: Int, _ reference: Span<UInt32>, _ candidate: Span<UInt32>
  ) -> Bool {
    let edges = SoftEdges(width: width, height: height)
    return edges.contains(x, y, of: reference, beside: candidate)
      || edges.contains(x, y, of: candidate, beside: reference)
  }

  private func mark(
    _ x: Int, _ y: Int, _ kind: PixelDifference.PixelClass, _ result: inout PixelDifference
  ) {
    result.classes[y * width + x] = kind.rawValue
  }

  // MARK: Rows

  /// Sixteen pixels at a time: what the processor compares at once.
  private typealias Block = SIMD16<UInt32>

  @inline(__always)
  private func block(_ pixels: Span<UInt32>, _ start: Int) -> Block {
    var block = Block()
    for lane in 0..<16 { block[lane] = unsafe pixels[unchecked: start + lane] }
    return block
  }

  private func firstDifference(
    _ a: Span<UInt32>, _ b: Span<UInt32>, _ start: Int
  ) -> Int? {
    precondition(start + width <= a.count && a.count == b.count, "a row inside both pictures")
    var index = start
    let end = start + width
    while index + 16 <= end, block(a, index) == block(b, index) { index += 16 }
    while index < end {
      if a[index] != b[index] { return index }
      index += 1
    }
    return nil
  }

  private func lastDifference(_ a: Span<UInt32>, _ b: Span<UInt32>, _ start: Int) -> Int {
    var index = start + width - 1
    while index > start, a[index] == b[index] { index -= 1 }
    return index
  }

  private func countDifferences(_ a: Span<UInt32>, _ b: Span<UInt32>, _ start: Int) -> Int {
    var index = start
    let end = start + width
    var lanes = Block()
    while index + 16 <= end {
      let differs = block(a, index) .!= block(b, index)
      lanes &+= Block().replacing(with: 1, where: differs)
      index += 16
    }
    var count = Int(lanes.wrappedSum())
    while index < end {
      if a[index] != b[index] { count += 1 }
      index += 1
    }
    return count
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
