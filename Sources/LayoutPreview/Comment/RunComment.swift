import Records

/// The Markdown that tells of runs, for a pull request.
struct RunComment {
  /// What can be said differently.
  struct Options {
    /// The hidden text by which a later comment finds this one.
    var marker = "proofsheet"
    /// What stands before the paths of pictures, without a slash at its end; nothing for paths as the
    /// user named the runs.
    var imageBase: String?
    /// Where the report page can be read.
    var reportURL: String?
    /// The width at which pictures are shown, in pixels.
    var pictureWidth = 320
    /// The most pictures.
    var pictures = 6
  }

  let runs: [CommentedRun]
  let diff: DiffSummary?
  let options: Options
  /// Small pictures by run and configuration, where there are some.
  var thumbnails: [String: String] = [:]

  /// The comment as parts that know how to be shortened.
  var document: CommentDocument {
    let groups = self.groups
    var sections = [summary]
    if let changes { sections.append(changes) }
    if let findings = findings(groups) { sections.append(findings) }
    if let pictures { sections.append(pictures) }
    if let list = changedList { sections.append(list) }
    return CommentDocument(head: head, sections: sections, foot: foot)
  }

  /// The configurations that are shown as pictures, the most telling first: what changed, each cause
  /// once before any comes twice, then where the worst was found.
  var shown: [(run: CommentedRun, name: String)] {
    var names: [String] = []
    for cause in diff?.causes ?? [] { names += cause.configurations.prefix(1) }
    names += runs.flatMap { $0.changed + $0.new }
    names += groups.flatMap { $0.group.configurations.prefix(1) }
    var seen: Set<String> = []
    var shown: [(run: CommentedRun, name: String)] = []
    for name in names where seen.insert(name).inserted {
      for run in runs where picture(of: name, in: run) != nil { shown.append((run, name)) }
      if shown.count >= options.pictures { break }
    }
    return Array(shown.prefix(options.pictures))
  }

  // MARK: Head and foot

  private var head: String {
    let name =
      runs.count == 1
      ? Markdown.escape(Self.short(runs[0].run.manifest.name)) : "\(runs.count) specs"
    let total = total
    var lines = ["<!-- \(options.marker) -->", "## proofsheet: \(name)", ""]
    var found: [String] = []
    if total.notDrawn > 0 { found.append("**\(total.notDrawn) not drawn**") }
    if total.errors > 0 { found.append("**\(Self.plural(total.errors, "error"))**") }
    if total.failedExpectations > 0 {
      found.append("**\(Self.plural(total.failedExpectations, "failed expectation"))**")
    }
    if total.warnings > 0 { found.append(Self.plural(total.warnings, "warning")) }
    if total.infos > 0 { found.append(Self.plural(total.infos, "remark")) }
    let all = Self.plural(total.configurations, "configuration")
    lines.append(
      found.isEmpty ? "Nothing was found in \(all)." : "\(Markdown.list(found)) in \(all).")
    if let diff {
      var parts: [String] = []
      if total.changed > 0 {
        parts.append("\(Self.plural(total.changed, "configuration")) changed")
      }
      if total.new > 0 { parts.append("\(total.new) new") }
      if let removed = diff.configurations.removed, removed > 0 { parts.append("\(removed) gone") }
      lines.append(
        parts.isEmpty
          ? "Nothing changed against the reference."
          : "Against the reference: \(Markdown.list(parts)).")
    }
    return lines.joined(separator: "\n") + "\n\n"
  }

  private var foot: String {
    var facts: [String] = []
    if let url = options.reportURL {
      facts.append("<a href=\"\(HTML.escape(url))\">All previews with filters and layers</a>")
    }
    let versions = Set(runs.compactMap { $0.run.manifest.parts["program"] })
    facts.append("proofsheet \(Markdown.escape(versions.sorted().joined(separator: ", ")))")
    let prints = runs.map { Markdown.code(String($0.run.manifest.fingerprint.prefix(7))) }
    facts.append("fingerprint " + Array(Set(prints)).sorted().joined(separator: ", "))
    return "<sub>\(facts.joined(separator: " · "))</sub>\n"
  }

