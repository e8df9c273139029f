"""Reference values of the volatility, volume and level indicators, computed apart from the product.

Every value is worked out from its textbook definition over the whole path, in exact decimals, with sums and extremes
written in full at every bar: nothing is carried from bar to bar except where the definition itself is recursive.

    python3 tools/golden/src/volatility_volume.py 2026-11-15      (the day to be written into metadata.json)
"""

import json
import sys
from decimal import Decimal, getcontext

from golden_files import GOLDEN, GoldenFiles

getcontext().prec = 40
BUSY, THIN, QUIET, HALF_HOURS = "MINMP", "BELFN", "QUIET", "MINMP-30M"
# Figures nearer to each other than this are the same: in the product they may differ by rounding.
NEARLY, NARROWER = 1 - Decimal("1e-9"), 1 - Decimal("1e-8")


class Bars:
    def __init__(self, symbol):
        found = json.loads((GOLDEN / "bars" / f"{symbol}.json").read_text())
        columns = list(zip(*found["bars"]))
        self.open, self.high, self.low, self.close = ([Decimal(v) / 100 for v in columns[i]] for i in range(4))
        self.volume = [Decimal(v) for v in columns[4]]
        self.count = len(self.close)
        self.times = found.get("times") or [[index, 0] for index in range(self.count)]


def mean(values):
    return sum(values, Decimal(0)) / len(values)


def windows(values, period):
    """The last `period` values at each bar, None while there are fewer."""
    return [None if i < period - 1 else values[i - period + 1 : i + 1] for i in range(len(values))]


def deviation(window):
    middle = mean(window)
    return mean([(value - middle) ** 2 for value in window]).sqrt()


def seeded(values, period, first, weight):
    """Recursive mean: the plain mean of the `period` values up to `first`, then each new value by its weight."""
    out = [None] * len(values)
    out[first] = mean(values[first - period + 1 : first + 1])
    for i in range(first + 1, len(values)):
        out[i] = (1 - weight) * out[i - 1] + weight * values[i]
    return out


def atr(bars, period):
    ranges = [Decimal(0)]
    for i in range(1, bars.count):
        before = bars.close[i - 1]
        ranges.append(max(bars.high[i] - bars.low[i], abs(bars.high[i] - before), abs(bars.low[i] - before)))
    return seeded(ranges, period, period, Decimal(1) / period)


def natr(bars, period):
    return [None if a is None else 100 * a / c for a, c in zip(atr(bars, period), bars.close)]


def standard_deviation(bars, period):
    return [None if w is None else deviation(w) for w in windows(bars.close, period)]


def bollinger(bars, period, width):
    out = []
    for window in windows(bars.close, period):
        if window is None:
            out.append(None)
            continue
        middle, half = mean(window), Decimal(str(width)) * deviation(window)
        upper, lower = middle + half, middle - half
        share = Decimal("0.5") if half == 0 else (window[-1] - lower) / (upper - lower)
        names = {"upper": upper, "middle": middle, "lower": lower}
        out.append(names | {"width": (upper - lower) / middle, "percent_b": share})
    return out


def bandwidth_rank(bars, period, compared):
    widths = [None if w is None else deviation(w) / mean(w) for w in windows(bars.close, period)]
    out = []
    for i in range(bars.count):
        last = widths[max(0, i - compared + 1) : i + 1]
        if len(last) < compared or last[0] is None:
            out.append(None)
        else:
            out.append(Decimal(sum(1 for width in last if width < last[-1] * NARROWER)) / compared)
    return out


def keltner(bars, period, range, width):
    means = seeded(bars.close, period, period - 1, Decimal(2) / (period + 1))
    return [
        None if m is None or a is None else {"upper": m + width * a, "middle": m, "lower": m - width * a}
        for m, a in zip(means, atr(bars, range))
    ]


def donchian(bars, period):
    return [
        None if h is None else {"upper": max(h), "middle": (max(h) + min(l)) / 2, "lower": min(l)}
        for h, l in zip(windows(bars.high, period), windows(bars.low, period))
    ]


def obv(bars):
    signs = [1] + [(b > a) - (b < a) for a, b in zip(bars.close, bars.close[1:])]
    signed = [sign * volume for sign, volume in zip(signs, bars.volume)]
    return [sum(signed[: i + 1]) for i in range(bars.count)]


