import Drawing
import Foundation

/// Finds the layers of a picture that this program wrote.
enum SVGLayers {
  private static let marks = Layer.allCases.map { layer in
    (name: layer.rawValue, mark: Data("class=\"layer \(layer.rawValue)\"".utf8))
  }

  /// The names of the layers in an SVG file.
  ///
  /// Quotes of texts are escaped in these files, so that the mark can't come from a spec.
  static func names(in svg: [UInt8]) -> Set<String> {
    let file = Data(svg)
    return Set(marks.filter { file.range(of: $0.mark) != nil }.map(\.name))
  }
}
