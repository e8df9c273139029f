"""Prices as they compare with those of the last day of a series (domain.md, section 7).

The factors are those that the product holds: they prove the arithmetic, not the list.
"""

from bisect import bisect_right

from exact import rounded


def scaled(amount, factor):
    return None if amount is None else int(amount * factor + 0.5)


def adjusted(bars, actions, as_of):
    """Price times, volume over the factors of every later ex-date; rupees of turnover stay."""
    usable = [a for a in actions if a.ex_on <= as_of]
    days = [a.ex_on for a in usable]
    products = [1.0] * (len(usable) + 1)
    for at in range(len(usable) - 1, -1, -1):
        products[at] = products[at + 1] * usable[at].factor
    found = []
    for bar in bars:
        factor = products[bisect_right(days, bar.on)]
        found.append(bar if factor == 1.0 else with_factor(bar, factor))
    return found


def with_factor(bar, factor):
    return bar._replace(
        open=scaled(bar.open, factor),
        high=scaled(bar.high, factor),
        low=scaled(bar.low, factor),
        close=scaled(bar.close, factor),
        volume=rounded(bar.volume / factor),
    )
