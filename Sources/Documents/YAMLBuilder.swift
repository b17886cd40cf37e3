import Diagnostics

/// Builds values from events.
struct YAMLBuilder {
  /// Stops the reading; the diagnostic is already written down.
  private struct Stop: Error {}

  private typealias Token = (event: YAMLEvent, position: SourcePosition)

  let file: String
  let bytes: [UInt8]
  private(set) var diagnostics: [Diagnostic] = []
  private var nodes = 0

  init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  mutating func document(_ source: inout YAMLEventSource) -> DocumentNode? {
    do {
      var root: DocumentNode?
      while true {
        let token = try next(&source)
        switch token.event {
        case .streamStart, .documentEnd: continue
        case .streamEnd:
          guard let root, root.content != .empty else {
            throw stop("the file is empty", rule: "empty-file", at: .start)
          }
          return root
        case .documentStart:
          guard root == nil else {
            throw stop(
              "a second document begins here: a file holds one document", rule: "yaml-document",
              at: token.position)
          }
          root = try node(try next(&source), depth: 1, &source)
        default: continue
        }
      }
    } catch {
      return nil
    }
  }

  // MARK: Values

  private mutating func node(
    _ token: Token, depth: Int, _ source: inout YAMLEventSource
  ) throws(Stop) -> DocumentNode {
    nodes += 1
    guard nodes <= DocumentLimits.nodes else {
      throw stop(
        "the file has more than \(DocumentLimits.nodes) values", rule: "too-many-nodes",
        at: token.position)
    }
    switch token.event {
    case .scalar(let text, let quoted, let decoration):
      check(decoration, at: token.position)
      let isEmpty = text.isEmpty && !quoted
      return DocumentNode(
        isEmpty ? .empty : .scalar(text, quoted: quoted), position: token.position)
    case .sequenceStart(let decoration):
      check(decoration, at: token.position)
      try checkDepth(depth, at: token.position)
      var items: [DocumentNode] = []
      while true {
        let item = try next(&source)
        if case .sequenceEnd = item.event { break }
        items.append(try node(item, depth: depth + 1, &source))
      }
      return DocumentNode(.sequence(items), position: token.position)
    case .mappingStart(let decoration):
      check(decoration, at: token.position)
      try checkDepth(depth, at: token.position)
      return DocumentNode(.mapping(try entries(depth, &source)), position: token.position)
    case .alias(let name):
      report(
        "aliases are not allowed: write the value in the place of '*\(name)'", rule: "yaml-alias",
        at: token.position)
      return DocumentNode(.empty, position: token.position)
    default:
      return DocumentNode(.empty, position: token.position)
    }
  }

  private mutating func entries(
    _ depth: Int, _ source: inout YAMLEventSource
  ) throws(Stop) -> [DocumentNode.Entry] {
    var entries: [DocumentNode.Entry] = []
    var lines: [String: Int] = [:]
    while true {
      let token = try next(&source)
      if case .mappingEnd = token.event { return entries }
      let key = try key(token, depth, &source)
      let value = try node(try next(&source), depth: depth + 1, &source)
      guard let key else { continue }
      if let line = lines[key] {
        report(
          "duplicate key '\(key)', it is already on line \(line)", rule: "duplicate-key",
          at: token.position)
        continue
      }
      lines[key] = token.position.line
      entries.append(DocumentNode.Entry(key: key, keyPosition: token.position, value: value))
    }
  }

  /// The text of a key, nothing where it is none; what is wrong with it is reported.
  private mutating func key(
    _ token: Token, _ depth: Int, _ source: inout YAMLEventSource
  ) throws(Stop) -> String? {
    guard case .scalar(let text, let quoted, let decoration) = token.event else {
      if case .alias = token.event {
        _ = try node(token, depth: depth + 1, &source)
        return nil
      }
      report(
        "a key is a text, found a list or a mapping", rule: "yaml-complex-key", at: token.position)
      _ = try node(token, depth: depth + 1, &source)
      return nil
    }
    check(decoration, at: token.position)
    if text == "<<", !quoted {
      report(
        "merge keys are not allowed: write the keys here, or use a component",
        rule: "yaml-merge-key", at: token.position)
      return nil
    }
    if text.isEmpty, !quoted {
      report("a key is missing before ':'", rule: "yaml-complex-key", at: token.position)
      return nil
    }
    return text
  }

  // MARK: Rules of the subset

  private mutating func check(_ decoration: YAMLEvent.Decoration, at position: SourcePosition) {
    if let anchor = decoration.anchor {
      report(
        "anchors are not allowed: remove '&\(anchor)', use a component to say something once",
        rule: "yaml-anchor", at: position)
    }
    guard let tag = decoration.tag else { return }
    let hint: String
    if tag.hasPrefix("tag:yaml.org,2002:") {
      hint = "write the value without '!!\(tag.dropFirst(18))'"
    } else if tag.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber }), tag.count > 1 {
      hint = "write 'not \(tag.dropFirst())' to negate a condition"
    } else {
      hint = "write 'not' to negate a condition"
    }
    report("tags are not allowed: \(hint)", rule: "yaml-tag", at: position)
  }

  private mutating func checkDepth(_ depth: Int, at position: SourcePosition) throws(Stop) {
    guard depth <= DocumentLimits.depth else {
      throw stop(
        "nested deeper than \(DocumentLimits.depth) levels", rule: "too-deep", at: position)
    }
  }

  // MARK: Problems

  private mutating func next(_ source: inout YAMLEventSource) throws(Stop) -> Token {
    do {
      return try source.next()
    } catch {
      throw stop(
        YAMLProblemText.message(for: error, in: bytes), rule: "yaml-syntax", at: error.position)
    }
  }

  private mutating func stop(
    _ message: String, rule: String, at position: SourcePosition
  ) -> Stop {
    report(message, rule: rule, at: position)
    return Stop()
  }

  private mutating func report(_ message: String, rule: String, at position: SourcePosition) {
    guard diagnostics.count < DocumentLimits.diagnostics else { return }
    diagnostics.append(Diagnostic(file: file, position: position, message: message, rule: rule))
  }
}
