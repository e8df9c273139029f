import { parseFilter } from '@chuli/scan';
import { describe, expect, it } from 'vitest';
import { afterKey, movedBound, stepOf, steppedTo, withBound } from './bound-text.ts';
import { boundsOf } from './histogram.ts';

const moved = (text: string, id: string, place: number, value: number): string | null => {
  const parsed = parseFilter(text);
  const bound = boundsOf(parsed.rule, id)[place];
  return bound === undefined ? null : movedBound(text, parsed, bound, value);
};

describe('a bound that is dragged', () => {
  it.each([
    ['rsi(14) > 50', 'rsi_14', 0, 62, 'rsi(14) > 62'],
    [
      'roe > 15 and rsi(14) > 50 for sector hydro',
      'rsi_14',
      0,
      61.5,
      'roe > 15 and rsi(14) > 61.5 for sector hydro',
    ],
    ['rsi(14) between 30 and 70', 'rsi_14', 0, 35, 'rsi(14) between 35 and 70'],
    ['rsi(14) between 30 and 70', 'rsi_14', 1, 65, 'rsi(14) between 30 and 65'],
    ['market_cap >= 5 arab', 'market_cap', 0, 7_500_000_000, 'market_cap >= 7.5 arab'],
    ['change < -3', 'change', 0, -4.5, 'change < -4.5'],
  ])('changes its number in “%s” and nothing else', (text, id, place, value, after) => {
    const written = moved(text, id, place, value);
    expect(written).toBe(after);
    const bounds = boundsOf(parseFilter(written ?? '').rule, id);
    expect(bounds[place]?.at).toBeCloseTo(value, 6);
  });

  it('goes by round steps', () => {
    expect([stepOf(0, 100), stepOf(0, 1), stepOf(-10, 10), stepOf(0, 3e9)]).toEqual([1, 0.01, 0.2, 5e7]);
    expect([steppedTo(0.30000000000000004, 0.1), steppedTo(-3.26, 0.5), steppedTo(61.7, 2)]).toEqual([
      0.3, -3.5, 62,
    ]);
  });

  it('is moved by the keys of a slider, and stays in the picture', () => {
    const range = { from: 0, to: 100, step: 0.5 };
    const after = (key: string, value = 50) => afterKey(key, value, range);
    expect(['ArrowLeft', 'ArrowRight', 'PageUp', 'Home', 'End'].map((key) => after(key))).toEqual([
      49.5, 50.5, 55, 0, 100,
    ]);
    expect([after('ArrowUp', 100), after('PageDown', 2), after('Tab')]).toEqual([100, 0, null]);
  });

  it('is added beside what the rule says, before what it is of', () => {
    const added = (text: string) => withBound(text, text === '' ? null : parseFilter(text), 'pe <= 20');
    expect(added('')).toBe('pe <= 20');
    expect(added('roe > 15 for sector hydro')).toBe('roe > 15 and pe <= 20 for sector hydro');
    expect(added('roe > 15 or pb < 2')).toBe('(roe > 15 or pb < 2) and pe <= 20');
  });
});
