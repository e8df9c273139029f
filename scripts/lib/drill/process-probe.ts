import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What a process tells of itself to the drill that started it with this file imported first. */
export type ProcessFigures = { loopP99: number; loopMax: number; rssMb: number; heapMb: number };

const delays = monitorEventLoopDelay({ resolution: 5 });
delays.enable();

const MB = 1024 * 1024;

process.on('message', (asked) => {
  if (asked !== 'figures') return;
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const figures: ProcessFigures = {
    loopP99: delays.percentile(99) / 1e6,
    loopMax: delays.max / 1e6,
    rssMb: rss / MB,
    heapMb: (heapUsed + external) / MB,
  };
  delays.reset();
  process.send?.(figures);
});
process.channel?.unref();