  // MARK: Summary

  private var total: CommentedRun.Counts {
    var total = CommentedRun.Counts(name: "All")
    for row in runs.flatMap(\.families) { total.add(row) }
    return total
  }

  /// A row for each family of one run, or for each of several runs.
  private var summary: CommentDocument.Section {
    let total = total
    let hasDiff = diff != nil
    var rows =
      runs.count == 1
      ? runs[0].families
      : runs.map { run in
        var row = CommentedRun.Counts(name: run.run.manifest.name)
        for family in run.families { row.add(family) }
        return row
      }
    if rows.count == 1 { rows = [] }
    var columns: [(title: String, value: (CommentedRun.Counts) -> Int)] = [
      ("Configurations", \.configurations), ("Errors", \.errors), ("Warnings", \.warnings),
      ("Remarks", \.infos),
    ]
    if total.failedExpectations > 0 {
      columns.append(("Failed expectations", \.failedExpectations))
    }
    if total.notDrawn > 0 { columns.append(("Not drawn", \.notDrawn)) }
    if hasDiff { columns.append(("Changed", \.changed)) }
    if total.new > 0 { columns.append(("New", \.new)) }
    func line(_ row: CommentedRun.Counts, isTotal: Bool) -> String {
      let mark = isTotal ? "**" : ""
      let numbers = columns.map { column in
        let value = column.value(row)
        return value == 0 ? "–" : "\(mark)\(value)\(mark)"
      }
      let name = Markdown.escape(Self.short(row.name))
      return "| \(mark)\(name)\(mark) | \(numbers.joined(separator: " | ")) |\n"
    }
    let opening =
      "| | \(columns.map(\.title).joined(separator: " | ")) |\n"
      + "|---|\(columns.map { _ in "--:" }.joined(separator: "|"))|\n"
      + line(total, isTotal: true)
    let lines = rows.map { line($0, isTotal: false) }
    let what = runs.count == 1 ? "families" : "specs"
    return CommentDocument.Section(
      name: "the summary", opening: lines.isEmpty ? "" : opening,
      rows: lines.isEmpty ? [opening] : lines, most: 40, rest: { "And \($0) more \(what)" })
  }

  // MARK: Changes

  private var changes: CommentDocument.Section? {
    guard let diff, !diff.causes.isEmpty else { return nil }
    let rows = diff.causes.map { cause in
      let rules = (cause.rules ?? []).prefix(3).map { rule in
        Markdown.code(
          "\(rule.key): \(Self.short(rule.reference ?? "–")) → \(Self.short(rule.candidate ?? "–"))"
        )
      }
      let why = rules.isEmpty ? "" : "<br>\(rules.joined(separator: ", "))"
      let followers = cause.followers?.count ?? 0
      return "| \(Markdown.escape(Self.short(cause.words)))\(why) "
        + "| \(cause.configurations.count) of \(diff.configurations.compared) "
        + "| \(followers == 0 ? "–" : Self.plural(followers, "element")) "
        + "| \(place(cause.configurations)) |\n"
    }
    return CommentDocument.Section(
      name: "what changed",
      opening: "### What changed\n\n| Change | Configurations | Followed by | Where |\n"
        + "|---|--:|--:|---|\n",
      rows: rows, most: 40,
      rest: { "And \(Self.plural($0, "more change"))" })
  }

  // MARK: Findings

  private var groups: [(run: CommentedRun, group: CommentedFinding)] {
    let all = runs.flatMap { run in
      CommentedFinding.groups(of: run.records, diff: diff).map { (run: run, group: $0) }
    }
    let order = ["error", "failed", "warning", "info"]
    func rank(_ group: CommentedFinding) -> Int {
      (order.firstIndex(of: group.key.severity) ?? order.count) * 2 + (group.isNew ? 0 : 1)
    }
    return all.enumerated().sorted { a, b in
      (rank(a.element.group), a.offset) < (rank(b.element.group), b.offset)
    }.map(\.element)
  }

