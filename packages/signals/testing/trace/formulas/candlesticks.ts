import type { Bar } from '../bars.ts';
import { type Candle, candleOf } from './candle.ts';
import { LINES, type Pattern } from './candle-lines.ts';
import { PAIRS } from './candle-pairs.ts';
import { THREES } from './candle-threes.ts';

const PATTERNS: Readonly<Record<string, Pattern>> = { ...LINES, ...PAIRS, ...THREES };

/** Candles whose shape is the only question here; the others are not recomputed. */
export const RECOMPUTED_PATTERNS: readonly string[] = Object.keys(PATTERNS);

/** Means are sums of whole paisa: what turns on less than this is a tie, which a computer settles by its last bit. */
const SLACK = 1e-9;

/** Ten bars before the first of three. */
const BARS_OF_MEANS = 12;

const found = ({ rule, isBare }: Pattern, candles: readonly Candle[], at: number): 1 | 0 | -1 | null => {
  if (isBare !== true && at < BARS_OF_MEANS) return null;
  const [ago4, ago3, ago2, ago1, now] = candles.slice(Math.max(0, at - 4), at + 1);
  return now && ago1 && ago2 && ago3 && ago4 ? rule(now, ago1, ago2, ago3, ago4) : null;
};

/** What the pattern says at each bar; null while bars are missing, in a tie, and for patterns that are not here. */
export const patternColumn = (id: string, bars: readonly Bar[]): (1 | 0 | -1 | null)[] => {
  const pattern = PATTERNS[id];
  if (pattern === undefined) return bars.map(() => null);
  const [loose, tight] = [SLACK, -SLACK].map((slack) => {
    const candles = bars.map((bar, at) => candleOf(bar, bars.slice(Math.max(0, at - 10), at), slack));
    return candles.map((_, at) => found(pattern, candles, at));
  });
  return bars.map((_, at) => (loose?.[at] === tight?.[at] ? (loose?.[at] ?? null) : null));
};
