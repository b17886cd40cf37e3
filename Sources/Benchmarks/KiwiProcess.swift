import Glibc

/// kiwisolver for Python on the same constraints, where it is installed.
enum KiwiProcess {
  /// What it takes, in seconds, a value a round.
  struct Outcome {
    /// Building and solving.
    var build: Sample
    /// A new size on a kept system.
    var resize: Sample
  }

  /// Runs it; absent where there is no Python with kiwisolver.
  static func run(_ workload: ConstraintWorkload) -> Outcome? {
    let folder = ChildProcess.makeTemporaryFolder()
    defer { ChildProcess.remove(folder) }
    let (script, input, output) = (
      folder + "/kiwi.py", folder + "/constraints.txt", folder + "/times.txt"
    )
    ChildProcess.write(Array(source.utf8), to: script)
    ChildProcess.write(Array(workload.text.utf8), to: input)
    for python in [".build/venv/bin/python", "/usr/bin/python3", "/usr/local/bin/python3"] {
      guard let outcome = ChildProcess.run(python, [script, input, output]), outcome.status == 0
      else { continue }
      let lines = ChildProcess.read(output).split(separator: "\n").map { line in
        line.split(separator: " ").compactMap { Double($0) }
      }
      guard lines.count == 2, !lines[0].isEmpty, !lines[1].isEmpty else { continue }
      return Outcome(build: Sample(lines[0]), resize: Sample(lines[1]))
    }
    return nil
  }

  private static let source = """
    import sys, time
    import kiwisolver as kiwi

    lines = open(sys.argv[1]).read().splitlines()
    count, width, height = map(int, lines[0].split())
    parts = []
    for line in lines[1:]:
        words = line.split()
        numbers = list(map(float, words[1:]))
        terms = list(zip(map(int, numbers[1::2]), numbers[2::2]))
        parts.append((terms, numbers[0], words[0]))

    def build():
        solver = kiwi.Solver()
        variables = [kiwi.Variable(str(i)) for i in range(count)]
        solver.addEditVariable(variables[width], "strong")
        solver.addEditVariable(variables[height], "strong")
        solver.suggestValue(variables[width], 390)
        solver.suggestValue(variables[height], 844)
        for terms, constant, relation in parts:
            expression = kiwi.Expression([variables[i] * c for i, c in terms], constant)
            solver.addConstraint(kiwi.Constraint(expression, relation))
        solver.updateVariables()
        return solver, variables

    def timed(work, rounds):
        work(0)
        times = []
        for i in range(rounds):
            start = time.perf_counter()
            work(i)
            times.append(time.perf_counter() - start)
        return times

    builds = timed(lambda i: build(), 101)
    solver, variables = build()
    def resize(i):
        for step in range(100):
            solver.suggestValue(variables[width], 320 + (i * 7 + step) % 100)
            solver.suggestValue(variables[height], 600 + (i * 5 + step) % 70)
            solver.updateVariables()
    sizes = [t / 100 for t in timed(resize, 15)]
    with open(sys.argv[2], "w") as file:
        for times in (builds, sizes):
            file.write(" ".join(f"{t:.9f}" for t in times) + chr(10))
    """
}
