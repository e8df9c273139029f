import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ASKS_FIGURES, type ProcessFigures } from './process-figures.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const delays = monitorEventLoopDelay({ resolution: 5 });
delays.enable();

const MB = 1024 * 1024;

process.on('message', (asked: Partial<typeof ASKS_FIGURES>) => {
  if (asked.asks !== ASKS_FIGURES.asks) return;
  collectGarbage();
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
