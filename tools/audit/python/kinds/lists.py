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
ANNOUNCED = ("closed_on", "book_close_on", "out_of_sample_from")
#: What a question needs besides its day.
NEEDED = {"family": "macd-cross", "side": "buy", "kind": "signal", "q": "close > sma(20) as hybrid"}
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


def thousand(text):
    return None if text in ("", None) else Decimal(text) * 1000


def fundamentals(audit):
    """Of every company the latest quarter that is known; of several sources the one with a profit, then the newest."""
    tally = audit.tally("fundamentals")
    reply = audit.api.get("/fundamental-scan/")
    best = {}
    for row in audit.facts.listed("fundamentals_quarterly.csv"):
        if row["symbol"] in audit.facts.companies and row["known_on"] <= reply["as_of"]:
            best.setdefault(row["symbol"], []).append(row)
    where, replied = audit.api.request("/fundamental-scan/", {}), {row["symbol"]: row for row in reply["rows"]}
    for symbol in tally.rows(where, replied, best):
        tally.drawn += 1
        last = max(best[symbol], key=lambda r: (r["fiscal_year"], int(r["quarter"]), r["net_profit_000"] != "", r["known_on"]))
        ties = [r for r in best[symbol] if all(r[n] == last[n] for n in ("fiscal_year", "quarter", "known_on"))]
        last = min((r for r in ties if (r["net_profit_000"] != "") == (last["net_profit_000"] != "")), key=lambda r: r["source"])
        row, here = replied[symbol], f"{where} {symbol}"
        for name, column in (
            ("eps", "eps"), ("book_value", "book_value"), ("price_book", "pbv"), ("return_on_equity", "roe_pct"),
            ("non_performing_loans", "npl_pct"),
        ):  # fmt: skip
            tally.same(here, name, row[name], number(last[column]), close=1e-9)
        tally.same(here, "net_profit", row["net_profit"], thousand(last["net_profit_000"]), close=1e-9)
        eps, earnings = number(last["eps"]), number(last["pe"])
        is_loss = (eps is not None and eps <= 0) or (earnings is not None and earnings <= 0)
        tally.same(here, "price_earnings", row["price_earnings"], None if is_loss else earnings, close=1e-9)


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
        query = {name: {"symbol": symbol, "on": on, **NEEDED}[name] for name in needed} | {"as_of": on}
        tally.drawn += 1
        try:
            reply = audit.api.get(path.replace("{id}", symbol), **query)
        except Refused as refused:
            if str(refused).startswith("404"):
                continue
            raise
        found = sorted(set(later_dates(reply, on)))
        cause = "back: D10" if path == "/bonus/" and {name for name, _ in found} == {"bonus_listed_on"} else "unexplained"
        tally.figures += 1
        if found:
            tally.differs(audit.api.request(path, query), f"later than {on}: {found[:3]}", cause)
        else:
            tally.equal += 1
