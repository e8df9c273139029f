"""The Bikram Sambat calendar, as printed: the lengths of the months of each year from 2070 on (domain.md, section 9, and the
common table of panchangas)."""

from datetime import date, timedelta

#: Baisakh 1 of the first year.
FIRST_YEAR, FIRST_DAY = 2070, date(2013, 4, 14)
MONTHS = (
    (31, 31, 31, 32, 31, 31, 29, 30, 30, 29, 30, 30),
    (31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30),
    (31, 32, 31, 32, 31, 30, 30, 29, 30, 29, 30, 30),
    (31, 32, 31, 32, 31, 30, 30, 30, 29, 29, 30, 31),
    (31, 31, 31, 32, 31, 31, 30, 29, 30, 29, 30, 30),
    (31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30),
    (31, 32, 31, 32, 31, 30, 30, 30, 29, 29, 30, 30),
    (31, 32, 31, 32, 31, 30, 30, 30, 29, 30, 29, 31),
    (31, 31, 31, 32, 31, 31, 30, 29, 30, 29, 30, 30),
    (31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30),
    (31, 32, 31, 32, 31, 30, 30, 30, 29, 29, 30, 30),
    (31, 32, 31, 32, 31, 30, 30, 30, 29, 30, 29, 31),
    (31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30),
    (31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30),
)
SHRAWAN = 4


def month_start(year, month):
    """The Gregorian day on which a month begins."""
    days = sum(sum(months) for months in MONTHS[: year - FIRST_YEAR]) + sum(MONTHS[year - FIRST_YEAR][: month - 1])
    return FIRST_DAY + timedelta(days=days)


def fiscal_year_start(on):
    """Shrawan 1 on or before a day."""
    given = date.fromisoformat(on)
    starts = [month_start(FIRST_YEAR + at, SHRAWAN) for at in range(len(MONTHS))]
    return max(start for start in starts if start <= given).isoformat()
