import type { Candle } from '@chuli/indicators';
import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { factsAt, nearMissAt } from './facts.ts';
import { type StockBars, openArena } from './frame.ts';
import { judge } from './judge.ts';
import { isWanted, runStart, standingAt } from './match.ts';
import { parseScan } from './parse.ts';

const candle = (close: number, session: number): Candle => ({
  open: close,
  high: close + 1,
  low: close - 1,
  close,
  volume: 100,
  amount: 100 * close,
  market: null,
  session,
  minute: 0,
});

/** A day a bar; the closes are all that matters. */
const stockOf = (closes: readonly number[]): StockBars => ({
  daily: {
    candles: closes.map(candle),
    closedAt: closes.map((_, bar) => (bar + 1) * 86_400),
    days: closes.map((_, bar) => bar),
    factors: closes.map(() => 1),
  },
});

const judged = (text: string, closes: readonly number[]) => {
  const { rule } = parseScan(text).scan;
  const program = compile(rule, true);
  const arena = openArena();
  const truths = judge(program, arena, stockOf(closes)).slice();
  return { rule, program, arena, truths };
};

describe('why a stock is found', () => {
  it('tells both sides of each condition, in the order they are written, with their unit', () => {
    const { program, arena } = judged('close > avg(close, 3) and rsi(2) > 20', [10, 20, 30, 40]);
    const [price, strength] = factsAt(arena, program, 3);
    expect(price).toMatchObject({ values: [40, 30], unit: 'rupees', says: 'holds' });
    expect(strength).toMatchObject({ values: [100, 20], unit: 'points', says: 'holds' });
  });

  it('tells what is not known yet as such', () => {
    const { program, arena } = judged('close > avg(close, 3)', [10, 20, 30]);
    expect(factsAt(arena, program, 1)).toMatchObject([{ values: [20, null], says: 'silent' }]);
  });

  it('names the one condition that is missing, and how far it is from holding', () => {
    const text = 'close > 18 and close > 25 and volume > 10';
    const { rule, program, arena } = judged(text, [10, 20, 30]);
    expect(nearMissAt(arena, program, rule, 1)).toMatchObject({ missing: { values: [20, 25] }, by: 0.2 });
    expect(nearMissAt(arena, program, rule, 0)).toBeNull();
    expect(nearMissAt(arena, program, rule, 2)).toBeNull();
  });
});

describe('how a stock stands', () => {
  const { truths } = judged('close > avg(close, 2)', [5, 4, 6, 7, 3]);

  it('is fresh on the bar that makes it true, already after it, and new where nothing was known before', () => {
    expect(Array.from(truths, (_, bar) => standingAt(truths, bar))).toEqual([
      'silent',
      'fails',
      'fresh',
      'already',
      'fails',
    ]);
    const rising = judged('close > avg(close, 2)', [5, 6]).truths;
    expect(standingAt(rising, 1)).toBe('new');
    expect(runStart(truths, 3)).toBe(2);
  });

  it('R48 is wanted by the match that is asked for', () => {
    expect(['fresh', 'already', 'new'].map((one) => isWanted(one as 'fresh', 'fresh'))).toEqual([
      true,
      false,
      false,
    ]);
    expect(isWanted('already', 'already')).toBe(true);
    expect(isWanted('new', 'hybrid')).toBe(true);
    expect(isWanted('silent', 'hybrid')).toBe(false);
  });
});

describe('values of a scan', () => {
  const holdsAt = (text: string, closes: readonly number[]): number[] =>
    [...judged(text, closes).truths].flatMap((truth, bar) => (truth === 3 ? [bar] : []));

  it.each([
    ['close > max(high, 2) previous', [10, 11, 12, 20, 13], [3]],
    ['close crosses above 12', [10, 12, 13, 12, 14], [2, 4]],
    ['close crosses below 12', [13, 12, 11, 12, 11], [2, 4]],
    ['close within 10 % of 100', [89, 90, 100, 110, 111], [1, 2, 3]],
    ['close between 10 and 12', [9, 10, 12, 13], [1, 2]],
    ['close rises for 2', [1, 2, 3, 3, 4, 5], [2, 5]],
    ['close > 2 at least 2 of 3', [3, 1, 3, 1, 1], [2]],
    ['close > 2 exactly 1 of 2', [3, 1, 3, 3], [1, 2]],
    ['close > 2 in last 2', [3, 1, 1, 3], [0, 1, 3]],
    ['close > 2 for 2', [3, 3, 1, 3], [1]],
    ['percentile(close, 4) >= 100', [1, 2, 3, 4, 1], [3]],
    ['rank(close, 3) <= 1', [1, 3, 2, 5], [3]],
    ['median(close, 3) > 2', [1, 2, 9, 3], [3]],
    ['change >= 10 %', [10, 11, 12], [1]],
    ['close 2 bars ago < close', [3, 1, 4, 1], [2]],
    ['not close > 2', [3, 1], [1]],
    ['close / close 1 bar ago > 1.5', [2, 4, 5], [1]],
  ])('%s', (text, closes, bars) => {
    expect(holdsAt(text, closes)).toEqual(bars);
  });
});
