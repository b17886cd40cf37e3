import Bitmaps
import Glibc

/// Tells whether files hold the same bytes without keeping these: most of what is compared is the same.
enum FileEquality {
  /// A file of one side.
  struct Place {
    var files: any ComparedFiles
    var path: String

    /// The path as the user would name it.
    var shown: String { Paths.join(files.shown, path) }
  }

  /// How many bytes of each file are read at a time.
  private static let step = 1 << 16

  /// Whether two files are the same.
  ///
  /// - Throws: ``FileError`` if a file is not there or cannot be read, or if both are the same PNG or
  ///   record and cut short: what nobody can read is not the same.
  static func areSame(_ first: Place, _ second: Place) throws(FileError) -> Bool {
    guard let one = first.files.location(of: first.path),
      let other = second.files.location(of: second.path)
    else {
      let bytes = try first.files.read(first.path)
      guard haveSameBytes(bytes, try second.files.read(second.path)) else { return false }
      try checkEnds(second, Array(bytes.prefix(8)), Array(bytes.suffix(12)))
      return true
    }
    let (old, oldSize) = try open(one, first.shown)
    defer { close(old) }
    let (new, newSize) = try open(other, second.shown)
    defer { close(new) }
    guard oldSize == newSize else { return false }
    return try areSame(old, new, first, second)
  }

  /// Whether two lists of bytes are the same.
  static func haveSameBytes(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    guard a.count == b.count else { return false }
    return unsafe a.withUnsafeBytes { first in
      unsafe b.withUnsafeBytes { second in
        guard let one = first.baseAddress, let other = second.baseAddress else { return true }
        return unsafe memcmp(one, other, first.count) == 0
      }
    }
  }

  private static func areSame(
    _ old: Int32, _ new: Int32, _ first: Place, _ second: Place
  ) throws(FileError) -> Bool {
    var (a, b) = ([UInt8](repeating: 0, count: step), [UInt8](repeating: 0, count: step))
    var head: [UInt8] = []
    var tail: [UInt8] = []
    while true {
      let count = try fill(&a, from: old, first.shown)
      guard try fill(&b, from: new, second.shown) == count else { return false }
      if count == 0 { break }
      let isSame = unsafe a.withUnsafeBytes { one in
        unsafe b.withUnsafeBytes { other in
          guard let start = one.baseAddress, let otherStart = other.baseAddress else {
            return false
          }
          return unsafe memcmp(start, otherStart, count) == 0
        }
      }
      guard isSame else { return false }
      if head.isEmpty { head = Array(a.prefix(min(8, count))) }
      tail = Array((tail + a[max(0, count - 12)..<count]).suffix(12))
    }
    try checkEnds(second, head, tail)
    return true
  }

  private static func open(
    _ path: String, _ shown: String
  ) throws(FileError) -> (file: Int32, size: Int) {
    let file = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileError(path: shown, number: errno) }
    var info = stat()
    guard unsafe fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
      close(file)
      throw FileError(path: shown, reason: "it is not a file")
    }
    return (file, Int(info.st_size))
  }

  /// Reads as many bytes as there is room for; fewer only at the end of the file.
  private static func fill(
    _ bytes: inout [UInt8], from file: Int32, _ shown: String
  ) throws(FileError) -> Int {
    var count = 0
    while count < bytes.count {
      let read = unsafe bytes.withUnsafeMutableBytes { buffer in
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
        return unsafe Glibc.read(file, rest.baseAddress, rest.count)
      }
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { throw FileError(path: shown, number: errno) }
      if read == 0 { break }
      count += read
    }
    return count
  }

  /// The last chunk of a PNG file: no bytes, `IEND`, its checksum.
  private static let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

  private static func checkEnds(
    _ place: Place, _ head: [UInt8], _ tail: [UInt8]
  ) throws(FileError) {
    let isWhole =
      switch Paths.fileExtension(of: place.path) {
      case "png": PNGReader.isPNG(head) && tail == end
      case "json": tail.last { $0 > 0x20 } == UInt8(ascii: "}")
      default: true
      }
    guard isWhole else {
      throw FileError(path: place.shown, reason: "it is damaged or cut short, on both sides alike")
    }
  }
}
