import { describe, expect, it } from 'vitest';
import { type Candle, series } from '../define-indicator.ts';
import { PATTERNS, type PatternId } from './patterns.ts';
import { singleOf } from './single.ts';

type Row = readonly [open: number, high: number, low: number, close: number];

const candleOf = ([open, high, low, close]: Row, session: number): Candle => ({
  open,
  high,
  low,
  close,
  volume: 100,
  amount: null,
  market: null,
  session,
  minute: 0,
});

/** Bars of rest before each drawing: body 1, range 2, the last of them black from 101 to 100. */
const REST: readonly Row[] = Array.from({ length: 20 }, (_, index): Row =>
  index % 2 === 0 ? [100, 101.5, 99.5, 101] : [101, 101.5, 99.5, 100],
);

const LONG_BLACK: Row = [100, 100.2, 96.8, 97];
const LONG_WHITE: Row = [100, 103.2, 99.8, 103];

/** A drawing that only the relaxed form sees: bodies touch where the strict form wants a gap. */
const DRAWN: Partial<Record<PatternId, { value: 100 | -100; bars: readonly Row[] }>> = {
  'inverted-hammer': { value: 100, bars: [[99.6, 101, 99.6, 100]] },
  'shooting-star': { value: -100, bars: [[101, 102, 101, 101.4]] },
  'three-outside': {
    value: 100,
    bars: [
      [100, 102.2, 99.9, 102],
      [102, 103, 101.9, 103],
    ],
  },
  kicking: {
    value: 100,
    bars: [
      [100, 100, 97, 97],
      [100, 103, 100, 103],
    ],
  },
  'kicking-by-length': {
    value: 100,
    bars: [
      [100, 100, 97, 97],
      [100, 103.5, 100, 103.5],
    ],
  },
  piercing: { value: 100, bars: [LONG_BLACK, [97, 99.4, 96.8, 99.2]] },
  'dark-cloud-cover': { value: -100, bars: [LONG_WHITE, [103, 103.1, 100.8, 101]] },
  'in-neck': { value: -100, bars: [LONG_BLACK, [97, 97.3, 96.9, 97.05]] },
  'on-neck': {
    value: -100,
    bars: [
      [100, 100.5, 96.95, 97],
      [96.96, 97.2, 96.9, 97],
    ],
  },
  thrusting: { value: -100, bars: [LONG_BLACK, [97, 98.2, 96.8, 98]] },
  'doji-star': { value: -100, bars: [LONG_WHITE, [103, 103.6, 102.7, 103.1]] },
  'morning-star': { value: 100, bars: [LONG_BLACK, [96.8, 97.3, 96.4, 97], [97, 99.2, 96.9, 99]] },
  'evening-star': { value: -100, bars: [LONG_WHITE, [103.2, 103.6, 102.7, 103], [103, 103.1, 100.8, 101]] },
  'morning-doji-star': { value: 100, bars: [LONG_BLACK, [97, 97.3, 96.4, 96.95], [97, 99.2, 96.9, 99]] },
  'evening-doji-star': {
    value: -100,
    bars: [LONG_WHITE, [103, 103.6, 102.7, 103.05], [103, 103.1, 100.8, 101]],
  },
  'abandoned-baby': { value: 100, bars: [LONG_BLACK, [96.9, 97.3, 96.4, 96.95], [97, 99.2, 96.9, 99]] },
  tristar: {
    value: -100,
    bars: [
      [100, 101, 99, 100.1],
      [100.1, 101, 99.5, 100.2],
      [100, 100.9, 99.4, 100.1],
    ],
  },
  'three-black-crows': {
    value: -100,
    bars: [
      [100, 101.2, 99.9, 101],
      [100.9, 101, 99, 99],
      [99, 99.2, 97, 97],
      [97, 97.2, 95, 95],
    ],
  },
  'two-crows': { value: -100, bars: [LONG_WHITE, [104, 104.2, 102.9, 103], [103.5, 103.6, 101.4, 101.5]] },
  'upside-gap-two-crows': {
    value: -100,
    bars: [LONG_WHITE, [103.5, 103.7, 102.9, 103], [103.8, 103.9, 102.9, 103]],
  },
  'side-by-side-white': {
    value: 100,
    bars: [
      [101, 102.2, 100.9, 102],
      [101, 102.2, 100.9, 102],
    ],
  },
  'tasuki-gap': {
    value: 100,
    bars: [
      [101, 102.6, 100.9, 102.5],
      [102.2, 102.3, 100.9, 101],
    ],
  },
  'gap-three-methods': {
    value: 100,
    bars: [
      [100, 101.2, 99.9, 101],
      [101, 102.6, 100.9, 102.5],
      [102, 102.1, 100.4, 100.5],
    ],
  },
  'stick-sandwich': {
    value: 100,
    bars: [
      [100, 100.5, 97.5, 98],
      [98.2, 99.5, 98, 99.4],
      [99, 99.1, 97.9, 98],
    ],
  },
  'three-line-strike': {
    value: 100,
    bars: [
      [100, 101.2, 99.9, 101],
      [100.8, 102.2, 100.7, 102],
      [101.8, 103.2, 101.7, 103],
      [103, 103.1, 99.4, 99.5],
    ],
  },
  'concealing-baby-swallow': {
    value: 100,
    bars: [
      [100, 100, 97, 97],
      [97, 97, 94, 94],
      [94, 95, 93.5, 93.5],
      [95.2, 95.2, 93, 93],
    ],
  },
  breakaway: {
    value: 100,
    bars: [
      LONG_BLACK,
      [97, 97.1, 96, 96.2],
      [96.1, 96.3, 95.5, 95.7],
      [95.8, 95.9, 94.9, 95],
      [95, 97.2, 94.9, 97],
    ],
  },
  'ladder-bottom': {
    value: 100,
    bars: [
      [100, 100.1, 98.9, 99],
      [99.5, 99.6, 98.4, 98.5],
      [99, 99.1, 97.9, 98],
      [98.2, 99, 97.4, 97.5],
      [98.2, 99.6, 98.1, 99.5],
    ],
  },
  'mat-hold': {
    value: 100,
    bars: [
      LONG_WHITE,
      [103.4, 103.6, 102.9, 103],
      [103.2, 103.3, 102.7, 102.8],
      [102.9, 103, 102.4, 102.5],
      [102.5, 104.6, 102.4, 104.5],
    ],
  },
  'three-methods': {
    value: 100,
    bars: [
      LONG_WHITE,
      [102.8, 102.9, 102.1, 102.2],
      [102.2, 102.3, 101.6, 101.7],
      [101.7, 101.8, 101.1, 101.2],
      [101.2, 104.1, 101.1, 104],
    ],
  },
  'pin-bar': { value: 100, bars: [[102.7, 103.2, 100, 102.5]] },
  kicker: { value: 100, bars: [[101, 102.2, 100.9, 102]] },
  tweezers: { value: 100, bars: [[100, 101.2, 99.5, 101]] },
  'inside-candle': { value: 100, bars: [[100, 101.5, 99.8, 101]] },
  'outside-candle': { value: 100, bars: [[100, 101.5, 99, 101]] },
  fractal: {
    value: 100,
    bars: [
      [100, 101.5, 99.5, 101],
      [101, 101.6, 99.8, 100],
      [100, 101.6, 99.8, 101],
    ],
  },
};

describe.each(PATTERNS.filter(({ relaxed }) => relaxed !== null))('$id, relaxed', (pattern) => {
  const { value, bars } = DRAWN[pattern.id] ?? { value: 0, bars: [] };
  const candles = [...REST, ...bars].map(candleOf);

  it('sees a drawing that the strict form does not', () => {
    const indicator = singleOf(pattern);
    expect(bars, 'a drawing').not.toHaveLength(0);
    expect(series(indicator, { relaxed: 0 }, candles).at(-1)?.value, 'strict').toBe(0);
    expect(series(indicator, { relaxed: 1 }, candles).at(-1)?.value, 'relaxed').toBe(value);
  });
});

it('a pattern without a relaxed form has no drawing', () => {
  for (const { id, relaxed } of PATTERNS) expect(DRAWN[id] === undefined, id).toBe(relaxed === null);
});
