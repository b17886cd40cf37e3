import Glibc

/// Two plain PNG files of one form, compared row by row.
///
/// Where both files hold the same filtered bytes in a row and the rows above are equal, the pixels are
/// equal and need not be made: a pair with few changes costs little more than inflating it. Memory holds the
/// inflated rows and four rows of pixels.
public struct PNGPair {
  private let first: PlainPNG
  private let second: PlainPNG
  private let memory: RowMemory

  /// The width of both in pixels.
  public var width: Int { first.width }
  /// The height of both in pixels.
  public var height: Int { first.height }

  /// Takes two files apart.
  ///
  /// Fails where the files have two sizes or forms, are of another kind than eight bits of red, green, blue
  /// and perhaps alpha, or are damaged: then ``PNGReader`` is to be asked.
  ///
  /// - Parameters:
  ///   - reference: one file.
  ///   - candidate: the other.
  ///   - memory: where rows are inflated to; shared by pairs that follow each other.
  public init?(
    _ reference: [UInt8], _ candidate: [UInt8], memory: RowMemory = RowMemory(limit: 0)
  ) {
    guard let first = PlainPNG(reference), let second = PlainPNG(candidate),
      first.width == second.width, first.height == second.height,
      first.channels == second.channels
    else { return nil }
    self.first = first
    self.second = second
    self.memory = memory
  }

  /// Finds the rows whose pixels are not the same.
  ///
  /// - Parameter body: called for each, from the top, with its number and the pixels of both: four bytes
  ///   each, from the lowest red, green, blue, alpha.
  /// - Returns: whether both files are whole; if not, what was told is void.
  public func forEachDifferentRow(
    _ body: (Int, Span<UInt32>, Span<UInt32>) -> Void
  ) -> Bool {
    var (rows, others) = (memory.take(first.size + 1), memory.take(second.size + 1))
    defer {
      memory.give(rows)
      memory.give(others)
    }
    guard Self.inflate(first, into: &rows), Self.inflate(second, into: &others) else {
      return false
    }
    return unsafe rows.withUnsafeBytes { rows in
      unsafe others.withUnsafeBytes { others in
        guard let a = rows.baseAddress, let b = others.baseAddress else { return false }
        return unsafe compare(a, b, body)
      }
    }
  }

  /// Inflates all rows; behind them is a byte more that a reader of words may touch.
  private static func inflate(_ file: PlainPNG, into memory: inout [UInt8]) -> Bool {
    unsafe memory.withUnsafeMutableBytes { memory in
      unsafe file.inflate(into: UnsafeMutableRawBufferPointer(rebasing: memory[..<file.size]))
    }
  }

  private func compare(
    _ rows: UnsafeRawPointer, _ others: UnsafeRawPointer,
    _ body: (Int, Span<UInt32>, Span<UInt32>) -> Void
  ) -> Bool {
    let line = first.line
    var old = unsafe RowCursor(rows, of: first)
    var new = unsafe RowCursor(others, of: second)
    var isSame = true
    for y in 0..<height {
      if isSame {
        if unsafe memcmp(rows + y * line, others + y * line, line) == 0 { continue }
        guard old.advance(to: y) else { return false }
        new.follow(old)
      }
      guard old.decode(y), new.decode(y) else { return false }
      isSame = new.hasRow(of: old)
      if !isSame { body(y, old.current.span, new.current.span) }
    }
    // Filters of rows that were passed over must be some, too.
    return !(0..<height).contains {
      unsafe rows.load(fromByteOffset: $0 * line, as: UInt8.self) > 4
    }
  }
}

/// Makes pixels of the rows of a file, one after the other.
@safe
private struct RowCursor {
  private let rows: UnsafeRawPointer
  private let filter: RowFilter
  private let line: Int
  /// The pixels of the row that was made last.
  private(set) var current: [UInt32]
  private var above: [UInt32]
  /// The row that comes next.
  private var next = 0

  init(_ rows: UnsafeRawPointer, of file: PlainPNG) {
    unsafe self.rows = rows
    filter = RowFilter(width: file.width, channels: file.channels)
    line = file.line
    current = Array(repeating: filter.ground, count: file.width)
    above = current
  }

  /// Makes a row; the one above was made last.
  mutating func decode(_ y: Int) -> Bool {
    swap(&current, &above)
    next = y + 1
    let (filter, source) = unsafe (filter, rows + y * line)
    return unsafe above.withUnsafeBytes { above in
      unsafe current.withUnsafeMutableBytes { target in
        guard let top = above.baseAddress, let start = target.baseAddress else {
          return false
        }
        return unsafe filter.undo(source, above: top, into: start)
      }
    }
  }

  /// Makes the row above another one, from the last row that depends on none above it.
  mutating func advance(to y: Int) -> Bool {
    guard next < y else { return true }
    var start = y - 1
    while start > next, unsafe rows.load(fromByteOffset: start * line, as: UInt8.self) > 1 {
      start -= 1
    }
    return (start..<y).allSatisfy { decode($0) }
  }

  /// Takes the row of another file for its own: they are the same up to there.
  mutating func follow(_ other: RowCursor) { current = other.current }

  /// Whether the last rows of both are the same.
  func hasRow(of other: RowCursor) -> Bool {
    unsafe current.withUnsafeBytes { a in
      unsafe other.current.withUnsafeBytes { b in
        guard let first = a.baseAddress, let second = b.baseAddress else {
          return true
        }
        return unsafe memcmp(first, second, a.count) == 0
      }
    }
  }
}
