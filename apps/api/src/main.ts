import { HOSTS } from '@chuli/contracts/screens';
import { instant } from '@chuli/kernel';
import { openRegistry, sweepPeople } from '@chuli/registry';
import { openTape } from '@chuli/tape';
import { readConfig } from './config.ts';
import { createLogger } from './logger.ts';
import { buildServer } from './server.ts';

const SWEEP_MS = 3_600_000;

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  const tape = openTape(config.tape);
  const heavyTape = openTape(config.tape);
  const registry = openRegistry(config.registryUrl);
  const server = await buildServer(
    { tape, heavyTape, registry, clock: () => instant(Date.now()), log },
    {
      checkReplies: config.checkReplies,
      cacheBytes: config.cacheBytes,
      mobileVersions: config.mobileVersions,
      operatorKey: config.operatorKey,
      feed: config.feed,
      people: config.people,
      notices: config.notices,
      payments: config.payments,
      trustedProxies: config.trustedProxies,
      hosts: HOSTS[config.environment],
      callerPerSecond: config.callerPerSecond,
      sharesUsage: true,
    },
  );

  const sweep = setInterval(() => {
    sweepPeople(registry, new Date()).then(
      (swept) => log.info(swept, 'swept what is kept no longer'),
      (error: unknown) => log.error({ err: error }, 'could not sweep'),
    );
  }, SWEEP_MS);

  let isStopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    clearInterval(sweep);
    await server.close();
    await Promise.all([tape.close(), heavyTape.close(), registry.destroy()]);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
  await server.listen({ host: config.host, port: config.port });
};

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
