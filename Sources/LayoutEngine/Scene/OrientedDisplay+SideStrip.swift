import Devices
import Geometry

extension OrientedDisplay {
  /// The display with a screen on it that opts out of vertical bars: the status bar goes back to the
  /// top and the inset at the side goes.
  ///
  /// - Note: Source: iPhone Duo, sections 4.1 and 4.2: with bars the top is 82 deep on the inner
  ///   display, as in portrait. Other tops were not measured and are taken from there. Where the
  ///   system draws no status bar, in landscape on the outer display, the camera still needs its
  ///   room: the inset is kept.
  /// - Parameter device: the device that the display is one of.
  /// - Returns: the display, and whether its safe area is an assumption; the display itself where
  ///   no strip is along its side.
  func withoutSideStrip(of device: Device) -> (display: OrientedDisplay, isAssumed: Bool) {
    guard let edge = sideStripEdge else { return (self, false) }
    var result = self
    result.sideStripEdge = nil
    result.cornerAdaptation = nil
    guard sizeClasses?.vertical == .regular, let level = Self.levelStatusBar(of: device) else {
      return (result, true)
    }
    func turned(_ insets: EdgeInsets, top: Double) -> EdgeInsets {
      var insets = insets
      insets[edge] = 0
      insets.top = max(insets.top, top)
      return insets
    }
    // A camera that is always there takes its height from the top without a status bar as well.
    let hasCamera = regions.contains { $0.activation == .always && $0.shape == .circle }
    result.safeArea = turned(safeArea, top: level.height)
    result.statusBarHidden = statusBarHidden.map { hidden in
      StatusBarHidden(
        safeArea: turned(hidden.safeArea, top: hasCamera ? level.height : 0),
        regionFrames: [:], inactiveRegions: hasCamera ? [] : [Self.statusStrip])
    }
    result.statusBarHeight = level.height
    result.layoutMargins = nil
    for index in regions.indices where regions[index].id == Self.statusStrip {
      result.regions[index].frame = Rect(
        x: size.width - level.width, y: 0, width: level.width, height: level.height)
    }
    return (result, hasCamera)
  }

  /// The region that the status bar takes in the corner of a display with a strip.
  static let statusStrip = "statusStrip"

  /// The size of the status bar's region in the orientation in which bars are level.
  private static func levelStatusBar(of device: Device) -> Size? {
    for oriented in device.displays.flatMap(\.orientations) where oriented.sideStripEdge == nil {
      if let region = oriented.regions.first(where: { $0.id == statusStrip }) {
        return region.frame.size
      }
    }
    return nil
  }
}
