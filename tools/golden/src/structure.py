"""Reference values of the market structure indicators, computed apart from the product.

Written from docs/conventions/structure.md over whole arrays of exact decimals, looking back from each bar as far as the
definition needs; nothing runs along in a state except where the definition itself is a sequence (zones, stops).

    python3 tools/golden/src/structure.py 2026-11-15      (the day to be written into metadata.json)
"""

import json
import sys
from decimal import Decimal, getcontext

from golden_files import GOLDEN, GoldenFiles

getcontext().prec = 34
GRAIN, SAME_WIDTH = Decimal("1e-9"), Decimal("1e-7")
D = Decimal


class Bars:
    def __init__(self, symbol):
        rows = json.loads((GOLDEN / "bars" / f"{symbol}.json").read_text())["bars"]
        self.high = [D(row[1]) / 100 for row in rows]
        self.low = [D(row[2]) / 100 for row in rows]
        self.close = [D(row[3]) / 100 for row in rows]
        self.volume = [D(row[4]) for row in rows]
        self.n = len(rows)


def mean(values):
    return sum(values, D(0)) / len(values)


def seeded(values, period, first, keep):
    """Recursive mean: the plain mean of the `period` values that end at `first`, then keep * old + (1 - keep) * new."""
    out = [None] * len(values)
    for i in range(first, len(values)):
        out[i] = mean(values[i - period + 1 : i + 1]) if i == first else keep * out[i - 1] + (1 - keep) * values[i]
    return out


def ema(values, period, first=None):
    return seeded(values, period, period - 1 if first is None else first, 1 - D(2) / (period + 1))


def wilder(values, period):
    return seeded(values, period, period, D(period - 1) / period)


def atr(bars, period):
    ranges = [D(0)]
    for i in range(1, bars.n):
        h, l, c = bars.high[i], bars.low[i], bars.close[i - 1]
        ranges.append(max(h - l, abs(h - c), abs(l - c)))
    return wilder(ranges, period)


def rsi(closes, period):
    moves = [D(0)] + [b - a for a, b in zip(closes, closes[1:])]
    ups = wilder([max(m, D(0)) for m in moves], period)
    downs = wilder([max(-m, D(0)) for m in moves], period)
    return [None if u is None else D(50) if u + d == 0 else 100 * u / (u + d) for u, d in zip(ups, downs)]


def macd_line(closes, fast, slow, signal):
    start = max(fast, slow) - 1
    quick, steady = ema(closes, fast, start), ema(closes, slow, start)
    return [None if i < start + signal - 1 else quick[i] - steady[i] for i in range(len(closes))]


def pivot_bars(bars, left, right):
    """Per bar: whether it confirms that the bar `right` before was a swing high, and whether a swing low."""
    highs, lows = [False] * bars.n, [False] * bars.n
    for now in range(left + right, bars.n):
        bar = now - right
        before, after = range(bar - left, bar), range(bar + 1, now + 1)
        highs[now] = all(bars.high[j] <= bars.high[bar] for j in before) and all(
            bars.high[j] < bars.high[bar] for j in after
        )
        lows[now] = all(bars.low[j] >= bars.low[bar] for j in before) and all(
            bars.low[j] > bars.low[bar] for j in after
        )
    return highs, lows


def swings(bars, left, right):
    highs, lows = pivot_bars(bars, left, right)
    return [
        {"high": bars.high[i - right] if highs[i] else None, "low": bars.low[i - right] if lows[i] else None, "bars_ago": right}
        if highs[i] or lows[i]
        else None
        for i in range(bars.n)
    ]


def dow_points(bars, left, right, ranges, apart):
    """The alternating swings as a list of (known at, 'high' or 'low', price, replaces the last)."""
    highs, lows = pivot_bars(bars, left, right)
    points = []
    for i in range(bars.n):
        if ranges[i] is None:
            continue
        found = [("high", bars.high[i - right])] if highs[i] else []
        found += [("low", bars.low[i - right])] if lows[i] else []
        if points and points[-1][1] == "high":
            found.reverse()
        for side, price in found:
            up = 1 if side == "high" else -1
            if points and points[-1][1] == side:
                if up * (price - points[-1][2]) > 0:
                    points.append((i, side, price, True))
            elif not points or up * (price - points[-1][2]) >= apart * ranges[i]:
                points.append((i, side, price, False))
    return points