def flows(bars):
    """Volume by where the close lies between low (-1) and high (+1)."""
    return [
        Decimal(0) if high == low else (2 * (close - low) / (high - low) - 1) * volume
        for high, low, close, volume in zip(bars.high, bars.low, bars.close, bars.volume)
    ]


def ad_line(bars):
    flow = flows(bars)
    return [sum(flow[: i + 1]) for i in range(bars.count)]


def chaikin_oscillator(bars, fast, slow):
    line = ad_line(bars)
    quick, steady = (seeded(line, 1, 0, Decimal(2) / (period + 1)) for period in (fast, slow))
    return [None if i < max(fast, slow) - 1 else quick[i] - steady[i] for i in range(bars.count)]


def cmf(bars, period):
    return [
        None if f is None or sum(v) == 0 else sum(f) / sum(v)
        for f, v in zip(windows(flows(bars), period), windows(bars.volume, period))
    ]


def volume_ratio(bars, period):
    out = []
    for i in range(bars.count):
        before = bars.volume[max(0, i - period) : i]
        out.append(None if len(before) < period or sum(before) == 0 else bars.volume[i] / mean(before))
    return out


def volume_ratio_by_time(bars, sessions):
    all_sessions = sorted({session for session, _ in bars.times})

    def traded(session, minute):
        return sum(v for (s, m), v in zip(bars.times, bars.volume) if s == session and m <= minute)

    out = []
    for session, minute in bars.times:
        at = all_sessions.index(session)
        usual = [traded(before, minute) for before in all_sessions[max(0, at - sessions) : at]]
        is_known = len(usual) == sessions and sum(usual) > 0
        out.append(traded(session, minute) / mean(usual) if is_known else None)
    return out


def pivots_classic(bars):
    out = []
    for high, low, close in zip(bars.high, bars.low, bars.close):
        p = (high + low + close) / 3
        above = {"r1": 2 * p - low, "r2": p + high - low, "r3": 2 * p + high - 2 * low}
        out.append({"p": p} | above | {"s1": 2 * p - high, "s2": p - high + low, "s3": 2 * p + low - 2 * high})
    return out


def around(centre, reach, shares):
    above = {f"r{i}": centre + share * reach for i, share in enumerate(shares, 1)}
    return above | {f"s{i}": centre - share * reach for i, share in enumerate(shares, 1)}


def pivots_fibonacci(bars):
    shares = [Decimal("0.382"), Decimal("0.618"), Decimal(1)]
    middles = [(h + l + c) / 3 for h, l, c in zip(bars.high, bars.low, bars.close)]
    return [{"p": p} | around(p, h - l, shares) for p, h, l in zip(middles, bars.high, bars.low)]


def pivots_camarilla(bars):
    shares = [Decimal("1.1") / part for part in (12, 6, 4, 2)]
    return [
        {"p": (h + l + c) / 3} | around(c, h - l, shares) for h, l, c in zip(bars.high, bars.low, bars.close)
    ]


def fractals(bars):
    out = []
    for i in range(bars.count):
        sides = [i - 4, i - 3, i - 1, i]
        is_high = i >= 4 and all(bars.high[i - 2] > bars.high[j] for j in sides)
        is_low = i >= 4 and all(bars.low[i - 2] < bars.low[j] for j in sides)
        found = {"high": bars.high[i - 2] if is_high else None, "low": bars.low[i - 2] if is_low else None}
        out.append(found | {"bars_ago": Decimal(2)} if is_high or is_low else None)
    return out


def gap(bars):
    return [None] + [100 * (o / c - 1) for o, c in zip(bars.open[1:], bars.close)]


def high_low_52(bars, period):
    out = []
    for highs, lows, close in zip(windows(bars.high, period), windows(bars.low, period), bars.close):
        if highs is None:
            out.append(None)
            continue
        high, low = max(highs), min(lows)
        out.append({"high": high, "low": low, "from_high": 100 * (close / high - 1), "from_low": 100 * (close / low - 1)})
    return out


