import CommandLineParsing
import Comparison
import Diagnostics

/// `proofsheet approve`.
struct ApproveCommand: RunnableCommand {
  let context: CommandContext
  let console: Console

  /// Accepts what a candidate shows, or a part of it.
  func run() -> ExitCode {
    let names = context.parsed.positionals
    do throws(FileError) {
      let loader = SideLoader(context: context)
      let candidate = try loader.load(names[1])
      guard Files.kind(of: context.path(names[0])) != .file, !isRevision(names[0]) else {
        console.fail("'\(names[0])' is not a folder that can be written into")
        return .usage
      }
      let comparer = SideComparer(
        reference: try loader.reference(names[0]), candidate: candidate,
        pictures: PictureComparer(decodes: false), jobs: context.cores)
      let result = comparer.compare(shown: names[0]) { _, _ in }
      guard let selection = selection(in: result, of: candidate) else { return .usage }
      return try approve(selection, result, comparer)
    } catch {
      console.fail("\(error)")
      return .failed
    }
  }

  private func isRevision(_ name: String) -> Bool {
    name.contains(":") && Files.kind(of: context.path(name)) == nil
  }

  private func approve(
    _ selection: ApprovalSelection, _ result: DiffResult, _ comparer: SideComparer
  ) throws(FileError) -> ExitCode {
    let picked = selection.pick(from: result)
    let approval = Approval(
      comparer: comparer, recordsAlone: context.parsed.has("records"))
    let plan = approval.plan(accepting: Set(picked.accepted), isAll: selection.isAll)
    for refusal in plan.refusals { console.fail(refusal) }
    guard plan.refusals.isEmpty else { return .usage }
    for name in picked.left {
      console.note("\(name): left as it is, something else changed in it too")
    }
    for name in picked.accepted { console.print(name) }
    let count = DiffText.plural(picked.accepted.count, result.noun)
    guard !context.parsed.has("dry-run") else {
      console.note("would accept \(count); nothing was written")
      return .ok
    }
    let shown = context.parsed.positionals[0]
    let written = try approval.carryOut(plan, in: context.path(shown), shown: shown)
    console.note("accepted \(count), \(DiffText.plural(written, "file")) written into \(shown)")
    return .ok
  }

  /// What the command line picks; nothing where it names what there is not.
  private func selection(in result: DiffResult, of candidate: ComparedSide) -> ApprovalSelection? {
    let parsed = context.parsed
    var selection = ApprovalSelection()
    var isGood = true
    let all = result.compared.map(\.name) + result.new
    func check(_ option: String, _ values: [String], among known: [String]) {
      for value in values where !known.contains(value) {
        console.fail(
          "option '--\(option)': there is no '\(value)' here"
            + NearestWord.proposal(for: value, among: known))
        isGood = false
      }
    }
    selection.configurations = Set(parsed.list("configuration"))
    check("configuration", parsed.list("configuration"), among: all)
    selection.devices = Set(parsed.list("device"))
    let devices = Set(all.compactMap { ConfigurationAxes.axes(of: $0)["device"] })
    check("device", parsed.list("device"), among: devices.sorted())
    selection.elements = Set(parsed.list("element"))
    let elements = Set(
      result.causes.map(\.element) + result.looks.map(\.element)
        + (result.causes.flatMap(\.places) + result.looks.flatMap(\.places)).map(\.element))
    check("element", parsed.list("element"), among: elements.sorted())
    for text in parsed.list("cause") {
      if let number = Int(text), result.causes.indices.contains(number - 1) {
        selection.causes.insert(number)
      } else {
        console.fail(
          "option '--cause': there is no cause '\(text)', 'proofsheet diff' numbers "
            + "\(result.causes.count) of them")
        isGood = false
      }
    }
    return isGood ? selection : nil
  }
}
