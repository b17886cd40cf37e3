extension DeviceCatalog {
  /// The catalogue with another one added: devices, sets and sources of the other come first.
  ///
  /// A device with a known id takes the place of the one that had it; a new one comes after the
  /// last of its family.
  public func adding(_ other: DeviceCatalog) -> DeviceCatalog {
    var result = self
    for device in other.devices {
      if let place = result.devices.firstIndex(where: { $0.id == device.id }) {
        result.devices[place] = device
      } else {
        result.devices.append(device)
      }
    }
    let families = DeviceFamily.allCases
    result.devices = families.flatMap { family in result.devices.filter { $0.family == family } }
    result.sets.merge(other.sets) { _, new in new }
    result.sources.merge(other.sources) { _, new in new }
    return result
  }
}
