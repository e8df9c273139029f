"""Ratios of companies worked out by hand, three of each family or more. All numbers are invented; money is rupees, kept as paisa.

Part of selftest.py.
"""

import unittest
from fractions import Fraction

from reports.company import Company
from reports.lines import Word
from reports.quarters import quarter_at

BANK, HYDRO, MAKER, LIFE, NON_LIFE, MICROFINANCE, FUND = 1, 5, 8, 7, 10, 9, 13
Q1, Q2, Q3, Q4 = (quarter_at("2082/2083", quarter) for quarter in (1, 2, 3, 4))
A_YEAR = 4
PRINTED = {"eps", "book_value"}
PLAIN = {"shares", "members", "installed_mw", "energy_sold_mwh", "energy_contract_mwh", "ppa_ends_on", "licence_ends_on"}
RATES = {"npl", "current_ratio", "debt_to_equity", "return_on_equity", "return_on_assets", "spread", "base_rate", "cost_of_funds"}
BALANCES = """paid_up reserves shares total_assets distributable_balance deposits loans non_performing provisions core_capital
total_capital risk_weighted borrowings members overdue_loans investments life_fund solvency_available solvency_required debt
installed_mw current_assets current_liabilities inventory receivables nav ppa_ends_on licence_ends_on""".split()


def words(lines, source="company", known_on="2026-08-01", first=1, is_audited=False):
    """Lines of reports by quarter, in rupees where they are money."""
    found = []
    for at, told in lines.items():
        for item, value in told.items():
            item, _, basis = item.partition(":")
            usual = "instant" if item in BALANCES else "stated" if item in PRINTED | RATES else "ytd"
            kept = None if value is None else Fraction(str(value)) * (1 if item in PLAIN | RATES else 100)
            found.append(Word(first + len(found), item, at, basis or usual, kept, "paisa", is_audited, known_on, source, None))
    return found


def company(sector, *told, close=None, as_of="2026-08-10", actions=(), declared=None, listed=None):
    one = Company("AAA", sector, [word for part in told for word in part], as_of)
    one.close, one.traded_on = None if close is None else close * 100, as_of
    one.actions, one.declared, one.listed_shares = actions, declared or {}, listed
    return one


def two(figure):
    return None if not figure.known else round(float(figure.value), 2)


class Ratios(unittest.TestCase):
    def told(self, one, at, **wanted):
        """Ratios as they are shown; a word in the place of a number is the reason why there is none."""
        for ratio, want in wanted.items():
            got = one.ratio(ratio, at)
            with self.subTest(ratio):
                if isinstance(want, str):
                    self.assertIsNone(got.value)
                    self.assertIn(want, got.reasons)
                else:
                    self.assertAlmostEqual(two(got), want, delta=0.0051)

    #: Half a year of a company with 1,000 shares: 30 a share so far are 60 a year.
    HALF = {Q2: {"net_profit": 30_000, "revenue": 200_000, "shares": 1000, "paid_up": 100_000, "reserves": 50_000}}


