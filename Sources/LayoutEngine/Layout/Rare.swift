/// What most holders have nothing of: they keep one word for it, and no memory of its own.
struct Rare<Value: RareValue>: Hashable, Sendable {
  // Absent where the value is the usual one, so that equal values are equal here.
  private var shared: Shared<Value>?

  /// Makes the usual value.
  init() {}

  var value: Value {
    get { shared?.value ?? Value() }
    set { shared = newValue == Value() ? nil : Shared(newValue) }
  }
}

/// A value with a usual one, which most of its holders have.
protocol RareValue: Hashable, Sendable {
  /// Makes the usual value.
  init()
}
