"""The ratios of companies, one by one (definitions of fundamentals, part C.3; docs/adr/0055). Money is paisa until it is shown.

A ratio is told of the sectors of its kind of company. `printed` names the lines in which sources print it ready.
"""

from fractions import Fraction
from typing import Callable, NamedTuple

from .figure import DENOMINATOR, NOT_REPORTED, STALE, number, unknown
from .quarters import A_YEAR, quarter_of, year_end_before

LENDER, LIFE, NON_LIFE, HYDRO, COMPANY, FUND = (1, 2, 3, 9), (7,), (10,), (5,), (4, 6, 8, 11, 12), (13,)
BANKS, MICROFINANCE = (1, 2, 3), (9,)
INSURERS, BUILDERS = LIFE + NON_LIFE, HYDRO + COMPANY
ALL = LENDER + INSURERS + BUILDERS
MAKERS = (4, 8, 11, 12)

RUPEES, CRORE, PERCENT, PLAIN = Fraction(1, 100), Fraction(1, 10**9), 100, 1
HOURS_OF_A_YEAR = 8766
MOST_NAV_DAYS = 45
DAYS_OF_A_YEAR = Fraction(36525, 100)


class Ratio(NamedTuple):
    sectors: tuple
    #: What a value in paisa and fractions is multiplied by to be shown.
    scale: Fraction
    of: Callable
    printed: tuple = ()

    @property
    def is_money(self):
        return self.scale in (RUPEES, CRORE)


def equity(q):
    return q.end("paid_up") + q.end("reserves")


def inner(q, name):
    """One ratio within another, in paisa and fractions again."""
    return q.company.ratio(name, q.at, q.source).times(1 / Fraction(RATIOS[name].scale))


def price(q):
    return q.company.price(q.at)


def raw_close(q):
    return number(q.company.close)


def declared(q, *parts):
    """Of the last fiscal year declared, in paisa a share: 0 is the cash, 1 the bonus at face value."""
    last = q.company.last_declared()
    return unknown(NOT_REPORTED) if last is None else number(sum(last[1 + part] for part in parts) * q.company.face)


def payout(q):
    last = q.company.last_declared()
    if last is None:
        return unknown(NOT_REPORTED)
    return declared(q, 0, 1) / inner(q.at_quarter(last[0]), "eps")


def capitalisation(q):
    """Of the shares of the report, at a price of such a share."""
    return price(q) * q.end("shares")


def net_interest(q):
    return q.ytd("interest_income") - q.ytd("interest_expense")


def of_year(q, figure):
    return figure.times(Fraction(A_YEAR, quarter_of(q.at)))


def cagr_3(q):
    """Of the last whole fiscal year; from a loss to a profit there is no rate, nor back."""
    whole = q if quarter_of(q.at) == A_YEAR else q.at_quarter(year_end_before(q.at))
    multiple = whole.multiple(lambda one: one.ytd("net_profit"), 3 * A_YEAR)
    if not multiple.known:
        return multiple
    if multiple.value < 0:
        return unknown(DENOMINATOR)
    return multiple._replace(value=Fraction(float(multiple.value) ** (1 / 3)) - 1)


def growth_of(item):
    return lambda q: q.growth(lambda one: one.ytd(item))


def years_to(item):
    return lambda q: q.company.days_to(q.end(item)).times(1 / DAYS_OF_A_YEAR)


def premium(q):
    """A net asset value of long ago says nothing of the price."""
    if q.company.close is not None and q.end("nav").known and q.company.days_since_end(q.at) > MOST_NAV_DAYS:
        return unknown(STALE)
    return price(q) / q.end("nav") - number(1)


