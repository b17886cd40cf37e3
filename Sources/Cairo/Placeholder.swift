// The target's sources follow.
