/// What one priority wants: how much each symbol that is zero now would cost if it grew.
struct Level: Sendable {
  /// The priority.
  let priority: Priority
  /// The cost by symbol; zero for those that have a row.
  var costs: [Double]
}
