"""The audit's own arithmetic on cases worked out by hand. Run by `npm run audit` before anything is compared.

    python3 tools/audit/python/selftest.py
"""

import unittest
from decimal import Decimal

import ratio_cases
import report_cases
from adjusted import adjusted
from bikram import fiscal_year_start, month_start
from exact import change, decimals, paisa, rounded, upward_percent, week, years_before
from facts import Action, Bar, Trade
from families import compare, divergence_cells, firings, narrow_miss, truth
from fees import commission, fees, gains_tax
from formulas import Candles, atr, bollinger, ema, macd, rsi, sma, tightness, volume_ratio
from judged import Distance, follows, is_of_another_level, mixed
from kinds.circuits import limits_of, stand
from kinds.orders import orders_of
from kinds.published import repeats, why_left_out
from kinds.records import opening
from patterns import Shapes, engulfing_at, hammer, pin_bar, pin_bar_at
from rules import band, measured
from structure import chandelier, inside_bars, least, swings, zones
from tally import Tally, equals

EQUITY, FUND = "Equity", "Mutual Funds"


def bar(on, close, volume=100):
    return Bar(on, close, close, close, close, None, volume, close * volume, 1, None, None, "")


def candles(rows):
    """Rows of open, high, low, close."""
    columns = [list(map(float, column)) for column in zip(*rows)]
    return Candles([str(at) for at in range(len(rows))], *columns, [1.0] * len(rows), [True] * len(rows))


def flat(prices):
    return candles([(p, p + 1, p - 1, p) for p in prices])


def contract(number, buyer, seller, rate, at=""):
    return Trade(number, "NABIL", buyer, seller, 10, rate, 10 * rate, at)


class Circuits(unittest.TestCase):
    def test_each_limit_stands_on_the_tick_around_it(self):
        self.assertEqual(limits_of("2026-04-20", 40_000), (34_000, 46_000))
        self.assertEqual(limits_of("2024-07-16", 12_370), (11_140, 13_600))
        # 43.20 has a tick of a paisa, 52.80 one of a rupee.
        self.assertEqual(limits_of("2020-02-02", 4_800), (4_320, 5_200))

    def test_at_it_comes_before_near_it(self):
        self.assertEqual(stand(True, True, True, True), "locked")
        self.assertEqual(stand(True, True, False, True), "at")
        self.assertEqual(stand(False, True, False, True), "touched")
        self.assertEqual(stand(False, False, True, True), "near")


class Orders(unittest.TestCase):
    def told(self, *trades):
        return [(len(o.parts), o.kind, o.side, o.sign) for o in orders_of(trades)]

    def test_by_time_a_gap_of_two_milliseconds_still_joins(self):
        first, second = contract(1, "58", "44", 500, "11:00:00.000000"), contract(2, "58", "21", 501, "11:00:00.002000")
        self.assertEqual(self.told(first, second), [(2, "buy", "buy", "order")])
        later = second._replace(at="11:00:00.002001")
        self.assertEqual(self.told(first, later), [(1, "single", None, None), (1, "single", "buy", "tick")])

    def test_by_sequence_a_price_against_the_side_ends_it(self):
        trades = contract(1, "58", "44", 500), contract(2, "58", "21", 501), contract(3, "58", "33", 500), contract(4, "17", "33", 499)
        self.assertEqual(self.told(*trades), [(2, "buy", "buy", "order"), (2, "sell", "sell", "order")])

    def test_who_goes_on_resting_did_not_come_in(self):
        self.assertEqual(self.told(contract(1, "58", "44", 500), contract(9, "21", "44", 500))[1], (1, "single", "buy", "resting"))


class Arithmetic(unittest.TestCase):
    def test_rupees_are_whole_paisa(self):
        self.assertEqual([paisa(t) for t in ("12.5", "0.07", "7", "", "-3.25")], [1250, 7, 700, None, -325])

    def test_halves_go_away_from_zero(self):
        self.assertEqual((rounded(2.5), rounded(-2.5), rounded(-2.4)), (3, -3, -2))
        self.assertEqual((change(1019, 1000), change(98125, 100000)), (Decimal("1.90"), Decimal("-1.88")))
        self.assertEqual(upward_percent(-1875, 100000), Decimal("-1.87"))
        self.assertEqual(decimals(1, 3), Decimal("1.000"))

    def test_weeks_begin_on_sunday(self):
        self.assertEqual(week("2024-07-07"), week("2024-07-13"))
        self.assertNotEqual(week("2024-07-06"), week("2024-07-07"))
        self.assertEqual(years_before("2024-02-29", 1), "2023-02-28")

    def test_printed_dates_of_both_calendars(self):
        known = {(2081, 12): "2025-03-14", (2082, 4): "2025-07-17", (2083, 4): "2026-07-17", (2081, 2): "2024-05-14"}
        for (year, month), day in known.items():
            self.assertEqual(month_start(year, month).isoformat(), day)
        self.assertEqual(fiscal_year_start("2026-07-16"), "2025-07-17")


