export { type AnswerMetrics, answerMetrics } from './listener/answer-metrics.ts';
export { type MetricsDoor } from './listener/door.ts';
export { type MetricsListener, type MetricsPlace, listenForMetrics } from './listener/listener.ts';
export { type Meters, openMeters } from './meters/meters.ts';
export { readOnce } from './meters/once.ts';
export {
  TELEMETRY,
  type TelemetrySettings,
  reachedTelemetry,
  readReachedTelemetry,
  readTelemetry,
} from './settings.ts';
export { API_METRICS, KEPT } from './tables/api.ts';
export { INGEST_METRICS } from './tables/ingest.ts';
export { LIVE_METRICS } from './tables/live.ts';
export type { Metric, MetricTable } from './tables/metric.ts';
export { PART_METRICS } from './tables/parts.ts';
export { STANDBY_METRICS } from './tables/standby.ts';
export { STATUS_METRICS, STATUS_PARTS } from './tables/status.ts';
export { WATCHED, type WatchedProcess, metricsOf } from './tables/tables.ts';
export { WEB_METRICS } from './tables/web.ts';
export { WORKER_METRICS } from './tables/worker.ts';
export {
  type Asked,
  beginRequest,
  failSpan,
  inOwnTrace,
  inSpan,
  tellSpan,
  traceparentOf,
} from './traces/in-span.ts';
export { isKept, newTraceId, newTraceparent, readTraceparent } from './traces/traceparent.ts';
export { type Tracing, openTracing } from './traces/tracing.ts';
export { readTracing } from './traces/read-tracing.ts';
