import { HOSTS } from '@chuli/contracts/screens';
import { LOG_REDACTED, instant, scrubLine } from '@chuli/kernel';
import { createLeaving, leaveOnSignal, surviveStrayRejections } from '@chuli/serving';
import { listenForMetrics, openTracing, readTracing } from '@chuli/telemetry';
import { pino } from 'pino';
import { VISITOR } from './access/authorise.ts';
import { createDoor } from './door.ts';
import { createMetrics } from './metrics.ts';
import { readSettings } from './settings.ts';
import { openSource } from './wiring.ts';

const TICK_MS = 1_000;
const BEAT_MS = 10_000;
const HAND_OVER_WITHIN_MS = 4_500;
/** The queue of connections not yet accepted: the default of 511 overflows when a crowd comes at the opening bell. */
const BACKLOG = 8_192;

const start = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const log = pino({
    level: settings.logLevel,
    redact: LOG_REDACTED,
    hooks: { streamWrite: scrubLine },
  });
  surviveStrayRejections((error) => log.error({ err: error }, 'failed, and nobody waited for it'));
  const clock = () => instant(Date.now());
  const metrics = createMetrics();
  metrics.collectProcess();
  const tracing = openTracing('live', settings.telemetry.traces);
  readTracing(metrics, tracing);
  const figures = await listenForMetrics(settings.telemetry.metrics, metrics, (error) =>
    log.error({ err: error }, 'the figures of this process are not told'),
  );
  const { close, ...source } = await openSource(settings, { clock, log, metrics });
  const { connections, connectionsPerAddress } = settings;
  const leaving = createLeaving({
    leaveMs: settings.leaveMs,
    tell: (signal) => log.info({ signal }, 'stopping'),
    finish: async () => {
      await door.leave(HAND_OVER_WITHIN_MS);
      for (const timer of timers) clearInterval(timer);
      await close();
      figures.close();
      await tracing.stop();
    },
  });
  const door = createDoor({
    ...source,
    clock,
    log,
    metrics,
    hosts: HOSTS[settings.environment],
    resolveCaller: () => VISITOR,
    ticketKeys: settings.ticketKeys,
    trunkKeys: settings.trunkKeys,
    proxies: settings.proxies,
    limits: { connections, connectionsPerAddress },
    isLeaving: leaving.isLeaving,
  });
  const timers = [setInterval(door.tick, TICK_MS), setInterval(door.beat, BEAT_MS)];

  leaveOnSignal(leaving);
  door.server.listen({ host: settings.host, port: settings.port, backlog: BACKLOG }, () =>
    log.info({ address: door.server.address(), metrics: figures.port }, 'listening'),
  );
};

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
