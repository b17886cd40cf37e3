import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// The launch screen of a spec with the first screen that follows it.
enum LaunchPair {
  /// The layouts of both in each configuration that both have.
  static func pairs(
    _ screens: [[CheckedLayout]]
  ) -> [(launch: CheckedLayout, first: CheckedLayout)] {
    guard let launch = screens.first(where: { $0.first?.screen.isLaunch ?? false }),
      let first = screens.first(where: { !($0.first?.screen.isLaunch ?? true) })
    else { return [] }
    return launch.compactMap { layout in
      first.first { stance($0) == stance(layout) }.map { (layout, $0) }
    }
  }

  /// What a configuration is called beside its screen.
  private static func stance(_ layout: CheckedLayout) -> Substring {
    let name = layout.layout.configuration.name
    return name.firstIndex(of: "/").map { name[$0...] } ?? ""
  }
}
