"""Hourly bars: swings and signals (not checked by the review). They need every session with trade times."""

from exact import rounded
from facts import trade_of
from families import cells, firings, narrow_miss
from formulas import Candles
from kinds.minutes import LEAST, midnight, prices, seconds
from structure import swings

KINDS = ("hourly signals", "hourly swings")
OPENS, CLOSES = 11 * 3600, 15 * 3600
#: Families that look at hours.
HOURLY = ("buy-sell", "trailing-stop", "mean-reversion", "macd-divergence", "rsi-divergence", "price-action")
SILENT_SESSIONS = 20
MOST_DAYS = 100


def timed_days(audit):
    """Sessions with trade times; none where the trades of some session that the API knows are not here."""
    here = audit.facts.trade_days()
    known = {row["date"] for row in audit.api.get("/tools/traded-date/", floorsheet="true", limit=MOST_DAYS)["rows"]}
    return [on for on in here if audit.facts.is_timed(on)] if known <= set(here) else []


def run(audit):
    tallies = [audit.tally(name) for name in KINDS]
    days = timed_days(audit) if audit.size >= 100 else []
    if not days:
        for tally in tallies:
            tally.skipped = "needs the trades of every session with trade times: --full"
        return
    as_of = days[-1]
    symbols = sorted({t.symbol for t in audit.random.sample(audit.facts.trades(as_of), 60)})[:12]
    trades = {on: trades_of(audit.facts, on, set(symbols)) for on in days}
    for symbol in symbols:
        c, sessions, ends = hours_of(audit, symbol, trades)
        if c.close:
            compare_swings(audit, symbol, as_of, c)
            compare_signals(audit, symbol, as_of, c, sessions, ends)


def hour_of(on, trade):
    """Counted from the opening at 11; what was traded before it belongs to the first hour, after the close to the last."""
    since = min(max(seconds(on, trade.at) - midnight(on), OPENS), CLOSES - 1) - OPENS
    return since // 3600


def trades_of(facts, on, symbols):
    """What sets a price of some stocks, by contract."""
    found = (trade_of(row) for row in facts.trade_rows(on) if row["symbol"] in symbols)
    return sorted(trade for trade in found if trade.quantity >= LEAST)


def hours_of(audit, symbol, by_day):
    """Bars of hours on the scale of the stock's days: divided by the factors up to then."""
    rows, sessions, ends = [], [], []
    for on, trades_then in by_day.items():
        hours = {}
        for trade in (t for t in trades_then if t.symbol == symbol):
            hours.setdefault(hour_of(on, trade), []).append(trade)
        if symbol not in audit.facts.on[on]:
            continue
        factor = 1 / audit.facts.factor(symbol, "0000-00-00", on)
        for hour, trades in sorted(hours.items()):
            scaled = (price / 100 * factor for price in prices(trades))
            rows.append((on, *scaled, sum(t.quantity for t in trades) / factor, True))
            sessions.append(on)
            ends.append(midnight(on) + min(OPENS + (hour + 1) * 3600, CLOSES))
    return Candles(*(list(column) for column in zip(*rows))) if rows else Candles(*([] for _ in range(7))), sessions, ends


def compare_swings(audit, symbol, as_of, c):
    tally = audit.tally("hourly swings")
    tally.drawn += 1
    path = "/data/high-low-series/hourly/"
    here = audit.api.request(path, {"symbol": symbol, "as_of": as_of})
    got = [(r["date"], r["swing"], rounded(float(r["price"]) * 100)) for r in audit.api.get(path, symbol=symbol, as_of=as_of)["rows"]]
    factor = 1 / audit.facts.factor(symbol, "0000-00-00", as_of)
    want = [
        (c.on[at - 5], side, rounded(found[at] / factor * 100))
        for at in range(len(c.close))
        for side, found in zip(("high", "low"), swings(c))
        if found[at] is not None
    ]
    tally.same(here, "swings", sorted(got), sorted(want))


def compare_signals(audit, symbol, as_of, c, sessions, ends):
    tally = audit.tally("hourly signals")
    tally.drawn += 1
    numbers = {on: at for at, on in enumerate(dict.fromkeys(sessions))}
    silent = next((at for at, on in enumerate(sessions) if numbers[on] >= SILENT_SESSIONS), len(sessions))
    query = {"symbol": symbol, "days": 120, "as_of": as_of, "timeframe": "hourly", "family": ",".join(HOURLY)}
    here = audit.api.request("/data/signal-board/", query)
    _, rows = audit.api.pages("/data/signal-board/", **query)
    got = {(r["family"], r["kind"], r["side"], r["bar_ends_at"]) for r in rows}
    want = set()
    for (family, kind, side), (clauses, every) in cells(c, "hourly").items():
        if family in HOURLY:
            want |= {(family, kind, side, ends[at]) for at in firings(clauses, every, len(c.close), silent)}
    by_end = {end: at for at, end in enumerate(ends)}
    table = cells(c, "hourly")
    for key in got | want:
        clauses, at = table[key[:3]][0], by_end.get(key[3], 0)
        tied = any(narrow_miss(clauses, bar) for bar in (at, at - 1) if bar >= 0)
        tally.same(here, f"{key}", key in got, key in want, [("definition: binary fractions", not (key in want))] if tied else [])