def last_two(points, side, now):
    """(price, known at) of the last swing of a side, and of the one before it."""
    found = []
    for at, which, price, replaces in points:
        if which != side or at > now:
            continue
        if replaces:
            found.pop()
        found.append((price, at))
    return ([(None, None)] * 2 + found)[-2:]


def dow(bars, left, right, atr_period, apart):
    ranges = atr(bars, atr_period)
    start = max(left + right, atr_period)
    points = dow_points(bars, left, right, ranges, D(str(apart)))
    out, states, reversals = [None] * bars.n, {start - 1: "none"}, []
    for i in range(start, bars.n):
        (high0, _), (high1, high_at) = last_two(points, "high", i)
        (low0, _), (low1, low_at) = last_two(points, "low", i)
        state = "none"
        if None not in (high0, low0):
            if high1 > high0 and low1 > low0:
                state = "up"
            if high1 < high0 and low1 < low0:
                state = "down"
        states[i] = state
        broke = None
        if high1 is not None and [j for j in range(max(high_at, start), i + 1) if bars.close[j] > high1] == [i]:
            broke = "up"
        elif low1 is not None and [j for j in range(max(low_at, start), i + 1) if bars.close[j] < low1] == [i]:
            broke = "down"
        turns = [j for j in range(start, i + 1) if states[j] not in ("none", states[j - 1])]
        reversal = None
        if broke and turns and states[turns[-1]] != broke and not any(turns[-1] <= r for r in reversals):
            reversal = broke
            reversals.append(i)
        out[i] = {
            "state": state,
            "swing_high": high1,
            "swing_high_before": high0,
            "swing_low": low1,
            "swing_low_before": low0,
            "broke": broke,
            "reversal": reversal,
        }
    return out


def divergence(bars, oscillator, grain, left, right, nearest, furthest):
    highs, lows = pivot_bars(bars, left, right)
    found = [[] for _ in range(bars.n)]
    for prices, marks, side in ((bars.low, lows, "bullish"), (bars.high, highs, "bearish")):
        at = [i - right for i in range(bars.n) if marks[i] and oscillator[i - right] is not None]
        for a, b in zip(at, at[1:]):
            up = 1 if side == "bullish" else -1
            price, strength = up * (prices[b] - prices[a]), up * (oscillator[b] - oscillator[a])
            kind = None
            if price < 0 and strength > grain(b + right):
                kind = "regular"
            if price > 0 and strength < -grain(b + right):
                kind = "hidden"
            if kind is None or not nearest <= b - a <= furthest:
                continue
            found[b + right].append(
                {
                    "kind": kind,
                    "side": side,
                    "price": prices[b],
                    "price_before": prices[a],
                    "oscillator": oscillator[b],
                    "oscillator_before": oscillator[a],
                    "bars_ago": right,
                    "bars_ago_before": b + right - a,
                }
            )
    return [both[0] if len(both) == 1 else None for both in found]


def rsi_divergence(bars, period, left, right, nearest, furthest):
    return divergence(bars, rsi(bars.close, period), lambda i: 100 * GRAIN, left, right, nearest, furthest)


def macd_divergence(bars, fast, slow, signal, left, right, nearest, furthest):
    line = macd_line(bars.close, fast, slow, signal)
    return divergence(bars, line, lambda i: GRAIN * bars.close[i], left, right, nearest, furthest)


