import { defineIndicator } from '../define-indicator.ts';

/*
 * Levels that traders draw before a session (or week) opens, from the high, low and close of the one before. The output
 * at a bar is computed from that bar, once it has closed: the levels stand for the NEXT bar. To test a bar against its
 * levels, take the output of the bar before it.
 */

/** Floor traders' pivots, TradingView's "Traditional": the middle of the bar, and its reach mirrored around that. */
export const pivotsClassic = defineIndicator({
  id: 'pivots-classic',
  title: 'Classic pivots for the next bar',
  parameters: {},
  drawing: {
    short: 'Pivots',
    place: 'overlay',
    lines: [
      { field: 'p', shape: 'levels', words: '' },
      { field: 'r1', shape: 'levels', words: 'R1' },
      { field: 'r2', shape: 'levels', words: 'R2' },
      { field: 'r3', shape: 'levels', words: 'R3' },
      { field: 's1', shape: 'levels', words: 'S1' },
      { field: 's2', shape: 'levels', words: 'S2' },
      { field: 's3', shape: 'levels', words: 'S3' },
    ],
    isForNext: true,
  },
  warmup: () => 0,
  init: () => ({}),
  step: (_, { high, low, close }) => {
    const p = (high + low + close) / 3;
    const reach = high - low;
    return {
      p,
      r1: 2 * p - low,
      r2: p + reach,
      r3: high + 2 * (p - low),
      s1: 2 * p - high,
      s2: p - reach,
      s3: low - 2 * (high - p),
    };
  },
});

/** Fibonacci pivots, TradingView: shares of the bar's reach around its middle. */
export const pivotsFibonacci = defineIndicator({
  id: 'pivots-fibonacci',
  title: 'Fibonacci pivots for the next bar',
  parameters: {},
  drawing: {
    short: 'Fib pivots',
    place: 'overlay',
    lines: [
      { field: 'p', shape: 'levels', words: '' },
      { field: 'r1', shape: 'levels', words: 'R1' },
      { field: 'r2', shape: 'levels', words: 'R2' },
      { field: 'r3', shape: 'levels', words: 'R3' },
      { field: 's1', shape: 'levels', words: 'S1' },
      { field: 's2', shape: 'levels', words: 'S2' },
      { field: 's3', shape: 'levels', words: 'S3' },
    ],
    isForNext: true,
  },
  warmup: () => 0,
  init: () => ({}),
  step: (_, { high, low, close }) => {
    const p = (high + low + close) / 3;
    const reach = high - low;
    return {
      p,
      r1: p + 0.382 * reach,
      r2: p + 0.618 * reach,
      r3: p + reach,
      s1: p - 0.382 * reach,
      s2: p - 0.618 * reach,
      s3: p - reach,
    };
  },
});

/** Camarilla levels, Nick Stott 1989, TradingView: growing shares of the bar's reach around its close. */
export const pivotsCamarilla = defineIndicator({
  id: 'pivots-camarilla',
  title: 'Camarilla levels for the next bar',
  parameters: {},
  drawing: {
    short: 'Camarilla',
    place: 'overlay',
    lines: [
      { field: 'p', shape: 'levels', words: '' },
      { field: 'r1', shape: 'levels', words: 'R1' },
      { field: 'r2', shape: 'levels', words: 'R2' },
      { field: 'r3', shape: 'levels', words: 'R3' },
      { field: 'r4', shape: 'levels', words: 'R4' },
      { field: 's1', shape: 'levels', words: 'S1' },
      { field: 's2', shape: 'levels', words: 'S2' },
      { field: 's3', shape: 'levels', words: 'S3' },
      { field: 's4', shape: 'levels', words: 'S4' },
    ],
    isForNext: true,
  },
  warmup: () => 0,
  init: () => ({}),
  step: (_, { high, low, close }) => {
    const unit = (1.1 * (high - low)) / 12;
    return {
      p: (high + low + close) / 3,
      r1: close + unit,
      r2: close + 2 * unit,
      r3: close + 3 * unit,
      r4: close + 6 * unit,
      s1: close - unit,
      s2: close - 2 * unit,
      s3: close - 3 * unit,
      s4: close - 6 * unit,
    };
  },
});
