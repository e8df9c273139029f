import { type Candle, PATTERNS, candlesticks, series } from '@chuli/indicators';
import { expect, it } from 'vitest';
import { PATTERN_SHAPES } from './pattern-shapes.ts';

const candle = (prices: readonly number[], session: number): Candle => {
  const [open = 0, high = 0, low = 0, close = 0] = prices;
  return { open, high, low, close, volume: 100, amount: null, market: null, session, minute: 0 };
};

/** Twenty small candles that fall, rest or rise to 100, so that the rule knows what is long and what is short. */
const before = (step: number): number[][] =>
  Array.from({ length: 20 }, (_, index) => {
    const middle = 100 - step * (19 - index);
    return index % 2 === 0
      ? [middle - 2, middle + 3, middle - 3, middle + 2]
      : [middle + 2, middle + 3, middle - 3, middle - 2];
  });

const candlesOf = (shape: readonly number[]): number[][] =>
  Array.from({ length: shape.length / 4 }, (_, index) => shape.slice(index * 4, index * 4 + 4));

/** What the strict rule finds at the last candle of a drawing, after one of the three courses. */
const findings = (pattern: string, shape: readonly number[]): number[] =>
  [-1, 0, 1].map((step) => {
    const bars = [...before(step), ...candlesOf(shape)].map(candle);
    const found = series(candlesticks, { relaxed: 0 }, bars).at(-1) ?? [];
    return found.find(({ id }) => id === pattern)?.value ?? 0;
  });

const SIDES = { bullish: ['buy'], bearish: ['sell'], both: ['buy', 'sell'], neutral: [] } as const;
const drawings = PATTERNS.flatMap(({ id, bars, side }) =>
  SIDES[side].map((one) => ({ id, bars, side: one })),
);

it.each(drawings)('the drawing of $id, $side, is one by its own strict rule', ({ id, bars, side }) => {
  const shape = PATTERN_SHAPES[`${id} ${side}`] ?? [];
  expect(shape).toHaveLength(bars * 4);
  expect(findings(id, shape)).toContain(side === 'buy' ? 100 : -100);
});
