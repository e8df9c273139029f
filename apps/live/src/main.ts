import { HOSTS } from '@chuli/contracts/screens';
import { LOG_REDACTED, instant, scrubLine } from '@chuli/kernel';
import { pino } from 'pino';
import { VISITOR } from './access/authorise.ts';
import { createGateway } from './gateway.ts';
import { createMetrics } from './metrics.ts';
import { readSettings } from './settings.ts';
import { openMarket } from './wiring.ts';

const TICK_MS = 1_000;
const BEAT_MS = 10_000;
const LEAVE_WITHIN_MS = 4_500;
/** The queue of connections not yet accepted: the default of 511 overflows when a crowd comes at the opening bell. */
const BACKLOG = 8_192;

const start = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const log = pino({
    level: settings.logLevel,
    redact: LOG_REDACTED,
    hooks: { streamWrite: scrubLine },
  });
  const clock = () => instant(Date.now());
  const metrics = createMetrics();
  metrics.collectProcess();
  const { market, away, close } = await openMarket(settings.log, { clock, log, metrics });
  const { connections, connectionsPerAddress } = settings;
  const gateway = createGateway({
    market,
    away,
    clock,
    log,
    metrics,
    hosts: HOSTS[settings.environment],
    resolveCaller: () => VISITOR,
    ticketKey: settings.ticketKey,
    proxies: settings.proxies,
    limits: { connections, connectionsPerAddress },
  });
  const timers = [setInterval(gateway.tick, TICK_MS), setInterval(gateway.beat, BEAT_MS)];

  let isStopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    await gateway.leave(LEAVE_WITHIN_MS);
    for (const timer of timers) clearInterval(timer);
    await close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
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
