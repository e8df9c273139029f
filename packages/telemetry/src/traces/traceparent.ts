import { randomBytes } from 'node:crypto';
import { type SpanContext, TraceFlags, isSpanContextValid } from '@opentelemetry/api';

const PATTERN = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

const randomHex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** Names one request through all processes: in logs, in answers (`x-request-id`), on the log and in its trace. */
export const newTraceId = (): string => randomHex(16);
export const newSpanId = (): string => randomHex(8);

/** W3C `traceparent`, as one of our own processes wrote it; null for anything else. */
export const readTraceparent = (text: string | string[] | null | undefined): SpanContext | null => {
  const [, traceId = '', spanId = '', flags = ''] =
    typeof text === 'string' ? (PATTERN.exec(text) ?? []) : [];
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  const found: SpanContext = { traceId, spanId, traceFlags, isRemote: true };
  return isSpanContextValid(found) ? found : null;
};

export const writeTraceparent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`;

/** For what has an id and no span. */
export const newTraceparent = (): string =>
  writeTraceparent({ traceId: newTraceId(), spanId: newSpanId(), traceFlags: TraceFlags.NONE });

/** Whether the trace is kept by whoever wrote this, without reading the rest. */
export const isKept = (traceparent: string | null): boolean => traceparent?.endsWith('-01') === true;
