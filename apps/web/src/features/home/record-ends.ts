import type { RowOf } from '@chuli/contracts';
import { excessFigures } from '../../shared/signal/excess-figures.ts';
import { byVerdict } from '../../shared/signal/verdict-summary.ts';

export type RecordRow = RowOf<'/data/overall-chuli-performance/'>;

type RecordEnds = { readonly best: readonly RecordRow[]; readonly worst: readonly RecordRow[] };

/**
 * The records at both ends, as many of the worst as of the best: a page that shows only its best would be an
 * advertisement. Ordered as the whole list is, by verdict and by the low end of the interval; what has too few trades
 * to be judged, or no interval, is at neither end, and no record is at both.
 */
export const recordEnds = (rows: readonly RecordRow[], each: number): RecordEnds => {
  const judged = rows
    .filter((row) => row.verdict !== 'too-few' && excessFigures(row) !== null)
    .toSorted(byVerdict);
  const count = Math.min(each, Math.floor(judged.length / 2));
  return { best: judged.slice(0, count), worst: count === 0 ? [] : judged.slice(-count) };
};
