"""Exact arithmetic: money in whole paisa, percents from whole numbers, halves away from zero."""

from datetime import date, timedelta
from decimal import Decimal
from fractions import Fraction


def paisa(text):
    """Rupees as written, in whole paisa; None where nothing is written."""
    if text == "" or text is None:
        return None
    whole, _, part = text.partition(".")
    if len(part) > 2 or "e" in part or "e" in whole:
        return rounded(Fraction(text) * 100)
    sign = -1 if whole.startswith("-") else 1
    return sign * (abs(int(whole or 0)) * 100 + int(part.ljust(2, "0")))


def known(amount):
    """Old publishers wrote 0 for what they did not know."""
    return amount if amount is not None and amount > 0 else None


def rounded(value):
    """The nearest whole number; a half goes away from zero."""
    value = Fraction(value)
    return -rounded(-value) if value < 0 else (2 * value.numerator + value.denominator) // (2 * value.denominator)


def decimals(value, places):
    """To so many decimals, a half away from zero."""
    return None if value is None else Decimal(rounded(Fraction(value) * 10**places)).scaleb(-places)


def rupees(amount):
    return None if amount is None else Decimal(amount).scaleb(-2)


def percent(part, whole):
    return None if part is None or not whole else decimals(Fraction(part) * 100 / Fraction(whole), 2)


def change(now, before):
    """From one price to a later one, in percent."""
    return None if now is None or not before else percent(Fraction(now) - Fraction(before), before)


def upward_percent(part, whole):
    """As figures.ts rounded before D14 was mended: binary fractions, a half towards plus infinity."""
    if part is None or not whole:
        return None
    scaled = float(part) / float(whole) * 100 * 100
    return Decimal(int((scaled + 0.5) // 1)).scaleb(-2)


def mean(values):
    return Fraction(sum(values), len(values))


def day(text):
    return date.fromisoformat(text)


def days_after(text, count):
    return (day(text) + timedelta(days=count)).isoformat()


def years_before(text, years):
    """The same day of an earlier year; the end of February where it has no such day."""
    then = day(text)
    try:
        return then.replace(year=then.year - years).isoformat()
    except ValueError:
        return then.replace(year=then.year - years, day=28).isoformat()


def week(text):
    """Weeks run from Sunday to Saturday."""
    return (day(text).toordinal()) // 7
