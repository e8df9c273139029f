"""What was published, read from CSV files in the form of the archive: bars, trades, indices, actions, companies."""

import csv
import gzip
from bisect import bisect_left, bisect_right
from collections import defaultdict, namedtuple
from pathlib import Path

from exact import day, known, paisa

Bar = namedtuple("Bar", "on open high low close ltp volume amount trades vwap previous flags")
Value = namedtuple("Value", "on open high low close turnover")
Trade = namedtuple("Trade", "contract symbol buyer seller quantity rate amount at")
Action = namedtuple("Action", "ex_on factor known_on", defaults=("",))

#: A day with fewer securities is a misdated row of some source.
FEWEST_SECURITIES = 20
#: Trades of a day take some twenty megabytes.
MOST_TRADE_DAYS = 12


def rows_of(path):
    for name in (path, path.with_name(path.name + ".gz")):
        if name.exists():
            opened = gzip.open(name, "rt", encoding="utf-8", newline="") if name.suffix == ".gz" else name.open(newline="")
            with opened as lines:
                yield from csv.DictReader(lines)
            return


def whole(text):
    return int(text) if text not in ("", None) else None


def is_weekday(on):
    """Nothing is traded on a Saturday."""
    return day(on).isoweekday() != 6


def bar_of(fields):
    """Fields in the order of the archive's columns."""
    _, on, opened, high, low, close, ltp, volume, amount, trades, vwap, previous, _, _, flags = fields
    return Bar(
        on, known(paisa(opened)), paisa(high), paisa(low), paisa(close), known(paisa(ltp)), int(volume),
        known(paisa(amount)), known(whole(trades)), known(paisa(vwap)), known(paisa(previous)), flags,
    )  # fmt: skip


class Bars(dict):
    """Bars by symbol, oldest first; a symbol's numbers are read when they are first asked for."""

    def __init__(self, lines):
        super().__init__()
        self.lines = lines

    def __missing__(self, symbol):
        self[symbol] = sorted(bar_of(fields) for fields in self.lines.get(symbol, ()))
        return self[symbol]

    def get(self, symbol, default=None):
        return self[symbol] if symbol in self.lines else default

    def symbols(self):
        return self.lines.keys()


class Days(dict):
    """Bars by day and symbol, read when they are first asked for."""

    def __init__(self, bars):
        super().__init__()
        self.bars = bars
        self.symbols = defaultdict(list)
        for symbol, lines in bars.lines.items():
            for fields in lines:
                self.symbols[fields[1]].append(symbol)

    def __missing__(self, on):
        found = {s: self.bars[s][bisect_left(self.bars[s], on, key=lambda bar: bar.on)] for s in self.symbols.get(on, ())}
        self[on] = found
        return found

    def sessions(self):
        return sorted(d for d, traded in self.symbols.items() if len(traded) >= FEWEST_SECURITIES and is_weekday(d))


def read_bars(path):
    """No field of this file is quoted unless an engine wrote it, and none holds a comma."""
    packed = path.with_name(path.name + ".gz")
    opened = gzip.open(packed, "rt", encoding="utf-8") if packed.exists() else path.open(encoding="utf-8")
    lines = defaultdict(list)
    with opened as text:
        next(text)
        for line in text:
            fields = line.rstrip("\n").replace('"', "").split(",")
            lines[fields[0]].append(fields)
    return Bars(lines)


