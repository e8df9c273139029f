"""The ten stocks on which most families agree: their day's change, and the votes that put them there."""

from exact import change, rupees, upward_percent
from families import VOTERS
from rules import previous_close

KINDS = ("the ten",)
PATH = "/data/chuli-ten/"


def days_of(audit):
    """Random sessions, and ex-dates: there a change that compares raw closes shows."""
    open_days = set(audit.sessions())
    ex_dates = sorted({a.ex_on for actions in audit.facts.actions.values() for a in actions} & open_days)
    count = max(3, audit.size // 10)
    return audit.days(count) + audit.random.sample(ex_dates, min(count, len(ex_dates)))


def run(audit):
    tally = audit.tally(KINDS[0])
    for on in days_of(audit):
        where = audit.api.request(PATH, {"as_of": on})
        for row in audit.api.get(PATH, as_of=on)["rows"]:
            tally.drawn += 1
            compare(audit, tally, on, row, f"{where} {row['symbol']}")


def compare(audit, tally, on, row, here):
    bar = audit.facts.on[on].get(row["symbol"])
    if bar is None:
        return
    answer, raw = previous_close(audit.facts, row["symbol"], bar)
    series = audit.facts.series(row["symbol"], on)
    last = series[-2].close if len(series) > 1 else None
    tally.same(here, "close", row["close"], rupees(bar.close))
    tally.same(
        here, "change", row["change"], change(bar.close, answer),
        [
            ("back: D14", None if answer is None else upward_percent(bar.close - answer, answer)),
            ("back: D2", change(bar.close, last)), ("back: D2", None if last is None else upward_percent(bar.close - last, last)),
            ("back: D4", change(bar.close, raw)),
        ],
    )  # fmt: skip
    sides = {side: {v["family"] for v in row["votes"] if v["side"] == side} & set(VOTERS) for side in ("buy", "sell")}
    tally.same(here, "score", row["score"], len(sides["buy"]) - len(sides["sell"]))
