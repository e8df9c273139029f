"""All companies as a reader of a day had them: who reports, what lists said of them, what they declared."""

from collections import defaultdict
from fractions import Fraction

from .company import PAR, Company
from .lines import first_days
from .quarters import A_YEAR, quarter_at


def is_stock(instrument, status, sector):
    """Ordinary shares of a company that is traded, in one of the twelve sectors of companies."""
    return instrument == "Equity" and status == "Active" and sector is not None and sector <= 12


def sector_of(said):
    return int(said["sector_id"]) if said["sector_id"] else None


class Printed:
    """All that was ever printed, by ticker, and when each quarter was first known."""

    def __init__(self, words):
        self.words = words
        self.first_days = {symbol: first_days(own) for symbol, own in words.items()}

    def newest(self, symbol, as_of):
        return max((at for at, known_on in self.first_days[symbol].items() if known_on <= as_of), default=None)


class Market:
    """Every company as it was known on a day."""

    def __init__(self, facts, printed, as_of, today):
        self.facts = facts
        #: Where no day is asked for it is the newest, and what nobody dated is known as well.
        self.as_of = as_of or today
        self.is_rewound = self.as_of < today
        self.printed = printed
        self.dividends = declared_by(facts, self.as_of, as_of is None)
        self.pasts = defaultdict(list)
        for row in facts.listed("company_past.csv"):
            self.pasts[row["symbol"]].append(row)

    def present(self, symbol):
        """The ticker of the day: a rename of later is not known yet."""
        later = {old: new for old, new, on in self.facts.renames if on <= self.as_of}
        while symbol in later:
            symbol = later[symbol]
        return symbol

    def said(self, symbol):
        """What lists said of a company on the day; of days before the first list names, sectors and instruments of it."""
        row = self.facts.companies[symbol]
        if row["said_since"] > self.as_of:
            dated = sorted(self.pasts.get(symbol, ()), key=lambda past: past["since"])
            row = next((past for past in dated if past["until"] >= self.as_of), row)
        return row

    def is_listed(self, symbol):
        """Whether its shares could be traded by the day."""
        first = self.facts.companies[symbol]["first_traded_on"]
        return not first or first <= self.as_of

    def tickers(self, symbol):
        """Under which it has printed reports, by the day."""
        return [old for old in self.printed.words if self.present(old) == symbol]

    def reporting(self):
        """Ordinary shares by the newest quarter of which anything is known."""
        newest = {}
        for old in self.printed.words:
            at, symbol = self.printed.newest(old, self.as_of), self.present(old)
            if at is not None:
                newest[symbol] = max(at, newest.get(symbol, at))
        return {symbol: at for symbol, at in newest.items() if self.is_ordinary(symbol)}

    def newest(self):
        """The newest quarter that any of those which are traded has reported."""
        return max((at for symbol, at in self.reporting().items() if self.is_traded(symbol)), default=0)

    def is_ordinary(self, symbol):
        return symbol in self.facts.companies and self.is_listed(symbol) and self.said(symbol)["instrument"] == "Equity"

    def is_traded(self, symbol):
        said = self.said(symbol)
        return is_stock(said["instrument"], self.status(symbol, said), sector_of(said))

    def company(self, symbol):
        said = self.said(symbol)
        company = Company(symbol, sector_of(said), [word for old in self.tickers(symbol) for word in self.printed.words[old]], self.as_of)
        bars = [bar for bar in self.facts.bars.get(symbol, []) if bar.on <= self.as_of]
        if bars:
            company.close, company.traded_on = bars[-1].close, bars[-1].on
        former = {symbol, *(old for old, _, _ in self.facts.renames if self.present(old) == symbol)}
        company.actions = [
            (action.ex_on, action.factor) for name in former for action in self.facts.actions.get(name, ())
            if action.known_on <= self.as_of
        ]  # fmt: skip
        if self.is_said(said) and said["listed_shares"]:
            company.listed_shares = int(said["listed_shares"])
        company.face = int(self.facts.companies[symbol]["face_value"] or PAR)
        company.declared = self.dividends.get(symbol, {})
        return company

    def is_said(self, said):
        """Whether a list said so by the day; the newest session takes what lists say now."""
        return (said.get("since") or said["said_since"]) <= self.as_of or not self.is_rewound

    def status(self, symbol, said):
        """No source dates a delisting: before the first list a company is one that is traded while it had sessions to come."""
        if self.is_said(said):
            return said["status"]
        bars = self.facts.bars.get(symbol, [])
        return "Active" if said["status"] == "Active" or (bars and bars[-1].on >= self.as_of) else "Unknown"


def declared_by(facts, as_of, with_undated):
    """Dividends by company and fiscal year: what was declared in several parts adds up; of nothing said nothing is known."""
    found = defaultdict(dict)
    for row in facts.listed("dividends.csv"):
        told = row["known_on"] <= as_of if row["known_on"] else with_undated
        if not told or not (row["bonus_pct"] or row["cash_pct"]):
            continue
        at = quarter_at(row["fiscal_year"], A_YEAR)
        cash, bonus = found[row["symbol"]].get(at, (Fraction(0), Fraction(0)))
        part = (Fraction(row["cash_pct"] or 0) / 100, Fraction(row["bonus_pct"] or 0) / 100)
        found[row["symbol"]][at] = (cash + part[0], bonus + part[1])
    return found
