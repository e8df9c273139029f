"""A number of a report, or why there is none. What is unknown makes unknown whatever is worked out of it."""

from fractions import Fraction
from typing import NamedTuple

NOT_REPORTED = "not-reported"
DENOMINATOR = "denominator"
NEEDS_HISTORY = "needs-history"
STALE = "stale"
#: How far two sources may lie apart and still say the same.
APART = Fraction(1, 100)


class Figure(NamedTuple):
    #: A fraction, so that no rounding adds to that of the reply; None where it is not known.
    value: Fraction | None
    #: All that stands against it: a reply names one of them.
    reasons: frozenset = frozenset()
    #: As somebody printed it, or worked out of something printed.
    stated: bool = False
    #: Another source says otherwise.
    differs: bool = False

    @property
    def known(self):
        return self.value is not None

    def __add__(self, other):
        return joined(self, other, lambda one, two: one + two)

    def __sub__(self, other):
        return joined(self, other, lambda one, two: one - two)

    def __mul__(self, other):
        return joined(self, other, lambda one, two: one * two)

    def __truediv__(self, other):
        """A denominator of nothing or less is a finding: a loss has no P/E."""
        if other.known and other.value <= 0:
            return unknown(DENOMINATOR, *self.reasons)
        return joined(self, other, lambda one, two: one / two)

    def times(self, number):
        return self._replace(value=self.value * number) if self.known else self


def number(value):
    return unknown(NOT_REPORTED) if value is None else Figure(Fraction(value))


def unknown(*reasons):
    return Figure(None, frozenset(reasons))


def joined(one, other, work):
    if not (one.known and other.known):
        return Figure(None, one.reasons | other.reasons)
    return Figure(work(one.value, other.value), frozenset(), one.stated or other.stated, one.differs or other.differs)


def from_before(figure):
    """An earlier quarter that nobody printed is history that is missing."""
    return figure if figure.known or DENOMINATOR in figure.reasons else unknown(NEEDS_HISTORY)


def are_apart(one, other):
    return abs(one - other) > APART * max(abs(one), abs(other))


def median(values):
    held = sorted(values)
    half = len(held) // 2
    return held[half] if len(held) % 2 else (held[half - 1] + held[half]) / 2
