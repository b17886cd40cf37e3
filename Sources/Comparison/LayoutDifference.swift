public import Records

/// What differs between two layouts of one configuration.
public struct LayoutDifference: Hashable, Sendable {
  /// Something that looks otherwise in the same frame, as far as records tell: a colour, a radius, a role.
  public struct Look: Hashable, Sendable {
    /// The id of the element; `scene` for the ground of the screen.
    public var element: String
    /// What is told otherwise.
    public var changes: [RuleChange]

    /// Whether it shows in a picture; what an element is to a reader does not.
    public var isVisible: Bool { changes.contains { !Self.unseen.contains($0.key) } }

    private static let unseen: Set<String> = [
      "role", "interactive", "accessibilityLabel", "safeAreaAssumed",
    ]
  }

  /// The name of the configuration.
  public var configuration: String
  /// The id of the screen.
  public var screen: String
  /// What changed by itself, with what follows.
  public var causes: [Cause]
  /// What looks otherwise.
  public var looks: [Look]
  /// The elements that are not as they were, a parent before what it holds.
  public var elements: [ElementChange]
  /// What rules find now and did not before.
  public var newFindings: [RecordedLayout.Finding]
  /// What rules found before and do not now.
  public var fixedFindings: [RecordedLayout.Finding]

  /// Whether nothing differs.
  public var isSame: Bool {
    causes.isEmpty && looks.isEmpty && newFindings.isEmpty && fixedFindings.isEmpty
  }

  /// Compares two layouts.
  ///
  /// - Parameters:
  ///   - reference: the accepted layout.
  ///   - candidate: the new one.
  ///   - fingerprint: what differs of program, data and libraries; one cause explains what these
  ///     bring about.
  public init(
    from reference: RecordedLayout, to candidate: RecordedLayout, fingerprint: [RuleChange] = []
  ) {
    configuration = candidate.name
    screen = candidate.screen
    let tree = MergedTree(reference.elements, candidate.elements)
    causes = CauseFinder.causes(
      in: tree, scene: Self.surroundings(reference, candidate), fingerprint: fingerprint)
    looks = Self.looks(tree, reference, candidate)
    elements = ElementChange.changes(in: tree, causes: causes, looks: looks)
    newFindings = Self.missing(from: reference.allFindings, in: candidate.allFindings)
    fixedFindings = Self.missing(from: candidate.allFindings, in: reference.allFindings)
  }

  /// Parts of a scene that no frame depends on.
  private static let lookKeys: Set<String> = ["background", "safeAreaAssumed"]

  private static func surroundings(
    _ reference: RecordedLayout, _ candidate: RecordedLayout
  ) -> [RuleChange] {
    var changes: [RuleChange] = []
    for key in Set(reference.axes.keys).union(candidate.axes.keys).sorted()
    where reference.axes[key] != candidate.axes[key] {
      changes.append(
        RuleChange(key: key, reference: reference.axes[key], candidate: candidate.axes[key]))
    }
    if reference.textMetrics != nil, candidate.textMetrics != nil,
      reference.textMetrics != candidate.textMetrics
    {
      changes.append(
        RuleChange(
          key: "textMetrics", reference: reference.textMetrics, candidate: candidate.textMetrics))
    }
    return changes
      + SceneChanges.changes(
        from: reference.scene.filter { !lookKeys.contains($0.key) },
        to: candidate.scene.filter { !lookKeys.contains($0.key) })
  }

  private static func looks(
    _ tree: MergedTree, _ reference: RecordedLayout, _ candidate: RecordedLayout
  ) -> [Look] {
    var looks: [Look] = []
    let scene = changes(
      reference.scene.filter { lookKeys.contains($0.key) },
      candidate.scene.filter { lookKeys.contains($0.key) })
    if !scene.isEmpty { looks.append(Look(element: "scene", changes: scene)) }
    for index in tree.preorder {
      guard let old = tree.nodes[index].reference, let new = tree.nodes[index].candidate else {
        continue
      }
      let changes = changes(old.looks, new.looks)
      if !changes.isEmpty { looks.append(Look(element: new.id, changes: changes)) }
    }
    return looks
  }

  private static func changes(
    _ old: [String: JSONValue], _ new: [String: JSONValue]
  ) -> [RuleChange] {
    Set(old.keys).union(new.keys).sorted().compactMap { key in
      old[key] == new[key]
        ? nil : RuleChange(key: key, reference: old[key]?.words, candidate: new[key]?.words)
    }
  }

  /// What of one list is not in the other, rule and element taken for what a finding is.
  private static func missing(
    from others: [RecordedLayout.Finding], in findings: [RecordedLayout.Finding]
  ) -> [RecordedLayout.Finding] {
    struct Key: Hashable {
      var rule: String
      var element: String?
    }
    var counts: [Key: Int] = [:]
    for finding in others {
      counts[Key(rule: finding.rule, element: finding.element), default: 0] += 1
    }
    return findings.filter { finding in
      let key = Key(rule: finding.rule, element: finding.element)
      guard let count = counts[key], count > 0 else { return true }
      counts[key] = count - 1
      return false
    }
  }
}

extension RecordedLayout {
  /// Findings, and failed expectations as such.
  fileprivate var allFindings: [Finding] {
    findings
      + failedExpectations.map {
        Finding(
          rule: "expect", severity: "error", element: $0.text, message: "expected \($0.text)")
      }
  }
}

extension JSONValue {
  /// A text as it is, everything else as JSON.
  var words: String { text ?? line }
}
