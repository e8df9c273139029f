"""Stocks at, near or back from the limit of their day, and what followed (kinds 50 and 51).

A price is at a limit from half a tick before it on; locked, where the average of the day lies within 1 % of it as well;
near, where one order reaches it. A bar more than a tick beyond a limit is a fault and counted nowhere.
"""

import re
from collections import Counter
from fractions import Fraction

from exact import change, percent, rounded, rupees
from rules import WIDER_BAND_FROM, band_percent, previous_close, tick

KINDS = ("stocks at a limit", "what followed at a limit")
PATH, HISTORY = "/data/circuit-setup/", "/data/circuit-setup-history/"
EQUITY = "Equity"
MOST = 500
#: Sessions whose stocks at a limit are counted, and those told row by row.
COUNTED, TOLD = 60, 21
NEAR = Fraction(1, 100)


def is_ordinary(facts, symbol):
    """Where the register says nothing, a ticker does: promoter shares end in PO or are a ticker with P, debentures in D and a year."""
    known = facts.instrument(symbol)
    if known is not None:
        return known == EQUITY
    is_promoter = symbol.endswith("PO") or (symbol.endswith("P") and symbol[:-1] in facts.companies)
    return not is_promoter and re.search(r"D/?[0-9]+$", symbol) is None


def order_percent(on):
    return 3 if on >= WIDER_BAND_FROM else 2


