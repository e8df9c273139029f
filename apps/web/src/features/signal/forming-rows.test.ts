import type { FormingRow, SignalsState } from '@chuli/contracts/live';
import { FORMING_LISTS } from '@chuli/signals/catalogue';
import { expect, it } from 'vitest';
import { foldWithdrawn, formingOf } from './forming-rows.ts';

const LISTS = FORMING_LISTS.map(({ key }) => key);
const AT = Date.parse('2026-11-16T05:20:00Z');

const row = (list: string, symbol: string, status: FormingRow[2] = 'forming', minute = 0): FormingRow => [
  LISTS.indexOf(list),
  symbol,
  status,
  AT + minute * 60_000,
  AT + minute * 60_000,
  50_000,
  51_000,
  0,
  0,
];

const state = (...rows: readonly FormingRow[]): SignalsState => ({
  day: '2026-11-16',
  judged_at: AT,
  lists: LISTS,
  rows,
});

const asked = { preset: 'weak', side: 'any', closedOn: '2026-11-15' } as const;
const shown = (told: SignalsState, change: Partial<Parameters<typeof formingOf>[1]> = {}) =>
  formingOf([told, null], { ...asked, ...change })?.rows.map(({ symbol, status }) => `${symbol} ${status}`);

it('of single rules those stocks are shown on which no other rule group speaks', () => {
  const told = state(
    row('macd-cross.signal.daily.buy', 'ONE'),
    row('macd-cross.signal.daily.buy', 'TWO'),
    row('dow.signal.daily.sell', 'TWO'),
    row('macd-cross.signal.daily.buy', 'LEFT', 'withdrawn'),
    row('dow.signal.daily.buy', 'LEFT'),
    row('agreement.weak.daily.buy', 'BOTH', 'forming', 5),
  );
  expect(shown(told)).toEqual(['LEFT forming', 'ONE forming', 'BOTH forming']);
  expect(shown(told, { preset: 'dow' })).toEqual(['LEFT forming', 'TWO forming']);
  expect(shown(told, { side: 'sell', preset: 'dow' })).toEqual(['TWO forming']);
});

it('rows that appear later stand below, so that none changes its place', () => {
  const first = row('macd-cross.signal.daily.buy', 'ZZZ');
  const later = row('macd-cross.signal.daily.buy', 'AAA', 'forming', 7);
  expect(shown(state(first), { preset: 'macd-cross' })).toEqual(['ZZZ forming']);
  expect(shown(state(later, first), { preset: 'macd-cross' })).toEqual(['ZZZ forming', 'AAA forming']);
});

it('prices are rupees, and the change since is from the price at which it was first seen', () => {
  const [only] =
    formingOf([state(row('buy-sell.signal.daily.buy', 'NABIL'))], { ...asked, preset: 'trend' })?.rows ?? [];
  expect(only).toMatchObject({ firstPrice: 500, price: 510, change: 2, rule: 'Trend signal' });
});

it('nothing is shown of a day before the last close, or that nobody judged', () => {
  const told = state(row('buy-sell.signal.daily.buy', 'NABIL'));
  expect(formingOf([told], { ...asked, closedOn: '2026-11-17' })).toBeNull();
  expect(formingOf([{ ...told, judged_at: null }], asked)).toBeNull();
  expect(formingOf([null, null], asked)).toBeNull();
});

it('is final once the pass after the close has spoken of any row', () => {
  const open = state(row('buy-sell.signal.daily.buy', 'A'));
  const over = state(
    row('buy-sell.signal.daily.buy', 'A', 'stood'),
    row('dow.signal.daily.buy', 'B', 'fell'),
  );
  expect(formingOf([open], { ...asked, preset: 'trend' })?.isFinal).toBe(false);
  expect(formingOf([over], { ...asked, preset: 'trend' })?.isFinal).toBe(true);
});

it('folds what was withdrawn some minutes ago, and after the close all of it', () => {
  const told = state(
    row('buy-sell.signal.daily.buy', 'STANDS', 'forming', -60),
    row('buy-sell.signal.daily.buy', 'NOW', 'withdrawn', -4),
    row('buy-sell.signal.daily.buy', 'OLD', 'withdrawn', -5),
  );
  const split = (...rows: readonly FormingRow[]) => {
    const forming = formingOf([{ ...told, rows: [...told.rows, ...rows] }], { ...asked, preset: 'trend' });
    const { shown, folded } = foldWithdrawn(forming ?? { day: '', judgedAt: 0, isFinal: false, rows: [] });
    return [shown, folded].map((part) => part.map(({ symbol }) => symbol));
  };
  expect(split()).toEqual([['STANDS', 'NOW'], ['OLD']]);
  expect(split(row('buy-sell.signal.daily.buy', 'FELL', 'fell'))).toEqual([
    ['STANDS', 'FELL'],
    ['OLD', 'NOW'],
  ]);
});
