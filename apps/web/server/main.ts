import { closeWithin, createLeaving, leaveOnSignal } from '@chuli/serving';
import { createLog } from './log.ts';
import { createWebServer } from './server.ts';
import { readSettings } from './settings.ts';
import { trackTunnels } from './tunnels.ts';

/** Listeners who come back all at once would be a crowd to those who take them in. */
const RELEASE_WITHIN_MS = 3_000;

try {
  const settings = readSettings(process.env);
  const { leaveMs } = settings;
  const log = createLog((line) => void process.stdout.write(line));
  const leaving = createLeaving({
    leaveMs,
    tell: (signal) => log('info', { signal }, 'stopping'),
    finish: async () => {
      const closing = closeWithin(server);
      await tunnels.release(Math.min(leaveMs, RELEASE_WITHIN_MS));
      await closing;
    },
  });
  const server = createWebServer(settings, log, leaving.isLeaving);
  const tunnels = trackTunnels(server);
  leaveOnSignal(leaving);
  server.listen(settings.port, settings.host, () => log('info', { address: server.address() }, 'listening'));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
