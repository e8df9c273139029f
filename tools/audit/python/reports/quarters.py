"""Fiscal quarters in a row: the next is one more. The year begins with Shrawan, and a quarter is three months of it."""

from datetime import timedelta
from functools import cache

from bikram import SHRAWAN, month_start

A_YEAR = 4


def quarter_at(fiscal_year, quarter):
    return int(fiscal_year[:4]) * A_YEAR + int(quarter) - 1


def quarter_of(at):
    return at % A_YEAR + 1


def name(at):
    year = at // A_YEAR
    return f"{year}/{year + 1}", quarter_of(at)


def year_end_before(at):
    """The last quarter of the fiscal year before: at its end a year's balances open."""
    return at - quarter_of(at)


@cache
def last_day(at):
    year, months = at // A_YEAR, SHRAWAN + 3 * quarter_of(at)
    begins = month_start(year + (months - 1) // 12, (months - 1) % 12 + 1)
    return (begins - timedelta(days=1)).isoformat()


def quarter_on(day):
    """The quarter in which a day falls."""
    at = (int(day[:4]) + 56) * A_YEAR - 1
    while last_day(at) < day:
        at += 1
    return at
