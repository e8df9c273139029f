import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export type LagStage = 'log' | 'fold' | 'tape';

/** What is read when somebody asks, not counted as it happens. */
export type Figures = {
  readonly isLeading: boolean;
  readonly term: number | null;
  readonly secondsSinceHeard: number | null;
  readonly outbox: {
    queued: number;
    published: number;
    skipped: number;
    duplicates: number;
    failures: number;
  };
  readonly tape: { rows: number; redelivered: number; unreadable: number; late: number };
  readonly fold: {
    trades: number;
    duplicates: number;
    conflicts: number;
    unusable: number;
    staleTerm: number;
  };
};

const LAG_BUCKETS = [
  0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.125, 0.15, 0.175, 0.2, 0.225, 0.25, 0.3, 0.4, 0.5, 0.75, 1, 2, 5,
  10, 30,
];

/** Reasons come from outside as well: a source gone wild must not make a new series of each of its rows. */
const MOST_REASONS = 100;

const boundedNames = () => {
  const known = new Set<string>();
  return (name: string): string => {
    if (!known.has(name) && known.size >= MOST_REASONS) return 'other';
    known.add(name);
    return name;
  };
};

const FIGURES: readonly (readonly [name: string, help: string, of: (figures: Figures) => number | null])[] = [
  ['leading', 'Whether this process reads the source', ({ isLeading }) => Number(isLeading)],
  ['term', 'The term of the lease while it is held', ({ term }) => term],
  ['heard_seconds', 'Since the fold last heard of the source', ({ secondsSinceHeard }) => secondsSinceHeard],
  ['outbox_queued', 'Events that wait for the log', ({ outbox }) => outbox.queued],
  ['outbox_published', 'Events that the log took', ({ outbox }) => outbox.published],
  ['outbox_skipped', 'Events that the log was known to have', ({ outbox }) => outbox.skipped],
  ['outbox_duplicates', 'Events that the log refused as known', ({ outbox }) => outbox.duplicates],
  ['outbox_failures', 'Batches that the log did not take whole', ({ outbox }) => outbox.failures],
  ['tape_rows', 'Contracts written to the tape', ({ tape }) => tape.rows],
  ['tape_redelivered', 'Events that told the tape nothing new', ({ tape }) => tape.redelivered],
  ['tape_unreadable', 'Messages that cannot be read', ({ tape }) => tape.unreadable],
  ['tape_late', 'Contracts of a day that was finished', ({ tape }) => tape.late],
  ['fold_trades', 'Trades that stand in the running session', ({ fold }) => fold.trades],
  ['fold_duplicates', 'Trades told again', ({ fold }) => fold.duplicates],
  ['fold_conflicts', 'Trades told again with another figure', ({ fold }) => fold.conflicts],
  ['fold_unusable', 'Trades that cannot be held', ({ fold }) => fold.unusable],
  ['fold_stale_term', 'Events of a replaced leader', ({ fold }) => fold.staleTerm],
];

const FRESH_MS = 50;

/** All gauges of one answer are from one look. */
const readOnce = (read: () => Figures): (() => Figures) => {
  let looked: { at: number; figures: Figures | null } = { at: 0, figures: null };
  return () => {
    const now = performance.now();
    const { at, figures } = looked;
    if (figures !== null && now - at < FRESH_MS) return figures;
    const fresh = read();
    looked = { at: now, figures: fresh };
    return fresh;
  };
};

/** Figures for whoever watches the feed; what each alarm means is in docs/runbook.md. */
export const createMetrics = (read: () => Figures) => {
  const registry = new Registry();
  const registers = [registry];
  const look = readOnce(read);
  for (const [name, help, of] of FIGURES) {
    const gauge: Gauge = new Gauge({
      name: `chuli_ingest_${name}`,
      help,
      registers,
      collect: () => {
        const value = of(look());
        if (value === null) gauge.reset();
        else gauge.set(value);
      },
    });
  }
  const counter = (name: string, help: string, label: string): ((value: string, count?: number) => void) => {
    const nameOf = boundedNames();
    const found = new Counter({ name: `chuli_ingest_${name}_total`, help, labelNames: [label], registers });
    return (value, count = 1) => found.inc({ [label]: nameOf(value) }, count);
  };
  const lag = new Histogram({
    name: 'chuli_ingest_lag_seconds',
    help: 'From the moment a source gave a trade until it is on the log, in the fold, on the tape',
    labelNames: ['stage'],
    buckets: LAG_BUCKETS,
    registers,
  });
  return {
    collectProcess: () => collectDefaultMetrics({ register: registry }),
    lagged: (stage: LagStage, ms: number) => lag.observe({ stage }, ms / 1_000),
    noticed: counter('notices', 'What a source noticed', 'notice'),
    quarantined: counter('quarantined', 'Rows set aside', 'reason'),
    gap: counter('gaps', 'Where the log did not continue what was read', 'cause'),
    failed: counter('failures', 'What failed and was tried again', 'part'),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
