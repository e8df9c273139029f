"""Levels: averages and pivots under the price, swings, zones of support and resistance (33, 34, and more)."""

from fractions import Fraction

from adjusted import adjusted
from exact import rounded, week
from formulas import Candles, ema, sma, weekly
from kinds.signals import week_over
from structure import swings, zones

KINDS = ("averages under the price", "pivots under the price", "swings", "support and resistance", "stocks near a zone")
PERIODS = (20, 50, 100, 200)
SESSIONS = 500
NEAR = 1e-7
#: Half of the last digit shown.
PAISA = 0.005001


def run(audit):
    for on in audit.days(max(1, audit.size // 60)):
        averages(audit, on)
        pivots(audit, on)
        near_zones(audit, on)
    for symbol, on in audit.pairs(max(4, audit.size // 3)):
        structure_of(audit, symbol, on)


def candles_of(facts, symbol, on, sessions=None):
    """Prices of the last day, in rupees; not rounded to the paisa on the way."""
    series = facts.series(symbol, on)
    first = facts.before(on, sessions - 1)[0] if sessions else ""
    rows = []
    for bar in series:
        if bar.on >= first:
            factor = facts.factor(symbol, bar.on, on)
            rows.append((bar.on, *(price / 100 * factor for price in (bar.close, bar.high, bar.low, bar.close)), 0, False))
    return Candles(*(list(column) for column in zip(*rows)))


def whole_paisa(facts, symbol, on, sessions=None):
    """The same with prices rounded to the paisa, as lists over the whole market have them."""
    first = facts.before(on, sessions - 1)[0] if sessions else ""
    bars = [b for b in adjusted(facts.series(symbol, on), facts.factors(symbol), on) if b.on >= first]
    return Candles([b.on for b in bars], *([getattr(b, n) / 100 for b in bars] for n in ("close", "high", "low", "close")), [], [])


def highest_under(close, levels):
    under = [(price, name) for name, price in levels if price is not None and price <= close]
    return max(under, key=lambda pair: pair[0]) if under else None


def shown(tally, here, row, price, close):
    tally.same(here, "low", row["low"], price, apart=PAISA)
    tally.same(here, "distance", row["distance"], (close - price) / close * 100, apart=PAISA)


def list_rows(audit, path, on):
    _, rows = audit.api.pages(path, within=20, as_of=on)
    picked = audit.random.sample(rows, min(len(rows), 40 if audit.size < 100 else 120))
    return audit.api.request(path, {"within": 20, "as_of": on}), picked


def averages(audit, on):
    tally = audit.tally("averages under the price")
    where, rows = list_rows(audit, "/data/sma-ema-support-stock/", on)
    for row in rows:
        tally.drawn += 1
        here = f"{where} {row['symbol']}"
        c = whole_paisa(audit.facts, row["symbol"], on)
        levels = {f"{n} {p}": f(c.close, p)[-1] for p in PERIODS for n, f in (("SMA", sma), ("EMA", ema))}
        price, name = highest_under(c.close[-1], levels.items()) or (None, None)
        tied = price is not None and abs(levels.get(row["level"], price + 1) - price) < 1e-9
        tally.same(here, "level", row["level"], row["level"] if tied else name)
        tally.same(here, f"price of {name}", float(row["low"]), price, apart=PAISA)


def pivots(audit, on):
    """Classic pivots of the last session, which stand for the next."""
    tally = audit.tally("pivots under the price")
    where, rows = list_rows(audit, "/data/pivot-support-stock/", on)
    for row in rows:
        tally.drawn += 1
        bar = audit.facts.on[on][row["symbol"]]
        high, low, close = bar.high / 100, bar.low / 100, bar.close / 100
        middle = (high + low + close) / 3
        levels = {
            "P": middle, "R1": 2 * middle - low, "S1": 2 * middle - high, "R2": middle + high - low,
            "S2": middle - (high - low), "R3": high + 2 * (middle - low), "S3": low - 2 * (high - middle),
        }  # fmt: skip
        price, name = highest_under(close + 1e-9, levels.items())
        here = f"{where} {row['symbol']}"
        tied = abs(levels.get(row["level"], -1) - price) < 1e-9
        tally.same(here, "level", row["level"], row["level"] if tied else name)
        shown(tally, here, row, price, close)


def structure_of(audit, symbol, on):
    c = candles_of(audit.facts, symbol, on, SESSIONS)
    weeks = weeks_of(c, audit.facts, on)
    for timeframe, own in (("daily", c), ("weekly", weeks)):
        compare_swings(audit, symbol, on, timeframe, own)
        for role in ("support", "resistance"):
            compare_zones(audit, symbol, on, timeframe, own, role)


def weeks_of(c, facts, on):
    return weekly(c._replace(volume=[0] * len(c.on), has_open=[False] * len(c.on)), week, week_over(facts, on))


def compare_swings(audit, symbol, on, timeframe, c):
    tally = audit.tally("swings")
    tally.drawn += 1
    path = f"/data/high-low-series/{timeframe}/"
    here = audit.api.request(path, {"symbol": symbol, "as_of": on})
    replied = {(r["date"], r["swing"]): r for r in audit.api.get(path, symbol=symbol, as_of=on)["rows"]}
    highs, lows = swings(c)
    want = {
        (c.on[at - 5], side): (prices[at], c.on[at])
        for side, prices in (("high", highs), ("low", lows))
        for at in range(len(c.on))
        if prices[at] is not None
    }
    for key in tally.rows(here, replied, want):
        tally.same(f"{here} {key}", "price", replied[key]["price"], want[key][0], apart=PAISA)
        tally.same(f"{here} {key}", "confirmed_on", replied[key]["confirmed_on"], want[key][1])


def zone_table(c, role):
    return {
        (c.on[first], rounded(Fraction(low) * 100)): (low, high, touches, c.on[last], breaks, strength)
        for is_support, low, high, touches, first, last, breaks, strength in zones(c)
        if is_support == (role == "support")
    }


def compare_zones(audit, symbol, on, timeframe, c, role):
    tally = audit.tally("support and resistance")
    tally.drawn += 1
    path = f"/data/{role}/{timeframe}/"
    here = audit.api.request(path, {"symbol": symbol, "as_of": on})
    replied = {(r["first_on"], rounded(r["low"] * 100)): r for r in audit.api.get(path, symbol=symbol, as_of=on)["rows"]}
    want = zone_table(c, role)
    for key in tally.rows(here, replied, want):
        low, high, touches, last, breaks, strength = want[key]
        row, there = replied[key], f"{here} {key}"
        tally.same(there, "high", row["high"], high, apart=PAISA)
        tally.same(there, "touches", row["touches"], touches)
        tally.same(there, "last_on", row["last_on"], last)
        tally.same(there, "breaks", row["breaks"], breaks)
        tally.same(there, "strength", row["strength"], strength, close=NEAR)


def near_zones(audit, on):
    """Of every stock the nearest zone that held at least twice; of two as near, the stronger."""
    tally = audit.tally("stocks near a zone")
    for role in ("support", "resistance"):
        where, rows = list_rows(audit, f"/data/daily-{role}-stock/", on)
        for row in rows[:20]:
            tally.drawn += 1
            c = whole_paisa(audit.facts, row["symbol"], on, SESSIONS)
            close, found = c.close[-1], []
            for low, high, touches, last, _, strength in zone_table(c, role).values():
                away = close - high if close > high else low - close if close < low else 0
                if touches >= 2:
                    found.append((away / close * 100, low, high, touches, last, strength))
            here = f"{where} {row['symbol']}"
            if not found:
                tally.figures += 1
                tally.differs(here, "no zone recomputed")
                continue
            away, low, high, touches, last, strength = min(found, key=lambda z: (round(z[0], 9), -z[5]))
            for name, value in (("low", low), ("high", high)):
                tally.same(here, name, row[name], value, apart=PAISA)
            tally.same(here, "touches", row["touches"], touches)
            tally.same(here, "strength", row["strength"], strength, close=NEAR)
            tally.same(here, "last_on", row["last_on"], last)
