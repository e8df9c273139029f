"""Lines of reports as they were known on a day, and what follows of them over time (definitions of the fact store, docs/adr/0055)."""

from collections import defaultdict
from fractions import Fraction
from typing import NamedTuple

from .figure import NOT_REPORTED, Figure, are_apart, from_before, number, unknown
from .quarters import A_YEAR, quarter_at, quarter_of, year_end_before

#: Who is believed where several print the same line; before all of them whoever was audited.
BELIEVED = ("company", "BK", "ML", "SSQ", "DS")
#: What a line of a quarter is shown as, where it was printed over several times.
SHOWN_BASES = ("ytd", "year", "quarter", "instant", "stated", "ttm")


class Word(NamedTuple):
    """One line of one quarter as one source printed it."""

    id: int
    item: str
    at: int
    basis: str
    value: Fraction | None
    unit: str
    is_audited: bool
    known_on: str
    source: str
    supersedes: int | None

    @property
    def rank(self):
        place = BELIEVED.index(self.source) if self.source in BELIEVED else len(BELIEVED)
        return -1 if self.is_audited else place


def word_of(row):
    return Word(
        int(row["id"]), row["item"], quarter_at(row["fiscal_year"], row["quarter"]), row["basis"],
        Fraction(row["value"]) if row["value"] else None, row["unit"], row["is_audited"] in ("t", "true"), row["known_on"],
        row["source"], int(row["supersedes"]) if row["supersedes"] else None,
    )  # fmt: skip


def in_force(words, as_of):
    """By line and source the last word that a reader of the day had: what was taken back or written anew is gone."""
    heard = [word for word in words if word.known_on <= as_of]
    gone = {word.supersedes for word in heard}
    last = {}
    for word in sorted(heard, key=lambda word: (word.known_on, word.id)):
        if word.id not in gone and word.value is not None:
            last[word.item, word.at, word.basis, word.source] = word
    return last.values()


def first_days(words):
    """By quarter the day on which anything of it was known first, and not taken back since."""
    gone, first = {word.supersedes for word in words}, {}
    for word in words:
        if word.id not in gone and word.value is not None:
            first[word.at] = min(word.known_on, first.get(word.at, word.known_on))
    return first


class Lines:
    def __init__(self, words, as_of):
        self.as_of = as_of
        self.told = defaultdict(list)
        self.quarters = set()
        self.units = {}
        ranks = {}
        for word in sorted(in_force(words, as_of), key=lambda word: (word.rank, word.source)):
            self.told[word.item, word.at, word.basis].append(word)
            self.quarters.add(word.at)
            self.units[word.item] = word.unit
            ranks[word.source] = min(ranks.get(word.source, word.rank), word.rank)
        self.sources = sorted(ranks, key=lambda source: (ranks[source], source))

    @property
    def newest(self):
        return max(self.quarters, default=None)

    def printed(self, item, at, basis, source=None):
        """The first who is believed, marked where somebody else says otherwise; or what one source says alone."""
        words = [word for word in self.told.get((item, at, basis), ()) if source in (None, word.source)]
        if not words:
            return unknown(NOT_REPORTED)
        first, *others = words
        return Figure(first.value, differs=any(are_apart(word.value, first.value) for word in others))

    def shown(self, item, at):
        found = (self.printed(item, at, basis) for basis in SHOWN_BASES)
        return next((figure for figure in found if figure.known), unknown(NOT_REPORTED))


class Quarter:
    """A company at the end of a quarter. Where a source is named nobody else is heard."""

    def __init__(self, company, at, source=None):
        self.company = company
        self.lines = company.lines
        self.at = at
        self.source = source

    def back(self, quarters):
        return Quarter(self.company, self.at - quarters, self.source)

    def at_quarter(self, at):
        return Quarter(self.company, at, self.source)

    def printed(self, item, basis):
        return self.lines.printed(item, self.at, basis, self.source)

    def end(self, item):
        return self.printed(item, "instant")

    def rate(self, item):
        return self.printed(item, "stated")._replace(stated=True)

    def ytd(self, item):
        """The fiscal year so far: at its end the whole year, of its first quarter the three months."""
        bases = {4: ("ytd", "year"), 1: ("ytd", "quarter")}.get(quarter_of(self.at), ("ytd",))
        return next((found for basis in bases if (found := self.printed(item, basis)).known), unknown(NOT_REPORTED))

    def annual(self, item):
        """What the year comes to if it goes on as it began."""
        return self.ytd(item).times(Fraction(A_YEAR, quarter_of(self.at)))

    def in_one_source(self, read):
        """Sources count differently: over time only one of them is compared with itself, the first that has it all."""
        if self.source is not None:
            return read(self)
        found = [read(Quarter(self.company, self.at, source)) for source in self.lines.sources]
        reasons = frozenset().union(*(figure.reasons for figure in found)) or {NOT_REPORTED}
        return next((figure for figure in found if figure.known), Figure(None, frozenset(reasons)))

    def alone(self, item):
        """These three months: the year so far less what it was a quarter before."""

        def read(quarter):
            told, now = quarter.printed(item, "quarter"), quarter.ytd(item)
            if told.known or quarter_of(quarter.at) == 1 or not now.known:
                return told if told.known else now
            return now - from_before(quarter.back(1).ytd(item))

        return self.in_one_source(read)

    def twelve_months(self, item):
        """The year so far, and what the year before had still to come."""

        def read(quarter):
            told, now = quarter.printed(item, "ttm"), quarter.ytd(item)
            if told.known or quarter_of(quarter.at) == 4 or not now.known:
                return told if told.known else now
            whole = from_before(quarter.at_quarter(year_end_before(quarter.at)).ytd(item))
            return now + whole - from_before(quarter.back(A_YEAR).ytd(item))

        return self.in_one_source(read)

    def mean(self, *items):
        """The mean of the opening of the fiscal year and the end of the quarter; of several lines, of their sum."""

        def read(quarter):
            opening = quarter.at_quarter(year_end_before(quarter.at))
            now = total([quarter.end(item) for item in items])
            before = from_before(total([opening.end(item) for item in items]))
            return (now + before).times(Fraction(1, 2)) if now.known else now

        return self.in_one_source(read)

    def growth(self, read, restated=1):
        """Against the same quarter of the year before; `restated` is what a share of then has become."""
        return self.multiple(read, A_YEAR, restated) - number(1)

    def multiple(self, read, quarters, restated=1):
        """Of what it was so many quarters before, in the first source that has both ends, also where one of them is a loss."""
        quarter = self.with_both_ends(read, quarters)
        return read(quarter) / from_before(read(quarter.back(quarters))).times(Fraction(restated))

    def compared_with(self, read, quarters):
        """What a growth is measured from."""
        return read(self.with_both_ends(read, quarters).back(quarters))

    def with_both_ends(self, read, quarters):
        if self.source is not None:
            return self
        alone = [Quarter(self.company, self.at, source) for source in self.lines.sources]
        both = (one for one in alone if read(one).known and read(one.back(quarters)).known)
        now = (one for one in alone if read(one).known)
        return next(both, next(now, alone[0] if alone else self))


def total(figures):
    first, *others = figures
    return sum(others, first)
