"""Reference firings of three signal families, computed apart from the product.

Mean reversion, momentum breakout, and buy and sell, from their definitions in docs/reference/signals.md: whole arrays
in exact decimals, every window summed in full. The bars are those of testdata/golden/bars, each bar its own session,
whatever the timeframe. A firing is [bar, end]: the bars counted from 0, the end null where the rule has not ended it.

    python3 tools/golden/src/signals.py 2026-11-15      (the day to be written into metadata.json)
"""

import json
import sys
from decimal import Decimal, getcontext

from golden_files import GOLDEN, GoldenFiles

getcontext().prec = 40
SILENT = {"hourly": 20, "daily": 20, "weekly": 4}


class Bars:
    def __init__(self, path):
        found = json.loads(path.read_text())
        self.symbol = path.stem
        rows = found["bars"]
        self.open, self.high, self.low, self.close = ([Decimal(row[n]) / 100 for row in rows] for n in range(4))
        self.volume = [Decimal(row[4]) for row in rows]
        self.count = len(rows)


def window(values, at, period):
    """The `period` values up to and with `at`; None where there are not so many."""
    return None if at < period - 1 else values[at - period + 1 : at + 1]


def mean(values):
    return sum(values, Decimal(0)) / len(values)


def sma(values, period):
    return [None if window(values, i, period) is None else mean(window(values, i, period)) for i in range(len(values))]


def deviation(values, period):
    out = []
    for i in range(len(values)):
        part = window(values, i, period)
        out.append(None if part is None else mean([(value - mean(part)) ** 2 for value in part]).sqrt())
    return out


def recursive(values, period, first, weight):
    """Plain mean of `period` values ending at `first`, then each new value moves it by `weight` of the distance."""
    out = [None] * len(values)
    for i in range(first, len(values)):
        out[i] = mean(values[i - period + 1 : i + 1]) if i == first else out[i - 1] + weight * (values[i] - out[i - 1])
    return out


def ema(values, period, first=None):
    return recursive(values, period, period - 1 if first is None else first, Decimal(2) / (period + 1))


def rsi(closes, period):
    changes = [Decimal(0)] + [b - a for a, b in zip(closes, closes[1:])]
    ups = recursive([max(c, Decimal(0)) for c in changes], period, period, Decimal(1) / period)
    downs = recursive([max(-c, Decimal(0)) for c in changes], period, period, Decimal(1) / period)
    share = lambda up, down: Decimal(50) if up + down == 0 else 100 * up / (up + down)
    return [None if up is None else share(up, down) for up, down in zip(ups, downs)]


def macd(closes, fast, slow, signal):
    quick, calm = ema(closes, fast, slow - 1), ema(closes, slow)
    line = [None if b is None else a - b for a, b in zip(quick, calm)]
    known = ema([Decimal(0) if value is None else value for value in line], signal, slow - 1 + signal - 1)
    return [line[i] if known[i] is not None else None for i in range(len(closes))], known


def before(values, i):
    return values[i - 1] if i > 0 else None


def extreme_before(values, i, period, pick):
    return None if i < period else pick(values[i - period : i])


def compare(left, right, sign):
    """Is left beyond right in the direction of sign; None where one is unknown."""
    return None if left is None or right is None else sign * (left - right) > 0


def any_of(*truths):
    return True if True in truths else None if None in truths else False


def all_of(*truths):
    return False if False in truths else None if None in truths else True


def mean_reversion(bars, timeframe):
    closes = bars.close
    middle, spread, strength = sma(closes, 20), deviation(closes, 20), rsi(closes, 14)
    trend = sma(closes, 40 if timeframe == "weekly" else 200)
    for side, sign in (("buy", 1), ("sell", -1)):
        band = [None if m is None else m - sign * 2 * s for m, s in zip(middle, spread)]
        limit = Decimal(30 if side == "buy" else 70)
        stretched = [
            any_of(compare(closes[i], band[i], -sign), compare(strength[i], limit, -sign)) for i in range(bars.count)
        ]
        with_trend = [compare(closes[i], trend[i], sign) for i in range(bars.count)]
        past = bars.high if side == "buy" else bars.low
        turned = [compare(closes[i], before(past, i), sign) for i in range(bars.count)]
        ends = [m is not None and sign * (c - m) >= 0 for c, m in zip(closes, middle)]
        alert = [all_of(a, b) for a, b in zip(stretched, with_trend)]
        signal = [all_of(before(stretched, i), turned[i], with_trend[i]) for i in range(bars.count)]
        yield f"alert {timeframe} {side}", alert, False, ends
        yield f"signal {timeframe} {side}", signal, False, ends
        yield f"bucket {timeframe} {side}", alert, True, ends
        if timeframe == "daily":
            yield f"list {timeframe} {side}", stretched, True, ends


