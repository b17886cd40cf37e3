import Comparison

/// What of a comparison is accepted.
struct ApprovalSelection {
  /// Names of configurations, or paths of pictures.
  var configurations: Set<String> = []
  /// Ids of devices.
  var devices: Set<String> = []
  /// Ids of elements.
  var elements: Set<String> = []
  /// Numbers of causes, from 1, as `diff` prints them.
  var causes: Set<Int> = []

  /// Whether nothing is picked, so that everything is meant.
  var isAll: Bool {
    configurations.isEmpty && devices.isEmpty && elements.isEmpty && causes.isEmpty
  }

  /// What is picked, and what would be but for other changes in the same configuration.
  struct Picked {
    /// The names of the configurations to accept, in order.
    var accepted: [String] = []
    /// The names of those that also changed otherwise.
    var left: [String] = []
  }

  /// Picks configurations.
  ///
  /// Whole configurations are accepted: a picture holds everything that changed. By an element or a cause
  /// only those are in which nothing else changed.
  func pick(from result: DiffResult) -> Picked {
    var picked = Picked()
    let failed = result.failures.map(\.name)
    let all = result.changed + failed + result.new
    if isAll {
      picked.accepted = all
      return picked
    }
    for name in all {
      let device = ConfigurationAxes.axes(of: name)["device"]
      if configurations.contains(name) || device.map(devices.contains) ?? false {
        picked.accepted.append(name)
        continue
      }
      let parts = self.parts(of: name, in: result)
      guard parts.contains(true) else { continue }
      if parts.contains(false) || failed.contains(name) || result.new.contains(name) {
        picked.left.append(name)
      } else {
        picked.accepted.append(name)
      }
    }
    return picked
  }

  /// For everything that changed in a configuration whether it is accepted.
  private func parts(of name: String, in result: DiffResult) -> [Bool] {
    var parts: [Bool] = []
    for (index, cause) in result.causes.enumerated() where cause.configurations.contains(name) {
      parts.append(
        causes.contains(index + 1) || areElements(cause.element, cause.places, of: name))
    }
    for look in result.looks where look.configurations.contains(name) {
      parts.append(areElements(look.element, look.places, of: name))
    }
    return parts
  }

  /// Whether all elements that changed alike in a configuration are picked, by their ids or by what
  /// these end with.
  private func areElements(
    _ element: String, _ places: [CauseGroup.Place], of configuration: String
  ) -> Bool {
    elements.contains(element)
      || places.filter { $0.configurations.contains(configuration) }
        .allSatisfy { elements.contains($0.element) }
  }
}
