/// Finds differing pixels that touch each other, also at corners.
///
/// Scattered noise makes clusters of a few pixels; a line that moved, however thin, makes one as long as
/// itself.
enum PixelClusters {
  /// Takes clusters that are too small for noise.
  ///
  /// - Parameters:
  ///   - classes: what each pixel is, row by row from the top.
  ///   - width: the width in pixels.
  ///   - smallest: the fewest pixels of a cluster that stays.
  /// - Complexity: O(pixels).
  static func demote(_ classes: inout [UInt8], width: Int, below smallest: Int) {
    let different = PixelDifference.PixelClass.different.rawValue
    // What was looked at and stays, until all are done.
    let seen: UInt8 = 255
    let height = classes.count / width
    var cluster: [Int] = []
    for start in classes.indices where classes[start] == different {
      cluster.removeAll(keepingCapacity: true)
      cluster.append(start)
      classes[start] = seen
      var next = 0
      while next < cluster.count {
        let (x, y) = (cluster[next] % width, cluster[next] / width)
        next += 1
        for row in max(y - 1, 0)...min(y + 1, height - 1) {
          for column in max(x - 1, 0)...min(x + 1, width - 1)
          where classes[row * width + column] == different {
            classes[row * width + column] = seen
            cluster.append(row * width + column)
          }
        }
      }
      if cluster.count < smallest {
        for index in cluster { classes[index] = PixelDifference.PixelClass.noise.rawValue }
      }
    }
    for index in classes.indices where classes[index] == seen { classes[index] = different }
  }
}