def zones(bars, left, right, atr_period, percent, atrs, halving):
    ranges = atr(bars, atr_period)
    highs, lows = pivot_bars(bars, left, right)
    percent, atrs = D(str(percent)) / 100, D(str(atrs))
    kept, out = [], [None] * bars.n

    def strength(zone, now):
        return D(len(zone["prices"])) * halving / (halving + now - zone["bars"][-1])

    for i in range(bars.n):
        if ranges[i] is None:
            continue
        beyond = atrs * ranges[i]
        for zone in list(kept):
            under, over = min(zone["prices"]) - beyond, max(zone["prices"]) + beyond
            if zone["is_support"] and bars.close[i] < under or not zone["is_support"] and bars.close[i] > over:
                zone["is_support"] = not zone["is_support"]
                zone["breaks"] += 1
                if zone["breaks"] == 2:
                    kept.remove(zone)
        touches = [(bars.high[i - right], False)] if highs[i] else []
        touches += [(bars.low[i - right], True)] if lows[i] else []
        for price, is_low in touches:
            width = max(percent * price, beyond) + GRAIN * price
            fitting = [z for z in kept if max(z["prices"] + [price]) - min(z["prices"] + [price]) <= width]
            if fitting:
                home = min(fitting, key=lambda z: abs((min(z["prices"]) + max(z["prices"])) / 2 - price))
                home["prices"].append(price)
                home["bars"].append(i - right)
                continue
            if len(kept) == 12:
                kept.remove(min(kept, key=lambda z: strength(z, i)))
            kept.append({"is_support": is_low, "prices": [price], "bars": [i - right], "breaks": 0})
        if i < max(left + right, atr_period):
            continue
        row = {}
        for name, is_support in (("support", True), ("resistance", False)):
            side = [z for z in kept if z["is_support"] == is_support]
            near = None
            if side:
                near = max(side, key=lambda z: max(z["prices"])) if is_support else min(side, key=lambda z: min(z["prices"]))
            row[f"{name}_low"] = min(near["prices"]) if near else None
            row[f"{name}_high"] = max(near["prices"]) if near else None
            row[f"{name}_touches"] = len(near["prices"]) if near else None
            row[f"{name}_age"] = i - near["bars"][0] if near else None
            row[f"{name}_strength"] = strength(near, i) if near else None
        out[i] = row
    return out


def volume_ratio(bars, period):
    out = [None] * bars.n
    for i in range(period, bars.n):
        before = mean(bars.volume[i - period : i])
        out[i] = bars.volume[i] / before if before > 0 else None
    return out


def beyond(close, top, bottom):
    return "up" if close > top else "down" if close < bottom else None


def consolidation(bars, period, atrs, atr_period, volume):
    ranges, ratios, out = atr(bars, atr_period), volume_ratio(bars, volume), [None] * bars.n
    for i in range(max(period, atr_period + 1, volume), bars.n):
        top, bottom = max(bars.high[i - period : i]), min(bars.low[i - period : i])
        is_box = top - bottom <= D(str(atrs)) * ranges[i - 1]
        out[i] = {
            "is_box": int(is_box),
            "high": top if is_box else None,
            "low": bottom if is_box else None,
            "broke": beyond(bars.close[i], top, bottom) if is_box else None,
            "volume_ratio": ratios[i],
        }
    return out


def squeeze(bars, period, width, compared, percent, within, volume):
    middles, halves = [None] * bars.n, [None] * bars.n
    for i in range(period - 1, bars.n):
        window = bars.close[i - period + 1 : i + 1]
        middles[i] = mean(window)
        halves[i] = D(str(width)) * mean([(x - middles[i]) ** 2 for x in window]).sqrt()
    widths = [None if h is None else 2 * h / m for h, m in zip(halves, middles)]
    ratios, ranks, out = volume_ratio(bars, volume), [None] * bars.n, [None] * bars.n
    for i in range(period + compared - 2, bars.n):
        window = widths[i - compared + 1 : i + 1]
        ranks[i] = 100 * D(sum(1 for w in window if w < widths[i] - SAME_WIDTH)) / compared
    for i in range(max(period + compared - 2, volume), bars.n):
        was_tight = any(r is not None and r < percent for r in ranks[i - within : i])
        edge = GRAIN * bars.close[i]
        out[i] = {
            "bandwidth": widths[i],
            "rank": ranks[i],
            "is_tight": int(ranks[i] < percent),
            "broke": beyond(bars.close[i], middles[i] + halves[i] + edge, middles[i] - halves[i] - edge) if was_tight else None,
            "volume_ratio": ratios[i],
        }
    return out


