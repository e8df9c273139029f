import { type Socket, connect } from 'node:net';
import path from 'node:path';
import { ROOT } from '@chuli/command';
import { freePort } from '@chuli/engines';
import { waitUntil } from '@chuli/harness';
import { partOf } from './machines-part.ts';
import { again, get, readerOf, standInTurns } from './watch-doing.ts';
import type { WatchPlace } from './watch-place.ts';
import type { After, Scene } from './watch-scene.ts';

const STARTS_WITHIN_MS = 30_000;
/** With fewer Node does not begin. */
const MOST_FILES = 128;
const FILLED_PART = 0.88;

const figureOf = async (address: string, key: string, name: string): Promise<number | null> => {
  const reply = await fetch(`http://${address}/metrics`, { headers: { authorization: `Bearer ${key}` } });
  const line = (await reply.text()).split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? null : Number(line.slice(name.length + 1));
};

/** A gateway that may have few files open, and as many listeners that say nothing. */
const fillGateway = async ({ place, prometheus, key, shared }: WatchPlace, after: After): Promise<void> => {
  const [port, figures] = [await freePort(), await freePort()];
  const gateway = partOf({
    program: 'prlimit',
    args: [`--nofile=${MOST_FILES}`, process.execPath, path.join(ROOT, 'apps/live/src/main.ts')],
    env: {
      ...shared,
      PATH: process.env['PATH'] ?? '',
      CHULI_ENVIRONMENT: 'development',
      CHULI_LOG_LEVEL: 'fatal',
      NATS_URL: place.log.url,
      CHULI_LOG_STREAM: place.log.stream,
      CHULI_LOG_PREFIX: place.log.prefix,
      CHULI_LIVE_PORT: String(port),
      CHULI_LIVE_METRICS_PORT: String(figures),
    },
  });
  await gateway.start();
  after(gateway.kill);
  const address = `127.0.0.1:${figures}`;
  const open = (): Promise<number | null> => figureOf(address, key, 'process_open_fds').catch(() => null);
  const isThere = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitUntil(isThere, 'the gateway with few files', STARTS_WITHIN_MS);
  after(await prometheus.lookAlso('live', address));
  const free = Math.floor(MOST_FILES * FILLED_PART) - ((await open()) ?? 0);
  const sockets: Socket[] = Array.from({ length: free }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) socket.on('error', () => undefined);
  after(() => sockets.forEach((socket) => socket.destroy()));
};

/** Nothing is lost, everything takes too long: engines answer late, processes stand still for moments. */
export const SLOW: Scene = {
  name: 'ClickHouse answers late, processes stand still for moments, files run out',
  strikes: [
    {
      alarm: 'CallsSlow',
      strike: async ({ ways, apps }, after) => {
        await ways.apiTape.become('late');
        after(() => ways.apiTape.become('open'));
        const pages = `${apps.api.address}/api/data/floorsheet/?page=`;
        again(50, (turn) => get(`${pages}${100 + turn}`, readerOf(turn)), after);
      },
    },
    // Each has a place in the lane for as long as ClickHouse takes.
    { alarm: 'ReadersTurnedAway' },
    {
      alarm: 'TapeSlow',
      strike: async ({ ways }, after) => {
        await ways.ingestTape.become('late');
        after(() => ways.ingestTape.become('open'));
      },
    },
    {
      alarm: 'EventLoopLate',
      labels: { job: 'web' },
      strike: ({ apps }, after) => standInTurns(apps.web, { standsMs: 400, goesMs: 200 }, after),
    },
    {
      alarm: 'GatewaySlow',
      strike: ({ apps }, after) => standInTurns(apps.live, { standsMs: 2_600, goesMs: 700 }, after),
    },
    { alarm: 'FilesRunOut', labels: { job: 'live' }, strike: fillGateway },
  ],
};