class Worth(Ratios):
    def test_a_half_year_is_made_a_year(self):
        one = company(MAKER, words(self.HALF), close=900, listed=1200)
        self.told(one, Q2, eps=60, eps_listed=50, book_value=150, price_earnings=15, price_book=6, earnings_yield=6.67)
        self.told(one, Q2, eps_ttm="needs-history", price_earnings_ttm="needs-history", price_sales="needs-history")
        self.told(company(MAKER, words(self.HALF)), Q2, eps_listed="not-reported", price_earnings="not-reported")

    def test_twelve_months_are_this_year_and_the_rest_of_the_last(self):
        before = {Q2 - A_YEAR: {"net_profit": 20_000, "revenue": 150_000}, Q4 - A_YEAR: {"net_profit": 50_000, "revenue": 350_000}}
        one = company(MAKER, words(self.HALF | before), close=900)
        # 30 + (50 - 20) = 60 thousand; revenue 200 + (350 - 150) = 400 thousand of 900 thousand.
        self.told(one, Q2, eps_ttm=60, price_earnings_ttm=15, price_sales=2.25, peg="needs-history")
        self.told(one, Q4 - A_YEAR, eps_ttm="not-reported")

    def test_a_loss_has_no_multiple_and_a_company_in_the_red_no_price_to_book(self):
        loss = {Q4: {"net_profit": -12_000, "shares": 1000, "paid_up": 100_000, "reserves": -130_000}}
        one = company(MAKER, words(loss), close=300)
        self.told(one, Q4, eps=-12, price_earnings="denominator", earnings_yield=-4, book_value=-30, price_book="denominator")

    def test_a_price_is_of_a_share_as_it_was_at_the_report(self):
        # A bonus of a quarter after the report: 900 is a price of 0.8 of the share that earned 60.
        one = company(MAKER, words(self.HALF), close=900, actions=[("2026-05-04", 0.8)])
        self.told(one, Q2, eps=60, price_earnings=18.75, price_book=7.5)
        early = company(MAKER, words(self.HALF), close=900, actions=[("2026-01-10", 0.8)])
        self.told(early, Q2, price_earnings=15)

    def test_dividends_are_of_the_last_year_declared(self):
        year = {Q4 - A_YEAR: {"net_profit": 40_000, "shares": 1000}}
        declared = {Q4 - A_YEAR: (Fraction(10, 100), Fraction(6, 100)), Q4 - 2 * A_YEAR: (Fraction(1), Fraction(1))}
        one = company(MAKER, words(self.HALF | year), close=400, declared=declared)
        # 10 and 6 of a face value of 100, at 400; of the 40 that the year earned.
        self.told(one, Q2, dividend_yield=4, cash_yield=2.5, payout=40)
        old = company(MAKER, words(self.HALF), close=400, declared={Q4 - 2 * A_YEAR: (Fraction(1), Fraction(0))})
        self.told(old, Q2, dividend_yield="not-reported", payout="not-reported")
        self.told(company(BANK, words({Q4: {"distributable_year": 8_000, "shares": 1000}})), Q4, distributable_eps=8)


class Profit(Ratios):
    def test_returns_are_on_the_mean_of_opening_and_end(self):
        opening = {Q4 - A_YEAR: {"paid_up": 100_000, "reserves": 30_000, "total_assets": 400_000}}
        end = {Q2: self.HALF[Q2] | {"total_assets": 600_000, "operating_profit": 50_000, "gross_profit": 90_000}}
        one = company(MAKER, words(opening | end))
        # 60 of a mean of 140 and of 500; margins of the half year.
        self.told(one, Q2, roe=42.86, roa=12, net_margin=15, operating_margin=25, gross_margin=45)
        self.told(company(MAKER, words(end)), Q2, roe="needs-history", asset_turnover="needs-history")

    def test_turnover_of_assets_is_of_twelve_months(self):
        lines = {Q4 - A_YEAR: {"total_assets": 400_000}, Q4: {"revenue": 750_000, "total_assets": 600_000}}
        self.told(company(MAKER, words(lines)), Q4, asset_turnover=1.5, net_margin="not-reported")

    def test_what_is_printed_stands_where_lines_say_otherwise(self):
        near, far = words(self.HALF | {}), {Q2: {"eps": 60.5}}
        one = company(MAKER, near, words(far, first=50)).ratio("eps", Q2)
        self.assertEqual((two(one), one.stated, one.differs), (60.0, False, False))
        one = company(MAKER, near, words({Q2: {"eps": 61}}, first=50)).ratio("eps", Q2)
        self.assertEqual((two(one), one.stated, one.differs), (61.0, True, True))
        trailing = company(BANK, words({Q2: {"return_on_equity:ttm": 14.5}})).ratio("roe", Q2)
        self.assertEqual((two(trailing), trailing.stated), (14.5, True))


