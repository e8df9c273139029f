import { type Paisa, stockSymbol, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { dailyBars, hourlyBars, weeklyBars } from './series.ts';

/** 2026-01-04 is a Sunday. */
const day = (on: string, close: number, volume = 100) => ({
  traded_on: tradingDate(on),
  open: null,
  high: (close + 500) as Paisa,
  low: (close - 500) as Paisa,
  close: close as Paisa,
  volume,
  amount: null,
  base: null,
});
const DAYS = [day('2026-01-07', 60_000), day('2026-01-08', 61_000), day('2026-01-11', 50_000)];
const SESSIONS = new Set(DAYS.map(({ traded_on }) => traded_on));
const BONUS = [{ ex_on: tradingDate('2026-01-11'), factor: 0.8 }];
const bars = dailyBars(DAYS, BONUS, SESSIONS);

it('from the ex-date on prices are divided by the factor and volume is multiplied', () => {
  expect(bars.map(({ close }) => close)).toEqual([600, 610, 625]);
  expect(bars.map(({ volume }) => volume)).toEqual([100, 100, 80]);
  expect(bars.map(({ raw_close }) => raw_close)).toEqual([60_000, 61_000, 50_000]);
});

it('where no opening price is known the close before stands for it, within the day', () => {
  expect(bars.map(({ open }) => open)).toEqual([600, 605, 618.75]);
});

it('days without a trade and days without a session have no bar', () => {
  const quiet = [day('2026-01-07', 60_000, 0), day('2026-01-10', 60_000)];
  expect(dailyBars(quiet, [], SESSIONS)).toEqual([]);
});

it('a week runs from Sunday and is dated by its last bar', () => {
  const weeks = weeklyBars(bars);
  expect(weeks.map(({ on, open, close }) => [on, open, close])).toEqual([
    ['2026-01-08', 600, 610],
    ['2026-01-11', 618.75, 625],
  ]);
});

it('an hour has the scale of its day, and none without a daily bar', () => {
  const price = 50_000 as Paisa;
  const hour = {
    hour: 0,
    ends_at: 1,
    open: price,
    high: price,
    low: price,
    close: price,
    volume: 5,
    amount: price,
  };
  const of = (on: string) => ({ ...hour, symbol: stockSymbol('AAA'), traded_on: tradingDate(on) });
  const hours = hourlyBars([of('2026-01-08'), of('2026-01-09'), of('2026-01-11')], bars);
  expect(hours.map(({ close }) => close)).toEqual([500, 625]);
});
