import { readSettings } from '@chuli/command';
import { openRegistry } from '@chuli/registry';
import { openTape } from '@chuli/tape';
import { cpuMicros } from './child-figures.ts';
import { answerParent } from './live-process.ts';
import { serve } from './served.ts';

const KEPT_BYTES = 256 * 1_024 * 1_024;

const { registryUrl, tapeUrl, tapeDatabase } = readSettings();
const tape = openTape({ url: tapeUrl, database: tapeDatabase });
const registry = openRegistry(registryUrl);

answerParent({
  listen: async () => {
    const { url } = await serve(tape, registry, KEPT_BYTES);
    return { port: Number(new URL(url).port) };
  },
  cpu: () => ({ micros: cpuMicros() }),
});
