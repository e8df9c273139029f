import { type Instant, type PhoneNumber, instant, phoneNumber } from '@chuli/kernel';
import { type Sender, type Way, sparrowSms, startSender } from '@chuli/messages';
import type { Registry } from '@chuli/registry';
import { insertPerson, openSignIn } from '@chuli/registry/account';
import { addSubscription, createNotice, setPreference, setSwitches } from '@chuli/registry/notice';
import {
  type TestPushService,
  startMailServer,
  startPushService,
  startSmsGateway,
  testRegistry,
} from '@chuli/testkit';
import { pino } from 'pino';
import webPush from 'web-push';
import { emailWay } from '../notices/ways/email.ts';
import { pushWay } from '../notices/ways/push.ts';
import { smsWay } from '../notices/ways/sms.ts';

export const GATEWAY_TOKEN = 'a token of the gateway';
const CLAIM_MS = 60_000;

type Settled = { id: string; phone: PhoneNumber; endpoint: string };

/** Somebody who takes notices of payments by every channel. */
const settlePerson = async (
  registry: Registry,
  push: TestPushService,
  number: number,
  now: Date,
): Promise<Settled> => {
  const phone = phoneNumber(`9843${String(number).padStart(6, '0')}`);
  const id = (await insertPerson(registry, { phone, name: 'Maya', passwordHash: 'x' }, now)) ?? '';
  const device = { deviceHash: 'd', deviceName: 'Test', medium: 'web' as const, address: '10.0.0.1' };
  const token = { passwordHash: 'x', tokenHash: id, tokenExpiresAt: new Date(now.getTime() + CLAIM_MS) };
  const signInId = await openSignIn(registry, { personId: id, ...device, ...token }, now);
  const keys = push.subscribe();
  await addSubscription(registry, { personId: id, signInId: signInId ?? '', ...keys }, now);
  await setPreference(registry, id, { email: `maya${number}@example.com` });
  await setSwitches(registry, { personId: id, kind: 'payment', push: true, email: true, sms: true });
  return { id, phone, endpoint: keys.endpoint };
};

export type OutboxPlace = Awaited<ReturnType<typeof openOutboxPlace>>;

/** Noon in Kathmandu. */
const NOON = Date.parse('2026-11-15T06:15:00Z');

/** An outbox, people who take notices on every channel, and the three services on loopback. */
export const openOutboxPlace = async (startsAt = NOON) => {
  const [{ url, registry, close }, push, mail, gateway] = await Promise.all([
    testRegistry(8),
    startPushService(),
    startMailServer(),
    startSmsGateway(GATEWAY_TOKEN),
  ]);
  let now = startsAt;
  const clock = (): Instant => instant(now);
  const vapid = { subject: 'https://chuli.app', ...webPush.generateVAPIDKeys() };
  const sms = sparrowSms({ url: gateway.sparrowUrl, token: GATEWAY_TOKEN, from: 'Chuli' });
  const ways: Record<'push' | 'email' | 'sms', Way> = {
    push: pushWay(registry, vapid, [push.origin]),
    email: emailWay({ url: mail.url, from: 'notices@chuli.app', origin: 'https://chuli.app' }, null),
    sms: smsWay({ registry, clock, sms, seal: null, dailyCap: 10_000 }),
  };
  let people = 0;
  return {
    url,
    registry,
    push,
    mail,
    gateway,
    vapid,
    ways,
    clock,
    move: (ms: number): void => {
      now += ms;
    },
    start: (): Sender =>
      startSender({
        registry,
        clock,
        ways,
        log: pino({ level: 'silent' }),
        takes: { hasNotices: true, sealedWith: null },
        claimMs: CLAIM_MS,
        pollMs: 60_000,
      }),
    settle: () => {
      people += 1;
      return settlePerson(registry, push, people, new Date(now));
    },
    /** A paid order: told at once, by every channel. The receipt names it in each of them. */
    pay: (personId: string, receipt: string): Promise<string | null> =>
      registry
        .transaction()
        .execute((transaction) =>
          createNotice(
            transaction,
            { personId, kind: 'payment', key: receipt, facts: { item: 'gold-12', total: 150_000, receipt } },
            new Date(now),
          ),
        ),
    deliveries: () => registry.selectFrom('delivery').selectAll().execute(),
    close: async (): Promise<void> => {
      await Promise.all([close(), push.stop(), mail.stop(), gateway.stop()]);
    },
  };
};
