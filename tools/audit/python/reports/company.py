"""A company as a reader of a day had it: its reports, its last close, its shares and what it declared."""

from datetime import date
from fractions import Fraction

from .figure import NOT_REPORTED, are_apart, number, unknown
from .lines import Lines, Quarter
from .quarters import A_YEAR, last_day, quarter_on, year_end_before
from .ratios import RATIOS

#: Paisa: what nobody states is the face value of ordinary shares.
PAR = 100_00
#: A dividend of the year that ended two years ago, and nothing since, says nothing of today.
SILENT_YEARS = 2


class Company:
    def __init__(self, symbol, sector, words, as_of):
        self.symbol = symbol
        self.sector = sector
        self.as_of = as_of
        self.lines = Lines(words, as_of)
        self.close = self.traded_on = self.listed_shares = None
        self.face = PAR
        #: Ex-dates with their factors, as known on the day.
        self.actions = []
        #: Fractions of the face value by the last quarter of the fiscal year: cash, bonus.
        self.declared = {}

    def factor(self, after, to):
        """How many shares of the one day are one of the other, as a price has it."""
        product = Fraction(1)
        for ex_on, factor in self.actions:
            if after < ex_on <= to:
                product *= Fraction(factor)
        return product

    def price(self, at):
        """The last close of a share as it was at the end of a quarter: what its profit and book are of."""
        if self.close is None:
            return unknown(NOT_REPORTED)
        return number(self.close / self.factor(last_day(at), self.traded_on))

    def year_factor(self, at):
        return self.factor(last_day(at - A_YEAR), last_day(at))

    def days_since_end(self, at):
        """From the end of a quarter to the day of the close."""
        return (date.fromisoformat(self.traded_on) - date.fromisoformat(last_day(at))).days

    def days_to(self, days_since_1970):
        return days_since_1970 - number(date.fromisoformat(self.as_of).toordinal() - date(1970, 1, 1).toordinal())

    def last_declared(self):
        """The end of the last fiscal year of which a dividend is known, with its cash and bonus."""
        newest = max(self.declared, default=None)
        last_end = year_end_before(quarter_on(self.as_of))
        if newest is None or last_end - newest >= SILENT_YEARS * A_YEAR:
            return None
        return newest, *self.declared[newest]

    def share_factor(self):
        """What a share of the newest report has become."""
        return self.factor(last_day(self.lines.newest), self.traded_on)

    def quarter(self, at):
        return Quarter(self, at)

    def in_rupees(self, item, at):
        figure = self.lines.shown(item, at)
        if not figure.known:
            return None
        return figure.value / 100 if self.lines.units[item] == "paisa" else figure.value

    def ratios(self):
        return [name for name, ratio in RATIOS.items() if self.sector in ratio.sectors]

    def ratio(self, name, at, source=None):
        """Worked out of lines where they are known; where it was printed too and says otherwise, what was printed stands:
        whoever printed it had lines that we lack."""
        ratio, quarter = RATIOS[name], Quarter(self, at, source)
        own = ratio.of(quarter).times(ratio.scale)
        told = self.printed(ratio, quarter)
        if told is None:
            return own
        if not own.known:
            return told
        return told._replace(differs=True) if are_apart(own.value, told.value) else own

    @staticmethod
    def printed(ratio, quarter):
        for item, basis in ratio.printed:
            told = quarter.printed(item, basis)
            if told.known:
                return told.times(ratio.scale if ratio.is_money else 1)._replace(stated=True)
        return None
