import Foundation
import Geometry
import LayoutEngine
import TestSupport
import Testing

/// A case of the SwiftUI layout oracle: a tree, what it is offered, and the frames that result.
///
/// The form is that of `swiftui-layout-cases.json`; the file says of each number how it came about.
struct OracleCase: CustomTestStringConvertible, @unchecked Sendable {
  let id: String
  let confidence: String
  let tolerance: Double
  private let object: [String: Any]

  var testDescription: String { id }

  static let all: [OracleCase] = {
    guard let bytes = SharedFolder.bytes("data/swiftui-layout-cases.json"),
      let root = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
      let cases = root["cases"] as? [[String: Any]]
    else { return [] }
    return cases.map(OracleCase.init)
  }()

  init(_ object: [String: Any]) {
    self.object = object
    id = object["id"] as? String ?? "?"
    confidence = object["confidence"] as? String ?? "?"
    tolerance = object["tolerance"] as? Double ?? 0.01
  }

  /// The parts of the expectation.
  var parts: Set<String> { Set((object["expect"] as? [String: Any] ?? [:]).keys) }

  /// How many numbers the expectation states, those of passes left out.
  var numbers: Int {
    func count(_ value: Any) -> Int {
      switch value {
      case let map as [String: Any]: map.values.reduce(0) { $0 + count($1) }
      case let list as [Any]: list.reduce(0) { $0 + count($1) }
      default: length(value) == nil ? 0 : 1
      }
    }
    var expected = object["expect"] as? [String: Any] ?? [:]
    expected["passes"] = nil
    return count(expected)
  }

  /// Lays the tree out and returns what differs from the expectation, in words.
  func misses() -> [String] {
    let log = FrameLog()
    let builder = OracleTreeBuilder(log: log)
    let root = builder.node(object["root"] as? [String: Any] ?? [:])
    let expected = object["expect"] as? [String: Any] ?? [:]
    if let proposal = object["proposal"] as? [Any] {
      let offer = ProposedSize(width: length(proposal[0]), height: length(proposal[1]))
      let size = root.size(for: offer)
      let wanted = (expected["size"] as? [Any] ?? []).map(length)
      guard wanted.count == 2 else { return ["no size is expected"] }
      return differences("size", [size.width, size.height], wanted)
    }
    let window = (object["window"] as? [Double]) ?? [0, 0]
    place(root, window: Size(width: window[0], height: window[1]))
    var result: [String] = []
    for (id, frame) in (expected["frames"] as? [String: [Any]] ?? [:]).sorted(by: {
      $0.key < $1.key
    }) {
      guard let got = log.frames[id] else {
        result.append("\(id) was not placed")
        continue
      }
      result += differences(
        id, [got.minX, got.minY, got.width, got.height], frame.map(length))
    }
    for (id, width) in (expected["widths"] as? [String: Double] ?? [:]).sorted(by: {
      $0.key < $1.key
    }) {
      result += differences(id, [log.frames[id]?.width ?? .nan], [width])
    }
    if let columns = expected["columns"] as? [Double] {
      result += differences("columns", builder.columns, columns)
    }
    if let width = expected["gridWidth"] as? Double {
      result += differences("grid width", [builder.gridWidth], [width])
    }
    return result
  }

  private func place(_ root: LayoutNode, window: Size) {
    let whole = Rect(origin: .zero, size: window)
    var safe = whole
    if let insets = object["safeArea"] as? [String: Double] {
      safe = whole.inset(
        by: EdgeInsets(
          top: insets["top"] ?? 0, left: insets["leading"] ?? 0, bottom: insets["bottom"] ?? 0,
          right: insets["trailing"] ?? 0))
    }
    let placement = Placement(
      sink: PlacementSink(), window: whole, safeArea: safe, guides: [:], scale: 1)
    if let at = object["at"] as? [Double] {
      root.place(
        at: Point(x: at[0], y: at[1]), proposal: ProposedSize(width: at[2], height: at[3]),
        in: placement)
      return
    }
    let offer = ProposedSize(window)
    let size = root.size(for: offer)
    root.place(
      at: Point(x: (window.width - size.width) / 2, y: (window.height - size.height) / 2),
      proposal: offer, in: placement)
  }

  private func length(_ value: Any) -> Double? {
    if value as? String == "infinity" { return .infinity }
    return value as? Double
  }

  private func differences(_ what: String, _ got: [Double], _ wanted: [Double?]) -> [String] {
    let isEqual =
      got.count == wanted.count
      && zip(got, wanted).allSatisfy { got, wanted in
        guard let wanted else { return true }
        return got == wanted || abs(got - wanted) <= tolerance
      }
    return isEqual ? [] : ["\(what) is \(got), expected \(wanted.map { $0 ?? .nan })"]
  }
}
