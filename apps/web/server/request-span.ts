import type { ServerResponse } from 'node:http';
import { beginRequest, failSpan, newTraceId, traceparentOf } from '@chuli/telemetry';
import { SpanKind } from '@opentelemetry/api';
import type { Behind } from './meters.ts';

export type RequestSpan = {
  /** Stands in our log, in the logs of what is behind us, and in the answer. */
  readonly requestId: string;
  /** What tells it to what is behind us. */
  readonly traceparent: string;
};

/** Begins the trace of a request that is handed on; it ends with the connection that is answered. */
export const beginSpan = (behind: Behind, method: string, response: ServerResponse): RequestSpan => {
  const requestId = newTraceId();
  const { span } = beginRequest(
    `to ${behind}`,
    { traceId: requestId },
    { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } },
  );
  response.once('close', () => {
    const { statusCode } = response;
    span.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) failSpan(span, String(statusCode));
    span.end();
  });
  return { requestId, traceparent: traceparentOf(span, requestId) };
};
