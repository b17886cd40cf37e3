import Glibc

// What contributors run through `make bench` and `make soak`; not installed with the program.

let words = Array(CommandLine.arguments.dropFirst())
switch words.first {
case "measure" where words.count == 2:
  Suite(program: words[1]).run()
case "compare" where words.count == 2:
  ComparisonBench(program: words[1], report: Report()).run()
case "inspect" where words.count == 2:
  exit(PictureInspection.run(folder: words[1]) ? 0 : 1)
case "resolve" where words.count == 2:
  exit(SceneSoak.run(folder: words[1]) ? 0 : 1)
default:
  print(
    "usage: Benchmarks measure PROGRAM | compare PROGRAM | inspect FOLDER | resolve FOLDER")
  exit(2)
}
