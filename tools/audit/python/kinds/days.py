"""One session of the whole market: rows, previous close, totals, what is usual, band and limit (kinds 1 to 6)."""

from exact import change, decimals, mean, rupees, upward_percent
from rules import band, previous_close

PATH = "/data/v2/daily-stock/"
KINDS = ("day rows", "previous close and change", "day totals", "usual of 20 sessions", "band and tick", "limit flag")


def changes(close, previous):
    return None if previous is None else close - previous


def others_of(answer, raw, figure):
    """What the reply may have by the rule of before."""
    return [("back: D4" if answer != raw else "back: D14", figure(raw))]


def upward_change(close, previous):
    return None if previous is None else upward_percent(close - previous, previous)


def run(audit):
    rows, before, totals, usual, bands, limits = (audit.tally(name) for name in KINDS)
    for on in audit.days(max(3, audit.size // 10)):
        reply = audit.api.get(PATH, as_of=on)
        where = audit.api.request(PATH, {"as_of": on})
        held = audit.facts.on[on]
        replied = {row["symbol"]: row for row in reply["rows"]}
        compare_totals(audit, reply, on, where, totals, usual)
        for tally in (rows, before, bands, limits):
            tally.drawn += len(held)
        for symbol in rows.rows(where, replied, held):
            row, bar = replied[symbol], held[symbol]
            here = f"{where} {symbol}"
            for name, want in (
                ("open", rupees(bar.open)), ("high", rupees(bar.high)), ("low", rupees(bar.low)),
                ("close", rupees(bar.close)), ("volume", bar.volume), ("amount", rupees(bar.amount)),
                ("trades", bar.trades),
            ):  # fmt: skip
                rows.same(here, name, row[name], want)
            compare_change(audit, symbol, bar, row, here, before, bands, limits)


def compare_change(audit, symbol, bar, row, here, before, bands, limits):
    answer, raw = previous_close(audit.facts, symbol, bar)
    instrument = audit.facts.instrument(symbol)

    def others(figure):
        return others_of(answer, raw, figure)

    def limit_of(previous):
        if previous is None:
            return None
        low, high = band(bar.on, instrument, previous)
        return "ceiling" if bar.close >= high else "floor" if bar.close <= low else None

    def end_of(at):
        return lambda previous: None if previous is None else rupees(band(bar.on, instrument, previous)[at])

    before.same(here, "previous_close", row["previous_close"], rupees(answer), others(rupees))
    before.same(here, "change", row["change"], rupees(changes(bar.close, answer)), others(lambda p: rupees(changes(bar.close, p))))
    before.same(
        here, "percentage_change", row["percentage_change"], change(bar.close, answer),
        [*others(lambda p: change(bar.close, p)), *others(lambda p: upward_change(bar.close, p))],
    )  # fmt: skip
    for at, name in enumerate(("band_low", "band_high")):
        bands.same(here, name, row[name], end_of(at)(answer), others(end_of(at)))
    limits.same(here, "limit", row["limit"], limit_of(answer), others(limit_of))


def total_of(bars, column):
    values = [getattr(bar, column) for bar in bars]
    return None if None in values else sum(values)


def declared_trades(audit, day):
    """Where the trades of a stock are not known, those of the market are what the exchange declared."""
    told = audit.facts.declared.get(day, {}).get("transactions")
    return int(told) if told else None


def compare_totals(audit, reply, on, where, totals, usual):
    def sums(day):
        own = {column: total_of(audit.facts.on[day].values(), column) for column in ("volume", "amount", "trades")}
        return own if own["trades"] is not None else {**own, "trades": declared_trades(audit, day)}

    totals.drawn += 1
    usual.drawn += 1
    own, earlier = sums(on), [sums(day) for day in audit.facts.before(on, 20)]
    for column in ("volume", "amount", "trades"):
        shown = rupees if column == "amount" else (lambda value: value)
        totals.same(where, f"total {column}", reply["total"][column], shown(own[column]))
        if len(earlier) < 20:
            usual.same(where, "usual", reply["usual"], None)
            break
        values = [day[column] for day in earlier]
        want = None if None in values else int(decimals(mean(values), 0))
        usual.same(where, f"usual {column}", reply["usual"][column], shown(want))