def inside_bar(bars, within):
    inside = [False] + [
        bars.high[i] < bars.high[i - 1] and bars.low[i] > bars.low[i - 1] for i in range(1, bars.n)
    ]

    def out_of(child, i):
        return beyond(bars.close[i], bars.high[child - 1], bars.low[child - 1])

    out = [None]
    for i in range(1, bars.n):
        children = [k for k in range(max(1, i - within), i) if inside[k]]
        child = children[-1] if children else None
        if child is not None and any(out_of(child, j) for j in range(child + 1, i)):
            child = None
        broke = None if child is None else out_of(child, i)
        told = i if inside[i] and broke is None else child
        out.append(
            {
                "is_inside": int(inside[i]),
                "mother_high": None if told is None else bars.high[told - 1],
                "mother_low": None if told is None else bars.low[told - 1],
                "bars_since": None if told is None else i - told,
                "broke": broke,
            }
        )
    return out


def narrow_range(bars, period):
    ranges = [h - l for h, l in zip(bars.high, bars.low)]
    out = [None] * bars.n
    for i in range(period - 1, bars.n):
        least = min(ranges[i - period + 1 : i])
        out[i] = {"is_narrowest": int(ranges[i] < least), "range": ranges[i], "narrowest_before": least}
    return out


def watched_breaks(bars, period, within, ends):
    """Breaks of the range as (level, way, first bar, last bar, what ended it), one after the other."""
    found, i = [], period
    while i < bars.n:
        top, bottom = max(bars.high[i - period : i]), min(bars.low[i - period : i])
        way = beyond(bars.close[i], top, bottom)
        if way is None:
            i += 1
            continue
        level = top if way == "up" else bottom
        last, how = i + within + 1, None
        for j in range(i + 1, min(i + within, bars.n - 1) + 1):
            how = ends(j, level, way)
            if how:
                last = j
                break
        found.append((level, way, i, last, how))
        i = last
    return found


def tell_breaks(bars, start, watched, event, name):
    """One row a bar: the level that is watched, or that of the event that ends the watch on this bar."""
    out = []
    for i in range(bars.n):
        begun = [w for w in watched if w[2] == i]
        ended = [w for w in watched if w[3] == i and w[4] == event]
        open_now = [w for w in watched if w[2] <= i < w[3]]
        told = (ended or open_now or [None])[0]
        row = {
            "level": told[0] if told else None,
            "broke": begun[0][1] if begun else None,
            name: ended[0][1] if ended else None,
            "bars_since": i - told[2] if told else None,
        }
        out.append(row if i >= start else None)
    return out


def breakout_retest(bars, period, within, atr_period, atrs):
    ranges = atr(bars, atr_period)

    def ends(j, level, way):
        if ranges[j] is None:
            return None
        up = 1 if way == "up" else -1
        if up * (bars.close[j] - level) <= 0:
            return "lost"
        near = bars.low[j] if way == "up" else bars.high[j]
        return "retest" if up * (near - level) <= D(str(atrs)) * ranges[j] else None

    watched = watched_breaks(bars, period, within, ends)
    return tell_breaks(bars, max(period, atr_period), watched, "retest", "retest")


def false_break(bars, period, within):
    def ends(j, level, way):
        return "failed" if (bars.close[j] <= level if way == "up" else bars.close[j] >= level) else None

    return tell_breaks(bars, period, watched_breaks(bars, period, within, ends), "failed", "failed")


def volume_spike(bars, period, times):
    ratios = volume_ratio(bars, period)
    return [
        None if i < period else {"ratio": ratios[i], "is_spike": int(ratios[i] is not None and ratios[i] >= D(str(times)))}
        for i in range(bars.n)
    ]


