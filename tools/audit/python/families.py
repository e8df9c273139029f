"""The families of signals, as docs/reference/signals.md says them: for each cell its clauses over whole columns.

A clause is a list of alternatives; an alternative is (left column, comparison, right column or number). A cell is judged 1
where all clauses hold, 0 where one does not, -1 where none fails but one cannot be said yet (so in code only: the page does
not say what "could be judged" means beside a condition that fails).
"""

from formulas import before, bollinger, ema, highest, lowest, macd, rsi, sma, tightness, volume_ratio
from patterns import engulfing, pin_bar
from rules import band_percent
from structure import (
    chandelier, dow, false_breaks, inside_bars, macd_divergences, narrowest, retests, rsi_divergences,
)  # fmt: skip

SILENT = {"daily": 20, "weekly": 4}
#: Bars before a divergence can be told (indicators.md, structure).
RSI_SILENT, MACD_SILENT = 24, 43
OPPOSITE = {">": "<", "<": ">", ">=": "<=", "<=": ">="}
#: Whose signals count for agreement.
VOTERS = (
    "buy-sell", "mean-reversion", "bollinger-reversion", "momentum-breakout", "volume-breakout", "consolidation-breakout",
    "inside-bar", "macd-cross", "macd-divergence", "rsi-divergence", "price-action", "dow", "trailing-stop",
)  # fmt: skip


def truth(clauses, at):
    worst = 1
    for alternatives in clauses:
        best = 0
        for left, comparison, right in alternatives:
            one, other = left[at], right[at] if isinstance(right, list) else right
            if one is None or other is None:
                best = best if best == 1 else -1
            elif compare(one, comparison, other):
                best = 1
        if best == 0:
            return 0
        worst = min(worst, best)
    return worst


def compare(one, comparison, other):
    if comparison in (">", ">="):
        return one > other or (comparison == ">=" and one == other)
    return one < other or (comparison == "<=" and one == other)


def narrow_miss(clauses, at, share=1e-9):
    """Whether some comparison is decided by less than rounding. Bars and states are counted: those of a candle are open
    to it where its shape is, and no others."""
    for alternatives in clauses:
        for left, _, right in alternatives:
            one, other = left[at], right[at] if isinstance(right, list) else right
            if isinstance(one, int):
                if at in getattr(left, "tied", ()):
                    return True
                continue
            if one is not None and other is not None and abs(one - other) <= share * max(abs(one), abs(other), 1e-6):
                return True
    return False


def firings(clauses, every, count, silent):
    """Bars on which a cell fires. It begins to hold where it could be judged on the bar before, and did not."""
    found, held = set(), -1
    for at in range(count):
        now = truth(clauses, at)
        if at >= silent and now == 1 and (every or held == 0):
            found.add(at)
        held = now
    return found


def sided(side, left, comparison, right):
    """The buy side as it is said, the sell side as its mirror."""
    return [(left, comparison if side == "buy" else OPPOSITE[comparison], right)]


def only(values, holds):
    return [value if keep else None for value, keep in zip(values, holds)]


def cells(c, timeframe):
    """(family, kind, side) → (clauses, fires on every bar)."""
    table = {}
    for side in ("buy", "sell"):
        for family in FAMILIES:
            for kind, clauses, every in family(c, side, timeframe):
                table[family.named, kind, side] = clauses, every
    return table


def named(name):
    def mark(function):
        function.named = name
        return function

    return mark


@named("buy-sell")
def buy_sell(c, side, timeframe):
    line, signal, _ = macd(c.close)
    yield "signal", [
        sided(side, ema(c.close, 9), ">", ema(c.close, 21)),
        sided(side, c.close, ">", ema(c.close, 50)),
        sided(side, line, ">", signal),
    ], False


@named("early-buy-sell")
def early(c, side, timeframe):
    if timeframe == "daily":
        fast, gap = ema(c.close, 9), macd(c.close)[2]
        yield "signal", [
            sided(side, fast, "<", ema(c.close, 21)),
            sided(side, c.close, ">", fast),
            sided(side, fast, ">", before(fast)),
            sided(side, gap, ">", before(gap)),
        ], False


@named("trailing-stop")
def trailing_stop(c, side, timeframe):
    sides, stops = chandelier(c)
    stopped = only(stops, [s == ("short" if side == "buy" else "long") for s in sides])
    yield "signal", [sided(side, c.close, ">", before(stopped)), sided(side, c.close, ">", stops)], True


@named("mean-reversion")
def mean_reversion(c, side, timeframe):
    _, upper, lower = bollinger(c.close)
    strength = rsi(c.close)
    band, level = (lower, 30) if side == "buy" else (upper, 70)
    trend = sided(side, c.close, ">", sma(c.close, 40 if timeframe == "weekly" else 200))
    stretched = sided(side, c.close, "<", band) + sided(side, strength, "<", level)
    was = sided(side, before(c.close), "<", before(band)) + sided(side, before(strength), "<", level)
    turned = sided(side, c.close, ">", before(c.high if side == "buy" else c.low))
    yield "alert", [stretched, trend], False
    yield "signal", [was, turned, trend], False
    yield "bucket", [stretched, trend], True
    if timeframe == "daily":
        yield "list", [stretched], True


@named("bollinger-reversion")
def bollinger_reversion(c, side, timeframe):
    if timeframe == "daily":
        _, upper, lower = bollinger(c.close)
        band = lower if side == "buy" else upper
        outside = sided(side, c.close, "<", band)
        yield "alert", [outside], False
        yield "signal", [sided(side, before(c.close), "<", before(band)), sided(side, c.close, ">", band)], False
        yield "list", [outside], True