def is_takeable(bars, i, sign):
    """Not locked at the limit: off the bar's extreme, or more than half a point short of the daily limit of 10 percent.
    The golden bars have no dates; 10 was the limit of most of the archive they are drawn like."""
    if i == 0:
        return None
    extreme = bars.high[i] if sign > 0 else bars.low[i]
    return sign * (extreme - bars.close[i]) > 0 or sign * (bars.close[i] / bars.close[i - 1] - 1) * 100 < Decimal("9.5")


def momentum_breakout(bars, timeframe):
    closes, strength, trend = bars.close, rsi(bars.close, 14), ema(bars.close, 50)
    usual = [None if i < 20 else mean(bars.volume[i - 20 : i]) for i in range(bars.count)]
    for side, sign, least, most in (("buy", 1, 55, 75), ("sell", -1, 25, 45)):
        far, pick = (bars.high, max) if side == "buy" else (bars.low, min)
        near, other = (bars.low, min) if side == "buy" else (bars.high, max)
        alert, signal, ends = [], [], []
        for i in range(bars.count):
            broke = compare(closes[i], extreme_before(far, i, 20, pick), sign)
            loud = None if not usual[i] else bars.volume[i] / usual[i] >= Decimal("1.5")
            strong = None if strength[i] is None else least <= strength[i] <= most
            alert.append(broke)
            signal.append(
                all_of(broke, loud, compare(closes[i], trend[i], sign), strong, is_takeable(bars, i, sign))
            )
            ends.append(compare(closes[i], extreme_before(near, i, 10, other), -sign) is True)
        yield f"alert {timeframe} {side}", alert, False, ends
        yield f"signal {timeframe} {side}", signal, False, ends


def buy_sell(bars, timeframe):
    closes = bars.close
    fast, slow, trend = ema(closes, 9), ema(closes, 21), ema(closes, 50)
    line, signal = macd(closes, 12, 26, 9)
    holds = {}
    for side, sign in (("buy", 1), ("sell", -1)):
        holds[side] = [
            all_of(
                compare(fast[i], slow[i], sign),
                compare(closes[i], trend[i], sign),
                compare(line[i], signal[i], sign),
            )
            for i in range(bars.count)
        ]
    fires = {side: set(firing_bars(held, timeframe, False)) for side, held in holds.items()}
    for side, other in (("buy", "sell"), ("sell", "buy")):
        yield f"signal {timeframe} {side}", holds[side], False, [i in fires[other] for i in range(bars.count)]


def firing_bars(held, timeframe, every):
    """Where it begins to hold: it holds, and was known not to on the bar before."""
    for i in range(SILENT[timeframe], len(held)):
        if held[i] is True and (every or before(held, i) is False):
            yield i


def firings(held, timeframe, every, ends):
    after = lambda bar: next((i for i in range(bar + 1, len(held)) if ends[i]), None)
    return [[bar, after(bar)] for bar in firing_bars(held, timeframe, every)]


FAMILIES = {
    "mean-reversion": (mean_reversion, ("daily", "hourly", "weekly")),
    "momentum-breakout": (momentum_breakout, ("daily",)),
    "buy-sell": (buy_sell, ("daily", "hourly", "weekly")),
}


def main(day):
    files = GoldenFiles("signals")
    every = [Bars(path) for path in sorted((GOLDEN / "bars").glob("*.json"))]
    for name, (compute, timeframes) in FAMILIES.items():
        cases = {
            bars.symbol: {
                cell: firings(held, timeframe, is_every, ends)
                for timeframe in timeframes
                for cell, held, is_every, ends in compute(bars, timeframe)
            }
            for bars in every
        }
        text = json.dumps(cases, separators=(",", ":")) + "\n"
        files.write(name, text)
    files.end("signals.py", "the sample market's bars in testdata/golden/bars; definitions in docs/reference/signals.md", day)


if __name__ == "__main__":
    main(sys.argv[1])