def trend_state(bars, fast, middle, slow, slope):
    quick, steady, calm = ema(bars.close, fast), ema(bars.close, middle), ema(bars.close, slow)
    out = [None] * bars.n
    for i in range(max(fast - 1, middle - 1 + slope, slow - 1), bars.n):
        before = steady[i - slope]
        up = quick[i] > steady[i] > calm[i] and steady[i] > before
        down = quick[i] < steady[i] < calm[i] and steady[i] < before
        out[i] = {
            "state": "up" if up else "down" if down else "mixed",
            "fast": quick[i],
            "middle": steady[i],
            "slow": calm[i],
            "slope": 100 * (steady[i] - before) / before,
        }
    return out


def supply_demand(bars, base, narrow, leg, within, atr_period):
    ranges = atr(bars, atr_period)
    quiet = [
        ranges[i] is not None and bars.high[i] - bars.low[i] < D(str(narrow)) * ranges[i] for i in range(bars.n)
    ]
    bases = []
    for i in range(1, bars.n):
        if quiet[i - 1] and not quiet[i]:
            first = i - 1
            while quiet[first - 1]:
                first -= 1
            if i - first <= base:
                bases.append((first, i))
    born = []
    for k, (first, end) in enumerate(bases):
        stop = min(end + within, bases[k + 1][1] if k + 1 < len(bases) else bars.n, bars.n)
        low, high = min(bars.low[first:end]), max(bars.high[first:end])
        distance = D(str(leg)) * ranges[end - 1]
        for j in range(end, stop):
            if bars.close[j] >= high + distance or bars.close[j] <= low - distance:
                born.append(("demand" if bars.close[j] > high else "supply", low, high, j))
                break
    out, dropped = [None] * bars.n, set()

    def touched(zone, j):
        return bars.low[j] <= zone[2] if zone[0] == "demand" else bars.high[j] >= zone[1]

    def lost(zone, j):
        return bars.close[j] < zone[1] if zone[0] == "demand" else bars.close[j] > zone[2]

    for i in range(atr_period, bars.n):
        alive_before = [
            z for z in born if z[3] < i and z not in dropped and not any(lost(z, j) for j in range(z[3] + 1, i))
        ]
        met = [
            z for z in alive_before if touched(z, i) and not any(touched(z, j) for j in range(z[3] + 1, i))
        ]
        alive = [z for z in alive_before if not lost(z, i)]
        new = [z for z in born if z[3] == i]
        if new and len(alive) == 10:
            dropped.add(alive.pop(0))
        alive += new
        row = {}
        for name in ("demand", "supply"):
            side = [z for z in alive if z[0] == name]
            near = None
            if side:
                near = max(side, key=lambda z: z[2]) if name == "demand" else min(side, key=lambda z: z[1])
            row[f"{name}_low"] = near[1] if near else None
            row[f"{name}_high"] = near[2] if near else None
            row[f"{name}_is_fresh"] = int(not any(touched(near, j) for j in range(near[3] + 1, i + 1))) if near else None
            row[f"{name}_age"] = i - near[3] if near else None
        row["formed"] = new[0][0] if new else None
        row["touched"] = met[-1][0] if met else None
        out[i] = row
    return out


def chandelier(bars, period, atrs):
    ranges, out = atr(bars, period), [None] * bars.n
    top = [max(bars.high[max(0, i - period + 1) : i + 1]) for i in range(bars.n)]
    bottom = [min(bars.low[max(0, i - period + 1) : i + 1]) for i in range(bars.n)]
    turned_at, side, stop = period, None, None
    for i in range(period, bars.n):
        if side is None:
            side = "long" if bars.close[i] >= (top[i] + bottom[i]) / 2 else "short"
        elif bars.close[i] < stop if side == "long" else bars.close[i] > stop:
            turned_at, side = i, "short" if side == "long" else "long"
        hung = []
        for j in range(turned_at, i + 1):
            first = max(turned_at, j - period + 1)
            if side == "long":
                hung.append(max(bars.high[first : j + 1]) - D(str(atrs)) * ranges[j])
            else:
                hung.append(min(bars.low[first : j + 1]) + D(str(atrs)) * ranges[j])
        stop = max(hung) if side == "long" else min(hung)
        out[i] = {
            "side": side,
            "stop": stop,
            "turned": int(turned_at == i > period),
            "long_level": top[i] - D(str(atrs)) * ranges[i],
            "short_level": bottom[i] + D(str(atrs)) * ranges[i],
        }
    return out


