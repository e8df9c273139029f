import type { RepliedBy } from '@chuli/contracts';
import { paisa, toRupees, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { marksOf } from './chart-marks.ts';

type History = RepliedBy<'/data/historydata/'>;

const row = (date: string, rupees: number): History['rows'][number] => {
  const close = toRupees(paisa(rupees * 100));
  return {
    date: tradingDate(date),
    open: close,
    high: close,
    low: close,
    close,
    volume: 1,
    amount: null,
    trades: null,
    change: 0,
  };
};

const history = (adjusted: boolean, before: number): History => ({
  as_of: tradingDate('2025-02-03'),
  symbol: 'ABC',
  name: 'Abc',
  adjusted,
  open_from: null,
  adjustments: [
    { ex_on: tradingDate('2010-01-01'), kind: 'bonus', factor: 0.5 },
    { ex_on: tradingDate('2025-02-03'), kind: 'bonus', factor: 1 / 1.25 },
  ],
  rows: [row('2025-02-02', before), row('2025-02-03', 410)],
});

it('a bonus of a quarter says so, with the closes on both sides of its ex-date', () => {
  const [mark, ...others] = marksOf(history(false, 500));
  expect(others).toEqual([]);
  expect(mark).toMatchObject({ date: '2025-02-03', text: 'Bonus' });
  expect(mark?.details).toEqual([
    { label: 'Factor', value: '0.8000' },
    { label: 'On the price', value: '−20.00 %' },
    { label: 'New shares', value: '25.0 %' },
    { label: 'Close before, as traded', value: '500.00' },
    { label: 'That close × factor', value: '400.00' },
    { label: 'Close of the day', value: '410.00' },
  ]);
});

it('in the adjusted chart the close before is already multiplied', () => {
  expect(marksOf(history(true, 400))[0]?.details).toContainEqual({
    label: 'Close before, adjusted',
    value: '400.00',
  });
});