  private func findings(
    _ groups: [(run: CommentedRun, group: CommentedFinding)]
  ) -> CommentDocument.Section? {
    guard !groups.isEmpty else { return nil }
    let rows = groups.map { _, group in
      let isExpectation = group.key.severity == "failed"
      let message =
        isExpectation
        ? Markdown.code(Self.short(group.key.element ?? "")) + " "
          + Markdown.escape(Self.short(group.message))
        : Markdown.escape(Self.short(group.message))
      let severity = isExpectation ? "failed" : Markdown.escape(group.key.severity)
      return "| \(severity)\(group.isNew ? ", new" : "") | \(Markdown.escape(group.key.rule)) "
        + "| \(message)\(group.differs ? " (values differ)" : "") "
        + "| \(place(group.configurations)) |\n"
    }
    return CommentDocument.Section(
      name: "findings",
      opening: "### Findings\n\n| | Rule | Finding | Where |\n|---|---|---|---|\n", rows: rows,
      most: 60, rest: { "And \(Self.plural($0, "more finding"))" })
  }

  /// The first of some configurations, linked to its picture, and how many there are more.
  private func place(_ names: [String]) -> String {
    guard let first = names.first else { return "–" }
    let more = names.count > 1 ? " and \(names.count - 1) more" : ""
    return link(first) + more
  }

  /// The name of a configuration, linked to its picture where there is one that can be read.
  private func link(_ name: String) -> String {
    guard options.pictures > 0 else { return Markdown.code(name) }
    for run in runs {
      if let file = picture(of: name, in: run) {
        return "<a href=\"\(HTML.escape(address(file, in: run)))\">\(Markdown.code(name))</a>"
      }
    }
    return Markdown.code(name)
  }

  // MARK: Pictures

  private var pictures: CommentDocument.Section? {
    let cells = shown.map { run, name in
      let file = picture(of: name, in: run) ?? ""
      let small = thumbnails["\(run.run.path) \(name)"] ?? file
      let size = "width=\"\(options.pictureWidth)\""
      let words = HTML.escape("Preview of \(name)")
      return "<a href=\"\(HTML.escape(address(file, in: run)))\">"
        + "<img src=\"\(HTML.escape(address(small, in: run)))\" \(size) alt=\"\(words)\"></a>"
        + "<br>\(Markdown.code(name))"
    }
    guard !cells.isEmpty else { return nil }
    let rows = stride(from: 0, to: cells.count, by: 2).map { start in
      "| \(cells[start]) | \(start + 1 < cells.count ? cells[start + 1] : "") |\n"
    }
    return CommentDocument.Section(
      name: "pictures", opening: "### Pictures\n\n| | |\n|---|---|\n", rows: rows,
      rest: { "And \(Self.plural($0, "more row")) of pictures" })
  }

  /// All that changed, folded away, a line each.
  private var changedList: CommentDocument.Section? {
    let names = runs.flatMap { $0.changed + $0.new }
    guard names.count > 1 else { return nil }
    return CommentDocument.Section(
      name: "the list of changed configurations",
      opening: "<details><summary>\(names.count) changed configurations</summary>\n\n",
      rows: names.map { "- \(link($0))\n" }, closing: "\n</details>\n\n",
      rest: { "And \(Self.plural($0, "more configuration"))" })
  }

  /// The picture of a configuration that pages can show; nothing where it has none.
  private func picture(of name: String, in run: CommentedRun) -> String? {
    guard let entry = run.entries[name] else { return nil }
    return (entry.files["png"] ?? entry.files["svg"])?.path
  }

  /// The address of a file of a run.
  private func address(_ file: String, in run: CommentedRun) -> String {
    guard let base = options.imageBase else {
      return Markdown.path(Paths.join(run.run.shown, file))
    }
    return "\(base)/\(Markdown.path(Paths.join(Paths.name(of: run.run.path), file)))"
  }

  // MARK: Words

  private static func plural(_ count: Int, _ word: String) -> String {
    count == 1 ? "1 \(word)" : "\(count) \(word)s"
  }

  /// A text of bearable length.
  private static func short(_ text: String) -> String {
    text.count > 160 ? text.prefix(159) + "…" : text
  }
}
