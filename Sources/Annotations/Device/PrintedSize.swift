import Devices
import Geometry
import LayoutEngine

extension ResolvedLayout {
  /// That the size of the window is the one that the guidelines print and the real one is another;
  /// absent where it is real, and in windows that are a part of the display.
  var printedSizeWords: String? {
    let id = configuration.display
    guard scene.place.kind == .full,
      let real = configuration.device.displays.first(where: { $0.id == id })?.correctedSize
    else { return nil }
    let window = scene.window
    let isTurned = (real.width > real.height) != (window.width > window.height)
    let (width, height) = isTurned ? (real.height, real.width) : (real.width, real.height)
    return "as printed, really \(width.text(decimals: 2)) × \(height.text(decimals: 2))"
  }
}
