import Geometry
import InterfaceBuilder

/// The safe area that Interface Builder is expected to give a root view, for its device and its own
/// version: the rules of the corpus, with what its files show beside them.
enum DesignSafeArea {
  /// The insets in points.
  ///
  /// - Note: Source: interface builder facts, section 10; in brackets how many scenes of the corpus
  ///   show an inset that the rule there has not.
  static func byRule(_ scene: Corpus.Scene, in document: InterfaceDocument) -> EdgeInsets {
    guard let known = scene.safeArea else { return .zero }
    var insets = EdgeInsets(
      top: known.byRule[1], left: known.byRule[0], bottom: known.byRule[3],
      right: known.byRule[2])
    let version = document.toolsVersion ?? 0
    let device = document.device
    let rule = known.rule ?? ""
    if device.hasHomeIndicator {
      // Doubled before version 24 of Interface Builder's tools already (1).
      if (23700..<24000).contains(version), rule == "plain" {
        insets.top *= 2
        insets.bottom *= 2
      }
      // What is embedded is drawn as a scene of its own (3 of 3).
      if rule == "embedded" { insets.bottom = 34 }
      return insets
    }
    let hasStatusBar = version < 14800 || version >= 21700
    if rule == "embedded", hasStatusBar { insets.top = 20 }
    // The status bar came back a little earlier (1).
    if (21700..<22000).contains(version), rule != "small", rule != "nostatus" { insets.top += 20 }
    // Taking the status bar away has no effect any more (1).
    if rule == "nostatus", version >= 22000 { insets.top += 20 }
    // What is wider than its device is no sheet but of a size of its own, with a status bar (7).
    if rule == "small", hasStatusBar, let screen = device.size, let size = scene.size,
      size.width > screen.width
    {
      insets.top = 20
    }
    return insets
  }
}
