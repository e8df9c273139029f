"""Reference values of the indicators, computed apart from the product.

Every value is worked out from its textbook definition over the whole path in exact decimals, with sums written in
full: nothing is carried from bar to bar except where the definition itself is recursive. The bars are those of
testdata/golden/bars. Volatility and volume: volatility_volume.py.

    python3 tools/golden/src/indicators.py 2026-11-15      (the day to be written into metadata.json)
"""

import json
import sys
from decimal import Decimal, getcontext
from math import isqrt

from golden_files import GOLDEN, GoldenFiles

getcontext().prec = 40
FIELDS = ("open", "high", "low", "close", "volume", "amount", "market")


def read_bars(path):
    found = json.loads(path.read_text())
    times = found.get("times") or [[index, 0] for index in range(len(found["bars"]))]
    bars = []
    for row, (session, _) in zip(found["bars"], times):
        bar = {name: None if value is None else Decimal(value) / 100 for name, value in zip(FIELDS, row)}
        bars.append({**bar, "volume": Decimal(row[4]), "session": session})
    return bars


def mean(values):
    return sum(values, Decimal(0)) / len(values)


def sma(closes, period):
    return [None if i < period - 1 else mean(closes[i - period + 1 : i + 1]) for i in range(len(closes))]


def seeded(values, period, first, keep):
    """Recursive mean: the plain mean of `period` values ending at `first`, then keep * old + (1 - keep) * new."""
    out = [None] * len(values)
    if first >= len(values):
        return out
    out[first] = mean(values[first - period + 1 : first + 1])
    for i in range(first + 1, len(values)):
        out[i] = keep * out[i - 1] + (1 - keep) * values[i]
    return out


def ema(values, period, first=None):
    keep = 1 - Decimal(2) / (period + 1)
    return seeded(values, period, period - 1 if first is None else first, keep)


def wilder(values, period):
    """`values[0]` belongs to no bar (there is no change before the first close)."""
    return seeded(values, period, period, Decimal(period - 1) / period)


def rsi(closes, period):
    ups = [Decimal(0)] + [max(b - a, Decimal(0)) for a, b in zip(closes, closes[1:])]
    downs = [Decimal(0)] + [max(a - b, Decimal(0)) for a, b in zip(closes, closes[1:])]
    out = []
    for up, down in zip(wilder(ups, period), wilder(downs, period)):
        if up is None:
            out.append(None)
        elif down == 0:
            out.append(Decimal(50) if up == 0 else Decimal(100))
        else:
            out.append(100 - 100 / (1 + up / down))
    return out


def macd(closes, fast, slow, signal):
    quick, steady = ema(closes, fast, slow - 1), ema(closes, slow)
    line = [None if b is None else a - b for a, b in zip(quick, steady)]
    tail = ema(line[slow - 1 :], signal)
    signals = [None] * (slow - 1) + tail
    return [
        None if s is None else {"macd": m, "signal": s, "histogram": m - s} for m, s in zip(line, signals)
    ]


def bollinger(closes, period, width):
    out = []
    for i in range(len(closes)):
        if i < period - 1:
            out.append(None)
            continue
        window = closes[i - period + 1 : i + 1]
        # The variance as mean of squares less square of mean: another way than the product's.
        middle = mean(window)
        deviation = (mean([x * x for x in window]) - middle * middle).sqrt()
        out.append({"upper": middle + width * deviation, "middle": middle, "lower": middle - width * deviation})
    return out


def atr(bars, period):
    ranges = [Decimal(0)]
    for before, bar in zip(bars, bars[1:]):
        high, low, last = bar["high"], bar["low"], before["close"]
        ranges.append(max(high - low, abs(high - last), abs(low - last)))
    return wilder(ranges, period)


def each(bars, period, work):
    """`work` on every window of `period` bars; None before the first."""
    return [None if i < period - 1 else work(bars[i - period + 1 : i + 1]) for i in range(len(bars))]


def later(values, work):
    """`work` on the values after the leading Nones, put back in their place."""
    first = next((i for i, value in enumerate(values) if value is not None), len(values))
    return [None] * first + work(values[first:])


def wma(values, period):
    weights = range(1, period + 1)
    return each(values, period, lambda seen: sum(w * x for w, x in zip(weights, seen)) / sum(weights))


