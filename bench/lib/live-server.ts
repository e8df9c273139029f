import { type Socket, createServer } from 'node:net';
import { VISITOR, createGateway } from '@chuli/live';
import { HOSTS } from '@chuli/contracts/screens';
import { instant } from '@chuli/kernel';
import { pino } from 'pino';
import { cpuMicros, listenAnywhere, memoryNow } from './child-figures.ts';
import { type Figures, answerParent } from './live-process.ts';
import { busySession } from './live-session.ts';
import { TRUNK_KEY } from './trunk-key.ts';

const MOST = 20_000;
const TICK_MS = 1_000;

const { session, passSecond, passSteadySecond } = busySession();
const gateway = createGateway({
  market: {
    session: () => session,
    generation: () => 1,
    isCaughtUp: () => true,
    takeOldestUnsent: () => null,
    stop: () => Promise.resolve(),
  },
  clock: () => instant(Date.now()),
  log: pino({ level: 'silent' }),
  hosts: HOSTS.development,
  resolveCaller: () => VISITOR,
  limits: { connections: MOST, connectionsPerAddress: MOST },
  trunkKeys: [TRUNK_KEY],
});

/** The bare engine: sockets that are written to in a loop. */
const bareSockets = new Set<Socket>();
const bare = createServer((socket) => {
  bareSockets.add(socket);
  socket.resume();
  socket.on('error', () => socket.destroy());
  socket.on('close', () => bareSockets.delete(socket));
});

const counted = async (name: string): Promise<number> => {
  const text = await gateway.metrics.text();
  return Number(new RegExp(`^${name}(?:\\{kind="market"\\})? (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
};

const second = (): void => {
  passSecond();
  gateway.tick();
};

/** A second of the market to every listener of the gateway; how many bytes each is sent. */
const liveRound = async (): Promise<Figures> => {
  const before = await counted('chuli_live_bytes_total');
  const messages = await counted('chuli_live_messages_total');
  second();
  const sent = (await counted('chuli_live_messages_total')) - messages;
  return { bytes: ((await counted('chuli_live_bytes_total')) - before) / Math.max(1, sent) };
};

const bareRound = ({ bytes = 0 }: Figures): Figures => {
  const frame = Buffer.alloc(bytes, 'x');
  for (const socket of bareSockets) socket.write(frame);
  return {};
};

let timer: NodeJS.Timeout | undefined;

answerParent({
  listen: async () => ({ live: await listenAnywhere(gateway.server), bare: await listenAnywhere(bare) }),
  liveRound,
  bareRound,
  cpu: () => ({ micros: cpuMicros() }),
  builds: async () => ({ builds: await counted('chuli_live_snapshot_builds_total') }),
  memory: memoryNow,
  startSeconds: () => {
    timer = setInterval(second, TICK_MS);
    return {};
  },
  /** Seconds in which everything moves and nothing is added, so that what grows is a leak. */
  startSteadySeconds: () => {
    timer = setInterval(() => {
      passSteadySecond();
      gateway.tick();
    }, TICK_MS);
    return {};
  },
  messages: async () => ({ count: await counted('chuli_live_messages_total') }),
  stopSeconds: () => {
    clearInterval(timer);
    return {};
  },
});
