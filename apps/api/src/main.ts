import { instant } from '@chuli/kernel';
import { openRegistry } from '@chuli/registry';
import { openTape } from '@chuli/tape';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { requestSerializer } from './http/log-request.ts';
import { buildServer } from './server.ts';

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel, serializers: { req: requestSerializer } });
  const tape = openTape(config.tape);
  const registry = openRegistry(config.registryUrl);
  const server = await buildServer(
    { tape, registry, clock: () => instant(Date.now()), log },
    {
      checkReplies: config.checkReplies,
      cacheBytes: config.cacheBytes,
      mobileVersions: config.mobileVersions,
    },
  );

  let isStopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    await server.close();
    await Promise.all([tape.close(), registry.destroy()]);
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
