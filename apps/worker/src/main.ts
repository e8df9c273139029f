import { setTimeout as sleep } from 'node:timers/promises';
import { LOG_REDACTED, instant, scrubLine } from '@chuli/kernel';
import { isRegistryAway, openRegistry, requireRegistrySchema } from '@chuli/registry';
import { openTape, requireTapeSchema } from '@chuli/tape';
import { openTracing, readTracing } from '@chuli/telemetry';
import { pino } from 'pino';
import { startServer } from './server.ts';
import { readSettings } from './settings.ts';
import { startParts } from './start-parts.ts';
import { readParts } from './watch/read-parts.ts';
import { openWorkerMeters } from './watch/worker-meters.ts';

const LONGEST_QUESTION_SECONDS = 300;
/** Supervisors kill after ten seconds. */
const STOP_WITHIN_MS = 9_000;

const start = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const logger = pino({
    level: settings.logLevel,
    redact: LOG_REDACTED,
    hooks: { streamWrite: scrubLine },
  });
  const registry = openRegistry(settings.registryUrl, 8, 'work');
  const tape = openTape({ ...settings.tape, maxSeconds: LONGEST_QUESTION_SECONDS });
  await Promise.all([requireRegistrySchema(registry), requireTapeSchema(tape)]);
  const clock = () => instant(Date.now());
  const meters = openWorkerMeters(clock);
  meters.collectProcess();
  const tracing = openTracing('worker', settings.telemetry.traces);
  readTracing(meters, tracing);
  const parts = startParts({ tape, registry, settings, logger, clock, meters });
  const away = (): string[] => [
    ...(tape.isAway() ? ['tape'] : []),
    ...(isRegistryAway(registry) ? ['registry'] : []),
  ];
  const { key } = settings.telemetry;
  readParts(meters, { registry, tape, worker: parts.worker });
  const server = await startServer({ ...settings, key }, { worker: parts.worker, away, meters });
  logger.info({ address: server.address() }, 'listening');

  let isStopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ signal }, 'stopping');
    server.close();
    server.closeAllConnections();
    const ending = parts.stop().then(() => 'done');
    if ((await Promise.race([ending, sleep(STOP_WITHIN_MS, 'cut off')])) === 'cut off')
      logger.warn('an engine or a gateway did not answer: what ran is left as a killed process leaves it');
    else await Promise.all([tape.close(), registry.destroy(), tracing.stop()]);
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
};

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
