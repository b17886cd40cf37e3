"""Solves random systems of constraints with kiwisolver and writes down what it finds.

Needs Python and kiwisolver 1.4 or later; the tests need neither. Run in this folder:

    python random_systems.py > random-systems.txt

A system is made from its number alone, by a generator that RandomSystem.swift has as well, so only
the answers are stored. A line has the number of the system, the constraints that kiwisolver refuses
as they contradict earlier ones (joined by commas, or -), and the values of the variables.

Only systems with one answer are kept: kiwisolver must find the same with the optional constraints
in five other orders, with weights that lie closer to each other, so that its weighted sum and strict
priority mean the same, and with every variable pulled a little to either side.
"""

import sys

import kiwisolver as kiwi

COUNT = 2400
MASK = (1 << 64) - 1
# Lexicographic and weighted agree where no weak constraints add up to a strong one.
WEIGHTS = [(1e6, 1e3, 1.0), (4e4, 2e2, 1.0)]


class Generator:
    """SplitMix64."""

    def __init__(self, seed):
        self.state = seed & MASK

    def next(self, limit):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return (z ^ (z >> 31)) % limit


COEFFICIENTS = [1, -1, 1, -1, 1, -1, 2, -2, 0.5, -0.5]
RELATIONS = ["==", "==", "==", "<=", ">="]


def system(number):
    """The variables' count and the constraints: (terms, constant, relation, level)."""
    random = Generator(number)
    count = 2 + random.next(4)
    if random.next(10) == 0:
        count += random.next(8)
    constraints = []
    for _ in range(count + random.next(count + 3)):
        terms = {}
        for _ in range(1 + random.next(3)):
            variable = random.next(count)
            coefficient = COEFFICIENTS[random.next(len(COEFFICIENTS))]
            terms.setdefault(variable, coefficient)
        constant = random.next(401) - 200
        relation = RELATIONS[random.next(len(RELATIONS))]
        # 0 is required, then ever weaker.
        level = [0, 0, 0, 1, 2, 3][random.next(6)]
        constraints.append((sorted(terms.items()), constant, relation, level))
    if random.next(2) == 0:
        for variable in range(count):
            constraints.append(([(variable, 1)], -10 * random.next(30), "==", 3))
    return count, constraints


def build(count, constraints, weights, order):
    solver = kiwi.Solver()
    variables = [kiwi.Variable(str(index)) for index in range(count)]
    for index in order:
        terms, constant, relation, level = constraints[index]
        expression = kiwi.Expression([variables[v] * c for v, c in terms], constant)
        strength = kiwi.strength.required if level == 0 else weights[level - 1]
        solver.addConstraint(kiwi.Constraint(expression, relation, strength))
    solver.updateVariables()
    return solver, variables


def refusals(count, constraints, required):
    """The required constraints that contradict those before them."""
    kept, refused = [], []
    for index in required:
        # A solver that refused something is not used again: its tableau keeps traces.
        try:
            build(count, constraints, WEIGHTS[0], kept + [index])
            kept.append(index)
        except kiwi.UnsatisfiableConstraint:
            refused.append(index)
    return kept, refused


def values(variables):
    return [variable.value() for variable in variables]


def close(first, second):
    return all(abs(a - b) < 1e-6 for a, b in zip(first, second))


def answer(number):
    count, constraints = system(number)
    mentioned = {v for terms, _, _, _ in constraints for v, _ in terms}
    if len(mentioned) < count:
        return None
    required = [i for i, c in enumerate(constraints) if c[3] == 0]
    optional = [i for i, c in enumerate(constraints) if c[3] != 0]
    required, refused = refusals(count, constraints, required)
    first = values(build(count, constraints, WEIGHTS[0], required + optional)[1])
    shuffle = Generator(number ^ 0x5DEECE66D)
    for attempt in range(5):
        for i in range(len(optional) - 1, 0, -1):
            j = shuffle.next(i + 1)
            optional[i], optional[j] = optional[j], optional[i]
        weights = WEIGHTS[(attempt + 1) % len(WEIGHTS)]
        if not close(first, values(build(count, constraints, weights, required + optional)[1])):
            return None
    for index in range(count):
        for pull in (-1000, 1000):
            solver, variables = build(count, constraints, WEIGHTS[0], required + optional)
            solver.addConstraint((variables[index] == first[index] + pull) | 1e-3)
            solver.updateVariables()
            if not close(first, values(variables)):
                return None
    return refused, first


def text(value):
    result = f"{value:.6f}".rstrip("0").rstrip(".")
    return "0" if result == "-0" else result


def main():
    kept = 0
    number = 0
    while kept < COUNT:
        number += 1
        found = answer(number)
        if found is None:
            continue
        kept += 1
        refused = ",".join(map(str, found[0])) or "-"
        print(number, refused, *map(text, found[1]))
    print(f"{kept} of {number} systems have one answer", file=sys.stderr)


main()
