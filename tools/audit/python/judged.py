"""Which bars of a publisher the import may leave out or mend (docs/adr/0030), over the bars of one security."""

from bisect import bisect_left

from rules import FINER_TICK_FROM, FIFTY_RUPEES, band_percent

#: A price beyond the limit by less is rounding, and so is a tick more.
ROUNDING = 0.005
#: Limits of silent sessions add up, but not further than this.
MOST_LIMITS = 3
#: After a longer silence the limits say nothing.
LONGEST_SILENCE = 20
BARS_TO_COME_BACK = 3
BARS_BETWEEN_JUMPS = 40
JUMPS_EACH_WAY = 2
#: With fewer bars before a mixture it is not known which security they are of.
KNOWN_BARS = 10


def follows(price, close, on, sessions=1):
    """Whether a price can be traded so many sessions after a close."""
    whole = close < FIFTY_RUPEES and price % 100 == 0 and close % 100 == 0
    slack = close * ROUNDING + (100 if whole or on < FINER_TICK_FROM else 10)
    share, times = band_percent(on) / 100, min(sessions, MOST_LIMITS)
    return close * (1 - share) ** times - slack <= price <= close * (1 + share) ** times + slack


class Distance:
    """Sessions from one day to a later one."""

    def __init__(self, sessions):
        self.sessions = sessions

    def __call__(self, one, other):
        return max(1, bisect_left(self.sessions, other) - bisect_left(self.sessions, one))


def is_copy(bar, before):
    return before is not None and (bar.close, bar.volume, bar.amount) == (before.close, before.volume, before.amount)


def is_of_another_level(bar, before, ahead, apart):
    """A close beyond the limit of the bar before, to whose level the price came back within three bars."""
    if before is None or apart(before.on, bar.on) > LONGEST_SILENCE or follows(bar.close, before.close, bar.on):
        return False
    return any(follows(b.close, before.close, b.on, apart(before.on, b.on)) for b in ahead[:BARS_TO_COME_BACK])


def mixed(bars, apart):
    """Days on which two securities may stand under one ticker: from a first to a last jump beyond the limits, at least
    two each way, unless each is a single bar that comes back at once."""
    jumps = []
    for at in range(1, len(bars)):
        one, other = bars[at - 1], bars[at]
        sessions = apart(one.on, other.on)
        if sessions <= LONGEST_SILENCE and not follows(other.close, one.close, other.on, sessions):
            jumps.append((at, other.close > one.close))
    found = set()
    for cluster in clusters(jumps):
        ups = sum(is_up for _, is_up in cluster)
        lone = all(cluster[n][0] - cluster[n - 1][0] == 1 for n in range(1, len(cluster), 2))
        if min(ups, len(cluster) - ups) >= JUMPS_EACH_WAY and not lone:
            first = cluster[0][0]
            found |= {bar.on for bar in bars[0 if first < KNOWN_BARS else first : cluster[-1][0]]}
    return found


def clusters(jumps):
    found = []
    for jump in jumps:
        if found and jump[0] - found[-1][-1][0] <= BARS_BETWEEN_JUMPS:
            found[-1].append(jump)
        else:
            found.append([jump])
    return found
