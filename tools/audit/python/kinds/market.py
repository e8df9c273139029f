"""The market by session, and what its indices say (kinds 7 to 9, 15 to 17)."""

import re
from itertools import groupby

from exact import change, decimals, paisa, rupees, upward_percent, week, years_before
from fractions import Fraction
from rules import previous_close

KINDS = ("market days", "breadth", "NEPSE by day", "NEPSE by week", "index values", "last traded against close")
NEPSE = 58


def run(audit):
    market_days(audit)
    for on in audit.days(max(2, audit.size // 10)):
        weeks(audit, on)
        index_values(audit, on)
        last_traded(audit, on)


def market_days(audit):
    """All figures of a stretch of sessions that ends with a drawn one."""
    days, breadth, nepse = (audit.tally(name) for name in KINDS[:3])
    length = 20 if audit.size < 100 else 250
    for on in audit.days(max(1, audit.size // 50)):
        reply = audit.api.get("/data/market-days/", days=length, as_of=on)
        where = audit.api.request("/data/market-days/", {"days": length, "as_of": on})
        replied = {row["date"]: row for row in reply["rows"]}
        held = {d: d for d in [*audit.facts.before(on, length - 1), on] if d >= audit.open_from}
        for day in days.rows(where, replied, held):
            for tally in (days, breadth, nepse):
                tally.drawn += 1
            here = f"{where} {day}"
            compare_day(audit, day, replied[day], here, days)
            compare_breadth(audit, day, replied[day], here, breadth)
            compare_nepse(audit, day, replied[day], here, nepse)


def known_sum(values):
    return None if None in values else sum(values)


def compare_day(audit, on, row, here, tally):
    bars = audit.facts.on[on].values()
    tally.same(here, "volume", row["volume"], sum(bar.volume for bar in bars))
    tally.same(here, "turnover", row["turnover"], rupees(known_sum([bar.amount for bar in bars])))
    tally.same(here, "trades", row["trades"], known_sum([bar.trades for bar in bars]))
    tally.same(here, "stocks", row["stocks"], len(bars))
    declared = audit.facts.declared.get(on, {})
    whole = {name: int(declared[name]) if declared.get(name) else None for name in ("volume", "transactions")}
    tally.same(here, "declared_volume", row["declared_volume"], whole["volume"])
    tally.same(here, "declared_trades", row["declared_trades"], whole["transactions"])
    tally.same(here, "declared_turnover", row["declared_turnover"], rupees(paisa(declared.get("turnover", ""))))


def is_ordinary(facts, symbol):
    """No list names the instrument of some promoter shares and debentures; their tickers end so."""
    named = facts.instrument(symbol)
    if named:
        return named == "Equity"
    listed = facts.bars.keys() | facts.companies.keys()
    is_promoter = symbol.endswith("PO") or (symbol.endswith("P") and symbol[:-1] in listed)
    return not is_promoter and not re.search(r"D/?\d+$", symbol)


def counted(closes):
    signs = [(now > before) - (now < before) for now, before in closes if before is not None]
    return signs.count(1), signs.count(-1), signs.count(0)


def compare_breadth(audit, on, row, here, tally):
    facts = audit.facts
    shares = [(s, bar, previous_close(facts, s, bar)) for s, bar in facts.on[on].items() if is_ordinary(facts, s)]
    want = counted([(bar.close, answer) for _, bar, (answer, _) in shares])
    raw = counted([(bar.close, raw) for _, bar, (_, raw) in shares])
    for at, name in enumerate(("advanced", "declined", "unchanged")):
        tally.same(here, name, row[name], want[at], [("back: D4", raw[at])])


def compare_nepse(audit, on, row, here, tally):
    series = {value.on: value for value in audit.facts.indices[NEPSE]}
    earlier = audit.facts.before(on, 1)
    now, before = series.get(on), series.get(earlier[0]) if earlier else None
    tally.same(here, "nepse", row["nepse"], rupees(now.close) if now else None)
    want = change(now.close, before.close) if now and before else None
    tally.same(
        here, "nepse_change", row["nepse_change"], want,
        [("back: D14", upward_percent(now.close - before.close, before.close) if now and before else None)],
    )  # fmt: skip


def weeks(audit, on):
    tally = audit.tally("NEPSE by week")
    reply = audit.api.get("/data/v2/weekly-nepse/", as_of=on)
    where = audit.api.request("/data/v2/weekly-nepse/", {"as_of": on})
    first = years_before(reply["as_of"], 5)
    values = [v for v in audit.facts.indices[NEPSE] if first <= v.on <= reply["as_of"]]
    want, close = {}, None
    for _, group in groupby(values, key=lambda v: week(v.on)):
        days = list(group)
        turnover = known_sum([v.turnover for v in days])
        moved = Fraction(days[-1].close, close) - 1 if close else 0
        want[days[-1].on] = (
            days[0].open or days[0].close, max(v.high or v.close for v in days), min(v.low or v.close for v in days),
            days[-1].close, turnover, decimals(moved, 6),
        )  # fmt: skip
        close = days[-1].close
    replied = {row["date"]: row for row in reply["rows"]}
    for date in tally.rows(where, replied, want):
        tally.drawn += 1
        row, (opened, high, low, close, turnover, moved) = replied[date], want[date]
        for name, value in (("open", opened), ("high", high), ("low", low), ("close", close), ("amount", turnover)):
            tally.same(f"{where} {date}", name, row[name], rupees(value))
        tally.same(f"{where} {date}", "change", row["change"], moved, close=1.0000001e-6)


def index_values(audit, on):
    tally = audit.tally("index values")
    where = audit.api.request("/index/", {"as_of": on})
    for row in audit.api.get("/index/", as_of=on)["rows"]:
        tally.drawn += 1
        series = [v for v in audit.facts.indices.get(row["id"], []) if v.on <= on]
        here = f"{where} {row['symbol']}"
        now, before = (series[-1] if series else None), (series[-2] if len(series) > 1 else None)
        tally.same(here, "traded_on", row["traded_on"], now.on if now else None)
        tally.same(here, "close", row["close"], rupees(now.close) if now else None)
        tally.same(here, "change", row["change"], rupees(now.close - before.close) if before else None)
        tally.same(
            here, "percentage_change", row["percentage_change"], change(now.close, before.close) if before else None,
            [("back: D14", upward_percent(now.close - before.close, before.close) if before else None)],
        )  # fmt: skip


def last_traded(audit, on):
    tally = audit.tally("last traded against close")
    where = audit.api.request("/data/ltp-vs-close/", {"date": on})
    replied = {row["symbol"]: row for row in audit.api.get("/data/ltp-vs-close/", date=on)["rows"]}
    for symbol in tally.rows(where, replied, audit.facts.on[on]):
        tally.drawn += 1
        row, bar = replied[symbol], audit.facts.on[on][symbol]
        here = f"{where} {symbol}"
        apart = None if bar.ltp is None else bar.ltp - bar.close
        tally.same(here, "last_traded", row["last_traded"], rupees(bar.ltp))
        tally.same(here, "close", row["close"], rupees(bar.close))
        tally.same(here, "difference", row["difference"], rupees(apart))
        tally.same(
            here, "percentage_difference", row["percentage_difference"], change(bar.ltp, bar.close),
            [("back: D14", upward_percent(apart, bar.close))],
        )  # fmt: skip
