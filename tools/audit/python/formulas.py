"""Indicators as docs/conventions/indicators.md defines them, over whole lists of rupees; None while they are silent."""

from collections import namedtuple
from math import sqrt

Candles = namedtuple("Candles", "on open high low close volume has_open")


def candles(bars, actions):
    """As the families see them: from an ex-date on prices are divided by its factor and volume multiplied, so that a later
    action rewrites nothing. Where no source has the open, the close before stands for it, within the day's range."""
    rows, factor, before, waiting = [], 1.0, None, list(actions)
    for bar in bars:
        while waiting and waiting[0].ex_on <= bar.on:
            action = waiting.pop(0)
            factor /= action.factor
            before = None if before is None else before * action.factor
        opened = bar.open if bar.open is not None else min(bar.high, max(bar.low, bar.close if before is None else before))
        prices = (opened / 100 * factor, bar.high / 100 * factor, bar.low / 100 * factor, bar.close / 100 * factor)
        rows.append((bar.on, *prices, bar.volume / factor, bar.open is not None))
        before = bar.close
    return Candles(*(list(column) for column in zip(*rows))) if rows else Candles(*([] for _ in Candles._fields))


def weekly(days, week_of, is_over):
    """Bars of a week from those of its days; the week that is not over is left out."""
    rows = []
    for at, on in enumerate(days.on):
        if rows and week_of(rows[-1][0]) == week_of(on):
            last = rows[-1]
            rows[-1] = (
                on, last[1], max(last[2], days.high[at]), min(last[3], days.low[at]), days.close[at],
                last[5] + days.volume[at], last[6],
            )  # fmt: skip
        else:
            rows.append(tuple(column[at] for column in days))
    if rows and not is_over(rows[-1][0]):
        rows.pop()
    return Candles(*(list(column) for column in zip(*rows))) if rows else Candles(*([] for _ in Candles._fields))


def recursive(values, period, first, weight):
    """The plain mean of the `period` values that end at `first`; then each value moves it by its weight."""
    found = [None] * len(values)
    for at in range(first, len(values)):
        if at == first:
            found[at] = sum(values[at - period + 1 : at + 1]) / period
        else:
            found[at] = found[at - 1] + weight * (values[at] - found[at - 1])
    return found


def ema(values, period, first=None):
    return recursive(values, period, period - 1 if first is None else first, 2 / (period + 1))


def sma(values, period):
    return [None if at < period - 1 else sum(values[at - period + 1 : at + 1]) / period for at in range(len(values))]


def bollinger(values, period=20, width=2):
    """Middle, upper and lower band, with the deviation of the population."""
    middles = sma(values, period)
    upper, lower = [None] * len(values), [None] * len(values)
    for at in range(period - 1, len(values)):
        spread = sqrt(sum((v - middles[at]) ** 2 for v in values[at - period + 1 : at + 1]) / period)
        upper[at], lower[at] = middles[at] + width * spread, middles[at] - width * spread
    return middles, upper, lower


def rsi(values, period=14):
    steps = [0.0] + [now - before for before, now in zip(values, values[1:])]
    ups = recursive([max(step, 0.0) for step in steps], period, period, 1 / period)
    downs = recursive([max(-step, 0.0) for step in steps], period, period, 1 / period)
    return [None if up is None else 50.0 if up + down == 0 else 100 * up / (up + down) for up, down in zip(ups, downs)]


def macd(values, fast=12, slow=26, signal=9):
    """Line, signal and histogram; all three are silent until the signal speaks."""
    first = slow - 1
    quick, steady = ema(values, fast, first), ema(values, slow, first)
    line = [0.0 if b is None else a - b for a, b in zip(quick, steady)]
    smooth = recursive(line, signal, first + signal - 1, 2 / (signal + 1))
    shown = [None if s is None else value for value, s in zip(line, smooth)]
    return shown, smooth, [None if s is None else value - s for value, s in zip(line, smooth)]


def atr(c, period=14):
    ranges = [0.0] + [
        max(c.high[i], c.close[i - 1]) - min(c.low[i], c.close[i - 1]) for i in range(1, len(c.close))
    ]
    return recursive(ranges, period, period, 1 / period)


def highest(values, period):
    return [None if at < period - 1 else max(values[at - period + 1 : at + 1]) for at in range(len(values))]


def lowest(values, period):
    return [None if at < period - 1 else min(values[at - period + 1 : at + 1]) for at in range(len(values))]


def before(values, bars=1):
    return [None] * min(bars, len(values)) + values[: max(0, len(values) - bars)]


def volume_ratio(volumes, period=20):
    """Over the mean of the bars before, this one left out."""
    usual = before(sma(volumes, period))
    return [None if not mean else volume / mean for volume, mean in zip(volumes, usual)]


def tightness(values, period=20, width=2, compared=125, percent=20):
    """Bars since the bands were among the tightest, or where they never were since they could be compared."""
    middles, upper, lower = bollinger(values, period, width)
    widths = [None if m is None else (u - l) / m for m, u, l in zip(middles, upper, lower)]
    ages, age = [None] * len(values), 0
    for at in range(period + compared - 2, len(values)):
        narrower = sum(w < widths[at] - 1e-7 for w in widths[at - compared + 1 : at + 1])
        age = 0 if 100 * narrower / compared < percent else age + 1
        ages[at] = age
    return ages
