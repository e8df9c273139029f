import { tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { stackOf } from './broker-stacks.ts';
import { breaksIn, columnsOf, linePath, yearsUnder } from './score-columns.ts';
import { MOST_RANGES, dotsOf } from './window-dots.ts';
import { type WindowRow, brokersText, judgedText, labelWord } from './window-words.ts';

const row = (change: Partial<WindowRow> = {}): WindowRow =>
  ({
    symbol: 'NABIL',
    date: tradingDate('2024-06-13'),
    known: 1,
    score: 20,
    percentile: 96,
    windows: 80,
    z: 1,
    orders: 40,
    ranges: 0.5,
    label: null,
    is_quiet: null,
    withheld: null,
    missing: ['z'],
    brokers: [
      { broker: '58', net: 100, volume_percent: 25.4 },
      { broker: '44', net: -40, volume_percent: -10 },
    ],
    ...change,
  }) as WindowRow;

describe('a window in words', () => {
  it('is its label, what is missing for it, or why it is not judged', () => {
    const labelled = row({ label: 'accumulation', is_quiet: true, missing: [] });
    expect([labelWord(labelled), judgedText(labelled, 1)]).toEqual([
      'Quiet accumulation',
      'Quiet accumulation',
    ]);
    expect(judgedText(row({ missing: ['percentile', 'orders'] }), 1)).toBe('missing: percentile, orders');
    expect(judgedText(row({ withheld: 'history', windows: 12, missing: [] }), 1)).toBe(
      'Not judged: 12 of 60 windows known',
    );
    expect(judgedText(row({ withheld: 'coverage', known: 3, missing: [] }), 10)).toBe(
      'Not judged: 3 of 10 sessions known',
    );
  });

  it('names its brokers with their part of the volume', () => {
    expect(brokersText(row())).toBe('b58 25 · b44 10');
  });
});

describe('the field of places', () => {
  it('leaves out what has no place or price, and keeps far moves at the edge', () => {
    const dots = dotsOf([row({ percentile: null }), row({ ranges: null }), row({ ranges: 9 })]);
    expect(dots.map(({ ranges }) => ranges)).toEqual([MOST_RANGES]);
  });

  it('is hollow far out without the label', () => {
    const hollow = (change: Partial<WindowRow>) => dotsOf([row(change)])[0]?.isHollow;
    expect([
      hollow({}),
      hollow({ label: 'accumulation' }),
      hollow({ percentile: 50 }),
      hollow({ percentile: 5 }),
    ]).toEqual([true, false, false, true]);
  });
});

describe('scores by session', () => {
  const y = (value: number): number => 100 - value;

  it('stand apart by their label', () => {
    const paths = columnsOf([row(), row({ label: 'distribution', score: -10 })], y);
    expect(paths.plain).toContain('V80.0');
    expect(paths.distribution).toContain('V110.0');
    expect(paths.accumulation).toBe('');
  });

  it('mark holes between known sessions, and the first of a year', () => {
    const days = ['2021-09-28', '2024-04-14', '2024-04-16'].map((date) => ({ date: tradingDate(date) }));
    expect(breaksIn(days)).toEqual([1]);
    expect(yearsUnder(days)).toEqual([
      { slot: 0, text: '2021' },
      { slot: 1, text: '2024' },
    ]);
  });

  it('break the line of the price where it is unknown', () => {
    expect(linePath([1, null, 3, 4], y)).toBe('M0.5 99.0M2.5 97.0L3.5 96.0');
  });

  it('stack the nets of brokers, bought above zero and sold below', () => {
    const { brokers, ends, pathsOn } = stackOf([row()], '');
    expect(brokers).toEqual(['58', '44']);
    expect(ends).toEqual([25.4, -10]);
    expect(pathsOn(y)).toHaveLength(2);
    expect(stackOf([row()], '44, x').brokers).toEqual(['44']);
  });
});
