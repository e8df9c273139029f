"""Expected intervals of packages/backtest/src/record/block-bootstrap.test.ts.

Draws whole weeks case by case instead of by running sums. Run: python3 tools/golden/src/interval.py
"""
import math


def imul(a, b):
    return (a * b) & 0xFFFFFFFF


def mulberry32(state):
    while True:
        state = (state + 0x6D2B79F5) & 0xFFFFFFFF
        mixed = imul(state ^ (state >> 15), 1 | state)
        mixed = ((mixed + imul(mixed ^ (mixed >> 7), 61 | mixed)) & 0xFFFFFFFF) ^ mixed
        yield (mixed ^ (mixed >> 14)) / 2**32


def congruence(count):
    x = 7
    for index in range(count):
        x = (x * 1103515245 + 12345) % 2**31
        yield 15000 + 3 * index, (x % 2001 - 900) / 10000


def interval(cases, held_sessions):
    length = math.ceil(held_sessions / 5) + 1
    weeks = {}
    for day, excess in cases:
        weeks.setdefault((day + 4) // 7, []).append(excess)
    first, count = min(weeks), max(weeks) - min(weeks) + 1
    random = mulberry32(20220101)
    means = []
    for _ in range(1000):
        drawn = []
        for _ in range(math.ceil(count / length)):
            start = math.floor(next(random) * count)
            for step in range(length):
                drawn += weeks.get(first + (start + step) % count, [])
        means.append(sum(drawn) / len(drawn))
    means.sort()
    return means[25], means[975]


for held in (5, 20):
    print(held, *interval(list(congruence(200)), held))