class Growth(Ratios):
    def test_growth_is_against_the_same_quarter_of_the_year_before(self):
        before = {Q2 - A_YEAR: {"net_profit": 20_000, "revenue": 160_000, "shares": 1000, "paid_up": 100_000, "reserves": 20_000}}
        alone = {Q1: {"net_profit": 12_000}, Q1 - A_YEAR: {"net_profit": 8_000}}
        one = company(MAKER, words(self.HALF | before | alone), close=900)
        # Of the quarter alone: 30 - 12 = 18 against 20 - 8 = 12. A P/E of 15 on a growth of 50.
        self.told(one, Q2, profit_growth=50, revenue_growth=25, eps_growth=50, book_growth=25, profit_growth_quarter=50, peg=0.3)
        self.told(company(MAKER, words(self.HALF)), Q2, profit_growth="needs-history", profit_growth_quarter="needs-history")

    def test_what_is_of_a_share_is_restated_for_a_bonus(self):
        before = {Q2 - A_YEAR: {"net_profit": 20_000, "shares": 800, "paid_up": 80_000, "reserves": 40_000}}
        one = company(MAKER, words(self.HALF | before), actions=[("2025-12-01", 0.8)])
        # 25 of an old share a half year are 20 of a new one; 150 of book were 120.
        self.told(one, Q2, eps_growth=50, book_growth=25, profit_growth=50)

    def test_from_a_loss_there_is_no_growth_and_into_one_there_is(self):
        turned = {Q4: {"net_profit": 9_000}, Q4 - A_YEAR: {"net_profit": -1_000}}
        self.told(company(MAKER, words(turned)), Q4, profit_growth="denominator")
        lost = {Q4: {"net_profit": -9_000}, Q4 - A_YEAR: {"net_profit": 6_000}}
        self.told(company(MAKER, words(lost)), Q4, profit_growth=-250)
        shrunk = {at: {"net_profit": profit, "shares": 100} for at, profit in ((Q4, 4_000), (Q4 - A_YEAR, 5_000))}
        self.told(company(MAKER, words(shrunk), close=600), Q4, eps_growth=-20, price_earnings=15, peg="denominator")

    def test_three_years_compound(self):
        years = {Q4: {"net_profit": 172_800}, Q4 - 3 * A_YEAR: {"net_profit": 100_000}}
        one = company(MAKER, words(years))
        self.told(one, Q4, profit_cagr_3=20)
        self.told(one, Q2 + A_YEAR, profit_cagr_3=20)
        self.told(company(MAKER, words({**years, Q4: {"net_profit": -1}})), Q4, profit_cagr_3="denominator")


class Debt(Ratios):
    LINES = {
        "debt": 90_000, "paid_up": 100_000, "reserves": 50_000, "current_assets": 84_000, "inventory": 24_000,
        "current_liabilities": 40_000, "operating_profit": 45_000, "finance_cost": 18_000, "cash_flow_operating": 27_000,
        "net_profit": 30_000,
    }  # fmt: skip

    def test_of_companies(self):
        one = company(MAKER, words({Q2: self.LINES}))
        self.told(one, Q2, debt_to_equity=0.6, current_ratio=2.1, quick_ratio=1.5, interest_cover=2.5, cash_conversion=0.9)
        loss = company(MAKER, words({Q2: self.LINES | {"net_profit": -1, "finance_cost": 0, "reserves": -100_000}}))
        self.told(loss, Q2, cash_conversion="denominator", interest_cover="denominator", debt_to_equity="denominator")

    def test_a_lender_has_leverage_and_no_current_ratio(self):
        bank = {"deposits": 900_000, "borrowings": 150_000, "paid_up": 100_000, "reserves": 50_000}
        one = company(BANK, words({Q2: bank}))
        self.told(one, Q2, leverage=7)
        self.assertFalse({"debt_to_equity", "current_ratio"} & set(one.ratios()))


class Lenders(Ratios):
    OPENING = {Q4 - A_YEAR: {"loans": 600_000}}
    LINES = {
        "loans": 800_000, "deposits": 1_000_000, "non_performing": 16_000, "provisions": 12_000, "total_capital": 130_000,
        "core_capital": 100_000, "risk_weighted": 1_000_000, "interest_income": 60_000, "interest_expense": 39_000,
        "revenue": 69_000, "operating_expense": 12_000, "distributable_balance": 25_000, "paid_up": 100_000,
        "overdue_loans": 40_000, "members": 200, "spread": 4.2, "base_rate": 6.5, "cost_of_funds": 4.8,
    }  # fmt: skip

    def test_of_a_bank(self):
        one = company(BANK, words(self.OPENING | {Q2: self.LINES}))
        self.told(one, Q2, cd=80, npl=2, coverage=75, car=13, core_car=10, spread=4.2, base_rate=6.5, cost_of_funds=4.8)
        # 21 of a half year are 42 of a mean of 700; 12 of 69 - 39.
        self.told(one, Q2, net_interest_margin=6, cost_income=40, dividend_capacity=25)

    def test_of_microfinance(self):
        one = company(MICROFINANCE, words({Q2: self.LINES}))
        self.told(one, Q2, overdue=5, loan_per_member=4000, net_interest_margin="needs-history")
        self.assertFalse({"cd", "spread", "base_rate", "cost_of_funds"} & set(one.ratios()))

    def test_nothing_at_risk_has_no_cover(self):
        one = company(BANK, words({Q2: self.LINES | {"non_performing": 0, "interest_expense": 69_000}}))
        self.told(one, Q2, npl=0, coverage="denominator", cost_income="denominator")


