import { SpanKind } from '@opentelemetry/api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Exporter, type ExporterOptions, createExporter } from './exporter.ts';
import { LocalTrace } from './local-trace.ts';
import { KeptSpan } from './span.ts';
import { type Collector, startCollector } from './testing/collector.ts';
import { newTraceId } from './traceparent.ts';

const spans = (count: number): KeptSpan[] =>
  Array.from({ length: count }, (_, at) => {
    const local = new LocalTrace(newTraceId(), true, () => undefined);
    return new KeptSpan(local, {
      name: `span ${at}`,
      kind: SpanKind.INTERNAL,
      parentId: null,
      isFirst: true,
    });
  });

let collector: Collector;
let exporter: Exporter;
beforeEach(async () => {
  collector = await startCollector();
});
afterEach(async () => {
  collector.stop();
  await exporter.stop(1);
});

const open = (options: Partial<ExporterOptions> = {}): void => {
  exporter = createExporter({
    url: collector.url,
    service: 'chuli-test',
    everyMs: 5,
    withinMs: 60_000,
    ...options,
  });
};

describe('kept spans', () => {
  it('leave in batches', async () => {
    open();
    exporter.add(spans(1_200));
    await expect.poll(() => exporter.counts().sent).toBe(1_200);
    expect(collector.asked()).toBe(3);
  });

  it('wait in a queue of bounded length while the collector says nothing, and nobody waits with them', async () => {
    open({ mostWaiting: 100 });
    collector.become('silent');
    exporter.add(spans(1));
    await expect.poll(() => collector.asked()).toBe(1);
    for (let round = 0; round < 1_000; round += 1) exporter.add(spans(1));
    expect(exporter.waiting()).toBe(100);
    expect(exporter.counts()).toMatchObject({ sent: 0, dropped: 900 });
  });

  it.each(['refuses', 'is gone'])(
    'are lost where the collector %s, and the next are sent when it is back',
    async (how) => {
      open({ everyMs: 1 });
      if (how === 'refuses') collector.become('refuses');
      else collector.stop();
      exporter.add(spans(3));
      await expect.poll(() => exporter.counts().lost).toBe(3);
      if (how === 'is gone') return;
      collector.become('takes');
      exporter.add(spans(2));
      await expect.poll(() => exporter.counts().sent).toBe(2);
    },
  );

  it('that still wait are handed over at the end', async () => {
    open({ everyMs: 60_000 });
    exporter.add(spans(2));
    await exporter.stop(60_000);
    expect(collector.spans()).toHaveLength(2);
  });
});
