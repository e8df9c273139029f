import { type AttributeValue, type SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { KeptSpan } from './span.ts';

type Json = Readonly<Record<string, unknown>>;

const valueOf = (value: AttributeValue): Json => {
  if (Array.isArray(value)) return { stringValue: value.join(' ') };
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value !== 'number') return { stringValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
};

const attributesOf = (attributes: Readonly<Record<string, AttributeValue>>): Json[] =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }));

const nanosOf = (ms: number): string => `${BigInt(Math.round(ms * 1_000)) * 1_000n}`;

/** The interface counts from 0, the wire from 1. */
const kindOf = (kind: SpanKind): number => kind + 1;

const spanOf = (span: KeptSpan): Json => ({
  traceId: span.trace.traceId,
  spanId: span.spanId,
  ...(span.parentId !== null && { parentSpanId: span.parentId }),
  name: span.name,
  kind: kindOf(span.kind),
  startTimeUnixNano: nanosOf(span.startMs),
  endTimeUnixNano: nanosOf(span.endMs ?? span.startMs),
  attributes: attributesOf(span.attributes),
  status: {
    code: span.status.code,
    ...(span.status.code === SpanStatusCode.ERROR && { message: span.status.message ?? '' }),
  },
});

/** What a collector takes at `/v1/traces`, in the JSON of OTLP. */
export const otlpOf = (service: string, spans: readonly KeptSpan[]): Json => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf({ 'service.name': service }) },
      scopeSpans: [{ scope: { name: service }, spans: spans.map(spanOf) }],
    },
  ],
});
