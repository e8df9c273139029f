import { addDays, paisa, tradingDate } from '@chuli/kernel';
import { tradingDaysBetween } from '@chuli/market';
import { describe, expect, it } from 'vitest';
import { type PeriodBar, foldBars } from './period-bars.ts';

const bar = (
  day: string,
  [open, high, low, close]: readonly [number, number, number, number],
): PeriodBar => ({
  from: tradingDate(day),
  to: tradingDate(day),
  open: paisa(open),
  high: paisa(high),
  low: paisa(low),
  close: paisa(close),
  volume: 10,
  amount: paisa(1_000),
  trades: 2,
});

describe('weeks and months', () => {
  it('open with their first session, close with their last and span all prices', () => {
    const days = [
      bar('2026-08-18', [100, 120, 90, 110]),
      bar('2026-08-17', [105, 106, 99, 100]),
      bar('2026-08-21', [111, 112, 95, 96]),
      bar('2026-08-24', [96, 97, 95, 95]),
    ];
    expect(foldBars(days, 'week')).toEqual([
      {
        from: '2026-08-17',
        to: '2026-08-21',
        open: 105,
        high: 120,
        low: 90,
        close: 96,
        volume: 30,
        amount: 3_000,
        trades: 6,
      },
      days[3],
    ]);
  });

  it('keep the week of 5 April 2026 whole, when the trading week changed on the Monday', () => {
    const days = tradingDaysBetween(tradingDate('2026-03-29'), tradingDate('2026-04-17')).map((day) =>
      bar(day, [1, 1, 1, 1]),
    );
    const weeks = foldBars(days, 'week').map(({ from, to }) => [from, to]);
    expect(weeks).toContainEqual(['2026-04-05', '2026-04-10']);
  });

  it('never cut a trading week of any rule: from Sunday to Saturday it lies within one', () => {
    for (let day = tradingDate('2022-01-02'); day < '2026-12-01'; day = addDays(day, 7)) {
      const week = tradingDaysBetween(day, addDays(day, 6));
      expect(
        foldBars(
          week.map((date) => bar(date, [1, 1, 1, 1])),
          'week',
        ).length,
      ).toBe(week.length > 0 ? 1 : 0);
    }
  });

  it('leave a price unknown when no day has one, and months follow the calendar', () => {
    const odd: PeriodBar = {
      ...bar('2026-07-31', [1, 1, 1, 1]),
      open: null,
      high: null,
      low: null,
      close: null,
    };
    const [july, august] = foldBars([odd, bar('2026-08-03', [7, 9, 6, 8])], 'month');
    expect(july).toMatchObject({ open: null, high: null, low: null, close: null, volume: 10 });
    expect(august).toMatchObject({ from: '2026-08-03', open: 7, close: 8 });
  });
});
