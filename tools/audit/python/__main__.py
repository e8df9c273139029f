"""Recomputes the figures of the product from published facts and compares them with replies of the API.

    python3 tools/audit/python --facts FOLDER --api http://127.0.0.1:3000 [--trades FOLDER] [--size 10] [--seed 1] [--kind NAME]

`npm run audit` exports the facts, starts an API and calls this.
"""

import argparse
import os
import sys
import time

from asking import Api, Refused
from audit import Audit
from facts import Facts
from kinds import GROUPS
from report import came_back, print_kind, summary


#: Such kinds prove the arithmetic, not the list.
FACTORS = " †, with the product's own price adjustments"


def options():
    parser = argparse.ArgumentParser(prog="audit")
    parser.add_argument("--facts", required=True)
    parser.add_argument("--trades")
    parser.add_argument("--archive")
    parser.add_argument("--api", required=True)
    parser.add_argument("--size", type=int, default=10)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--kind")
    return parser.parse_args()


def chosen(name):
    """Groups by their name or that of one of their kinds, several with semicolons between them."""
    if name is None:
        return GROUPS
    names = {part.strip() for part in name.split(";")}
    found = [group for group in GROUPS if names & {group.name, *group.kinds}]
    if names - {known for group in found for known in (group.name, *group.kinds)}:
        known = "; ".join(kind for group in GROUPS for kind in group.kinds)
        sys.exit(f"No kind is called {name}. Known are: {known}")
    return found


def main():
    asked = options()
    groups = chosen(asked.kind)
    began = time.monotonic()
    facts = Facts(asked.facts, asked.trades)
    api = Api(asked.api, os.environ.get("AUDIT_TOKEN"))
    open_from = api.get("/data/market-days/", days=1)["open_from"] or "0000-00-00"
    audit = Audit(facts, api, asked.size, asked.seed, open_from)
    audit.archive = asked.archive
    print(f"{len(facts.bars.lines)} securities, {len(facts.sessions)} sessions read in {time.monotonic() - began:.1f} s", flush=True)
    tallies = []
    for group in groups:
        print(f"{group.name}, by {group.defined}{FACTORS if group.uses_factors else ''}", flush=True)
        try:
            ran = audit.run(group)
        except Refused as refused:
            ran = [audit.tally(name) for name in group.kinds]
            ran[0].figures += 1
            ran[0].differs(str(refused), "no reply")
        for tally in ran:
            print_kind(tally)
        tallies += ran
    print(summary(tallies, api.asked, time.monotonic() - began))
    sys.exit(1 if any(tally.unexplained or came_back(tally) for tally in tallies) else 0)


main()
