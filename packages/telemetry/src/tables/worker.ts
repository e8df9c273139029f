import type { MetricTable } from './metric.ts';

const PARTS = ['signals', 'alerts', 'checks', 'notices'] as const;

export const WORKER_METRICS = {
  chuli_worker_leading: {
    kind: 'gauge',
    help: '1 while this copy computes the signals and the others stand by',
  },
  chuli_worker_passes_total: {
    kind: 'counter',
    help: 'Passes that came to their end, and those that failed and are tried again',
    labels: { part: PARTS, outcome: ['done', 'failed'] },
  },
  chuli_worker_pass_seconds: {
    kind: 'histogram',
    help: 'How long a pass took that had something to do',
    labels: { part: PARTS },
    buckets: [0.1, 0.5, 1, 5, 15, 60, 180, 600],
  },
  chuli_worker_pass_age_seconds: {
    kind: 'gauge',
    help: 'Since a pass last came to its end, before the first since this copy does it; nothing while another does',
    labels: { part: PARTS },
  },
  chuli_worker_bars_closed_timestamp_seconds: {
    kind: 'gauge',
    help: 'The last session whose bars and signals are final, as the beginning of that day',
  },
  chuli_worker_alerts_judged_timestamp_seconds: {
    kind: 'gauge',
    help: 'The last session on which alerts were judged at its close',
  },
  chuli_worker_alerts_held: { kind: 'gauge', help: 'Alerts that this copy judges' },
} as const satisfies MetricTable;
