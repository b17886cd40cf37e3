// The target's tests follow.
