import Bitmaps
import Glibc

/// Looks into every PNG below a folder and tells those in which nothing is drawn.
enum PictureInspection {
  /// The fewest colours of a preview; letters alone have more, by their soft edges.
  private static let fewestColors = 12

  /// Inspects a folder.
  ///
  /// - Parameter folder: the folder.
  /// - Returns: whether there was a picture and none was empty.
  static func run(folder: String) -> Bool {
    var count = 0
    var bad = 0
    for path in pictures(below: folder) {
      count += 1
      guard let problem = problem(of: path) else { continue }
      bad += 1
      print("\(path): \(problem)")
    }
    print("\(count) pictures looked at, \(bad) of them empty or damaged")
    return count > 0 && bad == 0
  }

  private static func problem(of path: String) -> String? {
    guard let bytes = read(path) else { return "can't be read" }
    do throws(PNGError) {
      let bitmap = try PNGReader.read(bytes, convertingColors: false)
      let colors = self.colors(of: bitmap)
      return colors < fewestColors ? "has \(colors) colours" : nil
    } catch {
      return error.message
    }
  }

  /// How many colours a picture has, counted no further than needed.
  private static func colors(of bitmap: Bitmap) -> Int {
    var seen: Set<UInt32> = []
    var last: UInt32?
    for start in stride(from: 0, to: bitmap.pixels.count, by: 4) {
      let color = bitmap.pixels[start..<(start + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      if color == last { continue }
      last = color
      seen.insert(color)
      if seen.count >= fewestColors { break }
    }
    return seen.count
  }

  private static func pictures(below folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted().flatMap { name in
      let path = "\(folder)/\(name)"
      return name.hasSuffix(".png") ? [path] : pictures(below: path)
    }
  }

  private static func read(_ path: String) -> [UInt8]? {
    let file = unsafe open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let length = Int(lseek(file, 0, SEEK_END))
    lseek(file, 0, SEEK_SET)
    guard length > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: length)
    var at = 0
    while at < length {
      let count = unsafe bytes.withUnsafeMutableBytes {
        unsafe Glibc.read(file, $0.baseAddress?.advanced(by: at), length - at)
      }
      guard count > 0 else { return nil }
      at += count
    }
    return bytes
  }
}
