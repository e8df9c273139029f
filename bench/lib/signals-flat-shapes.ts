import { PATTERNS, type PatternId } from '@chuli/indicators';
import { type FlatBars, at } from './signals-flat-parts.ts';
import { columnsFor } from './signals-flat-uses.ts';

/**
 * Candles in columns, with the totals of the bars before each as TA-Lib runs them: B of bodies, R of ranges and S of
 * shadows over ten bars, Q of ranges over five, each by the bar from which it runs. Hits are told in lists.
 */
export type Shapes = ReturnType<typeof flatShapes>;

const TOTALS = [
  ...(['B10', 'B11', 'B12', 'B13', 'B14'] as const),
  ...(['R10', 'R11', 'R12', 'R13'] as const),
  ...(['S10', 'S11', 'S12'] as const),
  ...(['Q5', 'Q6', 'Q10', 'Q11'] as const),
] as const;

const OF = { B: 'body', R: 'range', S: 'shadows', Q: 'range' } as const;

export const flatShapes = (bars: FlatBars) => ({
  bars,
  ...columnsFor(bars, 'top', 'bottom', 'body', 'upper', 'lower', 'range', 'shadows', 'color'),
  ...columnsFor(bars, ...TOTALS),
  hits: 0,
  patterns: new Uint8Array(bars.room * PATTERNS.length),
  hitBars: new Int32Array(bars.room * PATTERNS.length),
  findings: new Int16Array(bars.room * PATTERNS.length),
});

export const numberOfPattern = (id: PatternId): number => PATTERNS.findIndex((pattern) => pattern.id === id);

export const tell = (shapes: Shapes, pattern: number, i: number, finding: number): void => {
  const place = shapes.hits;
  shapes.patterns[place] = pattern;
  shapes.hitBars[place] = i;
  shapes.findings[place] = finding;
  shapes.hits = place + 1;
};

const totalInto = (
  to: Float64Array,
  of: Float64Array,
  { start, size, length }: { start: number; size: number; length: number },
): void => {
  if (start >= length) return;
  let total = 0;
  for (let i = start - size; i < start; i += 1) total += at(of, i);
  to[start] = total;
  for (let i = start + 1; i < length; i += 1) {
    total += at(of, i - 1) - at(of, i - 1 - size);
    to[i] = total;
  }
};

export const fillShapes = (shapes: Shapes): void => {
  const { bars, top, bottom, body, upper, lower, range, shadows, color } = shapes;
  const { open, high, low, close, length } = bars;
  shapes.hits = 0;
  for (let i = 0; i < length; i += 1) {
    const isWhite = at(close, i) >= at(open, i);
    const over = isWhite ? at(close, i) : at(open, i);
    const under = isWhite ? at(open, i) : at(close, i);
    top[i] = over;
    bottom[i] = under;
    body[i] = over - under;
    upper[i] = at(high, i) - over;
    lower[i] = under - at(low, i);
    shadows[i] = at(high, i) - over + (under - at(low, i));
    range[i] = at(high, i) - at(low, i);
    color[i] = isWhite ? 1 : -1;
  }
  for (const total of TOTALS) {
    const of = total.charAt(0) as keyof typeof OF;
    const size = of === 'Q' ? 5 : 10;
    totalInto(shapes[total], shapes[OF[of]], { start: Number(total.slice(1)), size, length });
  }
};
