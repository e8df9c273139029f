"""Reference values of the indicators, computed apart from the product.

Every value is worked out from its textbook definition over the whole path, with sums written in full: nothing is
carried from bar to bar except where the definition itself is recursive. The price path is made up, from a seed.

    python3 scripts/golden/indicators.py 2026-11-15      (the day to be written into metadata.json)
"""

import hashlib
import json
import sys
from decimal import Decimal, getcontext
from pathlib import Path

getcontext().prec = 40
FOLDER = Path(__file__).resolve().parents[2] / "testdata" / "golden" / "indicators"
SEED, BARS = 20260820, 180


def numbers(seed):
    """Lehmer's generator: the same everywhere, whatever the version of Python."""
    while True:
        seed = seed * 48271 % 2147483647
        yield seed


def made_up_path():
    source, close, bars = numbers(SEED), 54800, []
    for index in range(BARS):
        start = max(10000, close + next(source) % 401 - 200)
        # Some bars do not move at all: quiet stocks are common, and the edge case of RSI.
        if index % 37 == 20:
            start = close
            end, high, low = close, close, close
        else:
            end = max(10000, start + next(source) % 2401 - 1200)
            high = max(start, end) + next(source) % 600
            low = min(start, end) - next(source) % 600
        bars.append({"high": high / 100, "low": low / 100, "close": end / 100})
        close = end
    return bars


def exact(value):
    return Decimal(str(value))


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
        high, low, last = exact(bar["high"]), exact(bar["low"]), exact(before["close"])
        ranges.append(max(high - low, abs(high - last), abs(low - last)))
    return wilder(ranges, period)


def plain(value):
    if value is None:
        return None
    if isinstance(value, dict):
        return {name: plain(part) for name, part in value.items()}
    return round(float(value), 10)


def main(day):
    bars = made_up_path()
    closes = [exact(bar["close"]) for bar in bars]
    cases = {
        "sma": [({"period": 20}, sma(closes, 20)), ({"period": 2}, sma(closes, 2))],
        "ema": [({"period": 21}, ema(closes, 21)), ({"period": 50}, ema(closes, 50))],
        "rsi": [({"period": 14}, rsi(closes, 14)), ({"period": 2}, rsi(closes, 2))],
        "macd": [
            ({"fast": 12, "slow": 26, "signal": 9}, macd(closes, 12, 26, 9)),
            ({"fast": 3, "slow": 10, "signal": 16}, macd(closes, 3, 10, 16)),
        ],
        "bollinger": [
            ({"period": 20, "width": 2}, bollinger(closes, 20, 2)),
            ({"period": 10, "width": 1.5}, bollinger(closes, 10, Decimal("1.5"))),
        ],
        "atr": [({"period": 14}, atr(bars, 14)), ({"period": 5}, atr(bars, 5))],
    }
    files = {"path": bars}
    for name, found in cases.items():
        files[name] = [{"chosen": chosen, "values": [plain(v) for v in values]} for chosen, values in found]
    FOLDER.mkdir(parents=True, exist_ok=True)
    sums = {}
    for name, content in files.items():
        text = json.dumps(content, separators=(",", ":")) + "\n"
        (FOLDER / f"{name}.json").write_text(text)
        sums[f"{name}.json"] = hashlib.sha256(text.encode()).hexdigest()
    metadata = {
        "script": "scripts/golden/indicators.py",
        "source": f"made-up price path of {BARS} bars, seed {SEED}; definitions as in TA-Lib 0.6",
        "licence": "same as the repository",
        "date": day,
        "sha256": sums,
    }
    (FOLDER / "metadata.json").write_text(json.dumps(metadata, indent=2) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
