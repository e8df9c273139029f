import { createLeaving, crowdMs, finishWithin, leaveOnSignal, surviveStrayRejections } from '@chuli/serving';
import { listenForMetrics, openTracing, readTracing } from '@chuli/telemetry';
import { createLog } from './log.ts';
import { openWebMeters } from './meters.ts';
import { createWebServer } from './server.ts';
import { readSettings } from './settings.ts';
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * The connections of listeners that pass through to the gateway. The port does not close before they do, and nobody
 * else would end them: they are let go one after the other, and browsers come back elsewhere, where they resume.
 */
const trackTunnels = (server: Server) => {
  const open = new Set<Duplex>();
  server.on('upgrade', (_, socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return {
    release: async (): Promise<void> => {
      const all = [...open];
      for (const socket of all) {
        socket.end(() => socket.destroy());
        await delay(crowdMs(all.length) / all.length);
      }
    },
  };
};

try {
  const settings = readSettings(process.env);
  const { leaveMs } = settings;
  const log = createLog((line) => void process.stdout.write(line));
  surviveStrayRejections((error) => log('error', { err: String(error) }, 'failed, and nobody waited for it'));
  const meters = openWebMeters();
  meters.collectProcess();
  const tracing = openTracing('web', settings.telemetry.traces);
  readTracing(meters, tracing);
  const figures = await listenForMetrics(settings.telemetry.metrics, meters, (error) =>
    log('error', { err: String(error) }, 'the figures of this process are not told'),
  );
  const leaving = createLeaving({
    leaveMs,
    tell: (signal) => log('info', { signal }, 'stopping'),
    finish: async () => {
      const closing = finishWithin(app.server, app.close());
      await tunnels.release();
      await closing;
      figures.close();
      await tracing.stop();
    },
  });
  const app = await createWebServer(settings, log, leaving.isLeaving, meters);
  const tunnels = trackTunnels(app.server);
  leaveOnSignal(leaving);
  await app.listen({ host: settings.host, port: settings.port });
  log('info', { address: app.server.address() }, 'listening');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
