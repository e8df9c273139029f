"""Market structure as docs/conventions/structure.md defines it, over whole lists."""

from formulas import atr, macd, rsi

#: Computed figures that differ by less than this share of the price are equal.
GRAIN = 1e-9


def swings(c, left=5, right=5):
    """Per bar the price of the swing high and of the swing low that it confirms, `right` bars after it."""
    highs, lows = [None] * len(c.close), [None] * len(c.close)
    for now in range(left + right, len(c.close)):
        at = now - right
        if max(c.high[at - left : at]) <= c.high[at] and max(c.high[at + 1 : now + 1]) < c.high[at]:
            highs[now] = c.high[at]
        if min(c.low[at - left : at]) >= c.low[at] and min(c.low[at + 1 : now + 1]) > c.low[at]:
            lows[now] = c.low[at]
    return highs, lows


def dow(c, left=2, right=2, period=14, apart=1):
    """Per bar the last swing high, the one before it, the last swing low and the one before it; swings take turns."""
    highs, lows = swings(c, left, right)
    ranges, points, found = atr(c, period), [], []
    for at in range(len(c.close)):
        if ranges[at] is not None:
            told = [("high", highs[at])] if highs[at] is not None else []
            told += [("low", lows[at])] if lows[at] is not None else []
            if points and points[-1][0] == "high":
                told.reverse()
            for side, price in told:
                take_turn(points, side, price, apart * ranges[at])
        own = {side: [p for s, p in points[-6:] if s == side] for side in ("high", "low")}
        row = [own[side][-n] if len(own[side]) >= n else None for side in ("high", "low") for n in (1, 2)]
        found.append(row if at >= max(left + right, period) else [None] * 4)
    return [[row[n] for row in found] for n in range(4)]


def take_turn(points, side, price, distance):
    up = 1 if side == "high" else -1
    if points and points[-1][0] == side:
        if up * (price - points[-1][1]) > 0:
            points[-1] = (side, price)
    elif not points or up * (price - points[-1][1]) >= distance:
        points.append((side, price))


def divergences(c, oscillator, grain, left=5, right=5, nearest=5, furthest=60):
    """Per bar (sort, side, price, price before, oscillator, oscillator before) of the divergence it confirms, or None."""
    highs, lows = swings(c, left, right)
    found = [[] for _ in c.close]
    for prices, told, side, up in ((c.low, lows, "buy", 1), (c.high, highs, "sell", -1)):
        turns = [at - right for at in range(len(told)) if told[at] is not None and oscillator[at - right] is not None]
        for one, other in zip(turns, turns[1:]):
            price, strength = up * (prices[other] - prices[one]), up * (oscillator[other] - oscillator[one])
            least = grain(other + right)
            sort = "regular" if price < 0 and strength > least else "hidden" if price > 0 and strength < -least else None
            if sort and nearest <= other - one <= furthest:
                found[other + right].append((sort, side, prices[other], prices[one], oscillator[other], oscillator[one]))
    return [both[0] if len(both) == 1 else None for both in found]


def rsi_divergences(c):
    return divergences(c, rsi(c.close), lambda at: 100 * GRAIN)


def macd_divergences(c):
    return divergences(c, macd(c.close)[0], lambda at: GRAIN * c.close[at])


def least(zones, figure, grain):
    """The first of those whose figure is the least, give or take rounding: zones stand in the order in which they began."""
    lowest = min(map(figure, zones))
    return next(zone for zone in zones if figure(zone) <= lowest + grain)


