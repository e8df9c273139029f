import type { Meters } from '../meters/meters.ts';
import type { PART_METRICS } from '../tables/parts.ts';
import type { Tracing } from './tracing.ts';

/** What became of kept spans, among the figures of the process that made them. */
export const readTracing = (
  meters: Pick<Meters<typeof PART_METRICS>, 'read'>,
  { counts }: Pick<Tracing, 'counts'>,
): void => {
  meters.read('chuli_spans_total', () =>
    Object.entries(counts()).map(([outcome, count]) => [{ outcome }, count] as const),
  );
};
