"""How the audit is told."""

from collections import Counter

from causes import CAUSES
from tally import UNEXPLAINED

MOST_LISTED = 8


def print_kind(tally):
    print(tally.line(), flush=True)
    unexplained = [shown for shown in tally.first if shown[0] == UNEXPLAINED]
    explained = [shown for shown in tally.first if shown[0] != UNEXPLAINED]
    for cause, where, what in unexplained[:MOST_LISTED] + explained[:2]:
        print(f"    {cause}: {where}  {what}", flush=True)


def came_back(tally):
    return any(count and cause != UNEXPLAINED and CAUSES[cause][0] == "defect" for cause, count in tally.causes.items())


def summary(tallies, asked, seconds):
    compared = [tally for tally in tallies if tally.figures]
    causes = Counter()
    for tally in tallies:
        causes.update(tally.causes)
    for cause, count in sorted(causes.items()):
        if cause != UNEXPLAINED and count:
            print(f"{count:>7}  {cause}: {CAUSES[cause][1]}")
    sorts = Counter()
    for cause, count in causes.items():
        sorts[UNEXPLAINED if cause == UNEXPLAINED else CAUSES[cause][0]] += count
    equal = sum(tally.equal for tally in tallies)
    figures = sum(tally.figures for tally in tallies)
    return (
        f"audit: {len(compared)} of {len(tallies)} kinds, {figures:,} figures, {equal:,} equal, {figures - equal:,} different: "
        f"{sorts['definition']} by definition, {sorts['defect']} by defects that came back, {sorts[UNEXPLAINED]} unexplained; "
        f"{asked} calls, {seconds:.0f} s"
    )
