import Geometry
import Testing

@testable import LayoutPreview

struct SweepTests {
  @Test func `bisection agrees with trying every half point`() {
    // Steps at odd places, some of them narrow: a grid's columns, a class, a branch that comes back.
    let state: (Double) -> Sweep.State = { size in
      [
        Sweep.Key(order: 0, kind: "columns", path: "grid"): String(Int((size + 8) / 117)),
        Sweep.Key(order: 1, kind: "widthClass", path: ""): size < 677.5 ? "compact" : "regular",
        Sweep.Key(order: 2, kind: "switch", path: "content"):
          size >= 400 && size < 403.5 ? "0" : "1",
      ]
    }
    var asked = 0
    let tracks = Sweep.tracks(over: 320...1024, thresholds: [400]) {
      asked += 1
      return state($0)
    }
    for (index, key) in [(0, "columns"), (1, "widthClass"), (2, "switch")] {
      #expect(tracks[index].kind == key)
      var wanted: [SweepResult.Interval] = []
      for half in 640...2048 {
        let size = Double(half) / 2
        let value = state(size).first { $0.key.kind == key }?.value ?? ""
        if wanted.last?.value == value {
          wanted[wanted.count - 1].to = size
        } else {
          wanted.append(SweepResult.Interval(from: size, to: size, value: value))
        }
      }
      #expect(tracks[index].intervals == wanted)
    }
    #expect(asked < 400)
  }

  @Test func `what is absent at some sizes says so`() {
    let tracks = Sweep.tracks(over: 100...120, thresholds: []) { size in
      size < 110 ? [:] : [Sweep.Key(order: 0, kind: "columns", path: "a"): "2"]
    }
    #expect(
      tracks.first?.intervals == [
        SweepResult.Interval(from: 100, to: 109.5, value: "absent"),
        SweepResult.Interval(from: 110, to: 120, value: "2"),
      ])
  }

  @Test(arguments: [
    ("width=320..1024", 320.0...1024.0), ("width=320..1024,height=700", 320.0...1024.0),
  ])
  func `a request names ranges and what is held`(_ text: String, _ range: ClosedRange<Double>)
    throws
  {
    let request = try SweepRequest.read(text).get()
    #expect(request.axes.count == 1)
    #expect(request.axes.first?.range == range)
    let base = request.base(Size(width: 402, height: 874))
    #expect(base.height == (text.contains("height") ? 700 : 874))
  }

  @Test(arguments: [
    "", "width", "width=", "width=1024..320", "width=a..b", "depth=1..100", "height=700",
    "width=320..1024,width=1..2", "width=1..2..3", "width=10..99999",
  ])
  func `a text that is no request is refused`(_ text: String) {
    #expect(throws: SweepRequest.Problem.self) { try SweepRequest.read(text).get() }
  }
}
