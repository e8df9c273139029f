"""Histories as traded and adjusted, and whether declared bonuses and rights have their factor (kinds 27, 28, 30, 31)."""

from adjusted import adjusted
from exact import days_after, rupees

KINDS = ("raw history", "adjusted history", "declared bonuses", "declared rights")
#: An ex-date lies near the book closure: one session before it, or some after where a session was missed.
NEAR_DAYS = 10
RIGHT_DAYS = 40


def run(audit):
    for symbol, on in audit.pairs(max(4, audit.size // 4)):
        first = max(audit.open_from, "0000-00-00")
        raw = [bar for bar in audit.facts.series(symbol, on) if bar.on >= first]
        scaled = adjusted(audit.facts.series(symbol, on), audit.facts.factors(symbol), on)
        compare(audit, "raw history", "/data/historydata/", symbol, on, raw)
        compare(audit, "adjusted history", "/data/adjhistorydata/", symbol, on, [b for b in scaled if b.on >= first])
    declared(audit)


def compare(audit, kind, path, symbol, on, bars):
    tally = audit.tally(kind)
    tally.drawn += 1
    query = {"symbol": symbol, "as_of": on}
    here = audit.api.request(path, query)
    replied = {row["date"]: row for row in audit.api.get(path, **query)["rows"]}
    want = {bar.on: bar for bar in bars}
    for date in tally.rows(here, replied, want):
        row, bar = replied[date], want[date]
        for name in ("open", "high", "low", "close"):
            tally.same(f"{here} {date}", name, row[name], rupees(getattr(bar, name)))
        tally.same(f"{here} {date}", "volume", row["volume"], bar.volume)


def has_factor(facts, symbol, around, back, on):
    return any(days_after(around, -back) <= a.ex_on <= days_after(around, on) for a in facts.factors(symbol))


def traded_around(facts, symbol, day):
    """Whether there are prices on both sides of a day; without them there is nothing to adjust."""
    dates = facts.dates(symbol)
    return any(days_after(day, -60) <= d < day for d in dates) and any(day <= d <= days_after(day, 60) for d in dates)


def declared(audit):
    """Of what was declared, how much has a factor. What has none is told, not counted as different: the list is judged elsewhere."""
    facts = audit.facts
    bonuses, rights = audit.tally("declared bonuses"), audit.tally("declared rights")
    for row in facts.listed("dividends.csv"):
        closes = row["book_close_date"]
        if row["bonus_pct"] and float(row["bonus_pct"]) > 0 and closes and traded_around(facts, row["symbol"], closes):
            count(bonuses, row["symbol"], closes, has_factor(facts, row["symbol"], closes, NEAR_DAYS, NEAR_DAYS))
    for row in facts.listed("rights.csv"):
        opens = row["opening_date"]
        if opens and traded_around(facts, row["symbol"], opens):
            count(rights, row["symbol"], opens, has_factor(facts, row["symbol"], opens, 4 * RIGHT_DAYS, RIGHT_DAYS))


def count(tally, symbol, day, has):
    tally.drawn += 1
    tally.figures += 1
    if has:
        tally.equal += 1
    else:
        tally.differs(f"{symbol} {day}", "declared, no factor near it", "definition: declared, not applied")
