import Bitmaps

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
    for path in FolderFiles.paths(below: folder, endingIn: [".png"]) {
      count += 1
      guard let problem = problem(of: path) else { continue }
      bad += 1
      print("\(path): \(problem)")
    }
    print("\(count) pictures looked at, \(bad) of them empty or damaged")
    return count > 0 && bad == 0
  }

  private static func problem(of path: String) -> String? {
    guard let bytes = FolderFiles.read(path) else { return "can't be read" }
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
}
