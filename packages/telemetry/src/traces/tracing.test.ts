import { SpanKind, context, trace } from '@opentelemetry/api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginRequest, failSpan, inOwnTrace, inSpan, tellSpan, traceparentOf } from './in-span.ts';
import { type Collector, startCollector } from './testing/collector.ts';
import { newTraceId, readTraceparent } from './traceparent.ts';
import { type Tracing, openTracing } from './tracing.ts';

/** The first question of a process takes long on a busy machine. */
const PATIENCE_MS = 60_000;

let collector: Collector;
let tracing: Tracing;
beforeEach(async () => {
  collector = await startCollector();
});
afterEach(async () => {
  await tracing.stop();
  collector.stop();
});

const begin = (part: number): void => {
  tracing = openTracing('api', { url: collector.url, part });
};

/** A request as a process answers it: begun under an id, with a part in it, ended well or not. */
const answer = async (traceId: string, fails = false): Promise<void> => {
  const { span, within } = beginRequest(
    'market.summary',
    { traceId },
    { kind: SpanKind.SERVER, attributes: {} },
  );
  await context
    .with(within, () =>
      inSpan('build', { lane: 'light' }, async () => {
        await Promise.resolve();
        if (fails) throw new Error('broken');
      }),
    )
    .catch((error: unknown) => failSpan(span, error));
  span.end();
};

describe('traces', () => {
  it('that are drawn go to the collector whole, under the id of the request', async () => {
    begin(1);
    const traceId = newTraceId();
    await answer(traceId);
    await tracing.stop(PATIENCE_MS);
    const [build, request] = collector.spans();
    expect([build?.traceId, request?.traceId]).toEqual([traceId, traceId]);
    expect(build).toMatchObject({ name: 'build', parentSpanId: request?.spanId, kind: 1 });
    expect(request).toMatchObject({ name: 'market.summary', kind: 2, status: { code: 0 } });
    expect(request).not.toHaveProperty('parentSpanId');
    expect(build?.attributes).toEqual([{ key: 'lane', value: { stringValue: 'light' } }]);
    expect(BigInt(request?.endTimeUnixNano ?? 0)).toBeGreaterThanOrEqual(BigInt(build?.endTimeUnixNano ?? 0));
    expect(tracing.counts()).toEqual({ sent: 2, dropped: 0, lost: 0 });
  });

  it('are kept where something failed, and else not, when none are drawn', async () => {
    begin(0);
    const [well, badly] = [newTraceId(), newTraceId()];
    await answer(well);
    await answer(badly, true);
    await tracing.stop(PATIENCE_MS);
    expect(collector.spans().map(({ traceId, status }) => [traceId, status.code])).toEqual([
      [badly, 2],
      [badly, 2],
    ]);
  });

  it('go on in the process that was asked, drawn where they were drawn before', async () => {
    begin(0);
    const from = readTraceparent(`00-${newTraceId()}-00f067aa0ba902b7-01`);
    if (from === null) throw new Error('not a traceparent');
    const { span } = beginRequest('api', { from }, { kind: SpanKind.SERVER, attributes: {} });
    expect(traceparentOf(span, 'unused')).toMatch(new RegExp(`^00-${from.traceId}-[\\da-f]{16}-01$`));
    span.end();
    await inOwnTrace('publish', {}, async (traceparent = '') => expect(traceparent).toMatch(/-00$/));
    tellSpan('tell', { traceparent: traceparentOf(span, ''), startMs: 1_000, endMs: 2_000 });
    await tracing.stop(PATIENCE_MS);
    const [request, told] = collector.spans();
    expect(request).toMatchObject({ traceId: from.traceId, parentSpanId: from.spanId });
    expect(told).toMatchObject({
      traceId: from.traceId,
      parentSpanId: request?.spanId,
      startTimeUnixNano: '1000000000',
      endTimeUnixNano: '2000000000',
    });
    expect(collector.spans()).toHaveLength(2);
  });

  it('of which nobody asked make no span, and the id of a request goes along all the same', async () => {
    tracing = openTracing('api', null);
    const traceId = newTraceId();
    const { span } = beginRequest('api', { traceId }, { kind: SpanKind.SERVER, attributes: {} });
    expect(span.isRecording()).toBe(false);
    expect(traceparentOf(span, traceId)).toMatch(new RegExp(`^00-${traceId}-[\\da-f]{16}-00$`));
    expect(await inSpan('build', {}, async () => trace.getActiveSpan() === undefined)).toBe(true);
    await inOwnTrace('publish', {}, async (traceparent) => expect(traceparent).toBeUndefined());
    expect(collector.asked()).toBe(0);
  });
});
