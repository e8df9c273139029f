"""What the engines hold against the archive it was imported from: bars, row by row."""

from collections import Counter
from pathlib import Path

from adjusted import scaled
from facts import read_bars
from judged import Distance, is_copy, is_of_another_level, mixed
from rules import band, lies_within
from tally import UNEXPLAINED

KINDS = ("bars as published",)
FIELDS = ("open", "high", "low", "close", "ltp", "volume", "amount", "trades", "previous")

OPENS_KNOWN_FROM = "2018-02-18"
FEWEST_ON_A_DAY = 5
CORRECTED = "archive: corrected on import"


def run(audit):
    tally = audit.tally(KINDS[0])
    if audit.archive is None:
        tally.skipped = "no archive was named (--archive)"
        return
    published = read_bars(Path(audit.archive) / "prices_daily.csv")
    symbols = sorted(published.symbols())
    count = len(symbols) if audit.size >= 100 else 60
    apart = Distance(sessions_of(published))
    for symbol in audit.random.sample(symbols, count):
        tally.drawn += 1
        compare_symbol(audit, tally, symbol, [bar for bar in published[symbol] if bar.volume > 0], apart)


def sessions_of(published):
    """Limits of silent days add up: a day counts where some securities traded, also before the market's own sessions."""
    days = Counter(fields[1] for lines in published.lines.values() for fields in lines)
    return sorted(on for on, count in days.items() if count >= FEWEST_ON_A_DAY)


def compare_symbol(audit, tally, symbol, bars, apart):
    want = {bar.on: bar for bar in bars}
    held = {bar.on: bar for bar in audit.facts.bars.get(symbol, [])}
    previous = dict(zip(list(want)[1:], bars))
    left_out = why_left_out(bars, held, apart)
    for on in tally.rows(symbol, held, want, lambda day: left_out.get(day, UNEXPLAINED)):
        if held[on] == want[on]:
            tally.figures += len(FIELDS)
            tally.equal += len(FIELDS)
            continue
        mended = cause_of(audit, symbol, want[on], previous.get(on))
        for field in FIELDS:
            got, own = getattr(held[on], field), getattr(want[on], field)
            tally.figures += 1
            if got == own:
                tally.equal += 1
                continue
            cause = mended
            if field == "open" and got is None and str(on) < OPENS_KNOWN_FROM:
                cause = "archive: open left out"
            elif field == "previous":
                cause = "archive: previous close of a wrong bar" if repeats(got, own, previous.get(on), held) else UNEXPLAINED
            tally.differs(f"{symbol} {on}", f"{field}: held {got}, published {own}", cause)


def repeats(got, own, before, held):
    """A previous close that repeats a close which was found wrong becomes the close that counts, or unknown."""
    if before is None or own != before.close:
        return False
    return got == (held[before.on].close if before.on in held else None)


def why_left_out(bars, held, apart):
    """Causes of the bars that are not held, by day: each has to be one of those that the import leaves out."""
    found, kept = {}, None
    days = mixed(bars, apart) if any(bar.on not in held for bar in bars) else set()
    for at, bar in enumerate(bars):
        if bar.on in held:
            kept = held[bar.on]
        elif is_copy(bar, bars[at - 1] if at else None) or not bar.low <= bar.close <= bar.high:
            found[bar.on] = CORRECTED
        elif is_of_another_level(bar, kept, bars[at + 1 :], apart):
            found[bar.on] = CORRECTED
        elif bar.on in days:
            found[bar.on] = "archive: two securities"
    return found


def cause_of(audit, symbol, bar, before):
    """The figures of a bar that cannot be may be mended on import; those of any other may not."""
    if is_copy(bar, before) or not bar.low <= bar.close <= bar.high or (bar.flags and set(bar.flags) & set("CAD")):
        return CORRECTED
    bases = [bar.previous, None if before is None else scaled(before.close, audit.facts.factor(symbol, before.on, bar.on))]
    bands = [band(bar.on, audit.facts.instrument(symbol), base) for base in bases if base]
    is_beyond = bool(bands) and not any(lies_within(bar, limits) for limits in bands)
    return CORRECTED if is_beyond else UNEXPLAINED
