extension Double {
  /// The number as text with at most some decimals, the same everywhere.
  ///
  /// Halves are rounded away from zero, trailing zeros and a minus before zero are left out, and no
  /// locale is asked. Infinite and undefined numbers give `inf`, `-inf` and `nan`.
  ///
  /// - Parameter decimals: how many digits to keep after the point, 0 to 9.
  /// - Returns: for example `433.5`, `-0.125`, `12`.
  public func text(decimals: Int = 3) -> String {
    guard isFinite else { return isNaN ? "nan" : (self < 0 ? "-inf" : "inf") }
    var factor = 1.0
    for _ in 0..<decimals { factor *= 10 }
    let scaled = (magnitude * factor).rounded(.toNearestOrAwayFromZero)
    guard scaled < 9e15 else { return description }
    let digits = UInt64(scaled)
    guard digits != 0 else { return "0" }
    let unit = UInt64(factor)
    var result = self < 0 ? "-" : ""
    result += String(digits / unit)
    var rest = digits % unit
    guard rest != 0 else { return result }
    var width = decimals
    while rest % 10 == 0 {
      rest /= 10
      width -= 1
    }
    let fraction = String(rest)
    result += "." + String(repeating: "0", count: width - fraction.count) + fraction
    return result
  }
}
