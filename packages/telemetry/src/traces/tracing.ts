import { context, trace } from '@opentelemetry/api';
import type { TracesPlace } from '../settings.ts';
import type { WatchedProcess } from '../tables/tables.ts';
import { createContextManager } from './context-manager.ts';
import { type Exported, createExporter } from './exporter.ts';
import { createTracer } from './tracer.ts';

export type Tracing = {
  readonly counts: () => Readonly<Exported>;
  readonly stop: (withinMs?: number) => Promise<void>;
};

const NO_TRACING: Tracing = {
  counts: () => ({ sent: 0, dropped: 0, lost: 0 }),
  stop: () => Promise.resolve(),
};

/** Keeps traces from here on, by the interface that everybody knows; without a place nothing of it costs anything. */
export const openTracing = (process: WatchedProcess, place: TracesPlace | null): Tracing => {
  if (place === null) return NO_TRACING;
  const exporter = createExporter({ url: place.url, service: `chuli-${process}` });
  const tracer = createTracer({ part: place.part, keep: exporter.add });
  context.setGlobalContextManager(createContextManager());
  trace.setGlobalTracerProvider({ getTracer: () => tracer });
  return {
    counts: exporter.counts,
    stop: async (withinMs) => {
      trace.disable();
      context.disable();
      await exporter.stop(withinMs);
    },
  };
};
