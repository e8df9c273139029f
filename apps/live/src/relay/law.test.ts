import { ALL_FEATURES, type Position, type ServerMessage } from '@chuli/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Caller } from '../access/authorise.ts';
import { type SmallSession, smallSession } from '../testing/small-session.ts';
import { type Client, connectClient, testGateway } from '../testing/test-gateway.ts';
import { testRelay } from '../testing/test-relay.ts';

const NAMES = ['NABIL', 'NICA', 'UPPER'];
const CHANNELS = [
  'market',
  'floorsheet',
  'symbol:NABIL',
  'symbol:UPPER',
  'symbol:GONE',
  'index:58',
  'index:77',
  'signals',
  'lists',
  'bulk',
  'bulk-plus',
  'personal',
  'nothing',
];

/** Its answer comes behind everything that was told before. */
const NONSENSE = { op: 'sing' };
const LIMITS = { messagesAtOnce: 100_000 };

const USER: Caller = {
  kind: 'user',
  id: '7',
  features: new Map(ALL_FEATURES.map((feature) => [feature, Number.MAX_SAFE_INTEGER])),
};

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('trade' as const),
      name: fc.constantFrom(...NAMES),
      rate: fc.integer({ min: 45_000, max: 55_000 }),
      quantity: fc.integer({ min: 1, max: 3_000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('annul' as const), name: fc.constantFrom(...NAMES) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('index' as const), value: fc.integer({ min: 1 }) }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('tick' as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constantFrom('subscribe' as const, 'ping' as const, 'unsubscribe' as const),
      channel: fc.constantFrom(...CHANNELS),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('beat' as const, 'renew' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('come back' as const) }) },
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** One browser straight at the gateway, one behind the relay, told to do the same. */
const openPair = async () => {
  const small = smallSession(NAMES);
  const folder = await testGateway(small.session, { caller: USER, limits: LIMITS });
  const relay = await testRelay([folder.address], { clock: folder.clock, caller: USER, limits: LIMITS });
  const come = async () => ({
    straight: await connectClient(folder.address),
    relayed: await connectClient(relay.address),
  });
  return { small, folder, relay, come, pair: await come(), stood: new Map<string, Position>() };
};

type Place = Awaited<ReturnType<typeof openPair>>;

const remember = (stood: Place['stood'], text: string): void => {
  const { channel, epoch, seq } = JSON.parse(text) as Extract<ServerMessage, { t: 'snapshot' }>;
  if (channel !== undefined && epoch !== undefined) stood.set(channel, { epoch, seq });
};

/** What the gateway has told until it answers what nobody says. */
const toldStraight = async (client: Client): Promise<string[]> => {
  client.say(NONSENSE);
  const texts: string[] = [];
  for (;;) {
    const text = await client.nextText();
    texts.push(text);
    if (text.includes('live.not-understood')) return texts;
  }
};

/** The relay tells the same and nothing else. */
const compare = async ({ pair, stood }: Place): Promise<void> => {
  const told = await toldStraight(pair.straight);
  const last = told.pop();
  for (const text of told) {
    expect(await pair.relayed.nextText()).toBe(text);
    remember(stood, text);
  }
  pair.relayed.say(NONSENSE);
  expect(await pair.relayed.nextText()).toBe(last);
};

const comeBack = async (place: Place): Promise<void> => {
  for (const { socket } of Object.values(place.pair)) socket.terminate();
  place.pair = await place.come();
  for (const [channel, resume] of place.stood) {
    for (const client of Object.values(place.pair)) client.say({ op: 'subscribe', channel, resume });
    await compare(place);
  }
};

const sayBoth = ({ pair }: Place, message: unknown): void => {
  for (const client of Object.values(pair)) client.say(message);
};

const onMarket = (small: SmallSession, done: Step): void => {
  if (done.does === 'trade') small.trade(done.name, done.rate, done.quantity);
  if (done.does === 'annul') small.annul(done.name);
  if (done.does === 'index') small.publishIndex(done.value);
};

const take = async (place: Place, done: Step): Promise<void> => {
  const { folder, relay, small } = place;
  onMarket(small, done);
  if (done.does === 'tick') folder.tick();
  if (done.does === 'renew') {
    folder.show(small.session);
    folder.tick();
  }
  if (done.does === 'beat') {
    folder.gateway.beat();
    relay.door.beat();
  }
  if ('channel' in done) sayBoth(place, { op: done.does, channel: done.channel });
  if (done.does === 'come back') await comeBack(place);
  await compare(place);
};

it('tells through a relay what it tells straight, frame by frame', async () => {
  const same = fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 50 }), async (steps) => {
      const place = await openPair();
      sayBoth(place, { op: 'subscribe', channel: 'market' });
      for (const one of steps) await take(place, one);
      for (const { socket } of Object.values(place.pair)) socket.terminate();
    }),
    { numRuns: 12 },
  );
  await expect(same).resolves.toBeUndefined();
}, 60_000);
