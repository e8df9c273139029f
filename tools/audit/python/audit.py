"""What every group of kinds is given: the facts, the API, and its draws."""

import random
import time
from bisect import bisect_left

from tally import Tally


class Audit:
    def __init__(self, facts, api, size, seed, open_from="0000-00-00"):
        self.facts = facts
        self.api = api
        #: Symbol-days to draw for a kind.
        self.size = size
        self.seed = seed
        self.open_from = open_from
        self.tallies = {}
        self.random = random.Random(f"{seed}")

    def begin(self, group):
        self.random = random.Random(f"{self.seed} {group}")

    def tally(self, name):
        return self.tallies.setdefault(name, Tally(name))

    def sessions(self):
        """Sessions that may be asked for, with enough of a market before them."""
        held = self.facts.sessions
        return held[max(bisect_left(held, self.open_from), min(25, len(held) // 2)) :]

    def days(self, count):
        """Random sessions; the newest is always one of them."""
        held = self.sessions()
        return sorted({held[-1], *self.random.sample(held, min(count, len(held)))})

    def pairs(self, count, only=lambda symbol: True):
        """Random symbols, each in a random session in which it traded."""
        first = self.sessions()[0]
        symbols = sorted(s for s, lines in self.facts.bars.lines.items() if lines[-1][1] >= first and only(s))
        found = set()
        for _ in range(count * 20):
            if len(found) >= count:
                break
            symbol = self.random.choice(symbols)
            days = [d for d in self.facts.dates(symbol) if d >= first]
            if days:
                found.add((symbol, self.random.choice(days)))
        return sorted(found)

    def days_with_trades(self, count, timed=False):
        days = [d for d in self.facts.trade_days() if d >= self.open_from and (not timed or self.facts.is_timed(d))]
        return sorted(self.random.sample(days, min(count, len(days))))

    def run(self, group):
        began = time.monotonic()
        self.begin(group.name)
        group.run(self)
        shares = [self.tally(name) for name in group.kinds]
        for tally in shares:
            tally.seconds = (time.monotonic() - began) / len(shares)
        return shares
