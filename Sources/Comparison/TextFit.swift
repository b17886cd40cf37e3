import Records

/// How a text fits now, where that is not as it was.
public enum TextFit: Hashable, Sendable {
  /// It is cut, or shrunk further.
  case cut
  /// It is no longer cut.
  case whole
  /// It takes another number of lines.
  case lines(reference: Int, candidate: Int)

  /// What changed between two texts; nothing where they fit alike, or where one is none.
  init?(from reference: RecordedElement.Text?, to candidate: RecordedElement.Text?) {
    guard let reference, let candidate else { return nil }
    if reference.truncated != candidate.truncated {
      self = candidate.truncated ? .cut : .whole
    } else if reference.scale != candidate.scale {
      self = candidate.scale < reference.scale ? .cut : .whole
    } else if reference.lines != candidate.lines {
      self = .lines(reference: reference.lines, candidate: candidate.lines)
    } else {
      return nil
    }
  }

  /// `is cut now`, `takes 2 lines instead of 1`.
  public var words: String {
    switch self {
    case .cut: "is cut or shrunk now"
    case .whole: "is no longer cut"
    case .lines(let reference, let candidate):
      "takes \(candidate) \(candidate == 1 ? "line" : "lines") instead of \(reference)"
    }
  }
}
