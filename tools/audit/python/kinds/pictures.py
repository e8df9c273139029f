"""Candlestick patterns of a session, the whole market (39)."""

from formulas import candles
from patterns import LEANS, RULES, Shapes

KINDS = ("candlestick patterns",)
PATH = "/data/true-candlestick-patterns-all/"
SILENT = 20
#: A pattern may span this many bars; each must have an open that some source told.
SPAN = 5


def run(audit):
    tally = audit.tally(KINDS[0])
    for on in audit.days(max(1, audit.size // 40)):
        here = audit.api.request(PATH, {"date": on, "as_of": on})
        _, rows = audit.api.pages(PATH, date=on, as_of=on)
        got = {(r["symbol"], r["pattern"]): r["value"] for r in rows if r["pattern"] in RULES and r["timeframe"] == "daily"}
        want, tied = {}, {}
        for symbol in {audit.facts.present(traded) for traded in audit.facts.on[on]}:
            tally.drawn += 1
            series = audit.facts.series(symbol, on)
            if len(series) > SILENT:
                want.update(found_in(audit, symbol, series, on))
                for leans in LEANS:
                    tied.setdefault(leans, {}).update(found_in(audit, symbol, series, on, leans))
        for key in got.keys() | want.keys():
            others = [("definition: binary fractions", found.get(key)) for found in tied.values()]
            tally.same(f"{here} {key[0]}", key[1], got.get(key), want.get(key), others)


def found_in(audit, symbol, series, on, leans=()):
    """Bullish 100, bearish -100: how full a pattern is, is not told."""
    recent = series[-40:]
    c = candles(recent, [a for a in audit.facts.factors(symbol) if recent[0].on < a.ex_on <= on])
    if not all(c.has_open[-SPAN:]):
        return {}
    shapes, last = Shapes(c, *leans), len(c.close) - 1
    found = {(symbol, name): rule(shapes, last) for name, (_, rule) in RULES.items()}
    return {key: 100 if value > 0 else -100 for key, value in found.items() if value}
