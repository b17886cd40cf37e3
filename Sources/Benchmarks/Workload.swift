import Devices
import Diagnostics
import Documents
import Geometry
import LayoutEngine
import LayoutPreview
import LayoutSpecs

/// The deterministic input of the bench: a screen of 61 nodes, and 100 places to lay it out in.
struct Workload {
  /// The bytes of the spec.
  let source: [UInt8]
  /// The screen with what its layout needs.
  let request: LayoutRequest
  /// A hundred configurations, no two of one size where the catalogue allows it.
  let configurations: [Configuration]

  /// Reads the spec and picks the configurations.
  init(catalog: DeviceCatalog) {
    source = Array(Self.specText.utf8)
    let reading = SpecReader.read(source, file: "bench.yaml")
    guard let spec = reading.spec else {
      stop(reading.diagnostics.map(\.line).joined(separator: "\n"))
    }
    var assets: [String: AssetFacts] = [:]
    for (name, asset) in spec.assets {
      if case .standIn(let size) = asset.source { assets[name] = AssetFacts(size: size) }
    }
    request = LayoutRequest(
      spec: spec, screen: spec.screens[0], assets: assets, explains: false)
    configurations = Self.places(in: catalog)
  }

  /// The configuration of a device in its natural orientation.
  func configuration(_ device: String) -> Configuration {
    guard let found = configurations.first(where: { $0.device.id == device }) else {
      stop("the bench draws on \(device)")
    }
    return found
  }

  private static func places(in catalog: DeviceCatalog) -> [Configuration] {
    let all = catalog.devices.flatMap { device in
      device.displays.flatMap { display in
        display.orientations.map { oriented in
          (
            "\(oriented.size.width)x\(oriented.size.height)",
            Configuration(
              name: "home/\(device.id)/\(display.id)-\(oriented.orientation.rawValue)",
              screen: "home", device: device, display: display.id,
              orientation: oriented.orientation, pose: device.poses.first?.pose,
              os: device.system.standard)
          )
        }
      }
    }
    var seen: Set<String> = []
    let different = all.filter { seen.insert($0.0).inserted }
    let wanted = ["iphone-17-pro", "iphone-17-pro-max"]
    let first = wanted.compactMap { id in all.first { $0.1.device.id == id } }
    let rest = different.filter { !wanted.contains($0.1.device.id) }
    // Should the catalogue have fewer sizes, they are gone through again.
    let enough = first + (0..<98).map { rest[$0 % rest.count] }
    return enough.map(\.1)
  }

  // Eight rows of seven nodes in a list of a bar, a hero and tabs: 61 with what surrounds them.
  private static let specText: String = {
    var text = """
      proofsheet: 1
      name: bench
      assets:
        hero: { size: [800, 500] }
        thumb: { size: [64, 64] }
      screens:
        - id: home
          content:
            vstack:
              spacing: 0
              children:
                - hstack:
                    - button: { symbol: chevron.backward, style: plain }
                    - text: { string: Discover, style: headline }
                      frame: { maxWidth: infinity }
                    - button: { symbol: magnifyingglass, style: plain }
                  padding: 8
                - zstack:
                    - image: hero
                      contentMode: fill
                    - text: { string: Night Drive, style: largeTitle, weight: bold }
                  frame: { height: 180 }

      """
    for row in 1...8 {
      text += """
                  - hstack:
                      spacing: 12
                      children:
                        - image: thumb
                          frame: { width: 44, height: 44 }
                          cornerRadius: 8
                        - vstack:
                            alignment: leading
                            spacing: 2
                            children:
                              - text: "\(row). The Long Way Home"
                                lineLimit: 1
                              - text: { string: "Track \(row) of the evening", style: footnote }
                                foreground: secondaryLabel
                          frame: { maxWidth: infinity, alignment: leading }
                        - box: New
                          frame: { width: 44, height: 22 }
                          cornerRadius: 11
                    padding: [6, 16]

        """
    }
    text += """
                - hstack:
                    - text: { string: Home, style: caption1 }
                      frame: { maxWidth: infinity }
                    - text: { string: New, style: caption1 }
                      frame: { maxWidth: infinity }
                    - text: { string: Library, style: caption1 }
                      frame: { maxWidth: infinity }
                    - text: { string: Search, style: caption1 }
                      frame: { maxWidth: infinity }
                  padding: 8

      """
    return text
  }()
}
