import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type PhoneNumber, instant } from '@chuli/kernel';
import type { Sms } from '@chuli/messages';
import { insertPerson } from '@chuli/registry/account';
import type { PaymentsOptions } from '@chuli/billing';
import type { NoticeOffers } from '../areas/notice/offers.ts';
import type { PeopleOptions } from '../areas/account/people.ts';
import { createPasswords } from '../areas/account/password-hash.ts';
import { NOW } from './small-market.ts';
import { type TestServer, openTestServer } from './test-server.ts';

export type Sent = { to: PhoneNumber; text: string };
export type Tokens = { access: string; refresh: string; expires_in: number };
export type Answer = { status: number; body: Record<string, unknown>; headers: Record<string, unknown> };

type Call = { access?: string; address?: string; agent?: string };

export const PASSWORD = 'a tall stupa at dawn';

/** A code leaves after the answer; whoever asked for one waits until it has. */
const untilSent = async ({ registry }: TestServer): Promise<void> => {
  for (;;) {
    const waiting = await registry
      .selectFrom('delivery')
      .select('id')
      .where('notice_id', 'is', null)
      .where('channel', '=', 'sms')
      .where('state', 'in', ['waiting', 'sending'])
      .limit(1)
      .executeTakeFirst();
    if (waiting === undefined) return;
    await delay(5);
  }
};

const callsTo =
  (market: TestServer) =>
  async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    { access, address = '10.0.0.1', agent = 'Test/1' }: Call = {},
  ): Promise<Answer> => {
    const reply = await market.server.inject({
      method,
      url: `/api${path}`,
      headers: {
        'user-agent': agent,
        'x-forwarded-for': address,
        ...(access === undefined ? {} : { authorization: `Bearer ${access}` }),
      },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    await untilSent(market);
    return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
  };

/** A server with people, whose clock the test moves and whose messages it reads. */
export const openTestPeople = async (
  options: PeopleOptions = {},
  server: {
    empty?: boolean;
    cacheBytes?: number;
    payments?: PaymentsOptions;
    notices?: NoticeOffers;
    operatorKey?: string;
    callerPerSecond?: number;
  } = {},
) => {
  let now = Number(NOW);
  const sent: Sent[] = [];
  const sms: Sms = {
    name: 'test',
    send: (to, text) => {
      sent.push({ to, text });
      return Promise.resolve();
    },
  };
  const market: TestServer = await openTestServer({
    empty: true,
    clock: () => instant(now),
    people: { sms, ...options },
    trustedProxies: ['127.0.0.1'],
    ...server,
  });
  const call = callsTo(market);
  const passwords = createPasswords();
  let people = 0;
  return {
    ...market,
    call,
    sent,
    move: (ms: number): void => {
      now += ms;
    },
    now: (): number => now,
    /** Somebody who has an account with `PASSWORD`. */
    settle: async (): Promise<{ id: string; phone: PhoneNumber }> => {
      people += 1;
      const phone = `+9779810${String(people).padStart(6, '0')}` as PhoneNumber;
      const passwordHash = await passwords.hash(PASSWORD);
      const id = await insertPerson(
        market.registry,
        { phone, name: 'Maya Gurung', passwordHash },
        new Date(now),
      );
      return { id: id ?? '', phone };
    },
    signIn: async (phone: string, device: string = randomUUID(), from: Call = {}): Promise<Tokens> => {
      const body = { phone_number: phone, password: PASSWORD, device, medium: 'web' };
      const reply = await call('POST', '/authenticate/v2/token/', body, from);
      if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
      return reply.body as Tokens;
    },
  };
};

export type TestPeople = Awaited<ReturnType<typeof openTestPeople>>;
