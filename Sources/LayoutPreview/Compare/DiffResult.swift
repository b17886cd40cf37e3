import Bitmaps
import Comparison
import Records

/// What two sides have that is not the same.
struct DiffResult: Sendable {
  /// What a comparison comes to; the worst of its parts stands.
  enum Verdict: String, Comparable {
    case same
    case new
    case different
    case error

    private static let order: [Verdict] = [.same, .new, .different, .error]

    static func < (a: Verdict, b: Verdict) -> Bool {
      (order.firstIndex(of: a) ?? 0) < (order.firstIndex(of: b) ?? 0)
    }
  }

  /// A configuration, or a picture of a folder of pictures.
  struct Member: Sendable {
    var name: String
    var axes: [String: String]
  }

  /// A configuration that could not be compared.
  struct Failure: Hashable, Sendable {
    var name: String
    var reason: String
  }

  /// A picture that is not the same, or of which nothing could be compared.
  struct Picture: Hashable, Sendable {
    /// The configuration, or the path of the picture.
    var name: String
    /// How many pixels differ; absent where pixels were not compared.
    var pixels: Int?
    /// The part of all pixels that differ, 0 to 1.
    var share: Double?
    /// Why pixels were not compared, or what else is to be said of them.
    var remark: String?
    /// The smallest rectangle around what differs, in pixels of the union of both canvases.
    var bounds: PixelRect?
    /// The picture of the difference, seen from its folder.
    var file: String?
    /// Whether the layout of the configuration changed too.
    var hasCause = false
    /// Whether no pixel of it counts, so that nothing was compared.
    var isUncounted = false
  }

  /// A finding that came or went, over the configurations where it did.
  struct Finding: Hashable, Sendable {
    var rule: String
    var severity: String
    var screen: String
    var element: String?
    var message: String
    var configurations: [String]
  }

  /// Something that looks otherwise in the same frame, over configurations.
  struct Look: Hashable, Sendable {
    /// The id of the element, of several that changed alike what their ids end with.
    var element: String
    var changes: [RuleChange]
    /// The elements that changed alike.
    var places: [CauseGroup.Place]
    var configurations: [String]

    /// The screens of all places, each once.
    var screens: [String] {
      var seen: Set<String> = []
      return places.map(\.screen).filter { seen.insert($0).inserted }
    }
  }

  /// The sides as the user named them.
  var reference: String
  var candidate: String
  /// The names of what both sides have, in order, with their axes.
  var compared: [Member] = []
  /// The names of those that are not the same, in order.
  var changed: [String] = []
  /// The names of what the reference does not have.
  var new: [String] = []
  /// The names of what the candidate does not have.
  var removed: [String] = []
  /// The names of those whose files differ, and of which no pixel counts: nothing was compared.
  var uncounted: [String] = []
  var failures: [Failure] = []
  var causes: [CauseGroup] = []
  var looks: [Look] = []
  var pictures: [Picture] = []
  var newFindings: [Finding] = []
  var fixedFindings: [Finding] = []
  /// What differs of program, data and libraries.
  var fingerprint: [RuleChange] = []
  /// What else is to be told.
  var notes: [String] = []

  /// The worst of what there is: error, different, new, same.
  var verdict: Verdict {
    if !failures.isEmpty { return .error }
    if !changed.isEmpty || !removed.isEmpty { return .different }
    return new.isEmpty ? .same : .new
  }

  /// What is compared, in a word: configurations of runs, or pictures of folders of these.
  var noun: String {
    let names = compared.map(\.name) + new + removed
    return !names.isEmpty && names.allSatisfy { Paths.fileExtension(of: $0) == "png" }
      ? "picture" : "configuration"
  }

  /// Says which configurations are meant.
  var words: ConfigurationWords {
    ConfigurationWords(compared.map { .init(name: $0.name, axes: $0.axes) })
  }
}
