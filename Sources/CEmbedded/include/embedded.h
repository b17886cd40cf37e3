// Embedded data follows.
