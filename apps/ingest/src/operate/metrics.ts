import type { LogCopies } from '@chuli/bus';
import { INGEST_METRICS, PART_METRICS, openMeters, readOnce } from '@chuli/telemetry';

export type LagStage = 'log' | 'fold' | 'tape';

/** What is read when somebody asks, not counted as it happens. */
export type Figures = {
  readonly isLeading: boolean;
  /** Whether the market is between its pre-open and its close; null before anything of the day was heard. */
  readonly isInSession: boolean | null;
  /** Engines that were away when they were last asked. */
  readonly away: readonly string[];
  readonly term: number | null;
  readonly secondsSinceHeard: number | null;
  /** Of the log; null while nobody says. */
  readonly copies: LogCopies | null;
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

type Named = Exclude<
  {
    [N in keyof typeof INGEST_METRICS]: (typeof INGEST_METRICS)[N] extends { labels: object } ? never : N;
  }[keyof typeof INGEST_METRICS],
  undefined
>;

const FIGURES: Readonly<Record<Named, (figures: Figures) => number | null>> = {
  chuli_ingest_leading: ({ isLeading }) => Number(isLeading),
  chuli_ingest_term: ({ term }) => term,
  chuli_ingest_in_session: ({ isInSession }) => (isInSession === null ? null : Number(isInSession)),
  chuli_ingest_heard_seconds: ({ secondsSinceHeard }) => secondsSinceHeard,
  chuli_ingest_log_copies: ({ copies }) => copies?.whole ?? null,
  chuli_ingest_log_copies_wanted: ({ copies }) => copies?.wanted ?? null,
  chuli_ingest_outbox_queued: ({ outbox }) => outbox.queued,
  chuli_ingest_outbox_published: ({ outbox }) => outbox.published,
  chuli_ingest_outbox_skipped: ({ outbox }) => outbox.skipped,
  chuli_ingest_outbox_duplicates: ({ outbox }) => outbox.duplicates,
  chuli_ingest_outbox_failures: ({ outbox }) => outbox.failures,
  chuli_ingest_tape_rows: ({ tape }) => tape.rows,
  chuli_ingest_tape_redelivered: ({ tape }) => tape.redelivered,
  chuli_ingest_tape_unreadable: ({ tape }) => tape.unreadable,
  chuli_ingest_tape_late: ({ tape }) => tape.late,
  chuli_ingest_fold_trades: ({ fold }) => fold.trades,
  chuli_ingest_fold_duplicates: ({ fold }) => fold.duplicates,
  chuli_ingest_fold_conflicts: ({ fold }) => fold.conflicts,
  chuli_ingest_fold_unusable: ({ fold }) => fold.unusable,
  chuli_ingest_fold_stale_term: ({ fold }) => fold.staleTerm,
};

const ENGINES = ['tape', 'registry', 'log'];

/** Figures for whoever watches the feed; what each alarm means is in docs/runbook.md. */
export const createMetrics = (read: () => Figures) => {
  const meters = openMeters({ ...INGEST_METRICS, ...PART_METRICS });
  const look = readOnce(read);
  for (const [name, of] of Object.entries(FIGURES)) meters.read(name as Named, () => of(look()));
  meters.read('chuli_engine_away', () =>
    ENGINES.map((engine) => [{ engine }, Number(look().away.includes(engine))]),
  );
  return {
    ...meters,
    lagged: (stage: LagStage, ms: number) =>
      meters.observe('chuli_ingest_lag_seconds', { stage }, ms / 1_000),
    noticed: (notice: string) => meters.count('chuli_ingest_notices_total', { notice }),
    quarantined: (reason: string, count = 1) =>
      meters.count('chuli_ingest_quarantined_total', { reason }, count),
    gap: (cause: string) => meters.count('chuli_ingest_gaps_total', { cause }),
    failed: (part: string) => meters.count('chuli_ingest_failures_total', { part }),
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
