"""Fees and taxes of a purchase and its sale, typed off domain.md, section 4. Amounts in whole paisa."""

from exact import rounded
from fractions import Fraction
from rules import DEBENTURE, FUND

LAKH = 100_000
#: (from day, ((up to rupees, paisa a lakh paisa), …)); the last slab has no end.
SHARE_RATES = (
    ("", ((50_000, 1000), (500_000, 900), (1_000_000, 800), (None, 700))),
    ("2016-07-20", ((50_000, 600), (500_000, 550), (2_000_000, 500), (10_000_000, 450), (None, 400))),
    ("2020-12-27", ((50_000, 400), (500_000, 370), (2_000_000, 340), (10_000_000, 300), (None, 270))),
    ("2024-05-14", ((50_000, 360), (500_000, 330), (2_000_000, 310), (10_000_000, 270), (None, 240))),
)
FUND_RATES = (("", ((None, 300),)), ("2020-12-27", ((500_000, 150), (5_000_000, 120), (None, 100))))
DEBENTURE_RATES = (("", ((500_000, 100), (5_000_000, 50), (None, 20))),)
SMALLEST_COMMISSION, DEPOSITORY = 1_000, 2_500


def commission(on, instrument, amount):
    table = {FUND: FUND_RATES, DEBENTURE: DEBENTURE_RATES}.get(instrument, SHARE_RATES)
    slabs = [slabs for since, slabs in table if since <= on][-1]
    rate = next(rate for end, rate in slabs if end is None or amount <= end * 100)
    return max(SMALLEST_COMMISSION, rounded(Fraction(amount * rate, LAKH)))


def fees(on, instrument, amount):
    """Commission, the regulator's fee, and the charge of the depository participant."""
    regulator = 10 if instrument in (FUND, DEBENTURE) else 15
    return commission(on, instrument, amount) + rounded(Fraction(amount * regulator, LAKH)) + DEPOSITORY


def gains_tax(on, gain, days):
    """Of an individual; a year and a day is long."""
    if gain <= 0:
        return 0
    is_long = days > 365
    if on < "2021-07-16":
        rate = Fraction(5, 100)
    elif on < "2026-07-17":
        rate = Fraction(5, 100) if is_long else Fraction(75, 1000)
    else:
        rate = Fraction(75, 1000) if is_long else Fraction(10, 100)
    return rounded(gain * rate)
