"""Stocks over time: changes, ranges and averages, one stock at a glance, and what companies are worth (kinds 10 to 14)."""

from adjusted import adjusted
from bikram import fiscal_year_start
from exact import change, days_after, decimals, rounded, rupees, upward_percent, years_before
from fractions import Fraction
from math import prod
from rules import band, band_percent, previous_close

KINDS = ("performance", "52 weeks", "volume against usual", "symbol summary", "market cap", "index performance")
WEEKS_52 = 364
SPANS = (("change_5", 5), ("change_20", 20), ("change_60", 60))
YEARS = (("change_1_year", 1), ("change_3_years", 3), ("change_5_years", 5))
UPWARD = "back: D14"
OLD_BASE = "back: D4"
#: Of two decimals.
HALF_DIGIT = 0.005001


def run(audit):
    for on in audit.days(max(1, audit.size // 20)):
        stock_performance(audit, on)
        index_performance(audit, on)
        market_cap(audit, on)
    for symbol, on in audit.pairs(audit.size):
        summary(audit, symbol, on)


def base_close(series, on):
    """The last close on or before a day, not older than a year."""
    earlier = [bar for bar in series if bar.on <= on]
    return earlier[-1].close if earlier and earlier[-1].on > years_before(on, 1) else None


def since(series, on):
    """Change from a day to the last close; None where nothing has traded since."""
    if on is None or not series or series[-1].on <= on:
        return None, None
    before = base_close(series, on)
    now = series[-1].close
    return change(now, before), None if before is None else upward_percent(now - before, before)


def changes_of(facts, series, on):
    """From the close of so many sessions ago, the end of the last fiscal year, and one to five years."""
    before = facts.before(on)
    bases = {name: before[-count] if len(before) >= count else None for name, count in SPANS}
    bases["change_fiscal_year"] = days_after(fiscal_year_start(on), -1)
    bases.update({name: years_before(on, years) for name, years in YEARS})
    return {name: since(series, base) for name, base in bases.items()}


def usual_bars(facts, series, on):
    """Bars of the 20 sessions before a day; None of a stock that is not so old."""
    span = facts.before(on, 20)
    if len(span) < 20 or not series or series[0].on > span[0]:
        return None
    return [bar for bar in series if span[0] <= bar.on <= span[-1]]


def ratio(now, usual):
    return None if now is None or not usual else now / usual


def stock_performance(audit, on):
    changes, ranges, volumes = (audit.tally(name) for name in KINDS[:3])
    where = audit.api.request("/data/performance/daily/", {"as_of": on})
    replied = {row["symbol"]: row for row in audit.api.get("/data/performance/daily/", as_of=on)["rows"]}
    symbols = sorted(s for s in replied if s in audit.facts.bars.lines)
    for symbol in audit.random.sample(symbols, min(len(symbols), 40 if audit.size < 100 else 60)):
        for tally in (changes, ranges, volumes):
            tally.drawn += 1
        series = adjusted(audit.facts.series(symbol, on), audit.facts.factors(symbol), on)
        compare_stock(audit, symbol, on, replied[symbol], series, f"{where} {symbol}", (changes, ranges, volumes))


def compare_stock(audit, symbol, on, row, series, here, tallies):
    changes, ranges, volumes = tallies
    compare_changes(audit, symbol, on, row, series, here, changes)
    year = [bar for bar in series if bar.on > days_after(on, -WEEKS_52)]
    if not year:
        return ranges.differs(here, "no trade in 52 weeks, yet a row")
    compare_range(row, series[-1].close, year, here, ranges)
    usual = usual_bars(audit.facts, series, on)
    silent = [("back: D15", None)] if usual == [] or (usual and series[-1].on < years_before(on, 1)) else []
    for name, pick, column in (("high_20", max, "high"), ("low_20", min, "low")):
        want = rupees(pick(getattr(bar, column) for bar in usual)) if usual else None
        ranges.same(here, name, row[name], want, silent)
    compare_usual(row, usual, series[-1] if series[-1].on == on else None, here, volumes, silent)


def compare_changes(audit, symbol, on, row, series, here, tally):
    tally.same(here, "close", row["close"], rupees(series[-1].close))
    for name, (want, upward) in changes_of(audit.facts, series, on).items():
        tally.same(here, name, row[name], want, [(UPWARD, upward)])
    today = audit.facts.on[on].get(symbol)
    if today is None:
        return tally.same(here, "change_1", row["change_1"], None)
    answer, raw = previous_close(audit.facts, symbol, today)
    stated = today.previous if today.previous is not None else None
    before = audit.facts.before(on, 1)
    own = since(series, before[0] if before else None)
    others = [(UPWARD, None if answer is None else upward_percent(today.close - answer, answer))]
    others += [(OLD_BASE, change(today.close, stated)), (OLD_BASE, own[0]), (UPWARD, own[1])]
    others += [(OLD_BASE, None if stated is None else upward_percent(today.close - stated, stated))]
    return tally.same(here, "change_1", row["change_1"], change(today.close, answer), others)


def compare_range(row, close, year, here, tally):
    highest, lowest = max(bar.high for bar in year), min(bar.low for bar in year)
    tally.same(here, "high_52_weeks", row["high_52_weeks"], rupees(highest))
    tally.same(here, "low_52_weeks", row["low_52_weeks"], rupees(lowest))
    for name, end in (("from_high_52_weeks", highest), ("from_low_52_weeks", lowest)):
        tally.same(here, name, row[name], change(close, end), [(UPWARD, upward_percent(close - end, end))])


def compare_usual(row, usual, today, here, tally, silent):
    """Days without a trade count as nothing."""
    volume, amount = (today.volume, today.amount) if today else (0, 0)
    amounts = [bar.amount for bar in usual] if usual is not None else [None]
    volumes = None if usual is None else int(decimals(Fraction(sum(bar.volume for bar in usual), 20), 0))
    money = None if None in amounts else int(decimals(Fraction(sum(amounts), 20), 0))
    for name, want in (
        ("volume", volume), ("amount", rupees(amount)), ("average_volume_20", volumes),
        ("average_amount_20", rupees(money)),
    ):  # fmt: skip
        tally.same(here, name, row[name], want, silent)
    for name, want in (("volume_ratio_20", ratio(volume, volumes)), ("amount_ratio_20", ratio(amount, money))):
        tally.same(here, name, row[name], want, silent, apart=HALF_DIGIT)


def index_performance(audit, on):
    tally = audit.tally("index performance")
    where = audit.api.request("/data/performance/daily/", {"type": "index", "as_of": on})
    reply = audit.api.get("/data/performance/daily/", type="index", as_of=on)
    ids = {row["symbol"]: row["id"] for row in audit.api.get("/index/", as_of=on)["rows"]}
    days = sorted({v.on for series in audit.facts.indices.values() for v in series if v.on < on})
    for row in reply["rows"]:
        tally.drawn += 1
        series = [v._replace(high=v.high or v.close, low=v.low or v.close) for v in audit.facts.indices[ids[row["symbol"]]] if v.on <= on]
        here = f"{where} {row['symbol']}"
        compare_range(row, series[-1].close, [v for v in series if v.on > days_after(on, -WEEKS_52)], here, tally)
        for name, count in (("change_1", 1), *SPANS):
            want, upward = since(series, days[-count] if len(days) >= count else None)
            tally.same(here, name, row[name], want, [(UPWARD, upward)])
        for name, years in YEARS:
            want, upward = since(series, years_before(on, years))
            tally.same(here, name, row[name], want, [(UPWARD, upward)])


def market_cap(audit, on):
    """Shares outstanding are those of today, so a rewound day has none."""
    tally = audit.tally("market cap")
    newest = audit.facts.sessions[-1]
    where = audit.api.request("/data/market-cap/", {"as_of": on})
    rows = audit.api.get("/data/market-cap/", as_of=on)["rows"]
    for symbol in sorted(audit.facts.on[on].keys() - {row["symbol"] for row in rows}):
        gone = audit.facts.companies.get(symbol, {}).get("status") == "Delisted"
        tally.figures += 1
        tally.differs(where, f"{symbol} traded that day and has no row", "back: D9" if gone else "unexplained")
    for row in rows:
        tally.drawn += 1
        symbol, here = row["symbol"], f"{where} {row['symbol']}"
        series = [bar for bar in audit.facts.bars.get(symbol, []) if bar.on <= on]
        company = audit.facts.companies[symbol]
        tally.same(here, "close", row["close"], rupees(series[-1].close))
        tally.same(here, "traded_on", row["traded_on"], series[-1].on)
        for name, shares in (("market_cap", "listed_shares"), ("float_cap", "public_shares")):
            count = int(company[shares]) if company[shares] and on == newest else None
            tally.same(here, name, row[name], None if count is None else rupees(series[-1].close * count))


def summary(audit, symbol, on):
    tally = audit.tally("symbol summary")
    tally.drawn += 1
    path = "/data/v2/market-summary/bysymbol/"
    row, here = audit.api.get(path, symbol=symbol, as_of=on), audit.api.request(path, {"symbol": symbol, "as_of": on})
    bar = audit.facts.on[on][symbol]
    for name in ("open", "high", "low", "close", "amount"):
        tally.same(here, name, row[name], rupees(getattr(bar, name)))
    tally.same(here, "volume", row["volume"], bar.volume)
    tally.same(here, "trades", row["trades"], bar.trades)
    average = None if bar.amount is None else int(decimals(Fraction(bar.amount, bar.volume), 0))
    tally.same(here, "vwap", row["vwap"], rupees(bar.vwap if bar.vwap is not None else average))
    answer, raw = previous_close(audit.facts, symbol, bar)
    tally.same(here, "previous_close", row["previous_close"], rupees(answer), [(OLD_BASE, rupees(raw))])
    tally.same(
        here, "percentage_change", row["percentage_change"], change(bar.close, answer),
        [(OLD_BASE, change(bar.close, raw)), (UPWARD, None if raw is None else upward_percent(bar.close - raw, raw))],
    )  # fmt: skip
    summary_averages(audit, symbol, on, row, here, tally)
    summary_band(audit, symbol, on, bar, row, here, tally)


def summary_averages(audit, symbol, on, row, here, tally):
    raw = audit.facts.series(symbol, on)
    series = adjusted(raw, audit.facts.factors(symbol), on)
    year = [bar for bar in series if bar.on > days_after(on, -WEEKS_52)]
    tally.same(here, "high_52_weeks", row["high_52_weeks"], rupees(max(bar.high for bar in year)))
    tally.same(here, "low_52_weeks", row["low_52_weeks"], rupees(min(bar.low for bar in year)))
    young = [bar for bar in series if bar.on > days_after(on, -WEEKS_52)]
    usual, loose = usual_bars(audit.facts, series, on), usual_bars(audit.facts, raw, on)
    late = usual is not None and usual_bars(audit.facts, young, on) is None
    want, plain = (None if bars is None else int(decimals(Fraction(sum(b.volume for b in bars), 20), 0)) for bars in (usual, loose))
    others = [("back: D13", plain), *([("back: D15", None)] if late else [])]
    tally.same(here, "average_volume_20", row["average_volume_20"], want, others)
    amounts = [None] if usual is None else [bar.amount for bar in usual]
    money = None if None in amounts else int(decimals(Fraction(sum(amounts), 20), 0))
    tally.same(here, "average_amount_20", row["average_amount_20"], rupees(money), others[1:])


def summary_band(audit, symbol, on, bar, row, here, tally):
    """Where orders of the next session must lie: measured from the last close, in new shares where it is known by then that
    the stock goes ex. The calendar of the exchange is not ours: the next held session."""
    if row["band_low"] is None:
        status = audit.facts.companies.get(symbol, {}).get("status")
        return tally.same(here, "band_low", None, None if status == "Delisted" else 0)
    later = [d for d in audit.facts.sessions if d > on]
    following = later[0] if later else days_after(on, 3)
    known = [a.factor for a in audit.facts.factors(symbol) if on < a.ex_on <= following and a.known_on <= on]
    low, high = band(following, audit.facts.instrument(symbol), rounded(bar.close * prod(known)))
    tally.same(here, "band_low", row["band_low"], rupees(low))
    tally.same(here, "band_high", row["band_high"], rupees(high))
    return tally.same(here, "band_percent", row["band_percent"], band_percent(following))
