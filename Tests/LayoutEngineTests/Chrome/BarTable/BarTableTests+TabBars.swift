import Devices

/// Rows of tab bars.
extension BarTableTests {
  static let tabBars: [Row] = [
    Row(
      id: "tab.iphone.portrait.classic", device: "iphone-x", os: 16, bars: tabs, bar: "tabBar",
      measure: .height, key: "total.homeIndicator"),
    Row(
      id: "tab.iphone.portrait.classic", device: "iphone-8", os: 16, bars: tabs, bar: "tabBar",
      measure: .height, key: "total.homeButton"),
    Row(
      id: "tab.iphone.landscape.compact.classic", device: "iphone-x", orientation: .landscapeRight,
      os: 16, bars: tabs, bar: "tabBar", measure: .height, key: "total.homeIndicator"),
    Row(
      id: "tab.iphone.landscape.compact.classic", device: "iphone-8", orientation: .landscapeRight,
      os: 16, bars: tabs, bar: "tabBar", measure: .height, key: "total.homeButton"),
    Row(
      id: "tab.iphone.landscape.regular.classic", device: "iphone-xs-max",
      orientation: .landscapeRight, os: 18, bars: tabs, bar: "tabBar", measure: .height,
      key: "total.homeIndicator"),
    Row(
      id: "tab.ipad.classic.old", device: "ipad-air-9-7", os: 11, bars: tabs, bar: "tabBar",
      measure: .height, key: "height"),
    Row(
      id: "tab.ipad.classic", device: "ipad-pro-11-m4", os: 17, bars: tabs, bar: "tabBar",
      measure: .height, key: "total.homeIndicator"),
    Row(
      id: "tab.ipad.classic", device: "ipad-air-9-7", os: 15, bars: tabs, bar: "tabBar",
      measure: .height, key: "total.homeButton"),
    Row(
      id: "tab.iphone.glass.region", device: "iphone-17-pro", os: 26, bars: tabs, bar: "tabBar",
      measure: .height, key: "total"),
    Row(
      id: "tab.iphone.glass.capsule", device: "iphone-17-pro", os: 26, bars: tabs, bar: "tabBar",
      measure: .capsuleHeight, key: "capsuleHeight"),
    Row(
      id: "tab.iphone.glass.capsule", device: "iphone-17-pro", os: 26, bars: tabs, bar: "tabBar",
      measure: .capsuleSide, key: "sideInset"),
    Row(
      id: "tab.iphone.glass.capsule", device: "iphone-17-pro", os: 26, bars: tabs, bar: "tabBar",
      measure: .capsuleBottom, key: "bottomInset"),
    Row(
      id: "tab.iphone.glass.zeroInset", device: "iphone-se-4-7", os: 26, bars: tabs, bar: "tabBar",
      measure: .height, key: "total"),
    Row(
      id: "tab.iphone.glass.zeroInset", device: "iphone-se-4-7", os: 26, bars: tabs, bar: "tabBar",
      measure: .capsuleHeight, key: "capsuleHeight"),
    Row(
      id: "tab.iphone.glass.zeroInset", device: "iphone-se-4-7", os: 26, bars: tabs, bar: "tabBar",
      measure: .capsuleBottom, key: "bottomMargin"),
    Row(
      id: "tab.iphone.glass.zeroInset", device: "iphone-se-4-7", os: 26, bars: tabs, bar: "tabBar",
      measure: .symbolCenter, key: "iconCentreY"),
    Row(
      id: "tab.iphone.glass.zeroInset", device: "iphone-se-4-7", os: 26, bars: tabs, bar: "tabBar",
      measure: .tabTitleCenter, key: "titleCentreY"),
  ]
}
