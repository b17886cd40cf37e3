import Devices

/// The look and the measures of system bars by system version and SDK.
package enum ChromeGeneration: Hashable, Sendable {
  /// To iOS and iPadOS 18.
  case classic
  /// From 26, in apps built with the 26 SDK or later.
  case glass
}

extension Configuration {
  /// The generation of the system bars.
  package var chromeGeneration: ChromeGeneration {
    let isBuiltForGlass = sdk.map { $0.major >= 26 } ?? true
    return isGlass && isBuiltForGlass ? .glass : .classic
  }
}
