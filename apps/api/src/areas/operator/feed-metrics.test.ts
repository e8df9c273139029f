import { describe, expect, it } from 'vitest';
import { quantileOf, readSeries, totalOf } from './feed-metrics.ts';
import { rowOfSeries } from './processes.ts';

/** Written by hand after the text format of Prometheus, with the names of docs/runbook.md. */
const TEXT = `# HELP chuli_ingest_leading Whether this process reads the source
# TYPE chuli_ingest_leading gauge
chuli_ingest_leading 1
chuli_ingest_term 4
chuli_ingest_heard_seconds 2.5
chuli_ingest_outbox_queued 12
chuli_ingest_fold_duplicates 7
chuli_ingest_fold_conflicts 0
chuli_ingest_gaps_total{cause="rewound"} 1
chuli_ingest_gaps_total{cause="lost"} 2
chuli_ingest_lag_seconds_bucket{le="0.1",stage="log"} 980
chuli_ingest_lag_seconds_bucket{le="0.25",stage="log"} 995
chuli_ingest_lag_seconds_bucket{le="+Inf",stage="log"} 1000
chuli_ingest_lag_seconds_bucket{le="0.1",stage="tape"} 10
chuli_ingest_lag_seconds_bucket{le="+Inf",stage="tape"} 100
a line that nobody can read
`;

describe('the figures of a feed process', () => {
  const series = readSeries(TEXT);

  it('are read by name, and sums go over all labels', () => {
    expect(series.get('chuli_ingest_term')).toBe(4);
    expect(totalOf(series, 'chuli_ingest_gaps_total')).toBe(3);
    expect(totalOf(series, 'chuli_ingest_quarantined_total')).toBe(0);
  });

  it('give the end of the bucket that holds 99 of 100, and nothing where it is beyond the last', () => {
    const lag = (stage: string) => quantileOf(series, 'chuli_ingest_lag_seconds', `stage="${stage}"`, 0.99);
    expect([lag('log'), lag('tape'), lag('fold')]).toEqual([0.25, null, null]);
  });

  it('are null where the process does not tell them', () => {
    expect(rowOfSeries(readSeries(''))).toMatchObject({ is_leading: null, term: null, duplicates: null });
    expect(rowOfSeries(series)).toMatchObject({ is_leading: true, gaps: 3, duplicates: 7, lag_log: 0.25 });
  });
});
