import { randomBytes, randomUUID } from 'node:crypto';
import { type Instant, type PhoneNumber, type SentChannel, instant, phoneNumber } from '@chuli/kernel';
import {
  type Bot,
  type Sender,
  type Seal,
  type Way,
  createSeal,
  openBot,
  sealSecret,
  sparrowSms,
  startSender,
} from '@chuli/messages';
import type { Registry } from '@chuli/registry';
import { insertPerson, openSignIn } from '@chuli/registry/account';
import { addSubscription, createNotice, setPreference, setSwitches } from '@chuli/registry/notice';
import {
  type TestPushService,
  type TestWebhookReceiver,
  startMailServer,
  startPushService,
  startSmsGateway,
  startTelegram,
  startWebhookReceiver,
  testRegistry,
} from '@chuli/testkit';
import { pino } from 'pino';
import webPush from 'web-push';
import { emailWay } from '../notices/ways/email.ts';
import { type VapidKeys, pushWay } from '../notices/ways/push.ts';
import { smsWay } from '../notices/ways/sms.ts';
import { telegramWay } from '../notices/ways/telegram.ts';
import { webhookWay } from '../notices/ways/webhook.ts';

export const GATEWAY_TOKEN = 'a token of the gateway';
export const BOT_TOKEN = `70001:${'a'.repeat(35)}`;
export const WEBHOOK_SECRET = 'what signs the posts of everybody here';
const ORIGIN = 'https://chuli.app';
const CLAIM_MS = 60_000;

type Settled = { id: string; phone: PhoneNumber; endpoint: string; chat: string };

type Services = {
  readonly push: TestPushService;
  readonly hook: TestWebhookReceiver;
  readonly seal: Seal;
};

/** Linked without a word about it: these tests count what is told. */
const link = async (registry: Registry, { hook, seal }: Services, id: string, chat: string, now: Date) => {
  const linkId = randomUUID();
  const secret = sealSecret(seal, linkId, WEBHOOK_SECRET);
  const webhook = { id: linkId, address: `${hook.origin}/of/${chat}`, secret, sealed_with: seal.name };
  await registry
    .insertInto('linked_channel')
    .values([
      { person_id: id, channel: 'webhook', name: '127.0.0.1', linked_at: now, ...webhook },
      {
        person_id: id,
        channel: 'telegram',
        address: chat,
        name: '@maya',
        linked_at: now,
        id: randomUUID(),
        secret: null,
        sealed_with: null,
      },
    ])
    .execute();
};

/** Somebody who takes notices of payments by every channel. */
const settlePerson = async (
  registry: Registry,
  services: Services,
  number: number,
  now: Date,
): Promise<Settled> => {
  const phone = phoneNumber(`9843${String(number).padStart(6, '0')}`);
  const id = (await insertPerson(registry, { phone, name: 'Maya', passwordHash: 'x' }, now)) ?? '';
  const device = { deviceHash: 'd', deviceName: 'Test', medium: 'web' as const, address: '10.0.0.1' };
  const token = { passwordHash: 'x', tokenHash: id, tokenExpiresAt: new Date(now.getTime() + CLAIM_MS) };
  const signInId = await openSignIn(registry, { personId: id, ...device, ...token }, now);
  const keys = services.push.subscribe();
  await addSubscription(registry, { personId: id, signInId: signInId ?? '', ...keys }, now);
  await setPreference(registry, id, { email: `maya${number}@example.com` });
  const chat = String(9_000_000 + number);
  await link(registry, services, id, chat, now);
  const all = { push: true, email: true, sms: true, webhook: true, telegram: true };
  await setSwitches(registry, { personId: id, kind: 'payment', ...all });
  return { id, phone, endpoint: keys.endpoint, chat };
};

export type OutboxPlace = Awaited<ReturnType<typeof openOutboxPlace>>;

/** Noon in Kathmandu. */
const NOON = Date.parse('2026-11-15T06:15:00Z');

const startServices = async () => {
  const [push, mail, gateway, hook, telegram] = await Promise.all([
    startPushService(),
    startMailServer(),
    startSmsGateway(GATEWAY_TOKEN),
    startWebhookReceiver(),
    startTelegram(BOT_TOKEN),
  ]);
  return { push, mail, gateway, hook, telegram };
};

type Ready = Awaited<ReturnType<typeof startServices>> & {
  registry: Registry;
  clock: () => Instant;
  vapid: VapidKeys;
  seal: Seal;
  bot: Bot;
};

const waysTo = ({ registry, clock, vapid, seal, bot, ...services }: Ready): Record<SentChannel, Way> => {
  const { push, mail, gateway, hook } = services;
  const sms = sparrowSms({ url: gateway.sparrowUrl, token: GATEWAY_TOKEN, from: 'Chuli' });
  return {
    push: pushWay(registry, vapid, [push.origin]),
    email: emailWay({ url: mail.url, from: 'notices@chuli.app', origin: ORIGIN }, null),
    sms: smsWay({ registry, clock, sms, seal: null, dailyCap: 10_000 }),
    webhook: webhookWay({ clock, seal, origin: ORIGIN, origins: [hook.origin] }),
    telegram: telegramWay({ registry, clock, bot, origin: ORIGIN }),
  };
};

/** An outbox, people who take notices on every channel, and the services on loopback. */
export const openOutboxPlace = async (startsAt = NOON) => {
  const [{ url, registry, close }, services] = await Promise.all([testRegistry(8), startServices()]);
  const { push, hook, telegram } = services;
  let now = startsAt;
  const clock = (): Instant => instant(now);
  const vapid = { subject: ORIGIN, ...webPush.generateVAPIDKeys() };
  const sealKey = randomBytes(32);
  const seal = createSeal(sealKey);
  const bot = openBot({ url: telegram.url, token: BOT_TOKEN });
  const ways = waysTo({ ...services, registry, clock, vapid, seal, bot });
  let people = 0;
  return {
    url,
    registry,
    ...services,
    bot,
    sealKey,
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
        takes: { hasNotices: true, sealedWith: [] },
        claimMs: CLAIM_MS,
        pollMs: 60_000,
      }),
    settle: () => {
      people += 1;
      return settlePerson(registry, { push, hook, seal }, people, new Date(now));
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
      await Promise.all([close(), ...Object.values(services).map((service) => service.stop())]);
    },
  };
};