class Facts:
    def __init__(self, folder, trades_from=None):
        self.folder = Path(folder)
        self.trades_folder = Path(trades_from or folder) / "floorsheets"
        self.bars = read_bars(self.folder / "prices_daily.csv")
        self.companies = {row["symbol"]: row for row in rows_of(self.folder / "companies.csv")}
        self.renames = [(r["old_symbol"], r["new_symbol"], r["renamed_on"]) for r in rows_of(self.folder / "renames.csv")]
        self.actions = defaultdict(list)
        for row in sorted(rows_of(self.folder / "price_adjustments.csv"), key=lambda r: r["ex_date"]):
            self.actions[row["symbol"]].append(Action(row["ex_date"], float(row["factor"]), row.get("known_on") or row["ex_date"]))
        self.on = Days(self.bars)
        self.sessions = self.on.sessions()
        self.held = frozenset(self.sessions)
        self.indices = defaultdict(list)
        for row in rows_of(self.folder / "index_daily.csv"):
            value = Value(row["date"], *(known(paisa(row[c])) for c in ("open", "high", "low", "close", "turnover")))
            self.indices[int(row["index_id"])].append(value)
        for series in self.indices.values():
            series.sort()
        self.declared = {row["date"]: row for row in rows_of(self.folder / "market_summary_daily.csv")}
        self.kept = {}
        self.trades_read = {}

    def listed(self, name):
        return list(rows_of(self.folder / name))

    def instrument(self, symbol):
        return self.companies.get(symbol, {}).get("instrument") or None

    def present(self, symbol):
        """Signals and patterns are told under the ticker that a company has now, on rewound days too."""
        later = {old: new for old, new, _ in self.renames}
        while symbol in later:
            symbol = later[symbol]
        return symbol

    def ticker(self, symbol, on):
        """What a company was called on a day."""
        present = self.present(symbol)
        former = (old for old, _, _ in self.renames if self.present(old) == present)
        return next((name for name in former if name in self.on[on]), present)

    def is_session(self, on):
        return on in self.held

    def series(self, symbol, to):
        """Bars of held sessions up to a day, under every ticker that the company has had."""
        return self.whole(symbol)[: bisect_right(self.dates(symbol), to)]

    def whole(self, symbol):
        if symbol not in self.kept:
            earlier = [(old, until) for old, new, until in self.renames if new == symbol]
            joined = [b for old, until in earlier for b in self.whole(old) if b.on < until] + self.bars.get(symbol, [])
            joined = sorted(b for b in joined if self.is_session(b.on))
            self.kept[symbol] = joined
            self.kept[symbol, "dates"] = [b.on for b in joined]
        return self.kept[symbol]

    def dates(self, symbol):
        self.whole(symbol)
        return self.kept[symbol, "dates"]

    def factors(self, symbol):
        if ("factors", symbol) not in self.kept:
            own = {symbol, *(old for old, new, _ in self.renames if new == symbol)}
            self.kept["factors", symbol] = sorted(action for name in own for action in self.actions.get(name, ()))
        return self.kept["factors", symbol]

    def factor(self, symbol, after, to):
        """What a price of the one day is multiplied by to compare with one of the other."""
        product = 1.0
        for action in reversed(self.factors(symbol)):
            if after < action.ex_on <= to:
                product *= action.factor
        return product

    def before(self, on, count=None):
        """Sessions before a day, the newest last."""
        end = bisect_right(self.sessions, on)
        end -= 1 if end and self.sessions[end - 1] == on else 0
        return self.sessions[:end] if count is None else self.sessions[max(0, end - count) : end]

    def trade_days(self):
        return sorted(p.name[:10] for p in self.trades_folder.glob("????-??-??.csv*")) if self.trades_folder.exists() else []

    def trades(self, on):
        """Every trade of a day; the days read last are kept."""
        if on not in self.trades_read:
            if len(self.trades_read) >= MOST_TRADE_DAYS:
                self.trades_read.pop(next(iter(self.trades_read)))
            self.trades_read[on] = [trade_of(row) for row in self.trade_rows(on)]
        return self.trades_read[on]

    def trade_rows(self, on):
        return rows_of(self.trades_folder / f"{on}.csv")

    def is_timed(self, on):
        """Whether the source of a day has trade times."""
        return bool(next(self.trade_rows(on), {}).get("trade_time"))


def trade_of(row):
    return Trade(
        int(row["contract_id"]), row["symbol"], row["buyer"], row["seller"], int(row["quantity"]), paisa(row["rate"]),
        paisa(row["amount"]), row["trade_time"],
    )  # fmt: skip
