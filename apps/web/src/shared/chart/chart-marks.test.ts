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
    { ex_on: tradingDate('2010-01-01'), kind: 'bonus', factor: 0.5, confidence: 'certain' },
    { ex_on: tradingDate('2025-02-03'), kind: 'bonus', factor: 1 / 1.25, confidence: 'certain' },
  ],
  doubtful_actions: [],
  doubtful_bars: [{ date: tradingDate('2025-02-02'), reason: 'beyond-limit' }],
  rows: [row('2025-02-02', before), row('2025-02-03', 410)],
});

it('a bonus of a quarter says so, with the closes on both sides of its ex-date', () => {
  const [mark, ...others] = marksOf(history(false, 500));
  expect(others.map(({ text }) => text)).toEqual(['In doubt']);
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

it('a factor that nobody declared says so', () => {
  const [old, declared] = history(false, 500).adjustments;
  const inferred = { ...history(false, 500), adjustments: [{ ...(declared ?? old), confidence: 'likely' }] };
  const [mark] = marksOf(inferred as History);
  expect(mark?.note).toContain('inferred from prices, not declared');
  expect(marksOf(history(false, 500))[0]?.note).not.toContain('inferred');
});

it('what waits for an operator is a hollow mark with its reason, and says that no price was changed', () => {
  const action = {
    ex_on: tradingDate('2025-02-03'),
    kind: 'restated',
    factor: 0.8,
    words: 'the price moved',
  };
  const [mark] = marksOf({ ...history(false, 500), adjustments: [], doubtful_actions: [action] });
  expect(mark).toMatchObject({ date: '2025-02-03', sign: { letter: '?', isFilled: false } });
  expect(mark?.details).toContainEqual({ label: 'What speaks for it', value: 'the price moved' });
  expect(mark?.note).toContain('No price is changed');
});

it('a bar in doubt has a hollow mark of no direction that says why', () => {
  expect(marksOf(history(false, 500)).at(-1)).toEqual({
    date: '2025-02-02',
    text: 'In doubt',
    sign: { letter: '?', isFilled: false, direction: 'none' },
    note: 'A high or low beyond the daily limit was left out.',
  });
});
