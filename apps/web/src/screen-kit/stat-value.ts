import type { KeyStat } from './screen-definition.ts';

/** The figure of a statistic over all rows; null where no row has a known value, since unknown is not 0. */
export const statValue = <Row>(rows: readonly Row[], { key, of }: KeyStat<Row>): number | null => {
  const known = rows.flatMap((row) => {
    const value: unknown = row[key];
    return typeof value === 'number' && Number.isFinite(value) ? [value] : [];
  });
  const [first, ...rest] = known;
  if (first === undefined) return null;
  if (of === 'sum' || of === 'mean')
    return rest.reduce((sum, value) => sum + value, first) / (of === 'mean' ? known.length : 1);
  return rest.reduce(
    (best, value) => (of === 'largest' ? Math.max(best, value) : Math.min(best, value)),
    first,
  );
};
