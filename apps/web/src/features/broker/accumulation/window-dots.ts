import { LABEL_NEEDS } from './label-needs.ts';
import type { WindowRow } from './window-words.ts';

/** Prices that moved further stand at the edge. */
export const MOST_RANGES = 3;

export type Dot = {
  readonly row: WindowRow;
  readonly percentile: number;
  readonly ranges: number;
  /** Far out in its own past without the label: chance does as much, or too few orders. */
  readonly isHollow: boolean;
};

/** The stocks that have a place of their own and a price. */
export const dotsOf = (rows: readonly WindowRow[]): Dot[] =>
  rows.flatMap((row): Dot[] => {
    const { percentile, ranges, label } = row;
    if (percentile === null || ranges === null) return [];
    const isFar = percentile >= LABEL_NEEDS.percentile || percentile <= 100 - LABEL_NEEDS.percentile;
    return [
      {
        row,
        percentile,
        ranges: Math.min(Math.max(ranges, -MOST_RANGES), MOST_RANGES),
        isHollow: isFar && label === null,
      },
    ];
  });
