import { randomBytes, randomUUID } from 'node:crypto';
import { type PhoneNumber, paisa } from '@chuli/kernel';
import { previousTradingDay } from '@chuli/market';
import { upsertTradingSession } from '@chuli/registry/live';
import { createNotice, setSwitches } from '@chuli/registry/notice';
import { makeOrder, recordStart } from '@chuli/registry/payment';
import { replaceDailyBars } from '@chuli/tape/write';
import { sql } from 'kysely';
import { barsBefore, barsOf } from './access-market.ts';
import { DAY } from './plan.ts';
import { addPerson, phoneOf } from './tokens-people.ts';
import { again, post, readerOf, untilSeen } from './watch-doing.ts';
import { CODES_A_DAY, type WatchPlace } from './watch-place.ts';
import type { After, Scene, Strike } from './watch-scene.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const ago = (ms: number): Date => new Date(Date.now() - ms);

const phones = (block: string, count: number): PhoneNumber[] =>
  Array.from({ length: count }, (_, at) => phoneOf(block, at));

/** So many people went to a gateway six minutes ago; it is to be asked about them at this moment. */
const orderFor = async (
  { registry }: WatchPlace,
  people: readonly PhoneNumber[],
  nextCheckAt: Date,
): Promise<void> => {
  const at = ago(6 * MINUTE_MS);
  for (const phone of people) {
    const personId = await addPerson({ registry }, phone);
    const wanted = { personId, item: 'gold-12', promoCode: null, soldTiers: ['Gold' as const] };
    const { id, expires_at: expiresAt } = await makeOrder(
      registry,
      { ...wanted, id: randomUUID(), key: randomUUID(), provider: 'esewa', windowMs: HOUR_MS },
      at,
    );
    await recordStart(registry, id, { go: '{}', gatewayRef: null, expiresAt, nextCheckAt });
  }
};

/** A text message of three minutes ago that no way takes. */
const leaveMessage = async ({ registry }: WatchPlace): Promise<void> => {
  const personId = await addPerson({ registry }, phoneOf('985', 1));
  await setSwitches(registry, { personId, kind: 'payment', sms: true });
  const facts = { item: 'gold-12', total: 150_000, receipt: 'a' };
  await registry
    .transaction()
    .execute((transaction) =>
      createNotice(transaction, { personId, kind: 'payment', key: 'drill', facts }, ago(3 * MINUTE_MS)),
    );
};

const PAYMENTS: readonly Strike[] = [
  {
    alarm: 'PaymentsPending',
    strike: (place) => orderFor(place, phones('981', 21), new Date(Date.now() + HOUR_MS)),
  },
  {
    alarm: 'PaymentsUnasked',
    strike: (place) => orderFor(place, phones('982', 1), ago(2 * MINUTE_MS)),
  },
  { alarm: 'DeliveriesLate', labels: { channel: 'sms' }, strike: leaveMessage },
];

const WRONG_SIGN_INS = 500;
const AT_ONCE = 20;
const SLOW_SCREEN_SECONDS = 3.5;

/** A stolen list, from everywhere. */
const tryList = async ({ apps }: WatchPlace): Promise<void> => {
  const address = `${apps.api.address}/api/authenticate/v2/token/`;
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < WRONG_SIGN_INS) {
      next += 1;
      const secret = randomBytes(24).toString('base64url');
      const body = { phone_number: phoneOf('983', next), password: secret, device: secret, medium: 'web' };
      await post(address, readerOf(next), body).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
};

const askForCodes = async ({ registry, apps }: WatchPlace): Promise<void> => {
  for (const [number, phone] of phones('986', CODES_A_DAY).entries()) {
    await addPerson({ registry }, phone);
    await post(`${apps.api.address}/api/authenticate/v2/password/reset/`, readerOf(number), {
      phone_number: phone,
    });
  }
};

const CALLERS: readonly Strike[] = [
  { alarm: 'SignInsFail', strike: tryList },
  { alarm: 'MessagesNearlySpent', strike: askForCodes },
  {
    alarm: 'ScreensSlow',
    strike: ({ apps }, after) => {
      const measured = { screen: 'dashboard', lcp: SLOW_SCREEN_SECONDS, inp: null, cls: null };
      again(500, (turn) => post(`${apps.api.address}/api/site/vitals/`, readerOf(turn), measured), after);
    },
  },
];

const UNSETTLED_DAY = previousTradingDay(previousTradingDay(DAY));

/** Nobody can read the alerts for as long as this lasts. */
const lockAlerts = async ({ registry }: WatchPlace, after: After): Promise<void> => {
  const locked = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const holding = registry.transaction().execute(async (transaction) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    await sql`lock table alert in access exclusive mode`.execute(transaction);
    locked.resolve();
    await over.promise;
  });
  holding.catch(locked.reject);
  after(async () => {
    over.resolve();
    await holding;
  });
  await locked.promise;
};

/** A session in which one stock falls as by a bonus, from a previous close that nobody declared. */
const closeSession = async ({ tape }: WatchPlace): Promise<void> => {
  const [lower, ...others] = barsOf(DAY);
  if (lower === undefined) throw new Error('no stocks');
  const price = paisa(0.8 * lower.close);
  const restated = { open: price, high: price, low: price, close: price, previous_close: paisa(price + 50) };
  const bars = [{ ...lower, ...restated, amount: paisa(price * lower.volume) }, ...others];
  // All of the tape are replaced.
  await replaceDailyBars(tape, [...barsBefore(DAY), ...bars]);
};

const DAYS: readonly Strike[] = [
  {
    alarm: 'DayProvisional',
    strike: ({ registry }) =>
      upsertTradingSession(registry, {
        day: UNSETTLED_DAY,
        status: 'provisional',
        source: 'drill',
        reasons: ['pages not read'],
        declared: null,
        counted: null,
        state_hash: null,
        term: 0,
      }),
  },
  {
    alarm: 'ActionsWait',
    strike: async (place, after) => {
      await untilSeen(place, 'max(chuli_worker_leading)');
      await lockAlerts(place, after);
      await closeSession(place);
    },
  },
  // The bars of a session are final while nobody can read the alerts on it.
  { alarm: 'AlertsBehind' },
];

export const PEOPLE: Scene = {
  name: 'people, payments, days and actions that wait for somebody',
  strikes: [...PAYMENTS, ...CALLERS, ...DAYS],
};

/** What only PostgreSQL knows is read by the API alone. */
export const REGISTRY_AWAY: Scene = {
  name: 'PostgreSQL is away from the API',
  strikes: [
    {
      alarm: 'FiguresOld',
      strike: async ({ ways }, after) => {
        await ways.apiRegistry.become('refused');
        after(() => ways.apiRegistry.become('open'));
      },
    },
    { alarm: 'EngineAway', labels: { engine: 'registry' } },
  ],
};
