import { type StockSymbol, addDays, tradingDate } from '@chuli/kernel';
import type { NewRow } from '@chuli/registry';
import { describe, expect, it } from 'vitest';
import { testBar } from '../testing/test-bar.ts';
import { findAdjustments } from './find-adjustments.ts';

const FIRST = tradingDate('2023-01-02');
const day = (at: number) => addDays(FIRST, at);
const EX = 5;

/** Other stocks make every day a session of the market. */
const market = Array.from({ length: 12 }, (_, at) =>
  ['AA', 'BB', 'CC', 'DD', 'EE'].map((symbol) =>
    testBar(symbol, day(at), 10_000, { previous_close: 10_000 }),
  ),
).flat();

/** Ten sessions at `before`; from the ex-date on at `after`, with `previous` as the previous close of that day. */
const series = (before: number, after: number, previous: number | null, skip: number[] = []) =>
  Array.from({ length: 10 }, (_, at) =>
    testBar('X', day(at), at < EX ? before : after, {
      previous_close: at === EX ? previous : at < EX ? before : after,
    }),
  ).filter((_, at) => !skip.includes(at));

const dividend = (percent: number, change: Partial<NewRow<'dividend'>> = {}): NewRow<'dividend'> => ({
  symbol: 'X' as StockSymbol,
  fiscal_year: '2079/2080',
  bonus_percent: percent,
  book_close_on: day(EX),
  source: 'test',
  flags: '',
  ...change,
});

const right = (ratio: string): NewRow<'rights_issue'> => ({
  symbol: 'X' as StockSymbol,
  opened_on: day(40),
  ratio,
  issue_price: 10_000,
});

const find = (
  bars: ReturnType<typeof series>,
  dividends: NewRow<'dividend'>[] = [],
  rights: NewRow<'rights_issue'>[] = [],
) => findAdjustments({ bars: [...market, ...bars], dividends, rights });

describe('factors from what the exchange restated', () => {
  it('is the declared bonus where the restated close agrees: 327 less 10 % is 297.27', () => {
    const found = find(series(32_700, 30_000, 29_727), [dividend(10, { announced_on: day(-20) })]);
    expect(found).toMatchObject([{ ex_on: day(EX), kind: 'bonus', factor: 0.909091, known_on: day(-20) }]);
  });

  it('reads the direction of a right from the restated close: 390, one for four at 100, is 332', () => {
    expect(find(series(39_000, 33_000, 33_200), [], [right('4:1')])).toMatchObject([
      { kind: 'right', factor: 0.851282 },
    ]);
    expect(find(series(39_000, 33_000, 33_200), [], [right('1:4')])).toMatchObject([
      { kind: 'right', factor: 0.851282 },
    ]);
  });

  it('adds bonus and right on the same base', () => {
    const restated = Math.round((39_000 + 10_000 * 0.5) / (1 + 0.2 + 0.5));
    expect(find(series(39_000, restated, restated), [dividend(20)], [right('2:1')])).toMatchObject([
      { kind: 'bonus and right' },
    ]);
  });

  it('is what was printed where no declared action fits', () => {
    expect(find(series(30_000, 24_000, 24_000))).toMatchObject([{ kind: 'restated', factor: 0.8 }]);
    const differing = find(series(30_000, 24_000, 24_000), [dividend(10)]);
    expect(differing).toMatchObject([{ kind: 'bonus', factor: 0.8 }]);
    expect(differing[0]?.evidence).toContain('differs');
  });

  it('is none where a missing bar would explain the other previous close', () => {
    expect(find(series(30_000, 24_000, 27_500, [4]))).toEqual([]);
  });

  it('is none where the day traded beyond the limit of the restated close', () => {
    expect(find(series(30_000, 29_900, 24_000))).toEqual([]);
  });
});

describe('declared bonuses without a restatement', () => {
  it('count where the price fell as no ordinary day can', () => {
    expect(find(series(30_000, 24_500, null), [dividend(25)])).toMatchObject([
      { kind: 'bonus', factor: 0.8 },
    ]);
  });

  it('are left out where the price did not say so', () => {
    expect(find(series(30_000, 29_500, 30_000), [dividend(25)])).toEqual([]);
  });
});