def zones(c, left=5, right=5, period=14, percent=1, atrs=0.5, halving=60, most=12):
    """Zones that stand at the last bar: (is support, low, high, touches, first bar, last bar, breaks, strength)."""
    ranges, kept = atr(c, period), []
    highs, lows = swings(c, left, right)

    def strength(zone, now):
        return len(zone["prices"]) / (1 + (now - zone["bars"][-1]) / halving)

    for at in range(len(c.close)):
        if ranges[at] is None:
            continue
        beyond = atrs * ranges[at]
        for zone in list(kept):
            under, over = min(zone["prices"]) - beyond, max(zone["prices"]) + beyond
            if (c.close[at] < under) if zone["support"] else (c.close[at] > over):
                zone["support"], zone["breaks"] = not zone["support"], zone["breaks"] + 1
                if zone["breaks"] == 2:
                    kept.remove(zone)
        for price, is_low in ((highs[at], False), (lows[at], True)):
            if price is None:
                continue
            width = max(percent / 100 * price, beyond) + GRAIN * price
            near = [z for z in kept if max(*z["prices"], price) - min(*z["prices"], price) <= width]
            if near:
                home = least(near, lambda z: abs((min(z["prices"]) + max(z["prices"])) / 2 - price), GRAIN * price)
                home["prices"].append(price)
                home["bars"].append(at - right)
                continue
            if len(kept) == most:
                kept.remove(least(kept, lambda z: strength(z, at), GRAIN))
            kept.append({"support": is_low, "prices": [price], "bars": [at - right], "breaks": 0})
    last = len(c.close) - 1
    return [
        (z["support"], min(z["prices"]), max(z["prices"]), len(z["prices"]), z["bars"][0], z["bars"][-1], z["breaks"], strength(z, last))
        for z in kept
    ]


def chandelier(c, period=22, atrs=3):
    """Per bar the side and the stop that holds from there on."""
    ranges, sides, stops = atr(c, period), [None] * len(c.close), [None] * len(c.close)
    side, stop, since = None, None, period
    for at in range(period, len(c.close)):
        if side is None:
            window = slice(at - period + 1, at + 1)
            side = "long" if c.close[at] >= (max(c.high[window]) + min(c.low[window])) / 2 else "short"
        elif (c.close[at] < stop) if side == "long" else (c.close[at] > stop):
            side, stop, since = ("short" if side == "long" else "long"), None, at
        first = max(since, at - period + 1)
        if side == "long":
            level = max(c.high[first : at + 1]) - atrs * ranges[at]
            stop = level if stop is None else max(stop, level)
        else:
            level = min(c.low[first : at + 1]) + atrs * ranges[at]
            stop = level if stop is None else min(stop, level)
        sides[at], stops[at] = side, stop
    return sides, stops


def inside_bars(c, within=5):
    """Per bar: bars since the inside bar, its mother's high and low; none once the mother was left."""
    since, mothers, child = [None] * len(c.close), [(None, None)] * len(c.close), None
    for at in range(1, len(c.close)):
        is_inside = c.high[at] < c.high[at - 1] and c.low[at] > c.low[at - 1]
        if child is not None and at - child > within:
            child = None
        left = child is not None and not c.low[child - 1] <= c.close[at] <= c.high[child - 1]
        told = at if is_inside and not left else child
        if told is not None:
            since[at], mothers[at] = at - told, (c.high[told - 1], c.low[told - 1])
        child = at if is_inside else None if left else child
    return since, mothers


def watched(c, period, within, ends):
    """Per bar the way and level of a break that ends there with `how`, one watch after the other."""
    found, at = {}, period
    while at < len(c.close):
        top, bottom = max(c.high[at - period : at]), min(c.low[at - period : at])
        way = "up" if c.close[at] > top else "down" if c.close[at] < bottom else None
        if way is None:
            at += 1
            continue
        level, last = (top if way == "up" else bottom), at + within + 1
        for later in range(at + 1, min(at + within, len(c.close) - 1) + 1):
            how = ends(later, level, way)
            if how:
                last = later
                if how != "lost":
                    found[later] = (way, level)
                break
        at = last
    return found


def retests(c, period=20, within=10, atrs=0.3):
    ranges = atr(c)

    def ends(at, level, way):
        if ranges[at] is None:
            return None
        up = 1 if way == "up" else -1
        if up * (c.close[at] - level) <= 0:
            return "lost"
        near = c.low[at] if way == "up" else c.high[at]
        return "retest" if up * (near - level) <= atrs * ranges[at] else None

    return watched(c, period, within, ends)


def false_breaks(c, period=20, within=2):
    return watched(c, period, within, lambda at, level, way: (c.close[at] <= level if way == "up" else c.close[at] >= level) and "failed")


def narrowest(c, period=7):
    """Per bar whether its range is smaller than each of those before it in the window."""
    reach = [h - l for h, l in zip(c.high, c.low)]
    return [
        None if at < period - 1 else reach[at] < min(reach[at - period + 1 : at]) - GRAIN * c.close[at]
        for at in range(len(reach))
    ]