def leaves(c, side, period):
    edge = highest(c.high, period) if side == "buy" else lowest(c.low, period)
    return sided(side, c.close, ">", before(edge))


@named("momentum-breakout")
def momentum(c, side, timeframe):
    if timeframe == "daily":
        earlier = before(c.close)
        gain = [None if b is None else (now - b) / b * 100 for now, b in zip(c.close, earlier)]
        strength, (least, most) = rsi(c.close), (55, 75) if side == "buy" else (25, 45)
        extreme = c.high if side == "buy" else c.low
        locked = [(band_percent(on) - 0.5) * (1 if side == "buy" else -1) for on in c.on]
        yield "alert", [leaves(c, side, 20)], False
        yield "signal", [
            leaves(c, side, 20),
            [(volume_ratio(c.volume), ">=", 1.5)],
            sided(side, c.close, ">", ema(c.close, 50)),
            [(strength, ">=", least)],
            [(strength, "<=", most)],
            sided(side, c.close, "<", extreme) + sided(side, gain, "<", locked),
        ], False


@named("volume-breakout")
def volume_breakout(c, side, timeframe):
    if timeframe == "daily":
        yield "signal", [leaves(c, side, 55), [(volume_ratio(c.volume), ">=", 2)]], False


@named("consolidation-breakout")
def consolidation(c, side, timeframe):
    if timeframe == "daily":
        _, upper, lower = bollinger(c.close)
        ages = [None if age is None else age + 1 for age in before(tightness(c.close))]
        yield "signal", [
            sided(side, c.close, ">", upper if side == "buy" else lower),
            [(ages, "<=", 5)],
            [(volume_ratio(c.volume), ">=", 1.5)],
        ], False


@named("inside-bar")
def inside(c, side, timeframe):
    if timeframe == "daily":
        since, mothers = inside_bars(c)
        yield "signal", [
            [(since, "<=", 5)],
            sided(side, c.close, ">", [mother[0 if side == "buy" else 1] for mother in mothers]),
        ], True


@named("macd-cross")
def macd_cross(c, side, timeframe):
    if timeframe == "daily":
        line, signal, _ = macd(c.close)
        yield "signal", [sided(side, line, ">", signal)], False


def divergence_cells(c, side, timeframe, found, silent):
    """Bars since a divergence are known once one could have been told: where there was none, it is all bars so far."""
    if timeframe == "weekly":
        return
    turning = [
        (engulfing(c, side), ">", 0),
        (pin_bar(c, side), ">", 0),
    ]
    lately = {}
    for sort in ("regular", "hidden"):
        hits = [f if f is not None and f[:2] == (sort, side) else None for f in found]
        columns = [[None if hit is None else hit[n] for hit in hits] for n in range(2, 6)]
        goes, follows = ("<", ">") if sort == "regular" else (">", "<")
        yield sort, [sided(side, columns[0], goes, columns[1]), sided(side, columns[2], follows, columns[3])], True
        ages, age = [], 0
        for at, hit in enumerate(hits):
            age = 0 if hit is not None else age + 1
            ages.append(None if at < silent else age)
        lately[sort] = (ages, "<=", 5)
        yield f"{sort}-with-price-action", [[lately[sort]], turning], False
    yield "signal", [[lately["regular"], lately["hidden"]], leaves(c, side, 5)], False


@named("macd-divergence")
def macd_divergence(c, side, timeframe):
    yield from divergence_cells(c, side, timeframe, macd_divergences(c), MACD_SILENT)


@named("rsi-divergence")
def rsi_divergence(c, side, timeframe):
    yield from divergence_cells(c, side, timeframe, rsi_divergences(c), RSI_SILENT)


@named("price-action")
def price_action(c, side, timeframe):
    is_narrow = [None if narrow is None else int(narrow) for narrow in narrowest(c)]
    held, failed = ("up", "down") if side == "buy" else ("down", "up")
    tests, traps = retests(c), false_breaks(c)
    level = [tests[at][1] if at in tests and tests[at][0] == held else None for at in range(len(c.close))]
    trap = [traps[at][1] if at in traps and traps[at][0] == failed else None for at in range(len(c.close))]
    yield "alert", [[(is_narrow, ">", 0)], sided(side, c.close, ">", ema(c.close, 50))], False
    yield "signal", [sided(side, c.close, ">", level) + sided(side, c.close, ">=", trap)], True


@named("dow")
def dow_trend(c, side, timeframe):
    if timeframe == "daily":
        high, high_before, low, low_before = dow(c)
        trend = [sided(side, high, ">", high_before), sided(side, low, ">", low_before)]
        yield "alert", trend, False
        yield "signal", [*trend, sided(side, c.close, ">", high if side == "buy" else low)], False


FAMILIES = (
    buy_sell, early, trailing_stop, mean_reversion, bollinger_reversion, momentum, volume_breakout, consolidation, inside,
    macd_cross, macd_divergence, rsi_divergence, price_action, dow_trend,
)  # fmt: skip


def agreement(fired, count, silent, bars=5):
    """Bars on which agreement begins, from the firings of the voters: {(kind, side): bars}."""
    ahead = []
    for at in range(count):
        votes = {
            side: sum(any(at - bars < bar <= at for bar in fired.get((family, "signal", side), ())) for family in VOTERS)
            for side in ("buy", "sell")
        }
        ahead.append(votes["buy"] - votes["sell"])
    columns = {"buy": ahead, "sell": [-value for value in ahead]}
    return {
        (kind, side): firings([[(column, ">=", least)]], False, count, silent)
        for side, column in columns.items()
        for kind, least in (("weak", 2), ("strong", 3))
    }
