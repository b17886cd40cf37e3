import Devices
import LayoutSpecs

/// How a device is held: which display, how it is turned, in which pose.
struct Stance: Hashable {
  var display: String
  var orientation: Orientation
  var pose: Pose?
}

/// The stances of one device that the axes ask for.
struct StanceFinder {
  let device: Device
  let axes: Axes
  /// The orientations that the screen allows; absent means all.
  let allowed: Set<Orientation>?

  private(set) var stances: [Stance] = []
  /// How many stances were asked for by name that the device or the screen cannot take.
  private(set) var leftOut = 0
  private(set) var used: Set<WrittenValue> = []

  init(device: Device, axes: Axes, allowed: Set<Orientation>?) {
    self.device = device
    self.axes = axes
    self.allowed = allowed
    for (display, value) in displays { find(on: display, value: value) }
  }

  private var displays: [(Display, WrittenValue?)] {
    guard device.displays.count > 1, let wanted = axes.displays else {
      return device.displays.map { ($0, nil) }
    }
    return wanted.compactMap { item in
      device.display(item.meaning).map { ($0, item.written) }
    }
  }

  private mutating func find(on display: Display, value: WrittenValue?) {
    let poses = poses(on: display)
    for item in axes.orientations {
      if display.orientations.allSatisfy({ $0.orientation == .native }) {
        // The display is never turned: it lacks the axis, so no value of it excludes the device.
        for pose in poses {
          add(Stance(display: display.id, orientation: .native, pose: pose?.0), [value, pose?.1])
        }
        if item.meaning == .exact(.native) { use(item.written) }
        continue
      }
      if item.meaning == .natural {
        for pose in poses { addNatural(on: display, pose: pose, values: [value, item.written]) }
        continue
      }
      for orientation in item.meaning.orientations {
        for pose in poses {
          if possible(on: display, pose: pose?.0).contains(orientation) {
            add(
              Stance(display: display.id, orientation: orientation, pose: pose?.0),
              [value, item.written, pose?.1])
          } else if item.meaning != .all {
            leftOut += 1
          }
        }
      }
    }
  }

  private mutating func addNatural(
    on display: Display, pose: (Pose, WrittenValue?)?, values: [WrittenValue?]
  ) {
    guard let orientation = possible(on: display, pose: pose?.0).first else {
      leftOut += 1
      return
    }
    add(
      Stance(display: display.id, orientation: orientation, pose: pose?.0), values + [pose?.1])
  }

  /// The orientations that display, pose and screen allow, the natural one first.
  private func possible(on display: Display, pose: Pose?) -> [Orientation] {
    let ofDisplay = display.orientations.map(\.orientation)
    var result = ofDisplay
    if let pose, let support = device.support(for: pose) {
      result = support.orientations.filter(ofDisplay.contains)
    }
    // Such a display shows an app as it is held, whatever the app declares.
    guard let allowed, !display.ignoresDeclaredOrientations else { return result }
    return result.filter(allowed.contains)
  }

  /// The poses asked for in which a display is in use; one absent pose where the device has none.
  private mutating func poses(on display: Display) -> [(Pose, WrittenValue?)?] {
    guard device.isFoldable else { return [nil] }
    var result: [(Pose, WrittenValue?)?] = []
    for item in axes.poses {
      for pose in item.meaning.poses {
        guard let support = device.support(for: pose) else {
          // Counted once, not for every display.
          if case .exact = item.meaning, display.id == device.displays.first?.id { leftOut += 1 }
          continue
        }
        guard support.display == display.id, !result.contains(where: { $0?.0 == pose }) else {
          continue
        }
        result.append((pose, item.written))
      }
    }
    return result
  }

  private mutating func add(_ stance: Stance, _ values: [WrittenValue?]) {
    for value in values { use(value) }
    if !stances.contains(stance) { stances.append(stance) }
  }

  private mutating func use(_ value: WrittenValue?) {
    if let value { used.insert(value) }
  }
}
