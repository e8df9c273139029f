import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { findActions } from '@chuli/actions';
import { LOG_REDACTED, scrubLine } from '@chuli/kernel';
import { instant } from '@chuli/kernel';
import { isRegistryAway, openRegistry, requireRegistrySchema } from '@chuli/registry';
import { baseFacts, referenceOf } from '@chuli/registry/reference';
import { openTape, requireTapeSchema } from '@chuli/tape';
import { stampBases } from '@chuli/tape/write';
import { pino } from 'pino';
import { openActionKeeper } from './actions/keep-actions.ts';
import { startForming } from './forming/start-forming.ts';
import { tellOfMarket } from './notices/sources/market-news.ts';
import { startNotices } from './notices/start-notices.ts';
import { startChecks } from './reconcile/start-checks.ts';
import { startServer } from './server.ts';
import { readSettings } from './settings.ts';
import { startWorker } from './worker.ts';

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
  const registry = openRegistry(settings.registryUrl, 6, 'work');
  const tape = openTape({ ...settings.tape, maxSeconds: LONGEST_QUESTION_SECONDS });
  await Promise.all([requireRegistrySchema(registry), requireTapeSchema(tape)]);
  const holder = `${hostname()} ${process.pid} ${randomUUID()}`;
  const clock = () => instant(Date.now());
  const notices = startNotices({ ...settings.notices, registry, clock, logger, holder });
  const afterPass = async (): Promise<void> => {
    logger.info(await tellOfMarket({ tape, registry }, new Date(clock())), 'people were told of the session');
  };
  const afterChange = async (): Promise<void> => {
    const stamped = await stampBases(tape, await baseFacts(referenceOf(registry)));
    if (stamped > 0) logger.info({ stamped }, 'sessions are measured from another price');
  };
  const actions = openActionKeeper({ tape, registry, logger, find: findActions, afterChange });
  const worker = startWorker({ ...settings, tape, registry, logger, holder, actions, afterPass });
  const checks = startChecks({ tape, registry, clock, logger, holder });
  const forming = settings.log === null ? null : startForming({ log: settings.log, tape, registry, logger });
  const away = (): string[] => [
    ...(tape.isAway() ? ['tape'] : []),
    ...(isRegistryAway(registry) ? ['registry'] : []),
  ];
  const server = await startServer(settings, worker, away);
  logger.info({ address: server.address() }, 'listening');

  let isStopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ signal }, 'stopping');
    server.close();
    server.closeAllConnections();
    const ending = Promise.all([worker.stop(), notices.stop(), checks.stop(), forming?.stop()]).then(
      () => 'done',
    );
    if ((await Promise.race([ending, sleep(STOP_WITHIN_MS, 'cut off')])) === 'cut off')
      logger.warn('an engine or a gateway did not answer: what ran is left as a killed process leaves it');
    else await Promise.all([tape.close(), registry.destroy()]);
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