class Market(unittest.TestCase):
    def test_bands_of_dated_rules(self):
        self.assertEqual(band("2024-06-10", EQUITY, 97_400), (87_660, 107_140))
        self.assertEqual(band("2026-04-20", EQUITY, 97_400), (82_790, 112_010))
        self.assertEqual(band("2020-01-05", EQUITY, 33_300), (30_000, 36_600))
        self.assertEqual(band("2024-06-10", FUND, 1_005), (904, 1_106))

    def test_a_stated_close_counts_unless_the_day_refutes_it(self):
        """docs/adr/0027; RADHI 2024-01-01 was printed as far off, NIFRA 2021-11-25 as not restated."""
        day, quiet = "2021-11-25", bar("2021-11-25", 33_500)._replace(previous=33_500)
        self.assertEqual(measured(day, EQUITY, quiet, 35_800, False), 33_500)
        self.assertEqual(measured(day, EQUITY, quiet._replace(previous=50_000), 35_000, False), 35_000)
        self.assertEqual(measured(day, EQUITY, quiet, 33_148, True), 33_148)
        self.assertEqual(measured(day, EQUITY, quiet, 33_300, True), 33_500)
        self.assertEqual(measured(day, EQUITY, quiet, 20_000, True), 33_500)
        self.assertEqual(measured(day, EQUITY, quiet._replace(previous=None), 33_148, True), 33_148)
        self.assertEqual(measured(day, EQUITY, quiet._replace(previous=None), None, False), None)
        edge = quiet._replace(high=36_850 + 167, low=33_500)
        self.assertEqual(measured(day, EQUITY, edge, 30_000, False), 33_500)
        self.assertEqual(measured(day, EQUITY, edge._replace(high=36_850 + 168), 34_000, False), 34_000)

    def test_an_average_is_kept_between_low_and_high(self):
        day = bar("2026-08-13", 117_500, 25)._replace(open=None, amount=2_988_500)
        self.assertEqual(opening(day), 117_500)
        self.assertEqual(opening(day._replace(high=120_000)), 119_540)
        self.assertEqual(opening(day._replace(open=118_000)), 118_000)

    def test_a_bonus_scales_what_came_before(self):
        bars = [bar("2024-01-01", 1000), bar("2024-01-02", 510)]
        found = adjusted(bars, [Action("2024-01-02", 0.5)], "2024-01-02")
        self.assertEqual([(b.close, b.volume) for b in found], [(500, 200), (510, 100)])
        self.assertEqual(adjusted(bars[:1], [Action("2024-01-02", 0.5)], "2024-01-01"), bars[:1])

    def test_fees_of_the_examples_of_the_domain(self):
        """domain.md 4: 100 shares at 500 are bought for Rs 50,212.50 and sold at 600 for 58,812.45 or 59,051.34."""
        self.assertEqual(commission("2026-08-01", EQUITY, 5_000_000), 18_000)
        self.assertEqual(5_000_000 + fees("2026-08-01", EQUITY, 5_000_000), 5_021_250)
        sold = 6_000_000 - fees("2026-08-01", EQUITY, 6_000_000)
        self.assertEqual(sold, 5_976_800)
        self.assertEqual(sold - gains_tax("2026-08-01", sold - 5_021_250, 10), 5_881_245)
        self.assertEqual(sold - gains_tax("2026-08-01", sold - 5_021_250, 366), 5_905_134)
        self.assertEqual(gains_tax("2026-08-01", -5, 10), 0)


