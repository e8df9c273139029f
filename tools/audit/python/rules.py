"""Dated rules of the exchange, written from domain.md and docs/reference/market-rules.md."""

from bisect import bisect_left

from exact import days_after, rounded

#: From this day on the band is 15 percent (domain.md, section 1.3).
WIDER_BAND_FROM = "2026-04-20"
#: From this day on shares and debentures are quoted in steps of 10 paisa.
FINER_TICK_FROM = "2021-07-18"
FIFTY_RUPEES = 5_000
LOOK_BACK_DAYS = 30
#: A stated close and a last close times a factor are the same when they agree to this share (docs/adr/0027).
AGREEMENT = 0.01
ROUNDING = 0.005
FUND = "Mutual Funds"
DEBENTURE = "Non-Convertible Debentures"


def band_percent(on):
    return 15 if on >= WIDER_BAND_FROM else 10


def tick(on, instrument, price):
    if instrument == FUND or (instrument != DEBENTURE and price < FIFTY_RUPEES):
        return 1
    return 10 if on >= FINER_TICK_FROM else 100


def band(on, instrument, previous):
    """Lowest and highest price of a session: the lower limit cut, the upper one rounded to the paisa, both on the tick."""
    share, step = band_percent(on), tick(on, instrument, previous)
    lowest, highest = previous * (100 - share) // 100, (previous * (100 + share) * 2 + 100) // 200
    return -(-lowest // step) * step, highest // step * step


def lies_within(bar, limits):
    return limits[0] <= bar.low and bar.high <= limits[1]


def allows(on, instrument, close, bar):
    """Whether all that was traded lies within the limit of a close, a tick or half a percent of it allowed."""
    (low, high), slack = band(on, instrument, close), max(tick(on, instrument, close), close * ROUNDING)
    return low - slack <= bar.low and bar.high <= high + slack


def last_bar(facts, symbol, on):
    """The bar before; one that is dated on no session is nothing to measure from."""
    series = facts.bars.get(symbol, [])
    at = bisect_left(series, on, key=lambda bar: bar.on)
    return next((series[n] for n in range(at - 1, -1, -1) if facts.is_session(series[n].on)), None)


def measured(on, instrument, bar, own, is_ex):
    """docs/adr/0027: the stated close, or our own: the last one times the factors since."""
    stated = bar.previous
    if stated is None or own is None or stated == own:
        return own if stated is None else stated
    if is_ex and abs(stated / own - 1) <= AGREEMENT:
        return stated
    if not allows(on, instrument, stated, bar):
        return own
    return own if is_ex and allows(on, instrument, own, bar) else stated


def previous_close(facts, symbol, bar):
    """The close before a session; the second value is what the rule before D4 gave."""
    instrument = facts.instrument(symbol)
    before = last_bar(facts, symbol, bar.on)
    factor = 1.0 if before is None else facts.factor(symbol, before.on, bar.on)
    is_late = before is not None and before.on < days_after(bar.on, -LOOK_BACK_DAYS)
    raw = bar.previous if bar.previous is not None or before is None or is_late else before.close
    own = None if before is None or (is_late and factor == 1) else max(1, rounded(before.close * factor))
    return measured(bar.on, instrument, bar, own, factor != 1), raw
