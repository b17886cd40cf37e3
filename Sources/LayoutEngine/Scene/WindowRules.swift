public import Devices
import Geometry

/// Where the window of a configuration lies, on which display, and what it cannot be.
///
/// - Note: Sources: the catalogue's `multitasking` for the widths and classes of fixed parts. Chosen
///   by us, and marked so: a Slide Over window lies at the right, a window of free size in the
///   middle of the display; where its width counts as regular; what an external display measures.
public enum WindowRules {
  /// A window with the display that it lies on.
  struct Placed {
    /// The display, in the device or beside it.
    var display: OrientedDisplay
    /// Pixels per point.
    var scale: Double
    /// Where the window lies on it.
    var place: Scene.Place
    /// The window in display space.
    var frame: Rect
    /// The size classes of the window.
    var sizeClasses: SizeClasses?
    /// The safe area of a window whose insets are not those of the display that lie over it.
    var safeArea: EdgeInsets?
    /// The height of the window's own title bar in points; absent where it has none.
    var titleBarHeight: Double?
    /// The bars around the window.
    var letterbox: Scene.Letterbox?
    /// What is to be said.
    var notes: [Note] = []
  }

  /// The narrowest width in points that is listed as regular on a tablet; wider windows are taken
  /// for regular by our own choice, for no source states the limit.
  public static let regularWidth = 678.0

  /// Why a device can't show a window, in words that follow "because"; absent where it can.
  ///
  /// - Parameters:
  ///   - shape: the window.
  ///   - device: the device.
  ///   - display: the id of the display in use.
  ///   - orientation: how the device is held.
  /// - Returns: the reason, for example "it has no Split View 1/2 in portrait".
  public static func obstacle(
    to shape: WindowShape, on device: Device, display: String, orientation: Orientation
  ) -> String? {
    if shape == .full { return nil }
    switch shape {
    case .full: return nil
    case .size:
      return device.isFoldable ? "the displays of \(device.name) have no other size" : nil
    case .external:
      switch device.family {
      case .iphone, .ipad: return nil
      case .watch, .tv, .vision, .mac:
        return "\(device.name) does not show an app on a second display"
      }
    case .part(let mode, _):
      let displays = device.displays.flatMap(\.orientations)
      guard displays.contains(where: { $0.multitasking != nil }) else {
        return "\(device.name) has no Split View and no Slide Over"
      }
      let turned = device.display(display)?.oriented(orientation)
      if turned?.multitasking?.part(mode) != nil { return nil }
      let place = device.displays.count > 1 ? " on its \(display) display" : ""
      return "\(device.name) has no \(shape.words)\(place) in \(orientation.rawValue)"
    }
  }

  /// Lays the window of a configuration on its display.
  ///
  /// What the device cannot show becomes the full display; the matrix never asks for it.
  static func place(
    _ configuration: Configuration, on display: OrientedDisplay, scale: Double
  ) -> Placed {
    let whole = Rect(origin: .zero, size: display.size)
    let full = Placed(
      display: display, scale: scale, place: Scene.Place(kind: .full), frame: whole,
      sizeClasses: display.sizeClasses)
    let shape = WindowShape(configuration.window) ?? .full
    let obstacle = obstacle(
      to: shape, on: configuration.device, display: configuration.display,
      orientation: configuration.orientation)
    guard obstacle == nil else { return full }
    switch shape {
    case .full: return OlderBuildRules.letterboxed(full, configuration, on: display)
    case .part(let mode, let side):
      guard let modes = display.multitasking, let part = modes.part(mode) else { return full }
      let placed = self.part(part, at: side, of: modes, configuration, full)
      return OlderBuildRules.letterboxed(placed, configuration, on: display)
    case .size(let size): return window(size, configuration, full)
    case .external(let screen):
      var result = full
      result.display = OrientedDisplay(
        orientation: display.orientation, size: screen.size, safeArea: .zero)
      result.scale = 1
      result.place = Scene.Place(kind: .external)
      result.frame = Rect(origin: .zero, size: screen.size)
      result.sizeClasses = SizeClasses(horizontal: .regular, vertical: .regular)
      return result
    }
  }