def limits_of(on, base):
    """Each limit stands on the tick around it."""
    lower, upper = base * (100 - band_percent(on)) // 100, (base * (100 + band_percent(on)) * 2 + 100) // 200
    low_step, high_step = tick(on, EQUITY, lower), tick(on, EQUITY, upper)
    return -(-lower // low_step) * low_step, upper // high_step * high_step


def average(bar):
    if not bar.volume:
        return bar.close
    turnover = bar.amount if bar.amount is not None else bar.volume * bar.close
    return min(bar.high, max(bar.low, rounded(Fraction(turnover, bar.volume))))


def states(facts, symbol, bar):
    """The base and the limits of a session, whether it is a fault, and how it stands to each limit; None where nothing is known."""
    base = previous_close(facts, symbol, bar)[0]
    if not base or bar.on == facts.dates(facts.present(symbol))[0]:
        return None
    lower, upper = limits_of(bar.on, base)
    steps = tick(bar.on, EQUITY, lower), tick(bar.on, EQUITY, upper)
    if bar.high > upper + steps[1] or bar.low < lower - steps[0]:
        return base, (lower, upper), True, {}
    reach, mean = Fraction(order_percent(bar.on), 100), average(bar)
    found = {
        "up": stand(
            bar.close * 2 >= upper * 2 - steps[1], bar.high * 2 >= upper * 2 - steps[1], mean >= upper * (1 - NEAR),
            upper <= bar.close * (1 + reach),
        ),
        "down": stand(
            bar.close * 2 <= lower * 2 + steps[0], bar.low * 2 <= lower * 2 + steps[0], mean <= lower * (1 + NEAR),
            lower >= bar.close * (1 - reach),
        ),
    }  # fmt: skip
    return base, (lower, upper), False, {side: state for side, state in found.items() if state}


def stand(is_at, was_at, is_held, is_near):
    if is_at:
        return "locked" if is_held else "at"
    if was_at:
        return "touched"
    return "near" if is_near else None


class Judged:
    """Every session of a share is judged once."""

    def __init__(self, facts):
        self.facts = facts
        self.known = {}

    def __call__(self, symbol, bar):
        key = symbol, bar.on
        if key not in self.known:
            self.known[key] = states(self.facts, symbol, bar)
        return self.known[key]

    def shares(self, on):
        """Ordinary shares of a session, under the ticker of the day."""
        return {s: bar for s, bar in self.facts.on[on].items() if is_ordinary(self.facts, s)}

    def streak(self, symbol, side, on):
        """Sessions in a row in which the share traded, this one included; a change of the ticker goes on."""
        count = 0
        for bar in reversed(self.facts.series(self.facts.present(symbol), on)):
            known = self(self.facts.ticker(symbol, bar.on), bar)
            if known is None or known[3].get(side) not in ("locked", "at"):
                return count
            count += 1
        return count


def run(audit):
    judged = Judged(audit.facts)
    for on in audit.days(audit.size):
        compare_board(audit, judged, on)
    for on in audit.days(max(2, audit.size // 40)):
        compare_history(audit, judged, on)


def compare_board(audit, judged, on):
    tally = audit.tally("stocks at a limit")
    tally.drawn += 1
    query = {"as_of": on, "page_size": MOST}
    here, reply = audit.api.request(PATH, query), audit.api.get(PATH, **query)
    want, counts, faults = {}, Counter(), set()
    for symbol, bar in judged.shares(on).items():
        known = judged(symbol, bar)
        if known is None:
            continue
        base, limits, is_fault, sides = known
        if is_fault:
            faults.add(symbol)
        for side, state in sides.items():
            counts[side, state] += 1
            want[f"{symbol} {side}"] = (bar, base, limits, side, state)
    tally.same(here, "faults", sorted(row["symbol"] for row in reply["faults"]), sorted(faults))
    for side in ("up", "down"):
        for state in ("locked", "at", "near", "touched"):
            tally.same(here, f"{side} {state}", reply["counts"][side][state], counts[side, state])
    replied = {f"{row['symbol']} {row['side']}": row for row in reply["rows"]}
    for key in tally.rows(here, replied, want):
        compare_row(tally, f"{here} {key}", replied[key], want[key], judged)


def compare_row(tally, there, row, want, judged):
    bar, base, limits, side, state = want
    limit = limits[side == "up"]
    for name, figure in (
        ("state", state), ("last", rupees(bar.close)), ("low", rupees(bar.low)), ("high", rupees(bar.high)),
        ("previous_close", rupees(base)), ("change", change(bar.close, base)), ("limit", rupees(limit)),
        ("lower", rupees(limits[0])), ("upper", rupees(limits[1])), ("distance", percent(abs(limit - bar.close), bar.close)),
        ("streak", judged.streak(row["symbol"], side, bar.on)), ("volume", bar.volume),
    ):  # fmt: skip
        tally.same(there, name, row[name], figure)


def compare_history(audit, judged, on):
    tally = audit.tally("what followed at a limit")
    tally.drawn += 1
    query = {"as_of": on, "page_size": MOST}
    here, reply = audit.api.request(HISTORY, query), audit.api.get(HISTORY, **query)
    days = [*audit.facts.before(on, COUNTED - 1), on]
    told = {row["date"]: row for row in reply["sessions"]}
    want = {}
    for day in tally.rows(here, told, dict.fromkeys(days)):
        reached = Counter()
        for symbol, bar in judged.shares(day).items():
            for side, state in (judged(symbol, bar) or (0, 0, 0, {}))[3].items():
                if state != "near":
                    reached[side if state != "touched" else f"touched_{side}"] += 1
                    want[f"{day} {symbol} {side}"] = symbol, bar, side, state
        for name in ("up", "down", "touched_up", "touched_down"):
            tally.same(f"{here} {day}", name, told[day][name], reached[name])
    want = {key: row for key, row in want.items() if row[1].on >= days[-TOLD:][0]}
    if len(want) > MOST:
        return
    replied = {f"{row['date']} {row['symbol']} {row['side']}": row for row in reply["rows"]}
    for key in tally.rows(here, replied, want):
        symbol, bar, side, state = want[key]
        compare_followed(audit, tally, f"{here} {key}", replied[key], (symbol, bar, side, state, on), judged)


def compare_followed(audit, tally, there, row, want, judged):
    symbol, bar, side, state, on = want
    next_bar = next((b for b in audit.facts.series(audit.facts.present(symbol), on) if b.on > bar.on), None)
    base = None if next_bar is None else previous_close(audit.facts, symbol, next_bar)[0]
    for name, figure in (
        ("state", state), ("close", rupees(bar.close)), ("streak", judged.streak(symbol, side, bar.on)),
        ("can_fill", state != "locked"), ("next_on", next_bar.on if next_bar else None),
        ("next_open", change(next_bar.open, base) if next_bar else None),
        ("next_close", change(next_bar.close, base) if next_bar else None),
    ):  # fmt: skip
        tally.same(there, name, row[name], figure)
