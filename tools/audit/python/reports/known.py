"""The market of a day with what was worked out of it: each company and each sector once."""

from collections import Counter

from .figure import STALE, median, unknown

MOST_BEHIND = 2
FEWEST_OF_A_SECTOR = 5


class Known:
    def __init__(self, market):
        self.market = market
        self.kept = {}
        self.worked = {}
        self.middles = {}
        self.told = None
        self.newest = market.newest()

    def of(self, symbol):
        if symbol not in self.kept:
            self.kept[symbol] = self.market.company(symbol)
        return self.kept[symbol]

    def is_listed(self, symbol):
        return self.market.is_listed(symbol)

    def reporting(self):
        if self.told is None:
            self.told = {symbol: self.of(symbol) for symbol in self.market.reporting()}
        return self.told

    def traded(self):
        return {symbol: company for symbol, company in self.reporting().items() if self.market.is_traded(symbol)}

    def common_quarter(self):
        """The newest quarter that half of those which are traded and report have reported."""
        traded = self.traded().values()
        held = Counter(at for company in traded for at in company.lines.quarters)
        return max((at for at, count in held.items() if count * 2 >= len(traded)), default=None)

    def is_stale(self, company):
        """More than two quarters behind the newest report of the market."""
        return self.newest - company.lines.newest > MOST_BEHIND

    def figures(self, symbol):
        """Every ratio of the newest report; of one that is too far behind those of others none."""
        if symbol not in self.worked:
            company = self.of(symbol)
            at = company.lines.newest
            stale = self.is_stale(company)
            self.worked[symbol] = {one: unknown(STALE) if stale else company.ratio(one, at) for one in company.ratios()}
        return self.worked[symbol]

    def middle(self, sector, one):
        if (sector, one) not in self.middles:
            members = [symbol for symbol, company in self.traded().items() if company.sector == sector]
            values = [figure.value for symbol in members if (figure := self.figures(symbol).get(one, unknown())).known]
            self.middles[sector, one] = median(values) if len(values) >= FEWEST_OF_A_SECTOR else None
        return self.middles[sector, one]

    def against_sector(self, symbol):
        """As multiples of the middles of the sector, where five of it are known and the middle is more than nothing."""
        found = {}
        for one, figure in self.figures(symbol).items():
            middle = self.middle(self.of(symbol).sector, one)
            found[one] = None if middle is None or middle <= 0 or not figure.known else figure.value / middle
        return found