def hma(closes, period):
    half, whole = wma(closes, period // 2), wma(closes, period)
    raw = [None if b is None else 2 * a - b for a, b in zip(half, whole)]
    return later(raw, lambda values: wma(values, isqrt(period)))


def kama(closes, period):
    out, value = [None] * len(closes), None
    for i in range(period, len(closes)):
        moves = sum(abs(closes[k] - closes[k - 1]) for k in range(i - period + 1, i + 1))
        efficiency = Decimal(1) if moves == 0 else abs(closes[i] - closes[i - period]) / moves
        weight = (efficiency * (Decimal(2) / 3 - Decimal(2) / 31) + Decimal(2) / 31) ** 2
        value = closes[i - 1] if value is None else value
        value = out[i] = value + weight * (closes[i] - value)
    return out


def share(top, bottom):
    return None if bottom == 0 else top / bottom


def vwma(bars, period):
    return each(
        bars, period, lambda seen: share(sum(b["close"] * b["volume"] for b in seen), sum(b["volume"] for b in seen))
    )


def vwap_of(bars):
    return share(sum(b["amount"] for b in bars), sum(b["volume"] for b in bars))


def vwap(bars):
    return [vwap_of([b for b in bars[: i + 1] if b["session"] == bar["session"]]) for i, bar in enumerate(bars)]


def ppo(closes, fast, slow, signal):
    line = [None if b is None else 100 * (a - b) / b for a, b in zip(ema(closes, fast), ema(closes, slow))]
    signals = later(line, lambda values: ema(values, signal))
    return [None if s is None else {"ppo": p, "signal": s, "histogram": p - s} for p, s in zip(line, signals)]


def stoch_rsi(closes, strength, period, smooth, signal):
    def place(seen):
        low, high = min(seen), max(seen)
        return Decimal(0) if high - low < Decimal("1e-9") else 100 * (seen[-1] - low) / (high - low)

    raw = later(rsi(closes, strength), lambda values: each(values, period, place))
    k = later(raw, lambda values: each(values, smooth, mean))
    d = later(k, lambda values: each(values, signal, mean))
    return [None if b is None else {"k": a, "d": b} for a, b in zip(k, d)]


def supertrend(bars, period, width):
    out, upper, lower, direction = [], None, None, -1
    for i, (bar, reach) in enumerate(zip(bars, atr(bars, period))):
        if reach is None:
            out.append(None)
            continue
        middle, last = (bar["high"] + bar["low"]) / 2, bars[i - 1]["close"]
        top, bottom = middle + width * reach, middle - width * reach
        if upper is not None:
            top = top if top < upper or last > upper else upper
            bottom = bottom if bottom > lower or last < lower else lower
            if direction == -1:
                direction = 1 if bar["close"] > top else -1
            else:
                direction = -1 if bar["close"] < bottom else 1
        upper, lower = top, bottom
        out.append({"line": lower if direction == 1 else upper, "direction": direction})
    return out


def ichimoku(bars, conversion, base, span, displacement):
    def middle(seen):
        return (max(b["high"] for b in seen) + min(b["low"] for b in seen)) / 2

    lines = [each(bars, period, middle) for period in (conversion, base, span)]
    lead = [None if None in (a, b) else (a + b) / 2 for a, b in zip(lines[0], lines[1])]
    back, out = displacement - 1, []
    for i in range(len(bars)):
        if i < max(conversion, base, span) - 1 + back:
            out.append(None)
            continue
        row = {"conversion": lines[0][i], "base": lines[1][i], "leadA": lead[i], "leadB": lines[2][i]}
        row.update(spanA=lead[i - back], spanB=lines[2][i - back], past=bars[i - back]["close"])
        out.append(row)
    return out


def line_through(xs, ys):
    """Slope, height at x = 0 and share explained, by least squares around the means."""
    x, y = mean(xs), mean(ys)
    xx, yy = sum((a - x) ** 2 for a in xs), sum((b - y) ** 2 for b in ys)
    xy = sum((a - x) * (b - y) for a, b in zip(xs, ys))
    return xy / xx, y - xy / xx * x, (Decimal(0) if yy == 0 else xy * xy / (xx * yy))


def linear_regression(closes, period):
    def fit(seen):
        slope, height, r2 = line_through([Decimal(i) for i in range(period)], seen)
        return {"value": height + slope * (period - 1), "slope": slope, "r2": r2}

    return each(closes, period, fit)


def beta(bars, period):
    known = [i for i, bar in enumerate(bars) if bar["market"] is not None]
    out = [None] * len(bars)
    for at in range(period, len(known)):
        seen = [(bars[known[k - 1]], bars[known[k]]) for k in range(at - period + 1, at + 1)]
        markets = [b["market"] / a["market"] - 1 for a, b in seen]
        slope, height, _ = line_through(markets, [b["close"] / a["close"] - 1 for a, b in seen])
        out[known[at]] = {"beta": slope, "alpha": height}
    return out


def psar(bars, step, most, start=None):
    """Wilder's rules, long and short written out apart; started as TA-Lib does."""
    start = step if start is None else start
    highs, lows = [b["high"] for b in bars], [b["low"] for b in bars]
    fall, rise = lows[0] - lows[1], highs[1] - highs[0]
    is_long = not (fall > 0 and fall > rise)
    stop, extreme, pace = (lows[0], highs[1], start) if is_long else (highs[0], lows[1], start)
    out = [None]
    for i in range(1, len(bars)):
        recent_highs, recent_lows = highs[max(1, i - 1) : i + 1], lows[max(1, i - 1) : i + 1]
        if is_long and lows[i] <= stop:
            is_long, stop, extreme, pace = False, max([extreme] + recent_highs), lows[i], start
        elif not is_long and highs[i] >= stop:
            is_long, stop, extreme, pace = True, min([extreme] + recent_lows), highs[i], start
        elif is_long and highs[i] > extreme:
            extreme, pace = highs[i], min(most, pace + step)
        elif not is_long and lows[i] < extreme:
            extreme, pace = lows[i], min(most, pace + step)
        out.append({"stop": stop, "direction": 1 if is_long else -1})
        stop = stop + pace * (extreme - stop)
        stop = min([stop] + recent_lows) if is_long else max([stop] + recent_highs)
    return out


def closes_of(work):
    return lambda bars, **chosen: work([bar["close"] for bar in bars], **chosen)


DAILY, INTRADAY = ("MINMP", "SIRTR", "QUIET"), ("MINMP-30M", "QUIET")
PSAR_STARTED = {"start": 0.06, "step": 0.01, "most": 0.12}

CASES = [
    ("sma", closes_of(sma), DAILY, [{"period": 20}, {"period": 2}]),
    ("ema", closes_of(ema), DAILY, [{"period": 21}]),
    ("rsi", closes_of(rsi), DAILY, [{"period": 14}, {"period": 2}]),
    ("macd", closes_of(macd), DAILY, [{"fast": 12, "slow": 26, "signal": 9}, {"fast": 3, "slow": 10, "signal": 16}]),
    ("bollinger", closes_of(bollinger), DAILY, [{"period": 20, "width": 2}, {"period": 10, "width": 1.5}]),
    ("atr", atr, DAILY, [{"period": 14}]),
    ("hma", closes_of(hma), DAILY, [{"period": 21}, {"period": 2}, {"period": 50}]),
    ("kama", closes_of(kama), DAILY, [{"period": 10}]),
    ("vwma", vwma, DAILY, [{"period": 20}, {"period": 2}]),
    ("vwap", vwap, INTRADAY, [{}]),
    ("rolling-vwap", lambda bars, period: each(bars, period, vwap_of), DAILY, [{"period": 20}, {"period": 2}]),
    ("ppo", closes_of(ppo), DAILY, [{"fast": 12, "slow": 26, "signal": 9}]),
    (
        "stoch-rsi",
        lambda bars, **chosen: stoch_rsi([bar["close"] for bar in bars], chosen.pop("rsi"), **chosen),
        DAILY,
        [{"rsi": 14, "period": 14, "smooth": 3, "signal": 3}, {"rsi": 5, "period": 8, "smooth": 1, "signal": 2}],
    ),
    ("supertrend", supertrend, DAILY, [{"period": 10, "width": 3}, {"period": 5, "width": 1.5}]),
    (
        "ichimoku",
        ichimoku,
        DAILY,
        [
            {"conversion": 9, "base": 26, "span": 52, "displacement": 26},
            {"conversion": 5, "base": 12, "span": 20, "displacement": 2},
        ],
    ),
    ("linear-regression", closes_of(linear_regression), DAILY, [{"period": 14}, {"period": 50}]),
    ("beta", beta, DAILY, [{"period": 60}, {"period": 5}]),
    ("psar", psar, DAILY, [{"step": 0.02, "most": 0.2}, {"step": 0.05, "most": 0.1}, PSAR_STARTED]),
]


def plain(value):
    return None if value is None else float(f"{value:.13g}")


def columns(values):
    names = next((list(v) for v in values if isinstance(v, dict)), None)
    if names is None:
        return {"value": [plain(v) for v in values]}
    return {name: [None if v is None else plain(v[name]) for v in values] for name in names}


def main(day):
    files = GoldenFiles("indicators/python")
    bars = {path.stem: read_bars(path) for path in sorted((GOLDEN / "bars").glob("*.json"))}
    for name, work, symbols, choices in CASES:
        rows = []
        for index, chosen in enumerate(choices):
            exact = {key: Decimal(str(value)) if isinstance(value, float) else value for key, value in chosen.items()}
            for symbol in symbols if index == 0 else symbols[-1:]:
                found = columns(work(bars[symbol], **exact))
                rows.append(json.dumps({"symbol": symbol, "chosen": chosen, "columns": found}, separators=(",", ":")))
        text = "[\n" + ",\n".join(rows) + "\n]\n"
        files.write(name, text)
    files.end("indicators.py", "textbook definitions in exact decimals, on testdata/golden/bars; 13 digits kept", day)


if __name__ == "__main__":
    main(sys.argv[1])
