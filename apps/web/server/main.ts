import { createLog } from './log.ts';
import { createWebServer } from './server.ts';
import { readSettings } from './settings.ts';

try {
  const settings = readSettings(process.env);
  const log = createLog((line) => void process.stdout.write(line));
  const server = createWebServer(settings, log);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      log('info', { signal }, 'stopping');
      server.close();
      server.closeAllConnections();
    });
  server.listen(settings.port, settings.host, () => log('info', { address: server.address() }, 'listening'));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
