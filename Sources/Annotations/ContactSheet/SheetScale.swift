import Geometry

/// How large the previews of a contact sheet are drawn.
public enum SheetScale: Hashable, Sendable {
  /// All at one scale, the largest step at which every preview fits, so that they can be compared.
  case one
  /// The previews of each family at a scale of their own, those of a foldable by themselves.
  case perFamily
  /// All at one given scale, in page points per point.
  case fixed(Double)

  /// The steps that are tried, largest first: percent that can be told and measured with a ruler.
  static let steps = [
    1, 0.75, 0.6, 0.5, 0.4, 0.35, 0.3, 0.25, 0.2, 0.175, 0.15, 0.125, 0.1, 0.08, 0.06, 0.05, 0.04,
    0.03, 0.02, 0.01,
  ]

  /// The largest scales that are tried by themselves, in turn: a contact sheet shows many previews
  /// side by side, and below the last of them little could be read.
  static let limits = [0.4, 0.35, 0.3, 0.25, 0.2, 0.175, 0.15]

  /// A smaller scale for a family is taken only where it fills pages by this much better.
  static let betterFill = 1.04

  /// Of a group of few previews, how much of its scale is kept at least where a smaller one saves a page.
  static let leastOfUsual = 0.8

  /// How many previews a page should hold where each family has a scale of its own: eight on A4, more
  /// on larger paper, but larger ones too; of screens that are large themselves as many as they are
  /// drawn smaller.
  static func previewsPerPage(of paper: Size, part: Double) -> Int {
    let usual = 8 * (paper.width * paper.height / (595.28 * 841.89)).squareRoot()
    return Int((usual * min(part, 1)).rounded())
  }

  /// How many previews a page should hold; fewer pages than that asks for are not looked for.
  static let previewsPerPage = 10
  /// A smaller scale is taken only where it needs no more than this part of the pages.
  static let worthwhile = 0.8

  /// A scale in words: `25 %`.
  public static func words(_ factor: Double) -> String {
    "\((factor * 100).text(decimals: 1)) %"
  }
}