WORTH = {
    "eps": Ratio(ALL, RUPEES, lambda q: q.annual("net_profit") / q.end("shares"), (("eps", "stated"),)),
    "eps_ttm": Ratio(ALL, RUPEES, lambda q: q.twelve_months("net_profit") / q.end("shares"), (("eps", "ttm"),)),
    "eps_listed": Ratio(ALL, RUPEES, lambda q: q.annual("net_profit") / number(q.company.listed_shares)),
    "distributable_eps": Ratio(LENDER + INSURERS, RUPEES, lambda q: q.annual("distributable_year") / q.end("shares")),
    "book_value": Ratio(ALL, RUPEES, lambda q: equity(q) / q.end("shares"), (("book_value", "stated"),)),
    "price_earnings": Ratio(ALL, PLAIN, lambda q: price(q) / inner(q, "eps")),
    "price_earnings_ttm": Ratio(ALL, PLAIN, lambda q: price(q) / inner(q, "eps_ttm")),
    "price_book": Ratio(ALL, PLAIN, lambda q: price(q) / inner(q, "book_value")),
    "price_sales": Ratio(BUILDERS, PLAIN, lambda q: capitalisation(q) / q.twelve_months("revenue")),
    "earnings_yield": Ratio(ALL, PERCENT, lambda q: inner(q, "eps") / price(q)),
    "dividend_yield": Ratio(ALL, PERCENT, lambda q: declared(q, 0, 1) / raw_close(q)),
    "cash_yield": Ratio(ALL, PERCENT, lambda q: declared(q, 0) / raw_close(q)),
    "payout": Ratio(ALL, PERCENT, payout),
    "peg": Ratio(ALL, PLAIN, lambda q: inner(q, "price_earnings") / inner(q, "eps_growth").times(100)),
}

PROFIT = {
    "roe": Ratio(
        ALL, PERCENT, lambda q: q.annual("net_profit") / q.mean("paid_up", "reserves"),
        (("return_on_equity", "stated"), ("return_on_equity", "ttm")),
    ),
    "roa": Ratio(
        ALL, PERCENT, lambda q: q.annual("net_profit") / q.mean("total_assets"),
        (("return_on_assets", "stated"), ("return_on_assets", "ttm")),
    ),
    "net_margin": Ratio(BUILDERS, PERCENT, lambda q: q.ytd("net_profit") / q.ytd("revenue")),
    "operating_margin": Ratio(BUILDERS, PERCENT, lambda q: q.ytd("operating_profit") / q.ytd("revenue")),
    "gross_margin": Ratio(COMPANY, PERCENT, lambda q: q.ytd("gross_profit") / q.ytd("revenue")),
    "asset_turnover": Ratio(COMPANY, PLAIN, lambda q: q.twelve_months("revenue") / q.mean("total_assets")),
}  # fmt: skip

GROWTH = {
    "profit_growth": Ratio(ALL, PERCENT, growth_of("net_profit")),
    "revenue_growth": Ratio(ALL, PERCENT, growth_of("revenue")),
    "eps_growth": Ratio(ALL, PERCENT, lambda q: q.growth(lambda one: inner(one, "eps"), q.company.year_factor(q.at))),
    "profit_growth_quarter": Ratio(ALL, PERCENT, lambda q: q.growth(lambda one: one.alone("net_profit"))),
    "profit_cagr_3": Ratio(ALL, PERCENT, cagr_3),
    "book_growth": Ratio(ALL, PERCENT, lambda q: q.growth(lambda one: inner(one, "book_value"), q.company.year_factor(q.at))),
}

DEBT = {
    "debt_to_equity": Ratio(BUILDERS, PLAIN, lambda q: q.end("debt") / equity(q), (("debt_to_equity", "stated"),)),
    "leverage": Ratio(
        LENDER, PLAIN, lambda q: (q.end("deposits") + q.end("borrowings")) / equity(q), (("debt_to_equity", "stated"),)
    ),
    "current_ratio": Ratio(
        BUILDERS, PLAIN, lambda q: q.end("current_assets") / q.end("current_liabilities"), (("current_ratio", "stated"),)
    ),
    "quick_ratio": Ratio(COMPANY, PLAIN, lambda q: (q.end("current_assets") - q.end("inventory")) / q.end("current_liabilities")),
    "interest_cover": Ratio(BUILDERS, PLAIN, lambda q: q.ytd("operating_profit") / q.ytd("finance_cost")),
    "cash_conversion": Ratio(BUILDERS, PLAIN, lambda q: q.ytd("cash_flow_operating") / q.ytd("net_profit")),
}

