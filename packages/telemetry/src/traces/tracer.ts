import {
  type Context,
  type Span,
  SpanKind,
  type SpanOptions,
  TraceFlags,
  type Tracer,
  context,
  createContextKey,
  trace,
} from '@opentelemetry/api';
import { LocalTrace } from './local-trace.ts';
import { KeptSpan, type TraceOf } from './span.ts';
import { newTraceId } from './traceparent.ts';

const TRACE_ID = createContextKey('the id of a request that has no span yet');

/** What begins under it has this id as its trace's. */
export const underTraceId = (parent: Context, traceId: string): Context => parent.setValue(TRACE_ID, traceId);

export type TracerNeeds = {
  /** Of all traces that begin here so many are kept. */
  readonly part: number;
  readonly keep: (spans: readonly KeptSpan[]) => void;
  readonly random?: () => number;
};

type Work = (span: Span) => unknown;

/** Makes spans that know their trace: that of the span around them, that of another process, or one of their own. */
export const createTracer = ({ part, keep, random = Math.random }: TracerNeeds): Tracer => {
  const traceFor = (
    parent: Context,
  ): { local: TraceOf<KeptSpan>; parentId: string | null; isFirst: boolean } => {
    const around = trace.getSpan(parent);
    if (around instanceof KeptSpan) return { local: around.trace, parentId: around.spanId, isFirst: false };
    const remote = trace.getSpanContext(parent);
    if (remote !== undefined && trace.isSpanContextValid(remote)) {
      const isDrawn = (remote.traceFlags & TraceFlags.SAMPLED) !== 0;
      const local = new LocalTrace(remote.traceId, isDrawn, keep);
      return { local, parentId: remote.spanId, isFirst: true };
    }
    const traceId = (parent.getValue(TRACE_ID) as string | undefined) ?? newTraceId();
    return { local: new LocalTrace(traceId, random() < part, keep), parentId: null, isFirst: true };
  };

  const startSpan = (name: string, options: SpanOptions = {}, parent: Context = context.active()): Span => {
    const { local, parentId, isFirst } = traceFor(options.root === true ? trace.deleteSpan(parent) : parent);
    const { kind = SpanKind.INTERNAL, startTime, attributes } = options;
    return new KeptSpan(local, { name, kind, parentId, isFirst, startTime, attributes });
  };

  const startActiveSpan = (name: string, ...rest: readonly unknown[]): unknown => {
    const work = rest.at(-1) as Work;
    const options = rest.length > 1 ? (rest[0] as SpanOptions) : {};
    const parent = rest.length > 2 ? (rest[1] as Context) : context.active();
    const span = startSpan(name, options, parent);
    return context.with(trace.setSpan(parent, span), work, undefined, span);
  };

  return { startSpan, startActiveSpan };
};
