"""Ratios of companies, worked out anew from the lines that were known by a day (reports/), against /stock/{id}/report/ at random
days and /fundamental-scan/ with all companies."""

from collections import defaultdict
from datetime import date

from asking import Refused
from reports.figure import STALE, unknown
from reports.known import Known
from reports.lines import word_of
from reports.market import Market, Printed
from reports.quarters import A_YEAR, name, quarter_at
from reports.ratios import PRICED

KINDS = (
    "ratios of reports", "ratios of all companies", "lines of reports", "why no ratio is told", "ratios without their condition",
    "told too early",
)  # fmt: skip
#: Ratios are shown with two decimals; beyond the half of the last one lies only what binary fractions lose.
ROUNDING = 0.00501
MOST_QUARTERS = 20
#: Columns of a row beside its table of ratios.
NAMED = {"eps": "eps", "book_value": "book_value", "return_on_equity": "roe", "non_performing_loans": "npl"}
OF_REPORT = NAMED | {"return_on_assets": "roa", **{one: one for one in ("profit_growth", "revenue_growth", "eps_growth")}}
OF_SCAN = NAMED | {"price_earnings": "price_earnings", "price_book": "price_book"}
OF_GROWTH = {one: one for one in ("profit_growth", "revenue_growth", "eps_growth", "profit_growth_quarter")}


