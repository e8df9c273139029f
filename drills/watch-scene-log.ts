import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { openLog } from '@chuli/bus';
import { freePort } from '@chuli/engines';
import { waitUntil } from '@chuli/harness';
import { startCluster } from './log-cluster.ts';
import { DAY } from './plan.ts';
import { startIngestProcess, startLiveProcess } from './processes.ts';
import { socketLine } from './restart-listeners.ts';
import { PLAN } from './watch-apps.ts';
import { again, readerOf, untilSeen } from './watch-doing.ts';
import type { WatchPlace } from './watch-place.ts';
import type { After, Scene } from './watch-scene.ts';
import { openWay } from './way.ts';

const PATIENCE_MS = 60_000;
const ORIGIN = 'http://127.0.0.1';
const SAID_AT_ONCE = 120;

/** Somebody else writes to the log that the feed cannot reach, and what was written is taken away before it is back. */
const loseMessages = async (place: WatchPlace, after: After): Promise<void> => {
  const { engines, ways, shared } = place;
  const other = await engines.place('second');
  const second = await startIngestProcess(PLAN, { ...other, log: place.place.log }, `${engines.dir}/second`, {
    isOnTime: true,
    env: shared,
  });
  after(second.kill);
  const log = await openLog(place.place.log);
  after(log.close);
  const { sequence } = await log.lastPosition();
  await waitUntil(
    async () => (await log.lastPosition()).sequence > sequence + 100,
    'messages of another',
    PATIENCE_MS,
  );
  await log.purgeDay(DAY);
  await ways.ingestLog.become('open');
};

/** Listeners who say more at once than anybody may, one after the other. */
const floodGateway = ({ apps }: WatchPlace, after: After): void =>
  again(
    100,
    (turn) => {
      const open = socketLine([apps.live.address], { origin: ORIGIN, 'x-forwarded-for': readerOf(turn) });
      const line = open({
        onOpen: () => {
          for (let said = 0; said < SAID_AT_ONCE; said += 1) line.send({ op: 'ping' });
        },
        onMessage: () => undefined,
        onLost: () => undefined,
      });
      return Promise.resolve();
    },
    after,
  );

export const CUT_OFF: Scene = {
  name: 'the feed is cut off from the log, which loses messages meanwhile',
  strikes: [
    {
      alarm: 'LogTakesNothing',
      strike: async ({ ways }, after) => {
        await ways.ingestLog.become('refused');
        after(() => ways.ingestLog.become('open'));
      },
    },
    {
      alarm: 'LogMessagesLost',
      strike: async (place, after) => {
        await untilSeen(place, 'max(chuli_ingest_outbox_failures)', (value) => (value ?? 0) > 0);
        await loseMessages(place, after);
      },
    },
    { alarm: 'ListenersDropped', labels: { reason: 'live.too-fast' }, strike: floodGateway },
  ],
};

/** A gateway that is started while the log cannot be reached. */
const startCutOff = async ({ place, shared, prometheus }: WatchPlace, after: After): Promise<void> => {
  const way = await openWay(place.log.url);
  after(way.close);
  await way.become('refused');
  const figures = await freePort();
  const gateway = await startLiveProcess(
    { ...place, log: { ...place.log, url: way.url } },
    { ...shared, CHULI_LIVE_METRICS_PORT: String(figures) },
  );
  after(gateway.kill);
  after(await prometheus.lookAlso('live', `127.0.0.1:${figures}`));
};

/** A gateway behind a gateway that goes. */
const cutRelay = async (place: WatchPlace, after: After): Promise<void> => {
  const { apps, shared, prometheus } = place;
  const way = await openWay(apps.live.address);
  after(way.close);
  const figures = await freePort();
  const relay = await startLiveProcess(place.place, {
    ...shared,
    CHULI_LIVE_FOLDERS: way.url.replace('http', 'ws'),
    CHULI_LIVE_METRICS_PORT: String(figures),
  });
  after(relay.kill);
  const instance = `127.0.0.1:${figures}`;
  after(await prometheus.lookAlso('live', instance));
  await untilSeen(place, `chuli_live_caught_up{instance="${instance}"}`);
  await way.become('refused');
};

export const WIPED: Scene = {
  name: 'the log loses all it has, gateways cannot reach what they follow',
  strikes: [
    {
      alarm: 'LogBeganAnew',
      strike: async ({ engines }) => {
        await engines.nats.kill();
        await engines.nats.wipe();
        await engines.nats.start();
      },
    },
    { alarm: 'GatewayBehind', strike: startCutOff },
    { alarm: 'RelayCutOff', strike: cutRelay },
  ],
};

/** A feed on three servers of the log, of which one goes. */
const loseServer = async (place: WatchPlace, after: After): Promise<void> => {
  const { engines, prometheus, shared } = place;
  const folder = path.join(engines.dir, 'three-logs');
  mkdirSync(folder);
  const cluster = await startCluster(folder);
  after(cluster.stop);
  const other = { ...(await engines.place('three')), log: cluster.address('publisher') };
  const feed = await startIngestProcess(PLAN, other, path.join(folder, 'feed'), {
    isOnTime: true,
    env: shared,
  });
  after(feed.kill);
  const { host } = new URL(feed.address);
  after(await prometheus.lookAlso('ingest', host));
  await untilSeen(place, `chuli_ingest_log_copies{instance="${host}"}`, (value) => value === 3);
  await cluster.nodes[0]?.kill();
};

export const SERVER_LOST: Scene = {
  name: 'one of three servers of the log goes',
  strikes: [{ alarm: 'LogCopyLost', strike: loseServer }],
};
