import Devices
import Geometry
import LayoutEngine

/// A picture of several configurations that a run draws beside its previews: the poses of a screen on a
/// foldable, or the flow of all screens in one set of traits.
struct SeriesPlan: Hashable {
  /// What the picture shows.
  enum Kind: Hashable {
    /// One screen in all poses.
    case poses
    /// All screens, with what leads where.
    case flow
  }

  /// What it shows.
  var kind = Kind.poses
  /// The path of the picture without the ending: `player/iphone-duo/poses`, with what else names the
  /// configurations behind it.
  var name: String
  /// The configurations in the order of the page.
  var configurations: [Configuration]

  /// The order of poses on a page: as the device is opened.
  private static let order: [Pose] = [.closed, .tent, .flat, .book, .laptop]

  /// The series of some configurations, in the order of the first of each.
  ///
  /// Of the turns of a pose one upright and one level are shown. A device that is there in a single
  /// pose and turn has no series.
  static func plans(of configurations: [Configuration]) -> [SeriesPlan] {
    var plans: [SeriesPlan] = []
    for configuration in configurations where configuration.device.isFoldable {
      let name = self.name(of: configuration)
      guard let index = plans.firstIndex(where: { $0.name == name }) else {
        plans.append(SeriesPlan(name: name, configurations: [configuration]))
        continue
      }
      let isThere = plans[index].configurations.contains { other in
        other.pose == configuration.pose && isUpright(other) == isUpright(configuration)
      }
      if !isThere { plans[index].configurations.append(configuration) }
    }
    for index in plans.indices {
      plans[index].configurations.sort { a, b in
        (place(a), isUpright(a) ? 0 : 1) < (place(b), isUpright(b) ? 0 : 1)
      }
    }
    return plans.filter { $0.configurations.count > 1 }
  }

  /// The flows of some configurations: one for each set of traits that two screens or more have, in the
  /// order of the first of each.
  static func flows(of configurations: [Configuration]) -> [SeriesPlan] {
    var plans: [SeriesPlan] = []
    for configuration in configurations {
      guard let slash = configuration.name.firstIndex(of: "/") else { continue }
      let name = "flow" + configuration.name[slash...]
      if let index = plans.firstIndex(where: { $0.name == name }) {
        plans[index].configurations.append(configuration)
      } else {
        plans.append(SeriesPlan(kind: .flow, name: name, configurations: [configuration]))
      }
    }
    return plans.filter { $0.configurations.count > 1 }
  }

  private static func place(_ configuration: Configuration) -> Int {
    configuration.pose.flatMap(order.firstIndex) ?? order.count
  }

  private static func isUpright(_ configuration: Configuration) -> Bool {
    !configuration.orientation.isLandscape
  }

  private static func name(of configuration: Configuration) -> String {
    var name = "\(configuration.screen)/\(configuration.device.id)/poses"
    if configuration.window != "full" {
      name += "-" + ConfigurationName.component(of: configuration.window)
    }
    // What follows the first plus names text size, locale and so on.
    guard let plus = configuration.name.firstIndex(of: "+") else { return name }
    return name + configuration.name[plus...]
  }
}
