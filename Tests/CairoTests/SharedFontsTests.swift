import Cairo
import Dispatch
import Geometry
import Testing
import Typography

struct SharedFontsTests {
  // Cairo keeps ten font files open for the whole process and closes others as it goes, also those
  // that another thread has just asked for.
  @Test func `more fonts than stay open are used by several threads at once`() {
    let weights: [FontWeight] = [.regular, .medium, .semibold, .bold, .heavy, .light]
    let samples = ["Hamburg", "שלום", "مرحبا", "สวัสดี", "नमस्ते", "你好", "안녕", "👋"]
    DispatchQueue.concurrentPerform(iterations: 6) { worker in
      guard let shaper = try? TextShaper() else { return }
      guard let surface = try? ImageSurface(width: 300, height: 80, opaque: true),
        let context = try? surface.makeContext()
      else { return }
      for round in 0..<25 {
        let size = Double(10 + (round * 7 + worker * 13) % 90)
        for (index, sample) in samples.enumerated() {
          let weight = weights[(round + index + worker) % weights.count]
          let line = shaper.shape(
            sample, font: Font(size: size, weight: weight), direction: .leftToRight, locale: "en")
          context.showPixels(
            line, at: Point(x: 4, y: 60), width: line.width, scale: 1, fonts: shaper)
        }
      }
    }
  }
}