def turns(bars, begin, falls, rises):
    """`falls[i]`, `rises[i]`: how far a price must come back from the high or low of bar i to make it a swing."""
    out, start, wanted = [None] * bars.count, begin, ("high", "low")
    for i in range(begin + 1, bars.count):
        top = max(range(start, i), key=lambda j: bars.high[j])
        bottom = min(range(start, i), key=lambda j: bars.low[j])
        fallen, risen = bars.high[top] - bars.low[i], bars.high[i] - bars.low[bottom]
        found = []
        if "high" in wanted and bars.high[i] <= bars.high[top] and fallen > 0 and fallen >= falls[top] * NEARLY:
            found.append((top, "high", bars.high[top]))
        if "low" in wanted and bars.low[i] >= bars.low[bottom] and risen > 0 and risen >= rises[bottom] * NEARLY:
            found.append((bottom, "low", bars.low[bottom]))
        if found:
            # Both at once, before the first swing: the older.
            at, side, price = min(found, key=lambda one: one[0])
            out[i] = {"side": side, "price": price, "bars_ago": Decimal(i - at)}
            start, wanted = i, ("low",) if side == "high" else ("high",)
    return out


def zig_zag(bars, percent):
    share = Decimal(str(percent)) / 100
    return turns(bars, 0, [share * high for high in bars.high], [share * low for low in bars.low])


def zig_zag_atr(bars, period, ranges):
    far = [None if a is None else Decimal(str(ranges)) * a for a in atr(bars, period)]
    return turns(bars, period, far, far)


CASES = {
    "atr": (atr, [BUSY, QUIET], [{"period": 14}, {"period": 5}]),
    "natr": (natr, [BUSY, QUIET], [{"period": 14}]),
    "standard-deviation": (standard_deviation, [BUSY, QUIET], [{"period": 20}, {"period": 5}]),
    "bollinger": (bollinger, [BUSY, QUIET], [{"period": 20, "width": 2}, {"period": 5, "width": 1.5}]),
    "bandwidth-rank": (
        bandwidth_rank,
        [BUSY, THIN, QUIET],
        [{"period": 20, "compared": 125}, {"period": 5, "compared": 30}],
    ),
    "keltner": (
        keltner,
        [BUSY, QUIET],
        [{"period": 20, "range": 10, "width": 2}, {"period": 5, "range": 14, "width": 3}],
    ),
    "donchian": (donchian, [BUSY, QUIET], [{"period": 20}]),
    "obv": (obv, [BUSY, QUIET], [{}]),
    "ad-line": (ad_line, [BUSY, QUIET], [{}]),
    "chaikin-oscillator": (chaikin_oscillator, [BUSY, QUIET], [{"fast": 3, "slow": 10}, {"fast": 10, "slow": 3}]),
    "cmf": (cmf, [BUSY, QUIET], [{"period": 20}, {"period": 2}]),
    "volume-ratio": (volume_ratio, [BUSY, QUIET], [{"period": 20}, {"period": 2}]),
    "volume-ratio-by-time": (volume_ratio_by_time, [HALF_HOURS, QUIET], [{"sessions": 10}, {"sessions": 3}]),
    "pivots-classic": (pivots_classic, [BUSY], [{}]),
    "pivots-fibonacci": (pivots_fibonacci, [BUSY], [{}]),
    "pivots-camarilla": (pivots_camarilla, [BUSY], [{}]),
    "fractals": (fractals, [BUSY, THIN, QUIET], [{}]),
    "gap": (gap, [BUSY, QUIET], [{}]),
    "high-low-52": (high_low_52, [BUSY, QUIET], [{"period": 250}, {"period": 20}]),
    "zig-zag": (zig_zag, [BUSY, THIN, QUIET], [{"percent": 5}, {"percent": 1.5}]),
    "zig-zag-atr": (zig_zag_atr, [BUSY, THIN, QUIET], [{"period": 14, "ranges": 3}, {"period": 5, "ranges": 1}]),
}


def plain(value):
    return float(f"{value:.12g}") if isinstance(value, Decimal) else value


def columns_of(values):
    """A number is the column `value`; a record has one column a name."""
    first = next((value for value in values if value is not None), None)
    if not isinstance(first, dict):
        return {"value": [plain(value) for value in values]}
    return {name: [None if value is None else plain(value[name]) for value in values] for name in first}


def main(day):
    files = GoldenFiles("indicators/python-volatility-volume")
    for name, (compute, symbols, choices) in CASES.items():
        found = [
            {"symbol": symbol, "chosen": chosen, "columns": columns_of(compute(Bars(symbol), **chosen))}
            for symbol in symbols
            for chosen in choices
        ]
        text = "[\n" + ",\n".join(json.dumps(one, separators=(",", ":")) for one in found) + "\n]\n"
        files.write(name, text)
    files.end("volatility_volume.py", "the bars of testdata/golden/bars; definitions of TA-Lib 0.6, TradingView and the authors, in decimals", day)


if __name__ == "__main__":
    main(sys.argv[1])
