import Devices

/// Rows of navigation bars.
extension BarTableTests {
  static let navigationBars: [Row] = [
    Row(
      id: "nav.iphone.portrait.classic", device: "iphone-8", os: 16, bars: title,
      bar: "navigationBar", measure: .height, key: "height"),
    Row(
      id: "nav.iphone.portrait.classic", device: "iphone-x", os: 16, bars: title,
      bar: "navigationBar", measure: .height, key: "height"),
    Row(
      id: "nav.iphone.portrait.classic.island-A", device: "iphone-15-pro", os: 18, bars: title,
      bar: "navigationBar", measure: .height, key: "height"),
    Row(
      id: "nav.iphone.portrait.classic.island-A", device: "iphone-15-pro", os: 18, bars: title,
      bar: "navigationBar", measure: .top, key: "y"),
    Row(
      id: "nav.iphone.portrait.classic.island-A", device: "iphone-15-pro", os: 18, bars: title,
      bar: "navigationBar", measure: .bottom, key: "bottom"),
    Row(
      id: "nav.iphone.portrait.classic.island-B", device: "iphone-16-pro", os: 18, bars: title,
      bar: "navigationBar", measure: .top, key: "y.62"),
    Row(
      id: "nav.iphone.portrait.classic.island-B", device: "iphone-16-pro", os: 18, bars: title,
      bar: "navigationBar", measure: .bottom, key: "bottom.62"),
    Row(
      id: "nav.iphone.portrait.classic.island-B", device: "iphone-air", os: 18, bars: title,
      bar: "navigationBar", measure: .top, key: "y.68"),
    Row(
      id: "nav.iphone.portrait.classic.island-B", device: "iphone-air", os: 18, bars: title,
      bar: "navigationBar", measure: .bottom, key: "bottom.68"),
    Row(
      id: "nav.iphone.zeroInset.glass", device: "iphone-se-4-7", os: 26, bars: bare + title,
      bar: "navigationBar", measure: .height, key: "height"),
    Row(
      id: "nav.iphone.zeroInset.glass", device: "iphone-se-4-7", os: 26, bars: bare + title,
      bar: "navigationBar", measure: .top, key: "topPadding"),
    Row(
      id: "nav.iphone.zeroInset.glass", device: "iphone-se-4-7", os: 26, bars: bare + title,
      bar: "navigationBar", measure: .bottom, key: "zone"),
    Row(
      id: "nav.largeTitle.glass", device: "iphone-se-4-7", os: 26, bars: bare + large,
      bar: "navigationBar", measure: .bottom, key: "zeroInsetTotal"),
    Row(
      id: "nav.largeTitle.glass", device: "iphone-se-4-7", os: 26, bars: bare + large,
      bar: "navigationBar", measure: .labelTop, key: "label.y"),
    Row(
      id: "nav.largeTitle.glass", device: "iphone-se-4-7", os: 26, bars: bare + title,
      bar: "navigationBar", measure: .titleCenter, key: "inlineTitleCentreY"),
    Row(
      id: "nav.iphone.landscape.compact.classic", device: "iphone-x", orientation: .landscapeLeft,
      os: 16, bars: title, bar: "navigationBar", measure: .height, key: "height"),
    Row(
      id: "nav.iphone.landscape.regular.classic", device: "iphone-11", orientation: .landscapeLeft,
      os: 18, bars: title, bar: "navigationBar", measure: .height, key: "height"),
    Row(
      id: "nav.largeTitle.classic", device: "iphone-x", os: 16, bars: large, bar: "navigationBar",
      measure: .height, key: "total.iphonePortrait"),
    Row(
      id: "nav.largeTitle.classic", device: "ipad-pro-11-m4", os: 18, bars: large,
      bar: "navigationBar", measure: .height, key: "total.ipad"),
    Row(
      id: "nav.ipad.classic.old", device: "ipad-air-9-7", os: 11, bars: title, bar: "navigationBar",
      measure: .height, key: "height"),
    Row(
      id: "nav.ipad.classic", device: "ipad-pro-11-m4", os: 18, bars: title, bar: "navigationBar",
      measure: .height, key: "height"),
    Row(
      id: "nav.iphone.portrait.glass", device: "iphone-17-pro", os: 26, bars: title,
      bar: "navigationBar", measure: .height, key: "height"),
    Row(
      id: "nav.ipad.glass", device: "ipad-pro-11-m5", os: 26, bars: title, bar: "navigationBar",
      measure: .height, key: "height"),
    Row(
      id: "nav.largeTitle.glass", device: "iphone-17-pro", os: 26, bars: large,
      bar: "navigationBar", measure: .height, key: "total"),
    Row(
      id: "nav.largeTitle.glass", device: "iphone-17-pro", os: 26, bars: large,
      bar: "navigationBar", measure: .labelX, key: "label.x"),
    Row(
      id: "nav.iphone.landscape.glass", device: "iphone-17-pro", orientation: .landscapeLeft,
      os: 26, bars: title, bar: "navigationBar", measure: .height, key: "height.compactWidth"),
    Row(
      id: "nav.iphone.landscape.glass", device: "iphone-16-pro-max", orientation: .landscapeLeft,
      os: 26, bars: title, bar: "navigationBar", measure: .height, key: "height.regularWidth"),
    Row(
      id: "nav.barButtonPlatter.glass", device: "iphone-17-pro", os: 26, bars: title,
      bar: "navigationBar", measure: .platterHeight, key: "height"),
    Row(
      id: "nav.barButtonPlatter.glass", device: "iphone-17-pro", os: 26, bars: title,
      bar: "navigationBar", measure: .itemGap, key: "gap"),
    Row(
      id: "nav.barButtonPlatter.glass", device: "iphone-17-pro", os: 26, bars: title,
      bar: "navigationBar", measure: .sideMargin, key: "sideMargin"),
  ]
}
