/// Cases about rules that cannot hold.
extension PublicCaseTests {
  /// Two boxes with gaps of 20, 10 and 20 points in a parent of a fixed width.
  private static func gaps(width: Int) -> String {
    """
    content:
      constraints:
        children: [{ box: A, id: a }, { box: B, id: b }]
        rules:
          - "|-20-[a(b)]-10-[b]-20-|"
          - V:|[a(10)]
          - V:|[b(10)]
      frame: { width: \(width), height: 10 }
    """
  }

  static let constraints = [
    Row(
      report: "SnapKit/SnapKit #462", title: "gaps of 50 in a parent of 20",
      places: [Place(), .phone("iphone-se-4")],
      answer: .finds(
        "AD-03",
        [
          Found("a", says: "beside the size of the container"),
          Found("a", at: 1, says: "beside the size of the container"),
        ]),
      screen: gaps(width: 20)),
    Row(
      report: "SnapKit/SnapKit #462", title: "a parent that has room", places: [Place()],
      answer: .nothing("AD-03", because: "60 pt hold the gaps of 50 and boxes of 5"),
      screen: gaps(width: 60)),
  ]
}
