/// A value in a place of its own: what holds it is copied without copying it.
struct Shared<Value> {
  fileprivate final class Place {
    let value: Value

    init(_ value: consuming Value) { self.value = value }
  }

  fileprivate var place: Place

  init(_ value: consuming Value) { place = Place(value) }

  var value: Value { place.value }

  /// Changes the value for this holder alone.
  mutating func change(_ change: (inout Value) -> Void) {
    var changed = place.value
    change(&changed)
    place = Place(changed)
  }
}

extension Shared: Sendable where Value: Sendable {}

extension Shared.Place: Sendable where Value: Sendable {}

extension Shared: Equatable where Value: Equatable {
  static func == (a: Shared, b: Shared) -> Bool {
    a.place === b.place || a.place.value == b.place.value
  }
}

extension Shared: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(place.value) }
}
