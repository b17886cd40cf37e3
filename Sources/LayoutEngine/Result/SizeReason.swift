/// Why an element has its size.
public struct SizeReason: Hashable, Sendable {
  private var proposed: ProposedSize
  // Without somebody who asks for the words there are none.
  private var words = Rare<Words>()

  private struct Words: RareValue {
    var proposer: String?
    var rule = ""
  }

  /// Makes a reason from its parts.
  public init(proposedWidth: Double?, proposedHeight: Double?, proposer: String?, rule: String) {
    self.init(ProposedSize(width: proposedWidth, height: proposedHeight))
    words.value = Words(proposer: proposer, rule: rule)
  }

  /// Makes a reason without words.
  init(_ proposed: ProposedSize) { self.proposed = proposed }

  /// The width that was proposed in points; absent where none was.
  public var proposedWidth: Double? {
    get { proposed.width }
    set { proposed.width = newValue }
  }

  /// The height that was proposed in points; absent where none was.
  public var proposedHeight: Double? {
    get { proposed.height }
    set { proposed.height = newValue }
  }

  /// The path of the node that proposed it; absent for a root.
  public var proposer: String? {
    get { words.value.proposer }
    set { words.value.proposer = newValue }
  }

  /// What decided each axis, in words.
  public var rule: String {
    get { words.value.rule }
    set { words.value.rule = newValue }
  }
}