class Judged(unittest.TestCase):
    DAYS = [f"2013-01-{n:02}" for n in range(1, 32)]

    def course(self, closes):
        return [bar(on, close * 100, 100 + at) for at, (on, close) in enumerate(zip(self.DAYS, closes))]

    def test_limits_have_the_slack_of_rounding(self):
        self.assertEqual([follows(p, 10_000, "2013-01-01") for p in (11_150, 11_151, 8_850, 8_849)], [True, False] * 2)
        self.assertTrue(follows(12_100, 10_000, "2013-01-03", 2) and not follows(15_000, 10_000, "2013-03-01", 40))

    def test_a_level_of_one_session_is_left_out_and_one_that_lasts_is_not(self):
        apart = Distance(self.DAYS)
        back, lasting = self.course([148, 180, 144, 143]), self.course([148, 100, 101, 99, 100])
        self.assertTrue(is_of_another_level(back[1], back[0], back[2:], apart))
        self.assertFalse(is_of_another_level(lasting[1], lasting[0], lasting[2:], apart))
        self.assertFalse(is_of_another_level(back[2], back[0], back[3:], apart))

    def test_two_securities_jump_both_ways_again_and_again(self):
        apart, own = Distance(self.DAYS), [100] * 11
        twice = self.course([*own, 160, 161, 100, 160, 161, 100, 101])
        self.assertEqual(mixed(twice, apart), set(self.DAYS[11:16]))
        self.assertEqual(mixed(self.course([*own, 160, 100, 100, 160, 100]), apart), set())
        self.assertEqual(mixed(self.course([*own, 160, 161, 160, 100, 101]), apart), set())

    def test_only_what_cannot_be_may_be_left_out(self):
        bars = self.course([148, 149, 180, 144, 143])
        held = {b.on: b for b in (bars[0], *bars[3:])}
        self.assertEqual(why_left_out(bars, held, Distance(self.DAYS)), {self.DAYS[2]: "archive: corrected on import"})

    def test_a_previous_close_follows_the_bar_it_repeats(self):
        before = bar("2019-11-25", 73_000)
        held = {before.on: before._replace(close=72_700)}
        self.assertTrue(repeats(72_700, 73_000, before, held) and repeats(None, 73_000, before, {}))
        self.assertFalse(repeats(72_800, 73_000, before, held) or repeats(72_700, 73_100, before, held))


class Formulas(unittest.TestCase):
    def test_means(self):
        self.assertEqual(sma([1.0, 2.0, 3.0, 6.0], 3)[2:], [2.0, 11 / 3])
        self.assertEqual(ema([1.0, 2.0, 3.0, 6.0], 3), [None, None, 2.0, 4.0])
        self.assertEqual(volume_ratio([1.0, 3.0, 8.0], 2), [None, None, 4.0])

    def test_bands_hold_the_deviation_of_the_population(self):
        middle, upper, lower = (column[-1] for column in bollinger([2.0, 4.0, 6.0, 8.0], 4, 2))
        self.assertEqual(middle, 5.0)
        self.assertAlmostEqual(upper - middle, 2 * 5**0.5)
        self.assertAlmostEqual(middle - lower, 2 * 5**0.5)

    def test_strength_and_range(self):
        self.assertEqual(rsi([1.0, 2.0, 1.0, 3.0], 2), [None, None, 50.0, 100 * 1.25 / 1.5])
        self.assertEqual(rsi([5.0] * 4, 2)[-1], 50.0)
        self.assertEqual(atr(flat([10, 12, 11]), 2), [None, None, (3 + 2) / 2])
        self.assertEqual(macd([float(n) for n in range(60)])[0][32], None)
        self.assertAlmostEqual(macd([float(n) for n in range(60)])[0][40], 7.0)

    def test_structure(self):
        c = flat([5, 6, 7, 8, 9, 20, 9, 8, 7, 6, 5, 4])
        highs, lows = swings(c)
        self.assertEqual([at for at, found in enumerate(highs) if found is not None], [10])
        self.assertEqual((highs[10], [found for found in lows if found is not None]), (21.0, []))
        since, mothers = inside_bars(candles([(5, 9, 1, 5), (5, 8, 2, 5), (9, 10, 5, 10)]))
        self.assertEqual((since, mothers[2]), ([None, 0, 1], (9.0, 1.0)))
        self.assertEqual(zones(flat([10.0] * 5)), [])
        self.assertEqual(least([0.14 + 2e-12, 0.14, 0.2], lambda figure: figure, 1e-9), 0.14 + 2e-12)

    def test_a_stop_is_never_lowered(self):
        sides, stops = chandelier(flat([10 + at for at in range(30)] + [39, 38, 20]))
        self.assertEqual((sides[22], sides[31], sides[32]), ("long", "long", "short"))
        self.assertGreaterEqual(stops[31], stops[30])

    def test_candles(self):
        calm = [(10, 12, 8, 11)] * 12
        turned = Shapes(candles([*calm, (11, 11.5, 9.5, 10), (9.5, 12, 9, 11.5)]))
        self.assertEqual((engulfing_at(turned, 13), engulfing_at(turned, 12)), (100, 0))
        hanging = Shapes(candles([*calm, (8.2, 8.45, 5, 8.4)]))
        self.assertEqual((hammer(hanging, 12), pin_bar_at(hanging, 12)), (100, 100))

    def test_rounding_decides_a_candle_only_at_its_edge(self):
        clear, edge = [(8.2, 8.45, 5, 8.4)], [(10.0, 10.5, 7.5, 9.5)]
        self.assertEqual([pin_bar(candles(rows), "buy").tied for rows in (clear, edge)], [frozenset(), frozenset()])
        thirds = pin_bar(candles([(2.0, 3.0, 0.0, 3.0)]), "buy")
        self.assertEqual((thirds, thirds.tied), ([1], {0}))
        both = pin_bar(candles([(36.70, 36.90, 36.60, 36.63)]), "sell")
        self.assertEqual(both.tied, {0})
        self.assertTrue(narrow_miss([[(thirds, ">", 0)]], 0))
        self.assertFalse(narrow_miss([[([0], ">", 0)]], 0) or narrow_miss([[([5], "<=", 5)]], 0))
        self.assertTrue(narrow_miss([[([30.0], "<", 30)]], 0))


