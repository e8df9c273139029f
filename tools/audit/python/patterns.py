"""Candlestick patterns by the rules and settings of TA-Lib, and the pin bar of Pring, over whole lists of candles.

Averages are those of the bars before, the candle itself left out. 0 is no pattern, above 0 bullish, below 0 bearish.
"""


#: Comparisons that less than this share of a body decides are rounding.
TIE = 1e-9
#: What turns them: bodies and upper shadows, and lower shadows, which may both stand at an edge.
LEANS = [(one, other) for one in (1 - TIE, 1 + TIE) for other in (1 - TIE, 1 + TIE)]


class Shapes:
    """What TA-Lib measures of each candle."""

    def __init__(self, c, lean=1.0, below=1.0):
        """`lean` and `below` turn comparisons that rounding decides: bodies so many times as long, shadows shorter."""
        self.c = c
        self.body = [abs(close - opened) * lean for opened, close in zip(c.open, c.close)]
        self.reach = [high - low for high, low in zip(c.high, c.low)]
        self.top = [max(pair) for pair in zip(c.open, c.close)]
        self.bottom = [min(pair) for pair in zip(c.open, c.close)]
        self.upper = [(high - top) / lean for high, top in zip(c.high, self.top)]
        self.lower = [(bottom - low) / below for low, bottom in zip(c.low, self.bottom)]
        self.white = [close >= opened for opened, close in zip(c.open, c.close)]

    def mean(self, values, at, period, factor):
        return sum(values[at - period : at]) / period * factor

    def long(self, at):
        return self.body[at] > self.mean(self.body, at, 10, 1)

    def short(self, at):
        return self.body[at] < self.mean(self.body, at, 10, 1)

    def doji(self, at):
        return self.body[at] <= self.mean(self.reach, at, 10, 0.1)

    def bare(self, shadow, at):
        return shadow[at] < self.mean(self.reach, at, 10, 0.1)

    def small_shadow(self, shadow, at):
        both = [up + down for up, down in zip(self.upper[at - 10 : at], self.lower[at - 10 : at])]
        return shadow[at] < sum(both) / 10 / 2

    def near(self, at):
        return self.mean(self.reach, at, 5, 0.2)

    def sign(self, at):
        return 100 if self.white[at] else -100


def marubozu(s, at):
    return s.sign(at) if s.long(at) and s.bare(s.upper, at) and s.bare(s.lower, at) else 0


def closing_marubozu(s, at):
    bare = s.bare(s.upper, at) if s.white[at] else s.bare(s.lower, at)
    return s.sign(at) if s.long(at) and bare else 0


def belt_hold(s, at):
    bare = s.bare(s.lower, at) if s.white[at] else s.bare(s.upper, at)
    return s.sign(at) if s.long(at) and bare else 0


def long_line(s, at):
    return s.sign(at) if s.long(at) and s.small_shadow(s.upper, at) and s.small_shadow(s.lower, at) else 0


def spinning_top(s, at):
    return s.sign(at) if s.short(at) and s.upper[at] > s.body[at] and s.lower[at] > s.body[at] else 0


def hangs(s, at):
    return s.short(at) and s.lower[at] > s.body[at] and s.bare(s.upper, at)


def hammer(s, at):
    return 100 if hangs(s, at) and s.bottom[at] <= s.c.low[at - 1] + s.near(at - 1) else 0


def hanging_man(s, at):
    return -100 if hangs(s, at) and s.bottom[at] >= s.c.high[at - 1] - s.near(at - 1) else 0


def covers(s, outer, inner):
    """100 with both ends beyond, 80 where one is the same, 0 otherwise."""
    if s.top[outer] > s.top[inner] and s.bottom[outer] < s.bottom[inner]:
        return 100
    one_end = s.top[outer] >= s.top[inner] and s.bottom[outer] <= s.bottom[inner]
    return 80 if one_end and (s.top[outer] > s.top[inner] or s.bottom[outer] < s.bottom[inner]) else 0


def engulfing_at(s, at):
    if s.white[at] == s.white[at - 1]:
        return 0
    return covers(s, at, at - 1) * (1 if s.white[at] else -1)


def harami(s, at):
    if not s.long(at - 1) or s.body[at] > s.mean(s.body, at, 10, 1):
        return 0
    if s.top[at] > s.top[at - 1] or s.bottom[at] < s.bottom[at - 1]:
        return 0
    full = s.top[at] < s.top[at - 1] and s.bottom[at] > s.bottom[at - 1]
    return (100 if full else 80) * (-1 if s.white[at - 1] else 1)


def piercing(s, at):
    c, was = s.c, at - 1
    if s.white[was] or not s.long(was) or not s.white[at] or not s.long(at):
        return 0
    return 100 if c.open[at] < c.low[was] and c.close[was] + s.body[was] * 0.5 < c.close[at] < c.open[was] else 0


def dark_cloud_cover(s, at):
    c, was = s.c, at - 1
    if not s.white[was] or not s.long(was) or s.white[at]:
        return 0
    return -100 if c.open[at] > c.high[was] and c.open[was] < c.close[at] < c.close[was] - s.body[was] * 0.5 else 0


def pin_bar_at(s, at):
    if s.reach[at] == 0:
        return 0
    above, below = s.upper[at] / s.reach[at], s.lower[at] / s.reach[at]
    if below >= 2 / 3 and above <= 0.1:
        return 100
    return -100 if above >= 2 / 3 and below <= 0.1 else 0


#: Bars before the first value, and the rule.
RULES = {
    "marubozu": (10, marubozu),
    "closing-marubozu": (10, closing_marubozu),
    "belt-hold": (10, belt_hold),
    "long-line": (10, long_line),
    "spinning-top": (10, spinning_top),
    "hammer": (11, hammer),
    "hanging-man": (11, hanging_man),
    "engulfing": (2, engulfing_at),
    "harami": (11, harami),
    "piercing": (11, piercing),
    "dark-cloud-cover": (11, dark_cloud_cover),
    "pin-bar": (0, pin_bar_at),
}


class Hits(list):
    """States of bars, and those bars of which rounding decides."""

    tied = frozenset()


def hits(c, pattern, side):
    """Per bar 1 where the pattern is completed on this side; None where it cannot be said."""
    (silent, rule), way = RULES[pattern], 1 if side == "buy" else -1

    def states(*leans):
        shapes = Shapes(c, *leans)
        return [None if at < silent else int(rule(shapes, at) * way > 0) for at in range(len(c.close))]

    found, leant = states(), [states(*leans) for leans in LEANS]
    told = Hits(found)
    told.tied = frozenset(at for at, state in enumerate(found) if any(other[at] != state for other in leant))
    return told


def engulfing(c, side):
    return hits(c, "engulfing", side)


def pin_bar(c, side):
    return hits(c, "pin-bar", side)
