import { createHmac, randomBytes } from 'node:crypto';
import { type Log, deleteLog, openLog } from '@chuli/bus';
import {
  LIVE_REDUCERS,
  LIVE_TICKET_MS,
  LIVE_TICKET_PURPOSE,
  type MarketState,
  type ServerMessage,
  hashOfState,
} from '@chuli/contracts';
import { type LoggedEvent, encodeEvent, messageId } from '@chuli/session';
import { type TestNats, testNats } from '@chuli/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallSession } from '../testing/small-session.ts';
import { type LiveProcess, startLive } from '../testing/start-live.ts';
import { type Client, connectClient } from '../testing/test-gateway.ts';

const TRUNK_KEY = randomBytes(32).toString('base64');
const LIVE_KEY = randomBytes(32);

let nats: TestNats;
let log: Log;
let published: Promise<unknown>[] = [];

const publish = (logged: LoggedEvent): void => {
  const { day, event } = logged;
  const bytes = encodeEvent(logged);
  published.push(log.publish({ day, kind: event.kind, messageId: messageId(logged), bytes }));
};

const allPublished = async (): Promise<void> => {
  await Promise.all(published);
  published = [];
};

beforeAll(async () => {
  nats = testNats();
  log = await openLog(nats);
});

afterAll(async () => {
  await log.close();
  await deleteLog(nats);
});

const isReady = async ({ address }: LiveProcess): Promise<boolean> =>
  (await fetch(`http://${address}/readyz`)).status === 200;

const startFolder = async (): Promise<LiveProcess> => {
  const folder = await startLive({
    NATS_URL: nats.url,
    CHULI_LOG_STREAM: nats.stream,
    CHULI_LOG_PREFIX: nats.prefix,
    CHULI_LIVE_TRUNK_KEY: TRUNK_KEY,
  });
  await expect.poll(() => isReady(folder)).toBe(true);
  return folder;
};

const startRelay = async (folders: readonly LiveProcess[]): Promise<LiveProcess> => {
  const relay = await startLive({
    CHULI_LIVE_FOLDERS: folders.map(({ address }) => `ws://${address}`).join(','),
    CHULI_LIVE_TRUNK_KEY: TRUNK_KEY,
    CHULI_LIVE_KEY: LIVE_KEY.toString('base64'),
  });
  await expect.poll(() => isReady(relay)).toBe(true);
  return relay;
};

/** As the API gives it to a signed-in person. */
const ticket = (): string => {
  const said = {
    id: randomBytes(16).toString('hex'),
    person: 'p1',
    expires: Date.now() + LIVE_TICKET_MS,
    features: { signals: Date.now() + 60_000 },
  };
  const words = Buffer.from(JSON.stringify(said)).toString('base64url');
  const signature = createHmac('sha256', LIVE_KEY).update(`${LIVE_TICKET_PURPOSE} ${words}`);
  return `${words}.${signature.digest('base64url')}`;
};

type Held = { readonly epoch: string; readonly seq: number; readonly state: MarketState };

/** Hears the market, knows what it holds, and keeps every number that is not the next. */
const follow = ({ socket, say }: Client) => {
  let held: Held | null = null;
  const epochs = new Set<string>();
  const faults: string[] = [];
  socket.on('message', (told: Buffer) => {
    const message = JSON.parse(told.toString('utf8')) as ServerMessage;
    if (message.t === 'snapshot') {
      const { epoch, seq } = message;
      held = { epoch, seq, state: message.data as MarketState };
      epochs.add(epoch);
    }
    if (message.t !== 'delta' || held === null) return;
    const { epoch, seq } = message;
    if (epoch !== held.epoch || seq !== held.seq + 1)
      faults.push(`${epoch}-${seq} after ${held.epoch}-${held.seq}`);
    held = { epoch, seq, state: LIVE_REDUCERS.market(held.state, message.data as never) };
  });
  say({ op: 'subscribe', channel: 'market' });
  return {
    epochs,
    faults,
    hash: () => hashOfState(held?.state ?? null),
    trades: () => held?.state.market?.trades ?? 0,
  };
};

const stateOf = async (address: string): Promise<string> => {
  const client = await connectClient(address);
  client.say({ op: 'subscribe', channel: 'market' });
  const message = await client.next();
  client.socket.close();
  return hashOfState(message.t === 'snapshot' ? message.data : null);
};

it('outlives its folder: its listeners stay, miss nothing and hear nothing twice', async () => {
  const small = smallSession(['NABIL', 'NICA'], publish);
  await allPublished();
  const folders = [await startFolder(), await startFolder()] as const;
  const relay = await startRelay(folders);
  const client = await connectClient(relay.address);
  const market = follow(client);

  let traded = 0;
  const trade = async (count: number): Promise<void> => {
    for (const end = traded + count; traded < end; traded++) {
      small.trade('NABIL', 50_000 + traded, 10);
      await allPublished();
    }
    await expect.poll(market.trades, { timeout: 15_000 }).toBe(traded);
  };
  await trade(1);
  await trade(2);
  expect(market.epochs.size).toBe(1);
  folders[0].child.kill('SIGKILL');
  await trade(1);
  await trade(2);
  expect(market.epochs.size).toBe(2);
  expect(market.hash()).toBe(await stateOf(folders[1].address));
  expect(market.hash()).toBe(await stateOf(relay.address));

  const person = await connectClient(relay.address, ticket());
  person.say({ op: 'subscribe', channel: 'signals' });
  expect(await person.next()).toMatchObject({ t: 'snapshot', channel: 'signals' });
  person.say({ op: 'subscribe', channel: 'personal' });
  expect(await person.next()).toMatchObject({ t: 'error', code: 'live.not-served' });

  folders[1].child.kill('SIGKILL');
  const readiness = async () => (await fetch(`http://${relay.address}/readyz`)).json();
  await expect.poll(readiness, { timeout: 10_000 }).toEqual({ status: 'degraded', away: ['log'] });
  expect(market.hash()).toBe(await stateOf(relay.address));
  expect(market.faults).toEqual([]);
  expect(await (await fetch(relay.figures)).text()).toMatch(/chuli_live_trunk_age_seconds [3-9]/);
  expect(client.socket.readyState).toBe(client.socket.OPEN);
}, 60_000);
