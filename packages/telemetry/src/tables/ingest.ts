import type { MetricTable } from './metric.ts';

const LAG_BUCKETS = [
  0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.125, 0.15, 0.175, 0.2, 0.225, 0.25, 0.3, 0.4, 0.5, 0.75, 1, 2, 5,
  10, 30,
] as const;

/** What a source may notice. */
const NOTICES = [
  'frozen',
  'html',
  'truncated',
  'too-large',
  'repeated-page',
  'schema-drift',
  'gap',
  'unavailable',
  'breaker-open',
  'time-back',
  'totals-decreased',
  'other-day',
] as const;

const PARTS = ['day', 'fold', 'lease', 'log', 'minutes', 'quarantine', 'source', 'tape', 'usual'] as const;

/** Reasons come from outside as well: a source gone wild must not make a new series of each of its rows. */
const REASONS = { most: 100 } as const;

export const INGEST_METRICS = {
  chuli_ingest_leading: { kind: 'gauge', help: 'Whether this process reads the source' },
  chuli_ingest_term: { kind: 'gauge', help: 'The term of the lease while it is held' },
  chuli_ingest_in_session: {
    kind: 'gauge',
    help: '1 from the pre-open of the running day to its close, as the fold heard it; by the calendar where the source is silent since before it',
  },
  chuli_ingest_heard_seconds: { kind: 'gauge', help: 'Since the fold last heard of the source' },
  chuli_ingest_log_copies: { kind: 'gauge', help: 'Servers that have all of the log' },
  chuli_ingest_log_copies_wanted: { kind: 'gauge', help: 'Servers that are meant to have it' },
  chuli_ingest_outbox_queued: { kind: 'gauge', help: 'Events that wait for the log' },
  chuli_ingest_outbox_published: { kind: 'gauge', help: 'Events that the log took' },
  chuli_ingest_outbox_skipped: { kind: 'gauge', help: 'Events that the log was known to have' },
  chuli_ingest_outbox_duplicates: { kind: 'gauge', help: 'Events that the log refused as known' },
  chuli_ingest_outbox_failures: { kind: 'gauge', help: 'Batches that the log did not take whole' },
  chuli_ingest_tape_rows: { kind: 'gauge', help: 'Contracts written to the tape' },
  chuli_ingest_tape_redelivered: { kind: 'gauge', help: 'Events that told the tape nothing new' },
  chuli_ingest_tape_unreadable: { kind: 'gauge', help: 'Messages that cannot be read' },
  chuli_ingest_tape_late: { kind: 'gauge', help: 'Contracts of a day that was finished' },
  chuli_ingest_fold_trades: { kind: 'gauge', help: 'Trades that stand in the running session' },
  chuli_ingest_fold_duplicates: { kind: 'gauge', help: 'Trades told again' },
  chuli_ingest_fold_conflicts: { kind: 'gauge', help: 'Trades told again with another figure' },
  chuli_ingest_fold_unusable: { kind: 'gauge', help: 'Trades that cannot be held' },
  chuli_ingest_fold_stale_term: { kind: 'gauge', help: 'Events of a replaced leader' },
  chuli_ingest_lag_seconds: {
    kind: 'histogram',
    help: 'From the moment a source gave a trade until it is on the log, in the fold, on the tape',
    labels: { stage: ['log', 'fold', 'tape'] },
    buckets: LAG_BUCKETS,
  },
  chuli_ingest_notices_total: {
    kind: 'counter',
    help: 'What a source noticed',
    labels: { notice: NOTICES },
  },
  chuli_ingest_quarantined_total: {
    kind: 'counter',
    help: 'Rows set aside',
    labels: { reason: REASONS },
  },
  chuli_ingest_gaps_total: {
    kind: 'counter',
    help: 'Where the log did not continue what was read',
    labels: { cause: ['lost', 'began-anew', 'rewound'] },
  },
  chuli_ingest_failures_total: {
    kind: 'counter',
    help: 'What failed and was tried again',
    labels: { part: PARTS },
  },
} as const satisfies MetricTable;
