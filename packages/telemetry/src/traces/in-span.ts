import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  type SpanKind,
  SpanStatusCode,
  TraceFlags,
  context,
  isSpanContextValid,
  trace,
} from '@opentelemetry/api';
import { newSpanId, newTraceId, readTraceparent, writeTraceparent } from './traceparent.ts';
import { underTraceId } from './tracer.ts';

const tracer = () => trace.getTracer('chuli');

export const failSpan = (span: Span, error: unknown): void => {
  span.setStatus({
    code: SpanStatusCode.ERROR,
    message: error instanceof Error ? error.message : String(error),
  });
};

/** Does a piece of work as a part of whatever is under way here. */
export const inSpan = <T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> =>
  tracer().startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      failSpan(span, error);
      throw error;
    } finally {
      span.end();
    }
  });

/** A request that another process sent, or one that begins here under an id that is already told. */
export type Asked = { readonly from: SpanContext } | { readonly traceId: string };

const contextOf = (asked: Asked): Context =>
  'from' in asked
    ? trace.setSpanContext(ROOT_CONTEXT, asked.from)
    : underTraceId(ROOT_CONTEXT, asked.traceId);

/** Begins the span of a request; `within` is where its parts belong. */
export const beginRequest = (
  name: string,
  asked: Asked,
  { kind, attributes }: { kind: SpanKind; attributes: Attributes },
): { readonly span: Span; readonly within: Context } => {
  const parent = contextOf(asked);
  const span = tracer().startSpan(name, { kind, attributes }, parent);
  return { span, within: trace.setSpan(parent, span) };
};

/** What goes along with a question to the next process: the id of the request, also where no traces are kept. */
export const traceparentOf = (span: Span, traceId: string): string => {
  const own = span.spanContext();
  if (isSpanContextValid(own)) return writeTraceparent(own);
  return writeTraceparent({ traceId, spanId: newSpanId(), traceFlags: TraceFlags.NONE });
};

/** A piece of work that is over, as a part of what another process began. */
export const tellSpan = (
  name: string,
  { traceparent, startMs, endMs }: { traceparent: string | null; startMs: number; endMs: number },
): void => {
  const from = readTraceparent(traceparent);
  if (from === null) return;
  const parent = trace.setSpanContext(ROOT_CONTEXT, from);
  tracer().startSpan(name, { startTime: startMs }, parent).end(endMs);
};

/** A piece of work that begins here, with what goes along with what it sends; undefined where no traces are kept. */
export const inOwnTrace = async <T>(
  name: string,
  attributes: Attributes,
  work: (traceparent: string | undefined) => Promise<T>,
): Promise<T> => {
  const span = tracer().startSpan(name, { attributes }, underTraceId(ROOT_CONTEXT, newTraceId()));
  const within = trace.setSpan(ROOT_CONTEXT, span);
  try {
    const traceparent = span.isRecording() ? writeTraceparent(span.spanContext()) : undefined;
    return await context.with(within, () => work(traceparent));
  } catch (error) {
    failSpan(span, error);
    throw error;
  } finally {
    span.end();
  }
};
