import { ERROR_RATE } from '../parameters.ts';
import type { Interval } from './block-bootstrap.ts';
import { normalQuantile } from './normal-quantile.ts';
import type { Statistics } from './statistics.ts';

export type Verdict = 'edge' | 'no-edge' | 'too-few';

/**
 * The interval as wide as it must be when this many cells are looked at and one false edge in twenty such records is
 * accepted (Bonferroni): of a hundred rules without any merit, five would clear their own interval by luck.
 */
export const widened = (interval: Interval, mean: number, cellsTested: number): Interval => {
  const wider = normalQuantile(ERROR_RATE / (2 * Math.max(1, cellsTested))) / normalQuantile(ERROR_RATE / 2);
  return { low: mean - (mean - interval.low) * wider, high: mean + (interval.high - mean) * wider };
};

/** An edge has to show in the sealed part, after 20 sessions and by the family's own exit alike. */
export const verdictOf = (
  judged: readonly (Pick<Statistics, 'interval' | 'meanExcess'> | undefined)[],
  cellsTested: number,
): Verdict => {
  const lows: number[] = [];
  for (const figures of judged) {
    if (figures === undefined || figures.interval === null || figures.meanExcess === null) return 'too-few';
    lows.push(widened(figures.interval, figures.meanExcess, cellsTested).low);
  }
  return lows.every((low) => low > 0) ? 'edge' : 'no-edge';
};
