import Glibc

/// Ends the bench with a message; release mode drops those of preconditions.
func stop(_ message: String) -> Never {
  print("Benchmarks: error: \(message)")
  exit(1)
}