LENDERS = {
    "cd": Ratio(BANKS, PERCENT, lambda q: q.end("loans") / q.end("deposits")),
    "npl": Ratio(LENDER, PERCENT, lambda q: q.end("non_performing") / q.end("loans"), (("npl", "stated"),)),
    "coverage": Ratio(LENDER, PERCENT, lambda q: q.end("provisions") / q.end("non_performing")),
    "car": Ratio(LENDER, PERCENT, lambda q: q.end("total_capital") / q.end("risk_weighted")),
    "core_car": Ratio(LENDER, PERCENT, lambda q: q.end("core_capital") / q.end("risk_weighted")),
    "spread": Ratio(BANKS, PLAIN, lambda q: q.rate("spread")),
    "base_rate": Ratio(BANKS, PLAIN, lambda q: q.rate("base_rate")),
    "cost_of_funds": Ratio(BANKS, PLAIN, lambda q: q.rate("cost_of_funds")),
    "net_interest_margin": Ratio(LENDER, PERCENT, lambda q: of_year(q, net_interest(q)) / q.mean("loans")),
    # What interest and everything else brought, less what interest cost: revenue less interest paid.
    "cost_income": Ratio(LENDER, PERCENT, lambda q: q.ytd("operating_expense") / (q.ytd("revenue") - q.ytd("interest_expense"))),
    "dividend_capacity": Ratio(LENDER + INSURERS, PERCENT, lambda q: q.end("distributable_balance") / q.end("paid_up")),
    "overdue": Ratio(MICROFINANCE, PERCENT, lambda q: q.end("overdue_loans") / q.end("loans")),
    "loan_per_member": Ratio(MICROFINANCE, RUPEES, lambda q: q.end("loans") / q.end("members")),
}


def claim_ratio(q):
    return q.ytd("claims") / q.ytd("net_premium")


def expense_ratio(q):
    return (q.ytd("management_expense") + q.ytd("commission")) / q.ytd("net_premium")


INSURER = {
    "claim_ratio": Ratio(INSURERS, PERCENT, claim_ratio),
    "expense_ratio": Ratio(INSURERS, PERCENT, expense_ratio),
    "combined_ratio": Ratio(NON_LIFE, PERCENT, lambda q: claim_ratio(q) + expense_ratio(q)),
    "retention": Ratio(NON_LIFE, PERCENT, lambda q: q.ytd("net_premium") / q.ytd("gross_premium")),
    "investment_yield": Ratio(LIFE, PERCENT, lambda q: q.annual("investment_income") / q.mean("investments")),
    "solvency": Ratio(INSURERS, PLAIN, lambda q: q.end("solvency_available") / q.end("solvency_required")),
    "premium_growth": Ratio(INSURERS, PERCENT, growth_of("gross_premium")),
    "price_life_fund": Ratio(LIFE, PLAIN, lambda q: capitalisation(q) / q.end("life_fund")),
}

BUILDER = {
    "price_mw": Ratio(HYDRO, CRORE, lambda q: (capitalisation(q) + q.end("debt")) / q.end("installed_mw")),
    "debt_mw": Ratio(HYDRO, CRORE, lambda q: q.end("debt") / q.end("installed_mw")),
    "plant_factor": Ratio(
        HYDRO, PERCENT, lambda q: q.twelve_months("energy_sold_mwh") / q.end("installed_mw").times(HOURS_OF_A_YEAR)
    ),
    "energy_delivered": Ratio(HYDRO, PERCENT, lambda q: q.ytd("energy_sold_mwh") / q.ytd("energy_contract_mwh")),
    "ppa_years": Ratio(HYDRO, PLAIN, years_to("ppa_ends_on")),
    "licence_years": Ratio(HYDRO, PLAIN, years_to("licence_ends_on")),
    "inventory_days": Ratio(MAKERS, PLAIN, lambda q: (q.end("inventory") / q.twelve_months("cost_of_sales")).times(365)),
    "receivable_days": Ratio(MAKERS, PLAIN, lambda q: (q.end("receivables") / q.twelve_months("revenue")).times(365)),
}

FUNDS = {"premium": Ratio(FUND, PERCENT, premium)}

RATIOS = {**WORTH, **PROFIT, **GROWTH, **DEBT, **LENDERS, **INSURER, **BUILDER, **FUNDS}
#: Told at the last close, and so of the newest report alone.
PRICED = frozenset(
    """price_earnings price_earnings_ttm price_book price_sales earnings_yield dividend_yield cash_yield peg price_life_fund price_mw
    premium""".split()
)
