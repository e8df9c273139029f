import {
  type AttributeValue,
  type Attributes,
  type Exception,
  type Link,
  type Span,
  type SpanContext,
  type SpanKind,
  type SpanStatus,
  SpanStatusCode,
  type TimeInput,
  TraceFlags,
} from '@opentelemetry/api';
import { newSpanId } from './traceparent.ts';

const MOST_ATTRIBUTES = 32;
const LONGEST_TEXT = 500;

const textOf = (exception: Exception): string =>
  (typeof exception === 'string' ? exception : (exception.message ?? '')).slice(0, LONGEST_TEXT);

/** Milliseconds since 1970 of whatever the interface takes. */
const msOf = (time: TimeInput | undefined): number => {
  if (time === undefined) return performance.timeOrigin + performance.now();
  if (time instanceof Date) return time.getTime();
  if (typeof time === 'number') return time;
  return time[0] * 1_000 + time[1] / 1_000_000;
};

type Begun = {
  readonly name: string;
  readonly kind: SpanKind;
  readonly parentId: string | null;
  /** No other span of this process began it. */
  readonly isFirst: boolean;
  readonly startTime?: TimeInput | undefined;
  readonly attributes?: Attributes | undefined;
};

/** What a span needs of the trace that it is part of. */
export type TraceOf<Span> = {
  readonly traceId: string;
  readonly isDrawn: boolean;
  end(span: Span, isFirst: boolean): void;
};

/** A piece of work with its beginning and its end, as it goes over the wire when its trace is kept. */
export class KeptSpan implements Span {
  readonly trace: TraceOf<KeptSpan>;
  readonly spanId = newSpanId();
  readonly kind: SpanKind;
  readonly parentId: string | null;
  readonly startMs: number;
  readonly attributes: Record<string, AttributeValue> = {};
  name: string;
  endMs: number | null = null;
  status: SpanStatus = { code: SpanStatusCode.UNSET };
  readonly #isFirst: boolean;

  constructor(trace: TraceOf<KeptSpan>, { name, kind, parentId, isFirst, startTime, attributes }: Begun) {
    this.trace = trace;
    this.name = name;
    this.kind = kind;
    this.parentId = parentId;
    this.#isFirst = isFirst;
    this.startMs = msOf(startTime);
    this.setAttributes(attributes ?? {});
  }

  get hasFailed(): boolean {
    return this.status.code === SpanStatusCode.ERROR;
  }

  spanContext(): SpanContext {
    const { traceId, isDrawn } = this.trace;
    return { traceId, spanId: this.spanId, traceFlags: isDrawn ? TraceFlags.SAMPLED : TraceFlags.NONE };
  }

  setAttribute(key: string, value: AttributeValue): this {
    if (Object.keys(this.attributes).length < MOST_ATTRIBUTES) this.attributes[key] = value;
    return this;
  }

  setAttributes(attributes: Attributes): this {
    for (const [key, value] of Object.entries(attributes))
      if (value !== undefined) this.setAttribute(key, value);
    return this;
  }

  setStatus(status: SpanStatus): this {
    this.status = status;
    return this;
  }

  recordException(exception: Exception): void {
    this.setAttribute('exception.message', textOf(exception));
  }

  updateName(name: string): this {
    this.name = name;
    return this;
  }

  /** Neither moments nor links are told: an attribute says as much. */
  addEvent(): this {
    return this;
  }

  addLink(_link: Link): this {
    return this;
  }

  addLinks(_links: Link[]): this {
    return this;
  }

  isRecording(): boolean {
    return this.endMs === null;
  }

  end(endTime?: TimeInput): void {
    if (this.endMs !== null) return;
    this.endMs = Math.max(this.startMs, msOf(endTime));
    this.trace.end(this, this.#isFirst);
  }
}
