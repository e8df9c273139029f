"""Reference hits of the candlestick patterns that TA-Lib does not have, and of nothing else.

Worked out apart from the product, from the definitions in words, over whole lists of bars in whole paisa: every
comparison is exact, and nothing is carried from bar to bar.

    python3 tools/golden/src/candlesticks.py      (reads bars.json, writes own.json; run by candlesticks.ts)

Definitions: pin bar, Pring's Pinocchio bar (Technical Analysis Explained); kicker, the loose form; tweezers, Nison
(Japanese Candlestick Charting Techniques), equal as TA-Lib's setting "Equal", long as its "BodyLong"; inside and
outside candles; fractal, Williams (Trading Chaos).
"""

import json
from fractions import Fraction
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[3] / "testdata" / "golden" / "candlestick"


def unpack(numbers):
    bars, close = [], 0
    for at in range(0, len(numbers), 4):
        gap, body, upper, lower = numbers[at : at + 4]
        start = close + gap
        close = start + body
        bars.append((start, max(start, close) + upper, min(start, close) - lower, close))
    return bars


def pin_bar(bars, i, relaxed):
    start, high, low, close = bars[i]
    reach = high - low
    if reach == 0:
        return 0
    above, below = high - max(start, close), min(start, close) - low
    if Fraction(below, reach) >= Fraction(2, 3) and (relaxed or Fraction(above, reach) <= Fraction(1, 10)):
        return 100
    if Fraction(above, reach) >= Fraction(2, 3) and (relaxed or Fraction(below, reach) <= Fraction(1, 10)):
        return -100
    return 0


def kicker(bars, i, relaxed):
    (start, _, _, close), (start1, _, _, close1) = bars[i], bars[i - 1]
    if close1 < start1 and close > start and (start > start1 or (relaxed and start == start1)):
        return 100
    if close1 > start1 and close < start and (start < start1 or (relaxed and start == start1)):
        return -100
    return 0


def tweezers(bars, i, relaxed):
    (start, high, low, close), (start1, high1, low1, close1) = bars[i], bars[i - 1]
    mean_body = Fraction(sum(abs(b[3] - b[0]) for b in bars[i - 11 : i - 1]), 10)
    same = Fraction(1, 20) * Fraction(sum(b[1] - b[2] for b in bars[i - 6 : i - 1]), 5)
    if not relaxed and not abs(close1 - start1) > mean_body:
        return 0
    white, white1 = close >= start, close1 >= start1
    if white and not white1 and abs(low - low1) <= same:
        return 100
    if white1 and not white and abs(high - high1) <= same:
        return -100
    return 0


def contains(outer, inner, relaxed):
    (_, high, low, _), (_, high1, low1, _) = outer, inner
    if relaxed:
        return high >= high1 and low <= low1 and (high, low) != (high1, low1)
    return high > high1 and low < low1


def inside(bars, i, relaxed):
    return 100 if contains(bars[i - 1], bars[i], relaxed) else 0


def outside(bars, i, relaxed):
    if not contains(bars[i], bars[i - 1], relaxed):
        return 0
    return 100 if bars[i][3] >= bars[i][0] else -100


def fractal(bars, i, relaxed):
    """The strict finding comes first; what is both a peak and a trough is neither."""
    if relaxed and fractal(bars, i, False):
        return fractal(bars, i, False)
    highs, lows = [b[1] for b in bars[i - 4 : i + 1]], [b[2] for b in bars[i - 4 : i + 1]]
    left = (lambda a, b: a >= b) if relaxed else (lambda a, b: a > b)
    peak = all(left(highs[2], h) for h in highs[:2]) and all(highs[2] > h for h in highs[3:])
    trough = all(left(-lows[2], -l) for l in lows[:2]) and all(lows[2] < l for l in lows[3:])
    return 0 if peak == trough else -100 if peak else 100


RULES = {
    "pin-bar": (pin_bar, 0),
    "kicker": (kicker, 1),
    "tweezers": (tweezers, 11),
    "inside-candle": (inside, 1),
    "outside-candle": (outside, 1),
    "fractal": (fractal, 4),
}


def text(values):
    tokens, last = [], 0
    for index, value in enumerate(values):
        if value:
            tokens.append(("-" if value < 0 else "") + str(index - last))
            last = index
    return " ".join(tokens)


series = {name: unpack(numbers) for name, numbers in json.loads((FOLDER / "bars.json").read_text()).items()}
found = []
for name, (rule, lookback) in RULES.items():
    for form in ("strict", "relaxed"):
        hits = {
            symbol: text([0 if i < lookback else rule(bars, i, form == "relaxed") for i in range(len(bars))])
            for symbol, bars in series.items()
        }
        found.append(f"{json.dumps(f'{name} {form}')}:{json.dumps(hits, separators=(',', ':'))}")
(FOLDER / "own.json").write_text("{\n" + ",\n".join(found) + "\n}\n")
