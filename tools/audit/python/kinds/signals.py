"""Signals of every family on daily and weekly bars, agreement, their rows, positions and indicator values (32, 35 to 38)."""

from bisect import bisect_left
from fractions import Fraction

from exact import change, days_after, decimals, rupees, upward_percent, week
from families import FAMILIES, SILENT, agreement, cells, firings, narrow_miss
from formulas import bollinger, candles, ema, highest, macd, rsi, sma, volume_ratio, weekly

KINDS = ("signals, daily", "signals, weekly", "agreement", "signal rows", "positions", "indicators")
UPWARD = "back: D14"
LOOKED_BACK = 120
#: States that hold on every bar are told only to whoever names families.
BOARD = ",".join([*(family.named for family in FAMILIES), "agreement"])


def run(audit):
    only = {s for s, row in audit.facts.companies.items() if row["instrument"] == "Equity"}
    for symbol, on in audit.pairs(max(4, audit.size // 4), lambda s: s in only):
        compare_symbol(audit, symbol, on)
    for symbol, on in audit.pairs(max(3, audit.size // 4)):
        indicators(audit, symbol, on)
    for path, family in (("/data/buysell/", "buy-sell"), ("/data/buysell-trailing-stop-loss/", "trailing-stop")):
        positions(audit, path, family)


def week_over(facts, as_of):
    """A week is over with its last session: the next held session lies in another week."""
    later = [d for d in facts.sessions if d > as_of]
    following = later[0] if later else days_after(as_of, 3)
    return lambda last: week(as_of) > week(last) or week(following) > week(last)


def fired_by(c, timeframe):
    """{(family, kind, side): bars} with the clauses, for all cells of the families."""
    table, silent = cells(c, timeframe), SILENT[timeframe]
    fired = {cell: firings(clauses, every, len(c.close), silent) for cell, (clauses, every) in table.items()}
    return table, fired


def compare_symbol(audit, symbol, as_of):
    facts = audit.facts
    days = candles(facts.series(symbol, as_of), [a for a in facts.factors(symbol) if a.ex_on <= as_of])
    first = facts.before(as_of, LOOKED_BACK)[0]
    query = {"symbol": symbol, "days": LOOKED_BACK + 1, "as_of": as_of, "family": BOARD}
    path = "/data/signal-board/"
    here = audit.api.request(path, query)
    _, rows = audit.api.pages(path, **query)
    board = {}
    for row in rows:
        board.setdefault((row["timeframe"], row["family"]), {})[row["kind"], row["side"], row["signal_on"]] = row
    for timeframe, c in (("daily", days), ("weekly", weekly(days, week, week_over(facts, as_of)))):
        table, fired = fired_by(c, timeframe)
        tally = audit.tally(f"signals, {timeframe}")
        tally.drawn += 1
        for family in {cell[0] for cell in table}:
            want = {
                (kind, side, c.on[at]): (table[name, kind, side][0], at)
                for (name, kind, side), bars in fired.items()
                if name == family
                for at in bars
                if c.on[at] >= first
            }
            compare_family(tally, f"{here} {timeframe} {family}", board.get((timeframe, family), {}), want, c, table, family)
        if timeframe == "daily":
            compare_agreement(audit, here, board, fired, c, first)
    compare_rows(audit, symbol, as_of, rows, here)


def compare_family(tally, here, got, want, c, table, family):
    for key in got.keys() | want.keys():
        tally.figures += 1
        if key in got and key in want:
            tally.equal += 1
            continue
        kind, side, on = key
        at = c.on.index(on) if on in c.on else None
        clauses = table[family, kind, side][0] if (family, kind, side) in table else []
        close = at is not None and any(narrow_miss(clauses, bar) for bar in (at, at - 1) if bar >= 0)
        cause = "definition: binary fractions" if close else "unexplained"
        tally.differs(here, f"{key}: only {'replied' if key in got else 'recomputed'}", cause)


def compare_agreement(audit, here, board, fired, c, first):
    tally = audit.tally("agreement")
    tally.drawn += 1
    found = agreement(fired, len(c.close), SILENT["daily"])
    want = {(kind, side, c.on[at]) for (kind, side), bars in found.items() for at in bars if c.on[at] >= first}
    got = board.get(("daily", "agreement"), {}).keys()
    for key in want | got:
        tally.same(f"{here} agreement", f"{key}", key in got, key in want)


def usual_turnover(facts, symbol, as_of):
    """Mean of what was traded in the last 20 sessions, this one included; a session without a trade counts as nothing."""
    span = [*facts.before(as_of, 19), as_of]
    bars = [bar for bar in facts.series(symbol, as_of)[-20:] if bar.on >= span[0]]
    if len(span) < 20 or not bars or any(bar.amount is None for bar in bars):
        return None
    return int(decimals(Fraction(sum(bar.amount for bar in bars), 20), 0))


def compare_rows(audit, symbol, as_of, rows, here):
    """The close of the signal's day, the latest close, and the change between them across ex-dates."""
    tally, facts = audit.tally("signal rows"), audit.facts
    series, dates = facts.series(symbol, as_of), facts.dates(symbol)
    span = facts.before(as_of, 19)
    for row in rows:
        if row["timeframe"] == "hourly":
            continue
        tally.drawn += 1
        bar = series[bisect_left(dates, row["signal_on"])]
        there = f"{here} {row['family']} {row['signal_on']}"
        now = series[-1] if not span or series[-1].on >= span[0] else None
        tally.same(there, "close", row["close"], rupees(bar.close))
        tally.same(there, "close_now", row["close_now"], rupees(now.close) if now else None)
        tally.same(there, "turnover", row["turnover"], rupees(usual_turnover(facts, symbol, as_of)), close=1e-9)
        want, other = (None, None) if now is None or now.on <= bar.on else gain(facts, symbol, bar, now)
        tally.same(there, "change_since", row["change_since"], want, [(UPWARD, other)])


def gain(facts, symbol, one, other):
    base = one.close * facts.factor(symbol, one.on, other.on)
    return change(other.close, Fraction(base)), upward_percent(other.close - base, base)


def positions(audit, path, family):
    """The gain of a buy to the sell that ended it, or to the latest close."""
    tally, facts = audit.tally("positions"), audit.facts
    as_of = audit.random.choice(audit.sessions()[-200:])
    here = audit.api.request(path, {"as_of": as_of})
    _, rows = audit.api.pages(path, as_of=as_of)
    for row in audit.random.sample(rows, min(len(rows), 40 if audit.size < 100 else 200)):
        tally.drawn += 1
        symbol, there = row["symbol"], f"{here} {row['symbol']} {row['buy_date']}"
        by_day = {bar.on: bar for bar in facts.series(symbol, as_of)}
        latest = facts.series(symbol, as_of)[-1]
        buy, sell = by_day.get(row["buy_date"]), by_day.get(row["sell_date"])
        tally.same(there, "buy_close", row["buy_close"], rupees(buy.close) if buy else None)
        tally.same(there, "sell_close", row["sell_close"], rupees(sell.close) if sell else None)
        end = sell if row["sell_date"] else latest
        want, other = (None, None) if buy is None or end.on <= buy.on else gain(facts, symbol, buy, end)
        if latest.on >= facts.before(as_of, 19)[0] or row["sell_date"]:
            tally.same(there, "gain", row["gain"], want, [(UPWARD, other)])


def indicators(audit, symbol, on):
    """Both values of each condition, with which signal-why explains a bar, to the eight digits that it shows."""
    tally, facts = audit.tally("indicators"), audit.facts
    c = candles(facts.series(symbol, on), [a for a in facts.factors(symbol) if a.ex_on <= on])
    at, factor = len(c.close) - 1, c.close[-1] / (facts.series(symbol, on)[-1].close / 100)
    lower = bollinger(c.close)[2]
    line, signal, _ = macd(c.close)
    strength, ratio = rsi(c.close), volume_ratio(c.volume)
    values = {
        ("buy-sell", 0): (ema(c.close, 9)[at], ema(c.close, 21)[at]),
        ("buy-sell", 1): (c.close[at], ema(c.close, 50)[at]),
        ("buy-sell", 2): (line[at], signal[at]),
        ("mean-reversion", 3): (c.close[at], sma(c.close, 200)[at]),
        ("bollinger-reversion", 1): (c.close[at], lower[at]),
        ("momentum-breakout", 0): (c.close[at], highest(c.high, 20)[at - 1] if at else None),
        ("momentum-breakout", 1): (ratio[at], 1.5),
        ("momentum-breakout", 2): (c.close[at], ema(c.close, 50)[at]),
        ("momentum-breakout", 3): (strength[at], 55),
    }
    for family in ("buy-sell", "mean-reversion", "bollinger-reversion", "momentum-breakout"):
        query = {"symbol": symbol, "family": family, "side": "buy", "on": on, "as_of": on}
        here = audit.api.request("/data/signal-why/", query)
        reply = audit.api.get("/data/signal-why/", **query)
        tally.drawn += 1
        for place, fact in enumerate(reply["why"]):
            if (family, place) in values:
                for side, want in zip(("left", "right"), values[family, place]):
                    scale = factor if fact["unit"] == "rupees" else 1
                    shown = None if want is None else want / scale
                    tally.same(here, f"{fact['says']} {side}", fact[side], shown, close=2e-7)