  private static func part(
    _ part: Multitasking.Part, at side: WindowShape.Side, of modes: Multitasking,
    _ configuration: Configuration, _ full: Placed
  ) -> Placed {
    let whole = full.frame
    var result = full
    result.sizeClasses = part.sizeClasses
    if part.mode == .slideOver {
      result.frame = Rect(
        left: whole.maxX - part.width, top: whole.minY, right: whole.maxX, bottom: whole.maxY)
      result.place = Scene.Place(
        kind: .slideOver, origin: result.frame.origin,
        others: [whole.inset(by: .init(right: part.width))])
    } else {
      let taken = min(part.width + modes.divider, whole.width)
      let isLeft = side == .left
      result.frame = Rect(
        x: isLeft ? 0 : whole.maxX - part.width, y: 0, width: part.width, height: whole.height)
      result.place = Scene.Place(
        kind: .split, origin: result.frame.origin,
        others: [whole.inset(by: isLeft ? EdgeInsets(left: taken) : EdgeInsets(right: taken))])
    }
    if let last = modes.lastSystem, let os = configuration.os, os.major > last {
      let system = configuration.device.system.name
      result.notes.append(
        Note(
          rule: "window-of-earlier-system", element: nil,
          message: "\(system) \(os) has windows of any size in place of "
            + "\(WindowShape.part(part.mode, side).words); its width is that of \(system) \(last)"))
    }
    return result
  }

  /// A window of free size: on the display of a tablet or computer where it has room, else the
  /// display itself at that size.
  private static func window(
    _ size: Size, _ configuration: Configuration, _ full: Placed
  ) -> Placed {
    let whole = full.frame
    let family = configuration.device.family
    var result = full
    let hasRoom = size.width <= whole.width && size.height <= whole.height
    if family == .ipad || family == .mac, hasRoom {
      let y = ((whole.height - size.height) / 2).rounded(.down)
      // A window of a Mac never lies under the menu bar.
      let menuBar = family == .mac ? full.display.statusBarHeight ?? 0 : 0
      let frame = Rect(
        x: ((whole.width - size.width) / 2).rounded(.down),
        y: min(max(y, menuBar), whole.height - size.height), width: size.width,
        height: size.height)
      result.frame = frame
      if family == .mac, frame != whole {
        let height = MacWindow.titleBarHeight(configuration.os)
        result.titleBarHeight = height
        result.safeArea = EdgeInsets(top: height)
      }
      let bands = [
        Rect(left: whole.minX, top: whole.minY, right: whole.maxX, bottom: frame.minY),
        Rect(left: whole.minX, top: frame.maxY, right: whole.maxX, bottom: whole.maxY),
        Rect(left: whole.minX, top: frame.minY, right: frame.minX, bottom: frame.maxY),
        Rect(left: frame.maxX, top: frame.minY, right: whole.maxX, bottom: frame.maxY),
      ]
      result.place = Scene.Place(
        kind: frame == whole ? .full : .floating, origin: frame.origin,
        others: bands.filter { !$0.isEmpty })
      if family == .ipad {
        result.notes.append(
          Note(
            rule: "window-controls-unknown", element: nil,
            message: "the place and size of the system's window controls are not known; none are "
              + "drawn and no inset is made for them"))
      }
    } else {
      result.display = full.display.resized(to: size)
      result.place = Scene.Place(kind: .resized)
      result.frame = Rect(origin: .zero, size: size)
    }
    if let classes = full.sizeClasses {
      result.sizeClasses = self.sizeClasses(of: size, family: family, display: classes)
    }
    return result
  }

  /// The classes of a window of free size: by its width, the height that of the display.
  private static func sizeClasses(
    of size: Size, family: DeviceFamily, display: SizeClasses
  ) -> SizeClasses {
    switch family {
    case .ipad, .vision:
      SizeClasses(
        horizontal: size.width >= regularWidth ? .regular : .compact, vertical: display.vertical)
    case .iphone:
      // A phone's own class stands: it comes from the product, not from a width.
      SizeClasses(
        horizontal: size.width >= regularWidth ? .regular : display.horizontal,
        vertical: display.vertical)
    case .watch, .tv, .mac: display
    }
  }
}

extension OrientedDisplay {
  /// The display at another size: what hangs from an edge stays in the middle of it.
  func resized(to other: Size) -> OrientedDisplay {
    var result = self
    let dx = (other.width - size.width) / 2
    let dy = (other.height - size.height) / 2
    result.size = other
    result.cornerAdaptation = nil
    result.regions = []
    if var housing {
      let isLevel = housing.edge.axis == .vertical
      let far = housing.edge == .right ? 2 * dx : 0
      let low = housing.edge == .bottom ? 2 * dy : 0
      housing.frame = housing.frame.offset(x: isLevel ? dx : far, y: isLevel ? low : dy)
      housing.boundingFrame = housing.boundingFrame?.offset(
        x: isLevel ? dx : far, y: isLevel ? low : dy)
      let length = isLevel ? other.width : other.height
      result.housing =
        (isLevel ? housing.frame.width : housing.frame.height) < length ? housing : nil
    }
    if let pill = homeIndicator {
      let width = min(pill.width, other.width * 0.6)
      result.homeIndicator = Rect(
        x: (other.width - width) / 2, y: pill.minY + 2 * dy, width: width, height: pill.height)
    }
    return result
  }
}
