"""Lists of fundamentals, dividends and rights, the calendar, and whether a rewound day tells of later ones (43 to 45)."""

import re
from pathlib import Path

from asking import Refused
from bikram import FIRST_YEAR, MONTHS, SHRAWAN, month_start
from decimal import Decimal

from exact import rupees

KINDS = ("fundamentals", "dividends", "rights", "Bikram Sambat", "nothing after the as-of day")
DATE = re.compile(r"\b(?:19|20)\d\d-\d\d-\d\d\b")
#: From which day on something happens that was known before; and words of the product that are about itself.
ANNOUNCED = (
    "closed_on",
    "book_close_on",
    "out_of_sample_from",
    "opens_on",
    "closes_on",
    "closes_late_on",
    "matures_on",
    "ends_on",
)
#: Calls that are about what comes, an effect that says itself on which days it was made, an offer named by its opening.
AHEAD = {
    "/data/calendar/": ("to", "on", "on_bs"),
    "/data/pre-open/": ("session",),
    "/data/effects/": ("frozen_on", "graded_from"),
    "/data/offer/": ("id",),
}
#: What a question needs besides its day.
NEEDED = {
    "family": "macd-cross",
    "side": "buy",
    "kind": "signal",
    "q": "close > sma(20) as hybrid",
    "action": "hold",
    "broker": "58",
    "sector": "1",
    "from_minute": 720,
    "minutes": 60,
    "price": 100,
    "step": 10_000,
}
CALLS = Path(__file__).resolve().parents[4] / "docs" / "reference" / "calls.md"
ROW = re.compile(r"^\| `GET /api(/[^`]*)` *\|[^|]*\|([^|]*)\| open ")


def run(audit):
    on = audit.random.choice(audit.sessions()[:-60])
    fundamentals(audit)
    dividends(audit, on)
    rights(audit, on)
    calendar(audit)
    leaks(audit, on)


def number(text):
    return Decimal(text) if text not in ("", None) else None


#: Of several sources the one that is believed first; figures of the last are over twelve months.
SOURCES = ("company", "BK", "ML", "SSQ", "DS")
TRAILING = "DS"
#: How far a printed ratio and one of lines may lie apart and still say the same.
AS_PRINTED = 0.0101


def believed(rows, column):
    """The first source that has it, of one quarter; its last word."""
    for source in sorted({r["source"] for r in rows}, key=lambda s: (SOURCES.index(s) if s in SOURCES else len(SOURCES), s)):
        told = [r for r in rows if r["source"] == source and r[column] not in ("", None)]
        if told and not (column == "eps" and source == TRAILING):
            return number(max(told, key=lambda r: r["known_on"])[column])
    return None


def fundamentals(audit):
    """Of every company the latest quarter that is known: of each figure the source that is believed first."""
    tally = audit.tally("fundamentals")
    reply = audit.api.get("/fundamental-scan/")
    best = {}
    for row in audit.facts.listed("fundamentals_quarterly.csv"):
        if row["symbol"] in audit.facts.companies and row["known_on"] <= reply["as_of"]:
            best.setdefault(row["symbol"], []).append(row)
    replied = {row["symbol"]: row for row in reply["rows"] if row["pack"] != "fund"}
    where = audit.api.request("/fundamental-scan/", {})
    for symbol in tally.rows(where, replied, best):
        tally.drawn += 1
        row, here = replied[symbol], f"{where} {symbol}"
        last = max((r["fiscal_year"], int(r["quarter"])) for r in best[symbol])
        of = [r for r in best[symbol] if (r["fiscal_year"], int(r["quarter"])) == last]
        if row["why"].get("eps") == "stale":
            continue
        for name in ("eps", "book_value"):
            want = believed(of, name)
            if want is not None:
                tally.same(here, name, row[name], want, close=AS_PRINTED)
        profit = believed(of, "net_profit_000")
        tally.same(here, "net_profit", row["net_profit"], None if profit is None else profit * 1000, close=1e-9)
        if row["eps"] is not None and row["eps"] <= 0:
            tally.same(here, "price_earnings", row["price_earnings"], None)