def run(audit):
    words = defaultdict(list)
    for row in audit.facts.listed("report_lines.csv"):
        words[row["symbol"]].append(word_of(row))
    checks = Checks(audit, Printed(words))
    checks.scan(None)
    checks.quarter(None)
    for on in draw_days(audit, words, max(1, audit.size // 50)):
        checks.scan(on)
        checks.quarter(on)
    for symbol, on in draw_reports(audit, words):
        checks.report(symbol, on)
    if audit.size >= 100:
        for symbol in sorted(words):
            checks.report(symbol, None)


def first_known(words):
    return max(min(word.known_on for own in words.values() for word in own), "2000-01-01")


def draw_days(audit, words, count):
    days = [day for day in audit.sessions() if day >= first_known(words)]
    return sorted(audit.random.sample(days, min(count, len(days))))


def draw_reports(audit, words):
    """Random companies, each on a random day from its first report on, sessions or not."""
    found = []
    for _ in range(audit.size):
        symbol = audit.random.choice(sorted(words))
        first = date.fromisoformat(max(min(word.known_on for word in words[symbol]), audit.open_from)).toordinal()
        last = date.fromisoformat(audit.facts.sessions[-1]).toordinal()
        found.append((symbol, date.fromordinal(audit.random.randint(min(first, last), last)).isoformat()))
    return found


class Checks:
    def __init__(self, audit, printed):
        self.audit = audit
        self.printed = printed
        self.tally = {kind: audit.tally(kind) for kind in KINDS}
        self.today = audit.api.get("/fundamental-scan/")["as_of"]
        self.markets = {}
        #: All that was ever said: what is shown and stands there alone was told too early.
        self.later = self.market(None)

    def market(self, on):
        if on not in self.markets:
            self.markets[on] = Known(Market(self.audit.facts, self.printed, on, self.today))
        return self.markets[on]

    def report(self, symbol, on):
        path = f"/stock/{symbol}/report/"
        where = self.audit.api.request(path, {"as_of": on})
        market = self.market(on)
        company = market.of(symbol)
        try:
            reply = self.audit.api.get(path, as_of=on)
        except Refused as refused:
            # A ticker that has another now, or is not traded yet, is nobody's.
            if str(refused).startswith("404") and not market.is_listed(symbol):
                return
            raise
        tally = self.tally["ratios of reports"]
        tally.drawn += 1
        wanted = {name(at): at for at in sorted(company.lines.quarters, reverse=True)[:MOST_QUARTERS]}
        replied = {(row["fiscal_year"], row["quarter"]): row for row in reply["rows"]}
        for key in tally.rows(where, replied, wanted):
            self.report_row(f"{where} {key[0]} Q{key[1]}", replied[key], company, wanted[key], market)
        self.at_close(where, reply["at_close"], company, market)

    def report_row(self, here, row, company, at, market):
        tally = self.tally["ratios of reports"]
        ids = [one for one in company.ratios() if at == company.lines.newest or one not in PRICED]
        stale = market.is_stale(company)
        cells = {one: unknown(STALE) if stale and one in PRICED else company.ratio(one, at) for one in ids}
        self.cells(tally, here, row, cells, company, at)
        self.named(tally, here, row, cells, OF_REPORT)
        self.known_by(here, row, company)
        lines = self.tally["lines of reports"]
        lines.drawn += 1
        later = self.later.of(company.symbol)
        for item, got in row["facts"].items():
            self.line(lines, here, item, got, company, later, at)
        quarter = company.quarter(at)
        lines.same(here, "quarter_profit", row["quarter_profit"], rupees_of(quarter.alone("net_profit")), apart=ROUNDING)

    def line(self, tally, here, item, got, company, later, at):
        want = company.in_rupees(item, at)
        if not tally.same(here, item, got, want, apart=ROUNDING):
            self.early(here, item, got, later.in_rupees(item, at))

    def known_by(self, here, row, company):
        tally = self.tally["told too early"]
        tally.figures += 1
        if row["known_on"] <= company.as_of:
            tally.equal += 1
        else:
            tally.differs(here, f"known on {row['known_on']}, told of {company.as_of}")

    def at_close(self, where, got, company, market):
        tally, newest = self.tally["ratios of reports"], company.lines.newest
        has_both = newest is not None and company.close is not None
        tally.same(where, "at_close", got is not None, has_both)
        if got is None or not has_both:
            return
        tally.same(where, "close", got["close"], company.close / 100, close=1e-9)
        tally.same(where, "traded_on", got["traded_on"], company.traded_on)
        tally.same(where, "share_factor", got["share_factor"], company.share_factor(), close=1e-9)
        told = [] if market.is_stale(company) else [one for one in ("price_earnings", "price_book") if one in company.ratios()]
        cells = {one: company.ratio(one, newest) for one in told}
        self.named(tally, where, got, cells, {one: one for one in ("price_earnings", "price_book")})

    def scan(self, on):
        tally = self.tally["ratios of all companies"]
        where = self.audit.api.request("/fundamental-scan/", {"as_of": on})
        reply = self.audit.api.get("/fundamental-scan/", as_of=on)
        market = self.market(on)
        told = market.reporting()
        replied = {row["symbol"]: row for row in reply["rows"]}
        for symbol in tally.rows(where, replied, told):
            tally.drawn += 1
            row, company, here = replied[symbol], told[symbol], f"{where} {symbol}"
            at = company.lines.newest
            tally.same(here, "quarter", [row["fiscal_year"], row["quarter"]], list(name(at)))
            self.known_by(here, row, company)
            self.scanned(here, row, company, at, market.figures(symbol))
            for one, want in market.against_sector(symbol).items():
                tally.same(here, f"vs_sector {one}", row["vs_sector"].get(one), want, apart=ROUNDING)

    def scanned(self, here, row, company, at, cells):
        tally, lines = self.tally["ratios of all companies"], self.tally["lines of reports"]
        self.cells(tally, here, row, cells, company, at)
        self.named(tally, here, row, cells, OF_SCAN)
        for column, item in (("net_profit", "net_profit"), ("paid_up_capital", "paid_up")):
            self.line(lines, here, item, row[column], company, self.later.of(company.symbol), at)

    def quarter(self, on):
        """All traded companies in the newest quarter that half of them have reported: priced ratios are of a share of then."""
        tally, lines = self.tally["ratios of all companies"], self.tally["lines of reports"]
        where = self.audit.api.request("/fundamental-scan-pro/", {"as_of": on})
        market = self.market(on)
        at = market.common_quarter()
        if at is None:
            return
        reply = self.audit.api.get("/fundamental-scan-pro/", as_of=on)
        tally.same(where, "quarter", [reply["fiscal_year"], reply["quarter"]], list(name(at)))
        if quarter_at(reply["fiscal_year"], reply["quarter"]) != at:
            return
        told = {symbol: company for symbol, company in market.traded().items() if at in company.lines.quarters}
        replied = {row["symbol"]: row for row in reply["rows"]}
        for symbol in tally.rows(where, replied, told):
            tally.drawn += 1
            row, company, here = replied[symbol], told[symbol], f"{where} {symbol}"
            self.known_by(here, row, company)
            cells = {one: company.ratio(one, at) for one in company.ratios()}
            self.scanned(here, row, company, at, cells)
            self.named(tally, here, row, cells, OF_GROWTH)
            for column, item in (("profit_before", "net_profit"), ("revenue_before", "revenue")):
                before = company.quarter(at).compared_with(lambda one: one.ytd(item), A_YEAR)
                lines.same(here, column, row[column], rupees_of(before), apart=ROUNDING)

    def cells(self, tally, here, row, cells, company, at):
        for one in tally.rows(here, row["ratios"], cells):
            self.cell(tally, here, one, row, cells[one], company, at)

    def cell(self, tally, here, one, row, want, company, at):
        got, why, without = row["ratios"][one], row["why"].get(one), self.tally["ratios without their condition"]
        reasons = self.tally["why no ratio is told"]
        if not want.known:
            without.drawn += 1
            without.same(here, f"{one} ({', '.join(sorted(want.reasons))})", got, None)
            reasons.figures += 1
            if got is None and why in want.reasons:
                reasons.equal += 1
            elif got is None:
                reasons.differs(here, f"{one}: told {why}, found {sorted(want.reasons)}")
            else:
                reasons.equal += 1
        elif tally.same(here, one, got, want.value, apart=ROUNDING):
            reasons.same(here, f"{one} differs", why, "sources-differ" if want.differs else None)
            reasons.same(here, f"{one} basis", row["basis"].get(one), "stated" if want.stated else "computed")
        if got is not None and (not want.known or abs(float(got) - float(want.value)) > ROUNDING):
            later = self.later.of(company.symbol).ratio(one, at)
            self.early(here, one, got, later.value)

    def early(self, here, what, got, later):
        """A wrong figure is told too early where it is the one that was known only afterwards."""
        if got is None or later is None or abs(float(got) - float(later)) > ROUNDING:
            return
        tally = self.tally["told too early"]
        tally.figures += 1
        tally.differs(here, f"{what}: {got} was not known yet")

    def named(self, tally, here, row, cells, columns):
        """Columns that repeat a ratio of the table."""
        for column, one in columns.items():
            figure = cells.get(one, unknown())
            tally.same(here, column, row[column], figure.value, apart=ROUNDING)


def rupees_of(figure):
    return figure.value / 100 if figure.known else None
