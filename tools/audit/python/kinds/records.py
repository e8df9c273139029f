"""The record of a list: entry, exit and net of each trade after dated fees, and the figures they give (40 to 42)."""

from fractions import Fraction
from random import Random
from statistics import median

from exact import day, decimals, rounded, rupees
from fees import fees, gains_tax
from rules import FUND

KINDS = ("trades of the record", "net after fees and tax", "figures of the record", "record by sector and year", "bootstrap intervals")
PATH = "/data/chuli-performance/"
ORDER = 10_000_000
LISTS = (
    ("mean-reversion", "signal", "daily", "buy"), ("volume-breakout", "signal", "daily", "buy"),
    ("macd-cross", "signal", "daily", "buy"), ("inside-bar", "signal", "daily", "sell"),
    ("buy-sell", "signal", "daily", "buy"), ("trailing-stop", "signal", "daily", "buy"),
)  # fmt: skip
OUT_FROM = "2022-01-01"


def run(audit):
    chosen = LISTS[:2] if audit.size < 100 else LISTS
    for family, kind, timeframe, side in chosen:
        query = {"family": family, "kind": kind, "timeframe": timeframe, "side": side, "exit": "20"}
        reply, rows = audit.api.pages(PATH, size=200, **query)
        here = audit.api.request(PATH, query)
        for row in rows:
            compare_trade(audit, row, side, f"{here} {row['symbol']} {row['signal_on']}")
        figures(audit, reply, rows, here)


def opening(bar):
    """The open, or where no source has it the day's average, kept between low and high (record.md)."""
    if bar.open is not None or not bar.amount:
        return bar.open
    return min(bar.high, max(bar.low, rounded(Fraction(bar.amount, bar.volume))))


def compare_trade(audit, row, side, here):
    tally, net, facts = audit.tally(KINDS[0]), audit.tally(KINDS[1]), audit.facts
    if row["entry_on"] is None or row["entry_on"] < audit.open_from:
        return
    tally.drawn += 1
    bars = {bar.on: bar for bar in facts.whole(row["symbol"])}
    following = next((d for d in facts.dates(row["symbol"]) if d > row["signal_on"]), None)
    tally.same(here, "entry_on", row["entry_on"], following)
    tally.same(here, "entry_price", row["entry_price"], rupees(opening(bars[row["entry_on"]])))
    if row["exit_on"] is None or row["exit_reason"] not in ("20", "delisted"):
        return
    sold = bars[row["exit_on"]]
    price = opening(sold) if row["exit_reason"] == "20" else sold.close
    tally.same(here, "exit_price", row["exit_price"], rupees(price))
    if row["net"] is None:
        return
    net.drawn += 1
    net.same(here, "net", row["net"], net_of(facts, row, side, opening(bars[row["entry_on"]]), price), close=0.0005001)


def net_of(facts, row, side, bought, sold):
    """Percent of the order. After a sell signal nothing is paid: what somebody without the share was spared."""
    instrument = facts.instrument(row["symbol"])
    count = max(100 if instrument == FUND else 10, ORDER // bought)
    amount = count * bought
    proceeds = rounded(count * sold / facts.factor(row["symbol"], row["entry_on"], row["exit_on"]))
    if side == "sell":
        return Fraction(amount - proceeds, amount) * 100
    paid = amount + fees(row["entry_on"], instrument, amount)
    got = proceeds - fees(row["exit_on"], instrument, proceeds)
    held = (day(row["exit_on"]) - day(row["entry_on"])).days
    return Fraction(got - paid - gains_tax(row["exit_on"], got - paid, held), amount) * 100


def figures(audit, reply, rows, here):
    tally = audit.tally(KINDS[2])
    closed = [r for r in rows if r["net"] is not None and r["excess"] is not None and not r["is_new_listing"]]
    slices = {s["slice"]: s for s in reply["slices"]}
    for name, keeps in (
        ("all", lambda r: True), ("sample:in", lambda r: r["signal_on"] < OUT_FROM),
        ("sample:out", lambda r: r["signal_on"] >= OUT_FROM),
    ):  # fmt: skip
        own = [r for r in closed if keeps(r)]
        if name not in slices or not own:
            continue
        tally.drawn += 1
        compare_figures(tally, f"{here} {name}", slices[name], own)
        interval(audit, f"{here} {name}", slices[name], own)
    parts(audit, slices, closed, here)


def parts(audit, slices, closed, here):
    """Sectors and years: the trades of each, and nothing else."""
    tally = audit.tally("record by sector and year")
    for name, row in slices.items():
        sort, _, value = name.partition(":")
        own = [
            r for r in closed
            if (sort == "sector" and str(r["sector_id"]) == value) or (sort == "year" and r["signal_on"][:4] == value)
        ]  # fmt: skip
        if own:
            tally.drawn += 1
            compare_figures(tally, f"{here} {name}", row, own)


def compare_figures(tally, here, row, own):
    nets = [float(r["net"]) for r in own]
    gains, losses = [n for n in nets if n > 0], [n for n in nets if n <= 0]
    tally.same(here, "number", row["number"], len(own))
    tally.same(here, "mean", row["mean"], sum(nets) / len(nets), close=0.0011)
    tally.same(here, "median", row["median"], median(nets), close=0.0011)
    tally.same(here, "hit_rate", row["hit_rate"], decimals(Fraction(100 * len(gains), len(nets)), 3), close=1e-5)
    tally.same(here, "mean_excess", row["mean_excess"], sum(float(r["excess"]) for r in own) / len(own), close=0.0011)
    if gains and losses and sum(losses):
        payoff = (sum(gains) / len(gains)) / -(sum(losses) / len(losses))
        tally.same(here, "payoff", row["payoff"], payoff, close=0.002)


def interval(audit, here, row, own):
    """By an own draw of whole stretches of weeks: two draws of 1,000 differ, so the ends may lie a fifth of the width apart."""
    if row["interval_low"] is None:
        return
    tally = audit.tally("bootstrap intervals")
    tally.drawn += 1
    weeks = {}
    for r in own:
        weeks.setdefault(day(r["signal_on"]).toordinal() // 7, []).append(float(r["excess"]))
    first, last = min(weeks), max(weeks)
    held = sorted((day(r["exit_on"]) - day(r["entry_on"])).days / 7 for r in own if r["exit_on"])
    stretch = int(held[len(held) // 2]) + 1 if held else 1
    sums = [(sum(weeks.get(w, ())), len(weeks.get(w, ()))) for w in range(first, last + 1)]
    means, draw = [], Random(f"{audit.seed} interval")
    for _ in range(1000):
        total = count = 0
        for _ in range(-(-len(sums) // stretch)):
            start = draw.randrange(len(sums))
            for step in range(stretch):
                value, number = sums[(start + step) % len(sums)]
                total, count = total + value, count + number
        means.append(total / count if count else 0.0)
    means.sort()
    low, high = means[25], means[974]
    slack = 0.2 * (high - low)
    for name, want in (("interval_low", low), ("interval_high", high)):
        is_near = abs(float(row[name]) - want) <= slack
        tally.same(here, name, row[name], row[name] if is_near else decimals(Fraction(want), 3))
