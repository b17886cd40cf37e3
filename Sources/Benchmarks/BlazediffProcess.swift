import Glibc

/// blazediff for Python on the same files, where it is installed.
enum BlazediffProcess {
  /// What a pair takes, in seconds, a value a round.
  struct Outcome {
    /// With one core, as in a batch that has a pair for each.
    var oneCore: Sample
    /// With all cores: both files of a pair are decoded at once.
    var allCores: Sample
  }

  /// Runs it; absent where there is no Python with blazediff.
  static func run(_ reference: String, _ candidate: String) -> Outcome? {
    let folder = ChildProcess.makeTemporaryFolder()
    defer { ChildProcess.remove(folder) }
    let (script, output) = (folder + "/pairs.py", folder + "/times.txt")
    ChildProcess.write(Array(source.utf8), to: script)
    for python in [".build/venv/bin/python", "/usr/bin/python3", "/usr/local/bin/python3"] {
      var samples: [Sample] = []
      for cores in ["all", "one"] {
        guard
          let outcome = ChildProcess.run(python, [script, reference, candidate, cores, output]),
          outcome.status == 0
        else { break }
        let times = ChildProcess.read(output).split(separator: " ").compactMap { Double($0) }
        if !times.isEmpty { samples.append(Sample(times)) }
      }
      if samples.count == 2 { return Outcome(oneCore: samples[1], allCores: samples[0]) }
    }
    return nil
  }

  private static let source = """
    os, sys, time = map(__import__, ("os", "sys", "time"))

    if sys.argv[3] == "one":
        # Threads inherit it, so it comes before anything makes some.
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    blazediff = __import__("blazediff")

    def pair():
        start = time.perf_counter()
        result = blazediff.compare(sys.argv[1], sys.argv[2], threshold=0.1)
        assert not result.match_result
        return time.perf_counter() - start

    pair()
    times = [pair() for _ in range(15)]
    with open(sys.argv[4], "w") as file:
        file.write(" ".join(f"{t:.9f}" for t in times))
    """
}
