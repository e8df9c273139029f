import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { openLog } from '@chuli/bus';
import { LOG_REDACTED, instant, scrubLine } from '@chuli/kernel';
import { openRegistry, requireRegistrySchema } from '@chuli/registry';
import { openTape, requireTapeSchema } from '@chuli/tape';
import { openTracing, readTracing } from '@chuli/telemetry';
import { pino } from 'pino';
import { startIngest } from './ingest.ts';
import { LOG_LIMITS } from './run-day.ts';
import { startServer } from './operate/server.ts';
import { readSettings } from './settings.ts';
import { openSource } from './source-needs.ts';

const start = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const logger = pino({
    level: settings.logLevel,
    redact: LOG_REDACTED,
    hooks: { streamWrite: scrubLine },
  });
  const registry = openRegistry(settings.registryUrl, 4, 'work');
  const tape = openTape(settings.tape);
  await Promise.all([requireRegistrySchema(registry), requireTapeSchema(tape)]);
  const log = await openLog({
    ...settings.log,
    ...LOG_LIMITS,
    clientName: 'ingest',
    onTrouble: (error) => logger.warn({ err: error }, 'the log does not answer'),
  });
  const ingest = startIngest({
    ...settings,
    log,
    stream: settings.log.stream,
    registry,
    tape,
    logger,
    clock: () => instant(Date.now()),
    openSource: (day) => openSource({ registry, tape }, settings.source, day),
    holder: `${hostname()} ${process.pid} ${randomUUID()}`,
  });
  ingest.metrics.collectProcess();
  const tracing = openTracing('ingest', settings.telemetry.traces);
  readTracing(ingest.metrics, tracing);
  const server = await startServer({ ...settings, key: settings.telemetry.key }, ingest);
  logger.info({ address: server.address() }, 'listening');

  let isStopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ signal }, 'stopping');
    await ingest.stop();
    server.close();
    server.closeAllConnections();
    await Promise.all([log.close(), tape.close(), registry.destroy(), tracing.stop()]);
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
