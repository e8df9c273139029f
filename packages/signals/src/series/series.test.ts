import { type TradingDate, paisa, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { baseOn, continueDaily, dailySeries, openDaily } from './daily-series.ts';
import { hourlySeries } from './hourly-series.ts';
import type { RawBar } from './series-bar.ts';
import { weeklySeries } from './longer-series.ts';

const bar = (day: string, rupees: number, change: Partial<RawBar> = {}): RawBar => ({
  traded_on: tradingDate(day),
  open: paisa(rupees * 100),
  high: paisa((rupees + 5) * 100),
  low: paisa((rupees - 5) * 100),
  close: paisa(rupees * 100),
  volume: 100,
  amount: paisa(rupees * 10_000),
  ...change,
});

/** Sunday to Thursday, and the Sunday after. */
const WEEK = ['2024-07-07', '2024-07-08', '2024-07-09', '2024-07-10', '2024-07-11', '2024-07-14'];
const sessions = (days: readonly string[]) => ({
  numbers: new Map<TradingDate, number>(days.map((day, number) => [tradingDate(day), number])),
  market: new Map<TradingDate, number>(),
});
const daysOf = (count: number) =>
  WEEK.slice(0, count).map((day, index) => bar(day, 500 + index, { volume: 10 * (index + 1) }));

describe('the bars that families see', () => {
  it('are adjusted forwards: a later bonus changes no bar before it', () => {
    const bars = [bar('2024-07-07', 600), bar('2024-07-08', 300, { volume: 200 })];
    const before = dailySeries(bars.slice(0, 1), [], sessions(WEEK));
    const after = dailySeries(bars, [{ ex_on: tradingDate('2024-07-08'), factor: 0.5 }], sessions(WEEK));
    expect(after[0]).toEqual(before[0]);
    expect(after[1]).toMatchObject({ close: paisa(30_000), factor: 2, candle: { close: 600, volume: 100 } });
  });

  it('go on with a day that forms as if it had been there from the beginning', () => {
    const bars = [bar('2024-07-07', 600), bar('2024-07-08', 590), bar('2024-07-09', 300, { open: null })];
    const adjustments = [{ ex_on: tradingDate('2024-07-09'), factor: 0.5 }];
    const { series, end } = openDaily(bars.slice(0, 2), adjustments, sessions(WEEK));
    const forming = continueDaily(end, bars.slice(2), adjustments, sessions(WEEK));
    expect([...series, ...forming.series]).toEqual(dailySeries(bars, adjustments, sessions(WEEK)));
    expect(baseOn(end, tradingDate('2024-07-09'), adjustments)).toBe(29_500);
    expect(baseOn(end, tradingDate('2024-07-08'), adjustments)).toBe(59_000);
  });

  it('have an open and a close of the same paisa at the same price, whatever the factor', () => {
    const bars = [bar('2024-07-07', 600), bar('2024-07-08', 208.2)];
    for (const factor of [0.8, 0.9, 0.95, 0.953, 1 / 1.15, 0.6543]) {
      const [, after] = dailySeries(bars, [{ ex_on: tradingDate('2024-07-08'), factor }], sessions(WEEK));
      expect(after?.candle.open, String(factor)).toBe(after?.candle.close);
    }
  });

  it('leave out days without a session and bars without a trade', () => {
    const bars = [bar('2024-07-06', 500), bar('2024-07-07', 500, { volume: 0 }), bar('2024-07-08', 500)];
    expect(dailySeries(bars, [], sessions(WEEK)).map(({ on }) => on)).toEqual(['2024-07-08']);
  });

  it('take the close before for an unknown opening price, within the range of the day, and say so', () => {
    const bars = [bar('2024-07-07', 500), bar('2024-07-08', 520, { open: null })];
    expect(dailySeries(bars, [], sessions(WEEK))[1]).toMatchObject({
      has_open: false,
      candle: { open: 515 },
    });
  });
});

describe('bars of a week', () => {
  it('open with the first day, close with the last and hold what was traded between', () => {
    const { closed } = weeklySeries(dailySeries(daysOf(5), [], sessions(WEEK)));
    expect(closed).toHaveLength(1);
    expect(closed[0]).toMatchObject({
      on: '2024-07-11',
      candle: { open: 500, high: 509, low: 495, close: 504, volume: 150 },
    });
  });

  it('are forming until the last session of the week by the calendar', () => {
    const daily = dailySeries(daysOf(4), [], sessions(WEEK));
    expect(weeklySeries(daily)).toMatchObject({ closed: [], forming: { on: '2024-07-10' } });
    expect(weeklySeries(daily, tradingDate('2024-07-14')).closed).toHaveLength(1);
  });
});

it('hours stand on the scale of their day', () => {
  const daily = dailySeries(
    [bar('2024-07-07', 600), bar('2024-07-08', 300)],
    [{ ex_on: tradingDate('2024-07-08'), factor: 0.5 }],
    sessions(WEEK),
  );
  const hour = {
    traded_on: tradingDate('2024-07-08'),
    hour: 2,
    ends_at: 0,
    open: paisa(30_000),
    high: paisa(31_000),
    low: paisa(29_000),
    close: paisa(30_500),
    volume: 50,
    amount: paisa(1_500_000),
  };
  const stray = { ...hour, traded_on: tradingDate('2024-07-09') };
  expect(hourlySeries([hour, stray], daily)).toMatchObject([
    { close: paisa(30_500), candle: { close: 610, volume: 25, minute: 120 } },
  ]);
});
