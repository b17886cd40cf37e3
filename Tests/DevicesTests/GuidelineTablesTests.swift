import Devices
import Foundation
import Geometry
import TestSupport
import Testing

/// Every row of the guidelines' tables against the catalogue.
@Suite struct GuidelineTablesTests {
  /// The cells of the rows that follow a heading, as long as they look like a table.
  private func rows(after heading: String) throws -> [[String]]? {
    guard let bytes = SharedFolder.bytes("seeds/hig-layout.txt") else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex { $0.hasPrefix(heading) })
    let table = lines[(start + 1)...].prefix { $0.contains("|") }
    return table.filter { !$0.hasPrefix("---") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
    }
  }

  /// The devices that answer to a row.
  private func devices(_ row: String) -> [Device] {
    BuiltInCatalog.catalog.devices.filter { $0.seedRow == row }
  }

  @Test func `every device dimension row has a device of its size, pixels and scale`() throws {
    guard let rows = try rows(after: "Model | Dimensions (portrait)") else { return }
    #expect(rows.count == 49)
    for row in rows {
      let found = devices(row[0])
      #expect(!found.isEmpty, "no device answers to '\(row[0])'")
      let form = /(\d+)x(\d+) pt \((\d+)x(\d+) px @(\d)x\)/
      let match = try #require(try form.firstMatch(in: row[1]))
      for device in found {
        let display = try #require(device.displays.first)
        #expect(display.size.width == Double(match.1), "\(device.id)")
        #expect(display.size.height == Double(match.2), "\(device.id)")
        let pixels = [display.panelPixels, display.renderPixels].map { [$0.width, $0.height] }
        #expect(pixels.map { $0.map { Optional($0) } }.contains([Int(match.3), Int(match.4)]))
        #expect(display.scale == Double(match.5), "\(device.id)")
      }
    }
  }

  @Test func `every size class row agrees with the devices it names`() throws {
    guard let rows = try rows(after: "Model | Portrait orientation | Landscape orientation")
    else { return }
    #expect(rows.count == 40)
    let names = ["iPhone SE": ["4.7” iPhone SE", "4” iPhone SE"]]
    for row in rows {
      let found = (names[row[0]] ?? [row[0]]).flatMap(devices)
      #expect(!found.isEmpty, "no device answers to '\(row[0])'")
      for device in found {
        for oriented in device.displays.flatMap(\.orientations) {
          let classes = try #require(oriented.sizeClasses)
          let words =
            "\(classes.horizontal.rawValue) width, \(classes.vertical.rawValue) height"
          let cell = row[oriented.orientation.isLandscape ? 2 : 1]
          #expect(words == cell.lowercased(), "\(device.id) \(oriented.orientation)")
        }
      }
    }
  }

  @Test func `every watch row agrees with the watches it names`() throws {
    guard let rows = try rows(after: "Series | Size | Width (pixels)") else { return }
    #expect(rows.count == 9)
    for row in rows {
      let found = devices("\(row[0]) | \(row[1])")
      #expect(!found.isEmpty, "no watch answers to '\(row)'")
      for device in found {
        let display = try #require(device.displays.first)
        #expect(display.panelPixels.width == Int(row[2]), "\(device.id)")
        #expect(display.panelPixels.height == Int(row[3]), "\(device.id)")
      }
    }
  }

  @Test func `the set seed holds every row and nothing else`() throws {
    let seed = try #require(BuiltInCatalog.catalog.select("seed"))
    #expect(Set(seed.compactMap(\.seedRow)).count == 58)
    #expect(seed.allSatisfy { $0.seedRow != nil })
  }
}