class Insurers(Ratios):
    LINES = {
        "claims": 30_000, "net_premium": 50_000, "gross_premium": 80_000, "management_expense": 9_000, "commission": 6_000,
        "investment_income": 11_000, "investments": 240_000, "life_fund": 300_000, "solvency_available": 90_000,
        "solvency_required": 50_000, "shares": 1000,
    }  # fmt: skip

    def test_of_life(self):
        before = {Q4 - A_YEAR: {"investments": 200_000}, Q2 - A_YEAR: {"gross_premium": 64_000}}
        one = company(LIFE, words(before | {Q2: self.LINES}), close=600)
        self.told(one, Q2, claim_ratio=60, expense_ratio=30, investment_yield=10, solvency=1.8, premium_growth=25, price_life_fund=2)
        self.assertNotIn("combined_ratio", one.ratios())

    def test_of_non_life(self):
        one = company(NON_LIFE, words({Q2: self.LINES}))
        self.told(one, Q2, combined_ratio=90, retention=62.5, premium_growth="needs-history")
        self.assertNotIn("price_life_fund", one.ratios())

    def test_without_premium_there_is_no_ratio_of_it(self):
        one = company(NON_LIFE, words({Q2: self.LINES | {"net_premium": 0}}))
        self.told(one, Q2, claim_ratio="denominator", combined_ratio="denominator", retention=0)


class Builders(Ratios):
    def test_of_hydropower(self):
        before = {Q2 - A_YEAR: {"energy_sold_mwh": 20_000}, Q4 - A_YEAR: {"energy_sold_mwh": 45_000}}
        now = {"energy_sold_mwh": 27_596, "energy_contract_mwh": 34_495, "installed_mw": 10, "debt": 800_000_000, "shares": 8_000_000}
        one = company(HYDRO, words(before | {Q2: now | {"ppa_ends_on": 31_633, "licence_ends_on": 27_981}}), close=150)
        # 52,596 of 87,660 MWh; (Rs 120 crore and 80 crore of debt) of 10 MW; 2026-08-10 is day 20,675.
        self.told(one, Q2, plant_factor=60, energy_delivered=80, price_mw=20, debt_mw=8, ppa_years=30, licence_years=20)
        self.told(company(HYDRO, words({Q2: now})), Q2, plant_factor="needs-history", ppa_years="not-reported")

    def test_of_stocks_and_bills(self):
        now = {"inventory": 50_000, "receivables": 20_000, "cost_of_sales": 365_000, "revenue": 730_000}
        one = company(MAKER, words({Q4: now}))
        self.told(one, Q4, inventory_days=50, receivable_days=10)
        self.told(company(MAKER, words({Q2: now})), Q2, inventory_days="needs-history")
        self.assertNotIn("inventory_days", company(6, words({Q4: now})).ratios())
        # Other companies and hydropower print a current ratio too.
        self.told(company(HYDRO, words({Q4: {"current_ratio": 1.25}})), Q4, current_ratio=1.25)

    def test_of_a_fund(self):
        self.told(company(FUND, words({Q4: {"nav": 12.5}}), close=10), Q4, premium=-20)
        self.told(company(FUND, words({Q4: {"nav": 12.5}})), Q4, premium="not-reported")
        # The fourth quarter ended on 16 July: 45 days later is the last that it says something.
        late = company(FUND, words({Q4: {"nav": 12.5}}), close=10, as_of="2026-08-30")
        self.told(late, Q4, premium=-20)
        self.told(company(FUND, words({Q4: {"nav": 12.5}}), close=10, as_of="2026-08-31"), Q4, premium="stale")


if __name__ == "__main__":
    unittest.main(verbosity=0)
