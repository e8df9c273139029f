import { openRegistry } from '@chuli/registry';
import { archive as keepLog } from '../registry/archive.ts';
import { readTakingSettings } from '../settings.ts';
import { openStore } from '../store/store.ts';
import { type Verb, megabytes } from './verb.ts';

const TOLD_EVERY_MS = 600_000;

const untilStopped = (): AbortSignal => {
  const stopping = new AbortController();
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => stopping.abort());
  return stopping.signal;
};

export const archive: Verb = {
  summary:
    'Puts the log of PostgreSQL away as it is written, until it is stopped. Says up to which moment everything is in the\nstore: at the start, then every ten minutes, with --every each time.',
  options: { every: { type: 'boolean', help: 'say it each time', default: false } },
  run: async ({ every }) => {
    const { store, recipients, registryUrl, serverUrl, programs, everyMs } = readTakingSettings(process.env);
    const registry = openRegistry(registryUrl, 1, 'work');
    let told = Number.NEGATIVE_INFINITY;
    let sum = 0;
    try {
      await keepLog({
        store: openStore(store),
        recipients,
        registry,
        serverUrl,
        programs,
        everyMs,
        signal: untilStopped(),
        onGap: (from, to) =>
          console.error(
            `the log from ${from} to ${to} is lost: run \`backup take\` now, nothing older leads further`,
          ),
        onPromise: (at, place, bytes) => {
          sum += bytes;
          if (every !== true && performance.now() - told < TOLD_EVERY_MS) return;
          told = performance.now();
          console.log(`promised ${at.toISOString()} at ${place}, ${megabytes(sum)} put away`);
        },
      });
    } finally {
      await registry.destroy();
    }
  },
};
