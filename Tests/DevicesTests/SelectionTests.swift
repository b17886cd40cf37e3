import Devices
import Geometry
import TestSupport
import Testing

/// Which devices a pattern stands for.
@Suite struct SelectionTests {
  private let catalog = BuiltInCatalog.catalog

  private func ids(_ pattern: String) -> [String]? { catalog.select(pattern)?.map(\.id) }

  @Test func `an id stands for one device`() {
    #expect(ids("iphone-17-pro") == ["iphone-17-pro"])
    #expect(ids("iphone-99") == nil)
  }

  @Test func `a family stands for all of it`() {
    #expect(ids("tv") == ["apple-tv-hd", "apple-tv-4k"])
    #expect(ids("iphone")?.count == 47)
    #expect(ids("watch")?.count == 36)
    #expect(ids("all")?.count == 119)
  }

  @Test func `globs match whole ids`() {
    #expect(
      ids("iphone-1[67]*") == [
        "iphone-17e", "iphone-17-pro-max", "iphone-17-pro", "iphone-17", "iphone-16e",
        "iphone-16-pro-max", "iphone-16-pro", "iphone-16-plus", "iphone-16",
      ])
    #expect(
      ids("iphone-1?") == [
        "iphone-17", "iphone-16", "iphone-15", "iphone-14", "iphone-13", "iphone-12", "iphone-11",
      ])
    #expect(ids("*-4k") == ["apple-tv-4k"])
    #expect(ids("iphone-1[!2-7]") == ["iphone-11"])
    #expect(ids("phone*") == nil)
    #expect(ids("[") == nil)
    #expect(ids("*")?.count == 119)
  }

  @Test func `named sets are as the design lists them`() {
    #expect(
      ids("essentials") == [
        "iphone-se-4-7", "iphone-17-pro", "iphone-17-pro-max", "iphone-duo", "ipad-mini-a17-pro",
        "ipad-pro-13-m5",
      ])
    #expect(ids("foldables") == ["iphone-duo"])
    #expect(
      Set(ids("phones-2025") ?? []) == [
        "iphone-air", "iphone-17-pro-max", "iphone-17-pro", "iphone-17", "iphone-16e",
      ])
    #expect(ids("phones-1999") == nil)
    #expect(catalog.setNames.contains("phones-2026"))
    #expect(catalog.setNames == catalog.setNames.sorted())
    for name in catalog.setNames { #expect(ids(name) != nil, "\(name)") }
  }

  @Test func `extremes are the smallest and largest layout of each family`() {
    for family in DeviceFamily.allCases {
      let all = catalog.devices.filter { $0.family == family }
      let areas = all.flatMap(\.displays).map { $0.size.width * $0.size.height }
      let chosen = (catalog.select("extremes") ?? []).filter { $0.family == family }
      let chosenAreas = chosen.flatMap(\.displays).map { $0.size.width * $0.size.height }
      #expect(chosenAreas.max() == areas.max())
      #expect(chosenAreas.min() == areas.min())
      #expect(chosen.count <= 2)
    }
  }

  @Test func `a misspelt name finds the nearest`() {
    #expect(catalog.nearestName(to: "iphone-17-por") == "iphone-17-pro")
    #expect(catalog.nearestName(to: "esentials") == "essentials")
    #expect(catalog.nearestName(to: "phones2025") == "phones-2025")
    #expect(catalog.nearestName(to: "zzzzzzzzzzzz") == nil)
  }
}
