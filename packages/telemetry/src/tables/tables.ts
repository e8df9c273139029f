import { API_METRICS } from './api.ts';
import { INGEST_METRICS } from './ingest.ts';
import { LIVE_METRICS } from './live.ts';
import type { MetricTable } from './metric.ts';
import { PART_METRICS } from './parts.ts';
import { PROCESS_METRICS } from './process.ts';
import { STANDBY_METRICS } from './standby.ts';
import { STATUS_METRICS } from './status.ts';
import { WEB_METRICS } from './web.ts';
import { WORKER_METRICS } from './worker.ts';

/** What each process tells beside what all of them do. */
export const OWN_METRICS = {
  web: WEB_METRICS,
  api: API_METRICS,
  live: LIVE_METRICS,
  ingest: INGEST_METRICS,
  worker: WORKER_METRICS,
  standby: STANDBY_METRICS,
  status: STATUS_METRICS,
} as const satisfies Record<string, MetricTable>;

export type WatchedProcess = keyof typeof OWN_METRICS;

export const WATCHED = Object.keys(OWN_METRICS) as readonly WatchedProcess[];

/** All that each process tells, for whoever checks rules and dashboards against it. */
export const metricsOf = (process: WatchedProcess): MetricTable => ({
  ...PROCESS_METRICS,
  ...PART_METRICS,
  ...OWN_METRICS[process],
});
