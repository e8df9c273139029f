import { HOSTS } from '@chuli/contracts/screens';
import { instant } from '@chuli/kernel';
import { type Registry, openRegistry, requireRegistrySchema } from '@chuli/registry';
import { sweepPeople } from '@chuli/registry/account';
import { openThreadedScanner } from '@chuli/scanner';
import { createLeaving, finishWithin, leaveOnSignal, surviveStrayRejections } from '@chuli/serving';
import { openTape, requireTapeSchema } from '@chuli/tape';
import { listenForMetrics, openTracing, readTracing } from '@chuli/telemetry';
import { readConfig } from './config.ts';
import { createLogger } from './logger.ts';
import { buildServer } from './server.ts';
import { openApiMeters } from './watch/api-meters.ts';

const SWEEP_MS = 3_600_000;

const sweepHourly = (registry: Registry, log: ReturnType<typeof createLogger>): NodeJS.Timeout =>
  setInterval(() => {
    sweepPeople(registry, new Date()).then(
      (swept) => log.info(swept, 'swept what is kept no longer'),
      (error: unknown) => log.error({ err: error }, 'could not sweep'),
    );
  }, SWEEP_MS);

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  surviveStrayRejections((error) => log.error({ err: error }, 'failed, and nobody waited for it'));
  const tape = openTape({ ...config.tape, use: 'interactive' });
  const heavyTape = openTape({ ...config.tape, use: 'heavy' });
  const registry = openRegistry(config.registryUrl, 10, 'interactive');
  const scanner = openThreadedScanner({ tape: config.tape, registryUrl: config.registryUrl });
  const sweeping = openRegistry(config.registryUrl, 1, 'work');
  await Promise.all([requireRegistrySchema(registry), requireTapeSchema(tape)]);
  const meters = openApiMeters();
  meters.collectProcess();
  const tracing = openTracing('api', config.telemetry.traces);
  readTracing(meters, tracing);
  const figures = await listenForMetrics(config.telemetry.metrics, meters, (error) =>
    log.error({ err: error }, 'the figures of this process are not told'),
  );
  const leaving = createLeaving({
    leaveMs: config.leaveMs,
    tell: (signal) => log.info({ signal }, 'stopping'),
    finish: async () => {
      clearInterval(sweep);
      await finishWithin(server.server, server.close());
      await Promise.all([
        scanner.close(),
        tape.close(),
        heavyTape.close(),
        registry.destroy(),
        sweeping.destroy(),
      ]);
      figures.close();
      await tracing.stop();
    },
  });
  const server = await buildServer(
    { tape, heavyTape, registry, clock: () => instant(Date.now()), log },
    {
      checkReplies: config.checkReplies,
      cacheBytes: config.cacheBytes,
      mobileVersions: config.mobileVersions,
      operatorKey: config.operatorKey,
      feed: config.feed,
      scanner,
      people: config.people,
      notices: config.notices,
      payments: config.payments,
      trustedProxies: config.trustedProxies,
      hosts: HOSTS[config.environment],
      callerPerSecond: config.callerPerSecond,
      isOneOfMany: true,
      meters,
      watchesRegistry: true,
      isLeaving: leaving.isLeaving,
    },
  );

  const sweep = sweepHourly(sweeping, log);

  leaveOnSignal(leaving);
  scanner.warm();
  await server.listen({ host: config.host, port: config.port });
};

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
