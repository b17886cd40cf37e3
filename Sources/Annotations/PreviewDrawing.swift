import Devices
public import Findings
public import Drawing
import Geometry
public import LayoutEngine
public import Typography

/// Turns a resolved layout into a picture.
public enum PreviewDrawing {
  /// The picture of a layout as a display list.
  ///
  /// A pure function: equal inputs give equal pictures. It cannot fail on a layout that resolved.
  ///
  /// - Parameters:
  ///   - layout: what to draw.
  ///   - specName: the name of the spec, for the header.
  ///   - findings: what checks found in the layout; an annotated page carries them as callouts.
  ///   - options: look, canvas and layers.
  ///   - measurer: measures the texts of annotations.
  ///   - assets: the names of the pictures that were read; others are drawn as stand-ins.
  /// - Returns: the steps in page points. On a sheet a page point is a window point times the factor
  ///   that the header names; on the other canvases they are the same.
  public static func displayList(
    for layout: ResolvedLayout, specName: String, findings: [Finding] = [],
    options: PreviewOptions, measuring measurer: any TextMeasuring, assets: Set<String>
  ) -> DisplayList {
    let page = PreviewPage(
      layout: layout, specName: specName, findings: findings, options: options,
      text: TextSetter(measurer: measurer), assets: assets)
    switch options.canvas {
    case .sheet: return page.sheet()
    case .device: return page.device()
    case .screen: return page.screen()
    }
  }
}
