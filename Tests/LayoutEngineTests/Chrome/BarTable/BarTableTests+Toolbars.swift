import Devices

/// Rows of toolbars and search bars.
extension BarTableTests {
  static let toolbarsAndSearch: [Row] = [
    Row(
      id: "toolbar.iphone.classic", device: "iphone-8", os: 16, bars: tools, bar: "toolbar",
      measure: .height, key: "height"),
    Row(
      id: "toolbar.iphone.indicator", device: "iphone-x", os: 16, bars: tools, bar: "toolbar",
      measure: .height, key: "total.homeIndicator"),
    Row(
      id: "toolbar.iphone.landscape.classic", device: "iphone-8", orientation: .landscapeLeft,
      os: 16, bars: tools, bar: "toolbar", measure: .height, key: "height"),
    Row(
      id: "toolbar.ipad.classic", device: "ipad-pro-11-m4", os: 18, bars: tools, bar: "toolbar",
      measure: .height, key: "total.homeIndicator"),
    Row(
      id: "toolbar.ipad.classic", device: "ipad-air-9-7", os: 15, bars: tools, bar: "toolbar",
      measure: .height, key: "total.homeButton"),
    Row(
      id: "toolbar.glass", device: "iphone-se-4-7", os: 26, bars: tools, bar: "toolbar",
      measure: .height, key: "height"),
    Row(
      id: "toolbar.glass", device: "iphone-se-4-7", os: 26, bars: tools, bar: "toolbar",
      measure: .platterHeight, key: "platterHeight"),
    Row(
      id: "toolbar.glass", device: "iphone-se-4-7", os: 26, bars: tools, bar: "toolbar",
      measure: .sideMargin, key: "sideMargin"),
    Row(
      id: "search.intrinsic.glass", device: "iphone-17-pro", os: 26, bars: search, bar: "searchBar",
      measure: .height, key: "height"),
    Row(
      id: "search.intrinsic.glass", device: "iphone-17-pro", os: 26, bars: search, bar: "searchBar",
      measure: .fieldHeight, key: "field.height"),
    Row(
      id: "search.intrinsic.glass", device: "iphone-17-pro", os: 26, bars: search, bar: "searchBar",
      measure: .fieldInset, key: "field.sideInset"),
    Row(
      id: "search.intrinsic.glass", device: "iphone-17-pro", os: 26, bars: search, bar: "searchBar",
      measure: .textX, key: "field.textX"),
    Row(
      id: "search.standalone.classic", device: "iphone-x", os: 16, bars: search, bar: "searchBar",
      measure: .height, key: "height"),
    Row(
      id: "search.standalone.classic", device: "iphone-x", os: 16, bars: search, bar: "searchBar",
      measure: .fieldHeight, key: "fieldHeight"),
    Row(
      id: "search.standalone.old", device: "iphone-8", os: 10, bars: search, bar: "searchBar",
      measure: .height, key: "height"),
  ]
}
