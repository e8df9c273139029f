"""Within a session: bars of 1 to 60 minutes, brokers of a window, active stocks, moves of minutes (kinds 25 and 26).

Trades of ten shares or more set prices, all count for volume (archive README, fact 1); of trades of one moment the contract
number decides.
"""

from datetime import datetime, timezone
from functools import cache
from itertools import groupby

from exact import change, percent, rounded, rupees, upward_percent
from fractions import Fraction

KINDS = ("bars of minutes", "brokers of a window", "active stocks", "moves of minutes")
OFFSET = 345 * 60
LEAST = 10
UPWARD = "back: D14"


def seconds(on, time):
    """Unix seconds of a time of Kathmandu."""
    return midnight(on) + int(time[:2]) * 3600 + int(time[3:5]) * 60 + int(time[6:8])


@cache
def midnight(on):
    return int(datetime.fromisoformat(on).replace(tzinfo=timezone.utc).timestamp()) - OFFSET


def prices(trades):
    rates = [t.rate for t in trades if t.quantity >= LEAST]
    return (rates[0], max(rates), min(rates), rates[-1]) if rates else (None,) * 4


def run(audit):
    for on in audit.days_with_trades(max(2, audit.size // 20), timed=True):
        trades = sorted(audit.facts.trades(on))
        symbols = sorted({t.symbol for t in trades})
        for symbol in audit.random.sample(symbols, min(3, len(symbols))):
            own = [t for t in trades if t.symbol == symbol]
            for length in (1, 5, 15, 30, 60):
                bars(audit, on, symbol, own, length)
            window(audit, on, symbol, own)
        active(audit, on, trades)
        moves(audit, on, trades)


def bars(audit, on, symbol, trades, length):
    tally = audit.tally("bars of minutes")
    tally.drawn += 1
    start = midnight(on)
    query = {"symbol": symbol, "resolution": length, "from": start, "to": start + 86_399, "as_of": on}
    path = "/data/newintrahistorydata/data"
    here = audit.api.request(path, query)
    want = {}
    for begin, group in groupby(trades, key=lambda t: start + (seconds(on, t.at) - start) // (length * 60) * length * 60):
        want.setdefault(begin, []).extend(group)
    replied = {row["time"]: row for row in audit.api.get(path, **query)["rows"]}
    for begin in tally.rows(here, replied, want):
        row, held = replied[begin], want[begin]
        for name, value in zip(("open", "high", "low", "close"), prices(held)):
            tally.same(f"{here} {begin}", name, row[name], rupees(value))
        tally.same(f"{here} {begin}", "volume", row["volume"], sum(t.quantity for t in held))
        tally.same(f"{here} {begin}", "amount", row["amount"], rupees(sum(t.amount for t in held)))
        tally.same(f"{here} {begin}", "trades", row["trades"], len(held))


def window(audit, on, symbol, trades):
    tally = audit.tally("brokers of a window")
    tally.drawn += 1
    start = midnight(on) + (11 * 60 + audit.random.randint(0, 90)) * 60
    end = start + audit.random.randint(20, 120) * 60
    for side in ("buy", "sell"):
        path = f"/data/floorsheet/top-{side}-with-time/"
        query = {"symbol": symbol, "date": on, "from_timestamp": start, "to_timestamp": end}
        here, reply = audit.api.request(path, query), audit.api.get(path, **query)
        held = [t for t in trades if start <= seconds(on, t.at) < end]
        volume = sum(t.quantity for t in held)
        tally.same(here, "volume", reply["volume"], volume)
        tally.same(here, "amount", reply["amount"], rupees(sum(t.amount for t in held)))
        tally.same(here, "trades", reply["trades"], len(held))
        brokers = {}
        for trade in held:
            brokers.setdefault(trade.buyer if side == "buy" else trade.seller, []).append(trade)
        replied = {row["broker"]: row for row in reply["rows"]}
        for broker in tally.rows(here, replied, brokers):
            own, row = brokers[broker], replied[broker]
            shares, amount = sum(t.quantity for t in own), sum(t.amount for t in own)
            for name, value in (
                ("quantity", shares), ("amount", rupees(amount)), ("average", rupees(rounded(Fraction(amount, shares)))),
                ("trades", len(own)), ("matched", sum(t.quantity for t in own if t.buyer == t.seller)),
            ):  # fmt: skip
                tally.same(f"{here} {broker}", name, row[name], value)
            tally.same(f"{here} {broker}", "volume_percent", row["volume_percent"], percent(shares, volume), [(UPWARD, upward_percent(shares, volume))])


def last_minute(on, trades):
    last = max(seconds(on, t.at) for t in trades)
    return last - (last - midnight(on)) % 60


def price_at(on, trades, minute):
    """The last price by the end of a minute."""
    rates = [t.rate for t in trades if t.quantity >= LEAST and seconds(on, t.at) < minute + 60]
    return rates[-1] if rates else None


def moved(now, before):
    return change(now, before), None if now is None or before is None else upward_percent(now - before, before)


def active(audit, on, trades):
    tally = audit.tally("active stocks")
    minutes = audit.random.choice((5, 15, 30, 60))
    query = {"minutes": minutes, "as_of": on}
    here, reply = audit.api.request("/data/active-script-live/", query), audit.api.get("/data/active-script-live/", **query)
    after = last_minute(on, trades) - minutes * 60
    recent = [t for t in trades if seconds(on, t.at) >= after + 60]
    market = sum(t.amount for t in recent)
    by_symbol, session = {}, {}
    for trade in recent:
        by_symbol.setdefault(trade.symbol, []).append(trade)
    for trade in trades:
        session.setdefault(trade.symbol, []).append(trade)
    replied = {row["symbol"]: row for row in reply["rows"]}
    for symbol in tally.rows(here, replied, by_symbol):
        tally.drawn += 1
        row, own, whole = replied[symbol], by_symbol[symbol], session[symbol]
        volume, amount = sum(t.quantity for t in own), sum(t.amount for t in own)
        close, total = prices(whole)[3], sum(t.quantity for t in whole)
        want, upward = moved(close, price_at(on, whole, after))
        _, high, low, _ = prices(own)
        for name, value, other in (
            ("trades", len(own), None), ("volume", volume, None), ("amount", rupees(amount), None),
            ("amount_percent", percent(amount, market), upward_percent(amount, market)),
            ("volume_percent", percent(volume, total), upward_percent(volume, total)),
            ("high", rupees(high), None), ("low", rupees(low), None), ("close", rupees(close), None),
            ("percentage_change", want, upward),
        ):  # fmt: skip
            tally.same(f"{here} {symbol}", name, row[name], value, [] if other is None else [(UPWARD, other)])


def moves(audit, on, trades):
    tally = audit.tally("moves of minutes")
    here = audit.api.request("/data/performance/intraday/", {"as_of": on})
    replied = {row["symbol"]: row for row in audit.api.get("/data/performance/intraday/", as_of=on)["rows"]}
    end = last_minute(on, trades)
    by_symbol = {}
    for trade in trades:
        by_symbol.setdefault(trade.symbol, []).append(trade)
    for symbol in tally.rows(here, replied, by_symbol):
        tally.drawn += 1
        row, own = replied[symbol], by_symbol[symbol]
        opened, high, low, close = prices(own)
        for name, value in (("open", opened), ("high", high), ("low", low), ("close", close)):
            tally.same(f"{here} {symbol}", name, row[name], rupees(value))
        for name, minutes in (("change_5_minutes", 5), ("change_15_minutes", 15), ("change_30_minutes", 30), ("change_60_minutes", 60)):
            want, upward = moved(close, price_at(on, own, end - minutes * 60))
            tally.same(f"{here} {symbol}", name, row[name], want, [(UPWARD, upward)])
        want, upward = moved(close, opened)
        tally.same(f"{here} {symbol}", "change_since_open", row["change_since_open"], want, [(UPWARD, upward)])