def dividends(audit, on):
    tally = audit.tally("dividends")
    where = audit.api.request("/bonus/", {"as_of": on})
    want = {}
    for row in audit.facts.listed("dividends.csv"):
        if row["known_on"] and row["known_on"] <= on:
            want[row["symbol"], row["fiscal_year"], row["book_close_date"] or None] = row
    replied = {(r["symbol"], r["fiscal_year"], r["book_close_on"]): r for r in audit.api.get("/bonus/", as_of=on)["rows"]}
    for key in tally.rows(where, replied, want):
        tally.drawn += 1
        row, own, here = replied[key], want[key], f"{where} {key}"
        tally.same(here, "bonus_percent", row["bonus_percent"], number(own["bonus_pct"]))
        tally.same(here, "cash_percent", row["cash_percent"], number(own["cash_pct"]))
        tally.same(here, "announced_on", row["announced_on"], own["announcement_date"] or None)
        listed = own["bonus_listing_date"] or None
        tally.same(here, "bonus_listed_on", row["bonus_listed_on"], listed if listed and listed <= on else None, [("back: D10", listed)])


def rights(audit, on):
    tally = audit.tally("rights")
    where = audit.api.request("/right/", {"as_of": on})
    want = {(r["symbol"], r["opening_date"]): r for r in audit.facts.listed("rights.csv") if r["opening_date"] <= on}
    replied = {(r["symbol"], r["opened_on"]): r for r in audit.api.get("/right/", as_of=on)["rows"]}
    for key in tally.rows(where, replied, want):
        tally.drawn += 1
        row, own = replied[key], want[key]
        tally.same(f"{where} {key}", "ratio", row["ratio"], own["ratio"])
        tally.same(f"{where} {key}", "units", row["units"], int(own["units"]) if own["units"] else None)
        price = int(own["issue_price"]) if own["issue_price"] else None
        tally.same(f"{where} {key}", "issue_price", row["issue_price"], rupees(price))


def calendar(audit):
    """No call tells a Bikram Sambat date; the fiscal year in which a stock's change begins does: Shrawan 1 of each year."""
    tally = audit.tally("Bikram Sambat")
    known = {"2074": "2017-07-16", "2078": "2021-07-16", "2082": "2025-07-17", "2083": "2026-07-17"}
    for year, want in known.items():
        tally.drawn += 1
        tally.same("domain.md", f"Shrawan 1 {year}", month_start(int(year), SHRAWAN).isoformat(), want)
    for at in range(len(MONTHS)):
        tally.same("calendar", f"days of {FIRST_YEAR + at}", sum(MONTHS[at]) in (365, 366), True)


def later_dates(value, on, name=""):
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from later_dates(inner, on, key)
    elif isinstance(value, list):
        for inner in value:
            yield from later_dates(inner, on, name)
    elif isinstance(value, str) and name not in ANNOUNCED and name not in ("summary", "text", "title", "body"):
        yield from ((name, found) for found in DATE.findall(value) if found > on)


def dated_calls():
    """Every open call that takes an as-of day, with the parameters that it cannot do without."""
    found = []
    for line in CALLS.read_text().splitlines():
        row = ROW.match(line)
        if row and "`as_of?`" in row[2]:
            found.append((row[1], [name for name in re.findall(r"`([^`]*)`", row[2]) if not name.endswith("?")]))
    return found


def leaks(audit, on):
    """No date after the as-of day stands in any answer, except those of what was announced before it."""
    tally = audit.tally("nothing after the as-of day")
    symbol = audit.random.choice(sorted(audit.facts.on[on]))
    questions = dated_calls()
    for path, needed in questions if audit.size >= 100 else audit.random.sample(questions, 40):
        known = {"symbol": symbol, "on": on, "date": on, **NEEDED}
        query = {name: known[name] for name in needed} | {"as_of": on}
        part = known["sector" if path.startswith("/sector/") else "symbol"]
        asked = re.sub(r"{(\w+)}", lambda name: known.get(name[1], part), path)
        tally.drawn += 1
        try:
            reply = audit.api.get(asked, **query)
        except Refused as refused:
            if str(refused).startswith("404"):
                continue
            raise
        found = sorted({one for one in later_dates(reply, on) if one[0] not in AHEAD.get(path, ())})
        cause = "back: D10" if path == "/bonus/" and {name for name, _ in found} == {"bonus_listed_on"} else "unexplained"
        tally.figures += 1
        if found:
            tally.differs(audit.api.request(asked, query), f"later than {on}: {found[:3]}", cause)
        else:
            tally.equal += 1