# Every indicator with the parameters of its definition, in the order of the function, and another choice of them.
CASES = {
    "swings": (swings, {"left": 5, "right": 5}, {"left": 3, "right": 2}),
    "dow": (dow, {"left": 2, "right": 2, "atr": 14, "apart": 1}, {"left": 5, "right": 3, "atr": 5, "apart": 2.5}),
    "rsi-divergence": (
        rsi_divergence,
        {"period": 14, "left": 5, "right": 5, "nearest": 5, "furthest": 60},
        {"period": 5, "left": 3, "right": 2, "nearest": 4, "furthest": 25},
    ),
    "macd-divergence": (
        macd_divergence,
        {"fast": 12, "slow": 26, "signal": 9, "left": 5, "right": 5, "nearest": 5, "furthest": 60},
        {"fast": 5, "slow": 13, "signal": 4, "left": 2, "right": 3, "nearest": 3, "furthest": 40},
    ),
    "zones": (
        zones,
        {"left": 5, "right": 5, "atr": 14, "percent": 1, "atrs": 0.5, "halving": 60},
        {"left": 1, "right": 1, "atr": 5, "percent": 0.3, "atrs": 0.2, "halving": 20},
    ),
    "consolidation": (
        consolidation,
        {"period": 10, "atrs": 2, "atr": 14, "volume": 20},
        {"period": 5, "atrs": 2.5, "atr": 20, "volume": 5},
    ),
    "squeeze": (
        squeeze,
        {"period": 20, "width": 2, "compared": 125, "percent": 20, "within": 5, "volume": 20},
        {"period": 10, "width": 1.5, "compared": 40, "percent": 30, "within": 2, "volume": 60},
    ),
    "inside-bar": (inside_bar, {"within": 5}, {"within": 2}),
    "narrow-range": (narrow_range, {"period": 7}, {"period": 4}),
    "breakout-retest": (
        breakout_retest,
        {"period": 20, "within": 10, "atr": 14, "atrs": 0.3},
        {"period": 8, "within": 6, "atr": 20, "atrs": 0.1},
    ),
    "false-break": (false_break, {"period": 20, "within": 2}, {"period": 8, "within": 4}),
    "volume-spike": (volume_spike, {"period": 20, "times": 2}, {"period": 3, "times": 1.5}),
    "trend-state": (
        trend_state,
        {"fast": 20, "middle": 50, "slow": 200, "slope": 5},
        {"fast": 5, "middle": 12, "slow": 20, "slope": 10},
    ),
    "supply-demand": (
        supply_demand,
        {"base": 5, "narrow": 0.8, "leg": 2, "within": 3, "atr": 14},
        {"base": 3, "narrow": 1.1, "leg": 1, "within": 2, "atr": 5},
    ),
    "chandelier": (chandelier, {"period": 22, "atrs": 3}, {"period": 7, "atrs": 1.5}),
}
USUAL_ON, OTHER_ON = ("SIRTR", "LARLI", "QUIET"), ("MINMP", "ALCMF")


def plain(value):
    if value is None or isinstance(value, (str, int)):
        return value
    return float(f"{value:.12g}")


def case_of(symbol, compute, chosen):
    rows = compute(Bars(symbol), *chosen.values())
    names = next(row for row in rows if row is not None)
    columns = {name: [None if row is None else plain(row[name]) for row in rows] for name in names}
    return {"symbol": symbol, "chosen": chosen, "columns": columns}


def main(day):
    files = GoldenFiles("indicators/python-structure")
    for name, (compute, usual, other) in CASES.items():
        cases = [case_of(symbol, compute, usual) for symbol in USUAL_ON]
        cases += [case_of(symbol, compute, other) for symbol in OTHER_ON]
        text = json.dumps(cases, separators=(",", ":")) + "\n"
        files.write(name, text)
    files.end("structure.py", "the sample market's bars in testdata/golden/bars; definitions in docs/conventions/structure.md", day)


if __name__ == "__main__":
    main(sys.argv[1])