class Signals(unittest.TestCase):
    def test_a_signal_begins_where_it_could_be_judged_before(self):
        column = [None, 1.0, 0.0, 1.0, 1.0]
        clauses = [[(column, ">", 0.5)]]
        self.assertEqual([truth(clauses, at) for at in range(5)], [-1, 1, 0, 1, 1])
        self.assertEqual(firings(clauses, False, 5, 0), {3})
        self.assertEqual(firings(clauses, True, 5, 0), {1, 3, 4})
        self.assertEqual(firings(clauses, True, 5, 4), {4})

    def test_what_never_was_is_long_ago_once_it_could_have_been(self):
        found = [None] * 6
        found[4] = ("regular", "buy", 1.0, 2.0, 4.0, 3.0)
        cells = {kind: clauses for kind, clauses, _ in divergence_cells(flat([10.0] * 6), "buy", "daily", found, 3)}
        regular, hidden = (ages for ages, _, _ in cells["signal"][0])
        self.assertEqual(regular, [None, None, None, 4, 0, 1])
        self.assertEqual(hidden, [None, None, None, 4, 5, 6])
        self.assertEqual(tightness([float(2 ** (n * n)) for n in range(6)], 2, 2, 3, 20), [None, None, None, 1, 2, 3])

    def test_one_of_several_is_enough_and_a_failing_one_decides(self):
        unknown, holds, fails = ([None], ">", 0), ([1.0], ">", 0), ([-1.0], ">", 0)
        self.assertEqual(truth([[unknown, holds]], 0), 1)
        self.assertEqual(truth([[unknown, fails]], 0), -1)
        self.assertEqual(truth([[unknown], [fails]], 0), 0)
        self.assertTrue(compare(1.0, ">=", 1.0) and not compare(1.0, ">", 1.0))


class Counting(unittest.TestCase):
    def test_a_difference_needs_a_cause_of_the_list(self):
        tally = Tally("kind")
        tally.same("call", "figure", 1, 1)
        tally.same("call", "figure", 1, 2, [("back: D14", 1)])
        tally.same("call", "figure", 1, 2)
        self.assertEqual((tally.figures, tally.equal, tally.unexplained), (3, 1, 1))
        with self.assertRaises(KeyError):
            tally.differs("call", "figure", "because")

    def test_nothing_is_not_zero(self):
        self.assertFalse(equals(None, 0))
        self.assertFalse(equals(0, None, 0.1))
        self.assertTrue(equals(Decimal("1.50"), 1.5, 1e-9))


def load_tests(loader, tests, _):
    """Cases of reports and their ratios stand in files of their own."""
    return unittest.TestSuite([tests, *map(loader.loadTestsFromModule, (ratio_cases, report_cases))])


if __name__ == "__main__":
    unittest.main(verbosity=0)
