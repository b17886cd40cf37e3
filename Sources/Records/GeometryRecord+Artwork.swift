import Geometry
import LayoutEngine
import LayoutSpecs

extension GeometryRecord {
  /// A picture as it stands in a record.
  static func artwork(_ image: PlacedImage) -> JSONValue {
    let fit = image.fit
    return .record([
      "asset": .string(image.asset),
      "mode": .string(fit.mode.rawValue),
      "anchor": fit.anchor == .center ? nil : .string(fit.anchor.word),
      "gravity": image.video.map { .string($0.gravity.rawValue) },
      "drawn": .rect(fit.drawn),
      "cropped": .number(fit.cropped),
      "lost": fit.lost == .zero ? nil : .nonzero(fit.lost),
      "unused": .number(fit.unused),
      "bars": bars(fit),
      "covered": covers(image.covers),
      "focus": image.focus.isEmpty
        ? nil
        : .object(
          Dictionary(image.focus.map { ($0.name, focus($0)) }, uniquingKeysWith: { a, _ in a })),
      "focusVisible": image.focusVisible.map { .bool($0) },
      "advice": image.advice.map(advice),
      "alternative": image.video.map { alternative($0.alternative) },
      "bakedBars": image.bakedBars.map(bakedBars),
      "screenshot": image.screenshot.map { screenshot($0, bars: image.screenshotBars) },
      "enlarged": image.enlarged.map { .number($0) },
    ])
  }

  private static func bars(_ fit: ArtworkFit) -> JSONValue? {
    let bars = fit.bars
    guard !bars.isEmpty else { return nil }
    return .array(
      bars.map { .object(["edge": .string($0.edge.rawValue), "frame": .rect($0.frame)]) })
  }

  /// Shares by cause.
  private static func covers(_ covers: [ArtworkCover]) -> JSONValue? {
    guard !covers.isEmpty else { return nil }
    return .object(
      Dictionary(
        covers.map { ($0.cause.rawValue, JSONValue.number($0.share)) },
        uniquingKeysWith: { a, _ in a }))
  }

  private static func focus(_ region: FocusRegion) -> JSONValue {
    .record([
      "frame": .rect(region.frame),
      "state": .string(region.state.rawValue),
      "lost": region.lost > 0 ? .number(region.lost) : nil,
      "cut": region.cut == .zero ? nil : .nonzero(region.cut),
      "covered": covers(region.covers),
    ])
  }

  private static func advice(_ advice: FocusAdvice) -> JSONValue {
    .record([
      "largestScale": .number(advice.largestScale),
      "mode": advice.best.map { .string($0.mode.rawValue) },
      "anchor": advice.best.map { .string($0.anchor.word) },
      "scale": advice.best.map { .number($0.scale) },
      "clear": advice.best.map { _ in .bool(advice.isClear) },
      "fillRange": advice.fillRange.map { range in
        .object([
          "axis": .string(range.axis.rawValue),
          "places": .array([.number(range.lower), .number(range.upper)]),
        ])
      },
    ])
  }

  private static func alternative(_ fit: ArtworkFit) -> JSONValue {
    .record([
      "mode": .string(fit.mode.rawValue), "drawn": .rect(fit.drawn),
      "cropped": .number(fit.cropped), "lost": fit.lost == .zero ? nil : .nonzero(fit.lost),
      "unused": .number(fit.unused), "bars": bars(fit),
    ])
  }

  private static func screenshot(
    _ screenshot: PlacedImage.Screenshot, bars: EdgeInsets?
  ) -> JSONValue {
    .record([
      "pixels": screenshot.pixels.map { .size($0) }, "scale": .number(screenshot.scale),
      "barInsets": bars.map { .nonzero($0) },
    ])
  }

  private static func bakedBars(_ bars: BakedBars) -> JSONValue {
    func effect(_ effect: BakedBars.Effect) -> JSONValue {
      .object([
        "with": .size(effect.padded), "without": .size(effect.bare),
        "scale": .number(effect.scale),
      ])
    }
    return .object([
      "source": .string(bars.source.rawValue), "parts": .nonzero(bars.parts),
      "content": .rect(bars.content), "fit": effect(bars.fit), "fill": effect(bars.fill),
    ])
  }
}
