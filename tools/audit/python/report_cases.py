"""What of a report counts on a day, and that an error of a reply is found. Part of selftest.py."""

import unittest
from decimal import Decimal

from kinds.ratios import KINDS, Checks
from ratio_cases import A_YEAR, MAKER, Q1, Q2, Q3, Q4, company, two, words
from reports.figure import median, number, unknown
from reports.market import is_stock
from reports.quarters import last_day, name, quarter_on
from tally import Tally


class Words(unittest.TestCase):
    def eps(self, *told, as_of="2026-08-10"):
        return two(company(MAKER, *told, as_of=as_of).ratio("eps", Q4))

    def test_a_correction_stands_from_its_day_on(self):
        first, later = words({Q4: {"eps": 10}}, known_on="2026-08-01"), words({Q4: {"eps": 12}}, known_on="2026-08-05", first=2)
        days = ("2026-07-31", "2026-08-01", "2026-08-04", "2026-08-05")
        self.assertEqual([self.eps(first, later, as_of=day) for day in days], [None, 10, 10, 12])

    def test_an_error_of_a_day_is_superseded_and_taken_back(self):
        wrong = words({Q4: {"eps": 10}})
        mended = [word._replace(supersedes=1) for word in words({Q4: {"eps": 11}}, first=2)]
        gone = [word._replace(supersedes=2) for word in words({Q4: {"eps": None}}, first=3)]
        self.assertEqual((self.eps(wrong, mended), self.eps(wrong, mended, gone)), (11, None))

    def test_of_several_sources_the_first_is_believed_and_the_cell_is_marked(self):
        one = company(MAKER, words({Q4: {"eps": 10}}, "ML"), words({Q4: {"eps": 12}}, "BK", first=2)).ratio("eps", Q4)
        self.assertEqual((two(one), one.differs), (12, True))
        audited = words({Q4: {"eps": 9.95}}, "DS", first=3, is_audited=True)
        one = company(MAKER, words({Q4: {"eps": 10}}, "ML"), audited).ratio("eps", Q4)
        self.assertEqual((two(one), one.differs), (9.95, False))

    def test_over_time_sources_do_not_mix(self):
        new, old = words({Q4: {"net_profit": 150}}, "BK"), words({Q4: {"net_profit": 120}, Q4 - A_YEAR: {"net_profit": 100}}, "ML", first=2)
        self.assertEqual(two(company(MAKER, new, old).ratio("profit_growth", Q4)), 20)
        apart = company(MAKER, new, words({Q4 - A_YEAR: {"net_profit": 100}}, "ML", first=2)).ratio("profit_growth", Q4)
        self.assertEqual(apart.reasons & {"needs-history"}, {"needs-history"})

    def test_quarters_end_with_their_third_month(self):
        self.assertEqual([last_day(at) for at in (Q1, Q2, Q3, Q4)], ["2025-10-17", "2026-01-14", "2026-04-13", "2026-07-16"])
        self.assertEqual((name(Q3), quarter_on("2026-04-13"), quarter_on("2026-04-14")), (("2082/2083", 3), Q3, Q4))
        self.assertEqual((median([3, 1, 2]), median([4, 1, 2, 3])), (2, 2.5))
        self.assertEqual([is_stock("Equity", "Active", s) for s in (12, 13, None)], [True, False, False])


class Planted(unittest.TestCase):
    """An error in a reply is counted, each under its own name."""

    def told(self, got, why=None, now=None, later=None):
        checks = object.__new__(Checks)
        checks.tally = {kind: Tally(kind) for kind in KINDS}
        known = company(MAKER, words({Q4: {"eps": 10, "net_profit": -5, "shares": 1}}))
        after = company(MAKER, words({Q4: {"eps": 12}}))
        checks.later = type("Later", (), {"of": staticmethod(lambda symbol: after)})
        row = {"ratios": got, "why": why or {}, "basis": {one: "stated" for one in got}}
        cells = {one: known.ratio(one, Q4)._replace(differs=False) for one in got}
        checks.cells(checks.tally[KINDS[0]], "reply", row, cells, known, Q4)
        return {kind: tally.unexplained for kind, tally in checks.tally.items() if tally.unexplained}

    def test_nothing_is_found_where_nothing_is_wrong(self):
        self.assertEqual(self.told({"eps": Decimal("10.00"), "price_earnings": None}, {"price_earnings": "not-reported"}), {})

    def test_another_value_and_one_that_was_known_later(self):
        self.assertEqual(self.told({"eps": Decimal("10.02")}), {"ratios of reports": 1})
        self.assertEqual(self.told({"eps": Decimal("12.00")}), {"ratios of reports": 1, "told too early": 1})
        self.assertEqual(self.told({"eps": None}, {"eps": "stale"}), {"ratios of reports": 1})

    def test_a_figure_without_its_condition_and_a_reason_that_does_not_hold(self):
        self.assertEqual(self.told({"price_earnings": Decimal("7")}), {"ratios without their condition": 1})
        self.assertEqual(self.told({"price_earnings": None}, {"price_earnings": "stale"}), {"why no ratio is told": 1})

    def test_unknown_is_not_nothing(self):
        self.assertEqual((unknown("not-reported") + number(1)).value, None)


if __name__ == "__main__":
    unittest.main(verbosity=0)
