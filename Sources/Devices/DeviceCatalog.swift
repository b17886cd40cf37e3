/// The devices that a run can ask for, and the named sets of them.
public struct DeviceCatalog: Hashable, Sendable {
  /// All devices, in the order of the catalogue: families as listed in `DeviceFamily`, newest first.
  public var devices: [Device]
  /// Named sets: ids in the order of the set.
  public var sets: [String: [String]]
  /// What each source tag stands for.
  public var sources: [String: String]

  /// Makes a catalogue from its parts.
  public init(devices: [Device], sets: [String: [String]] = [:], sources: [String: String] = [:]) {
    self.devices = devices
    self.sets = sets
    self.sources = sources
  }

  /// The device with an id.
  public func device(_ id: String) -> Device? { devices.first { $0.id == id } }
}
