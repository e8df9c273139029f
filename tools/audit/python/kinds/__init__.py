"""The table of kinds: what is compared, where its definition is written, and whether the product's own list of price
adjustments is used (†): such a kind proves the arithmetic, not the list, which is judged elsewhere."""

from typing import Callable, NamedTuple

from kinds import (
    circuits, days, flow, history, hours, levels, lists, market, minutes, orders, pictures, published, ratios, records, signals, stocks,
    ten, trades,
)  # fmt: skip


class Group(NamedTuple):
    name: str
    run: Callable
    kinds: tuple
    #: Where the rule is read from; "code" where nothing else says it.
    defined: str
    #: Whether factors come from the product's list.
    uses_factors: bool = False


GROUPS = (
    Group("published", published.run, published.KINDS, "archive README"),
    Group("days", days.run, days.KINDS, "domain.md 1.3, 7.2; market-rules.md"),
    Group("market", market.run, market.KINDS, "calls.md; archive README"),
    Group("stocks", stocks.run, stocks.KINDS, "calls.md, domain.md 7.2; slack of old prices from code", True),
    Group("trades", trades.run, trades.KINDS, "calls.md"),
    Group("flow", flow.run, flow.KINDS, "domain.md 7.2; ties from code", True),
    Group("orders", orders.run, orders.KINDS, "docs/adr/0049; definitions of large orders in calls.md"),
    Group("circuits", circuits.run, circuits.KINDS, "domain.md 1.3, calls.md; sessions of a streak from code", True),
    Group("minutes", minutes.run, minutes.KINDS, "archive README, fact 1; calls.md"),
    Group("history", history.run, history.KINDS, "domain.md 7.2", True),
    Group("signals", signals.run, signals.KINDS, "signals.md, indicators.md, structure.md; unknown beside false from code", True),
    Group("ten", ten.run, ten.KINDS, "calls.md", True),
    Group("hours", hours.run, hours.KINDS, "signals.md, structure.md; hours of a session from code", True),
    Group("levels", levels.run, levels.KINDS, "indicators.md, structure.md; 500 sessions from code", True),
    Group("patterns", pictures.run, pictures.KINDS, "TA-Lib; indicators.md; open of each bar from code", True),
    Group("record", records.run, records.KINDS, "record.md, domain.md 4", True),
    Group(
        "ratios", ratios.run, ratios.KINDS,
        "definitions of fundamentals (C), docs/adr/0055; sectors of insurers' ratios, silence of dividends and common quarter from code",
        True,
    ),
    Group("lists", lists.run, lists.KINDS, "calls.md; choice of a source from code"),
)
