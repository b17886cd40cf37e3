import Documents
import Geometry
@testable import InterfaceBuilder
import Testing

/// Cells of real collections, held against the frames that Interface Builder stored for them.
struct CorpusCellTests {
  /// A scene of a file with a collection of cells.
  private struct Case {
    var document: InterfaceDocument
    var scene: InterfaceScene
    var collection: InterfaceView

    var cells: [InterfaceView] { collection.children.filter(FlowLines.isCell) }
    var layout: XMLElement? { collection.element.child("collectionViewFlowLayout") }
  }

  /// The collections that have cells in a flow layout, as if all of them sized themselves.
  private func collections(skipping test: String = #function) throws -> [Case]? {
    let files = try Corpus.files(skipping: test)?.filter {
      String(decoding: $0.bytes, as: UTF8.self).contains("<collectionViewCell ")
    }
    return try files?.flatMap { file -> [Case] in
      var document = try #require(InterfaceReader.read(file.bytes, file: file.name).document)
      for index in document.scenes.indices {
        document.scenes[index].root = document.scenes[index].root.map(Self.estimating)
      }
      return document.scenes.flatMap { scene in
        (scene.root?.installed(in: document.traits).withDescendants ?? []).compactMap { view in
          let one = Case(document: document, scene: scene, collection: view)
          return view.kind == "collectionView" && one.layout != nil && !one.cells.isEmpty
            ? one : nil
        }
      }
    }
  }

  /// A view in which all flow layouts have automatic sizes.
  private static func estimating(_ view: InterfaceView) -> InterfaceView {
    var view = view
    for index in view.element.children.indices
    where view.element.children[index].name == "collectionViewFlowLayout" {
      view.element.children[index].attributes["automaticEstimatedItemSize"] = "YES"
    }
    view.children = view.children.map(estimating)
    return view
  }

  @Test func `a real cell of another stored size becomes as large as Interface Builder fitted it`()
    throws
  {
    let name = "duckduckgo-iOS/DuckDuckGo/Base.lproj/Settings.storyboard"
    guard let file = try Corpus.files()?.first(where: { $0.name == name }) else { return }
    let text = String(decoding: file.bytes, as: UTF8.self)
    // The layout and the cell say 68 alike, and the view that holds the rest; the picture does not.
    let other = text.split(
      separator: "width=\"68\" height=\"68\"", omittingEmptySubsequences: false
    )
    .joined(separator: "width=\"50\" height=\"80\"")
    for text in [text, other] {
      let document = try #require(
        InterfaceReader.read(Array(text.utf8), file: file.name).document)
      let scene = try #require(
        document.scenes.first {
          $0.root?.withDescendants.contains { $0.id == "uT3-fj-7Jx" } ?? false
        })
      let screen = try ImportedScreen(scene, of: document, safeArea: .zero, keepsCells: false)
      #expect(screen.open.isEmpty)
      let frames = ["uT3-fj-7Jx", "JrS-9m-FTZ", "BR6-4z-1jj"].map { screen.frames[$0] }
      #expect(
        frames == [
          Rect(x: 25, y: 38, width: 68, height: 68), Rect(x: 0, y: 0, width: 68, height: 68),
          Rect(x: 4, y: 4, width: 60, height: 60),
        ])
    }
  }

  @Test func `real cells that are stored too high become as high as Interface Builder fitted them`()
    throws
  {
    guard let cases = try collections(),
      let one = cases.first(where: { $0.collection.id == "7gd-ro-2Jf" })
    else { return }
    let (first, second) = ("5DS-WK-qAz", "wZG-XA-czw")
    let stored = [first, second].map { id in one.cells.first { $0.id == id }?.frame }
    /// A view with cells that are 20 points higher, one below the other.
    func higher(_ view: InterfaceView, by growth: Double = 0) -> InterfaceView {
      var view = view
      let isCell = FlowLines.isCell(view)
      view.frame?.size.height += isCell ? 20 : growth
      if view.id == second { view.frame?.origin.y += 20 }
      view.children = view.children.map {
        higher($0, by: isCell && $0.key == "contentView" ? 20 : 0)
      }
      return view
    }
    var scene = one.scene
    scene.root = scene.root.map { higher($0) }
    let screen = try ImportedScreen(scene, of: one.document, safeArea: .zero, keepsCells: false)
    #expect([first, second].map { screen.frames[$0] } == stored)
  }

  @Test func `real cells of their stored sizes lie in lines where Interface Builder drew them`()
    throws
  {
    guard let cases = try collections() else { return }
    var count = 0
    for one in cases {
      let screen = try ImportedScreen(one.scene, of: one.document, safeArea: .zero)
      for view in one.collection.children where view.frame != nil {
        count += 1
        let (found, stored) = (screen.frames[view.id] ?? .zero, view.frame ?? .zero)
        #expect(abs(found.minX - stored.minX) <= 0.5, "\(view.id)")
        #expect(abs(found.minY - stored.minY) <= 0.5, "\(view.id)")
        #expect(abs(found.width - stored.width) <= 0.5, "\(view.id)")
        #expect(abs(found.height - stored.height) <= 0.5, "\(view.id)")
      }
    }
    print("cells, headers and footers of collections found again: \(count)")
    #expect(count >= 20)
  }

  @Test func `real lines are as far from each other as their layouts say`() throws {
    guard let cases = try collections() else { return }
    var count = 0
    for one in cases {
      let flow = try #require(FlowLines(of: one.collection))
      let between = one.layout?.number("minimumLineSpacing") ?? 10
      let section = one.layout?.child(keyed: "sectionInset")
      let isDown = flow.axis == .vertical
      let before = section?.number(isDown ? "minY" : "minX") ?? 0
      let after = section?.number(isDown ? "maxY" : "maxX") ?? 0
      for (line, next) in zip(flow.lines, flow.lines.dropFirst()) {
        let areCells = (line.views + next.views).allSatisfy(FlowLines.isCell)
        let isFirst = !line.views.allSatisfy(FlowLines.isCell)
        let wanted = areCells ? between : isFirst ? before : after
        #expect(next.extent.lowerBound - line.extent.upperBound == wanted, "\(one.collection.id)")
        count += 1
      }
    }
    print("gaps between lines of collections: \(count)")
    #expect(count >= 8)
  }

  @Test func `a real cell alone in its line is centred where no second one fits beside it`() throws
  {
    guard let cases = try collections() else { return }
    var (centered, packed) = (0, 0)
    for one in cases {
      let flow = try #require(FlowLines(of: one.collection))
      let size = one.collection.frame?.size ?? .zero
      let length = flow.axis == .vertical ? size.width : size.height
      for line in flow.lines where line.views.count == 1 && FlowLines.isCell(line.views[0]) {
        let own = FlowLines.range(of: line.views[0], flow.axis.other)
        let two = 2 * (own.upperBound - own.lowerBound) + flow.spacing
        let fits = two <= length - flow.insets.start - flow.insets.end
        #expect(line.setting == (fits ? .packed : .centered), "\(line.views[0].id)")
        if fits { packed += 1 } else { centered += 1 }
      }
    }
    print("cells alone in a line: \(centered) centred, \(packed) at its start")
    #expect(centered >= 6)
    #expect(packed >= 6)
  }
}
