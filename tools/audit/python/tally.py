"""What one kind of figures came to."""

from collections import Counter

from causes import CAUSES

UNEXPLAINED = "unexplained"
SHOWN = 5


class Tally:
    def __init__(self, name):
        self.name = name
        self.drawn = 0
        self.figures = 0
        self.equal = 0
        self.causes = Counter()
        self.first = []
        self.skipped = None
        self.seconds = 0.0

    @property
    def different(self):
        return self.figures - self.equal

    @property
    def unexplained(self):
        return self.causes[UNEXPLAINED]

    def same(self, where, name, got, want, others=(), close=None, apart=None):
        """One figure. `others` are pairs of a cause and the value that it would give; `close` is a relative tolerance,
        `apart` an absolute one for what is shown rounded."""
        self.figures += 1
        if equals(got, want, close, apart):
            self.equal += 1
            return True
        cause = next((c for c, value in others if equals(got, value, close, apart)), UNEXPLAINED)
        self.differs(where, f"{name}: replied {got}, recomputed {want}", cause)
        return False

    def differs(self, where, what, cause=UNEXPLAINED):
        if cause != UNEXPLAINED and cause not in CAUSES:
            raise KeyError(cause)
        self.causes[cause] += 1
        if cause == UNEXPLAINED or sum(c != UNEXPLAINED for c, *_ in self.first) < SHOWN:
            self.first.append((cause, where, what))

    def rows(self, where, got, want, why=lambda key: UNEXPLAINED):
        """Whether both have the same rows; the keys that both have."""
        both = got.keys() & want.keys()
        for key in sorted(got.keys() ^ want.keys(), key=str):
            self.figures += 1
            self.differs(where, f"{key}: row only {'replied' if key in got else 'recomputed'}", why(key))
        self.figures += len(both)
        self.equal += len(both)
        return sorted(both, key=str)

    def line(self):
        if self.skipped:
            return f"  {self.name:<32} not compared: {self.skipped}"
        causes = ", ".join(f"{count} {cause}" for cause, count in sorted(self.causes.items()) if count)
        return (
            f"  {self.name:<32} {self.drawn:>5} drawn {self.figures:>9,} figures {self.equal:>9,} equal "
            f"{self.different:>6,} different {self.seconds:6.1f} s{'  ' + causes if causes else ''}"
        )


def equals(got, want, close=None, apart=None):
    if got is None or want is None or isinstance(got, (str, bool, list)) or isinstance(want, (str, bool, list)):
        return got == want
    if close is None and apart is None:
        return got == want
    one, other = float(got), float(want)
    if apart is not None:
        return abs(one - other) <= apart
    return abs(one - other) <= close * max(1.0, abs(one), abs(other))
