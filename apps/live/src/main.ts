import { HOSTS } from '@chuli/contracts/screens';
import { LOG_REDACTED, instant, scrubLine } from '@chuli/kernel';
import { createLeaving, leaveOnSignal, surviveStrayRejections } from '@chuli/serving';
import { pino } from 'pino';
import { VISITOR } from './access/authorise.ts';
import { createGateway } from './gateway.ts';
import { createMetrics } from './metrics.ts';
import { readSettings } from './settings.ts';
import { openMarket } from './wiring.ts';

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
  const { market, away, close } = await openMarket(settings.log, { clock, log, metrics });
  const { connections, connectionsPerAddress } = settings;
  const leaving = createLeaving({
    leaveMs: settings.leaveMs,
    tell: (signal) => log.info({ signal }, 'stopping'),
    finish: async () => {
      await gateway.leave(HAND_OVER_WITHIN_MS);
      for (const timer of timers) clearInterval(timer);
      await close();
    },
  });
  const gateway = createGateway({
    market,
    away,
    clock,
    log,
    metrics,
    hosts: HOSTS[settings.environment],
    resolveCaller: () => VISITOR,
    ticketKeys: settings.ticketKeys,
    proxies: settings.proxies,
    limits: { connections, connectionsPerAddress },
    isLeaving: leaving.isLeaving,
  });
  const timers = [setInterval(gateway.tick, TICK_MS), setInterval(gateway.beat, BEAT_MS)];

  leaveOnSignal(leaving);
  gateway.server.listen({ host: settings.host, port: settings.port, backlog: BACKLOG }, () =>
    log.info({ address: gateway.server.address() }, 'listening'),
  );
};

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
