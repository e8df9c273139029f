import { randomUUID } from 'node:crypto';
import type { BodyOf, ReplyOf, WebhookEvent, linkedContracts } from '@chuli/contracts';
import { AppError, PRODUCT } from '@chuli/kernel';
import { type Seal, SendError, openSecret, placesOf, postWebhook, sealSecret } from '@chuli/messages';
import { takeOrRefuse } from '@chuli/registry/account';
import { type Link, changeSecret, findLinks, insertLink, noteLinks } from '@chuli/registry/notice';
import type { Asked } from '../../http/implement.ts';
import { type LimitKind, limitsOf } from '../account/limits.ts';
import { randomSecret } from '../account/secrets.ts';
import { selfOf } from '../account/self.ts';
import { type NoticeNeeds, settingsOf } from './settings.ts';

type Contracts = typeof linkedContracts;
type AnyAsked<Body = unknown> = Asked<unknown, Body, unknown, NoticeNeeds>;

/** Somebody waits for the answer in front of a screen. */
const TEST_WITHIN_MS = 5_000;

const sealOf = ({ people }: AnyAsked): Seal => {
  if (people.seal === null) throw new AppError('notice.not-offered');
  return people.seal;
};

const count = (asked: AnyAsked, kind: LimitKind): Promise<void> =>
  takeOrRefuse(asked.registry, limitsOf({ [kind]: selfOf(asked.caller).id }), new Date(asked.clock()));

const ownWebhook = async ({ registry, caller }: AnyAsked): Promise<Link> => {
  const { webhook } = await findLinks(registry, selfOf(caller).id);
  if (webhook === null) throw new AppError('webhook.not-found');
  return webhook;
};

/** The address is looked at now, so that a mistake is told at once, and again whenever something is sent. */
export const setWebhook = async (
  asked: AnyAsked<BodyOf<Contracts['setWebhook']>>,
): Promise<ReplyOf<Contracts['setWebhook']>> => {
  const { registry, clock, caller, notices, body } = asked;
  const seal = sealOf(asked);
  await count(asked, 'webhook by person');
  await placesOf(body.address, notices.webhookOrigins, notices.resolve).catch((error: unknown) => {
    throw error instanceof SendError ? new AppError('webhook.address-refused') : error;
  });
  const [id, secret] = [randomUUID(), randomSecret()];
  const link = {
    id,
    person_id: selfOf(caller).id,
    channel: 'webhook',
    address: body.address,
    name: new URL(body.address).hostname.slice(0, 100),
    secret: sealSecret(seal, id, secret),
    sealed_with: seal.name,
  } as const;
  await registry.transaction().execute((transaction) => insertLink(transaction, link, new Date(clock())));
  return { secret, settings: await settingsOf(asked) };
};

export const rotateWebhook = async (asked: AnyAsked): Promise<ReplyOf<Contracts['rotateWebhook']>> => {
  const seal = sealOf(asked);
  await count(asked, 'webhook by person');
  const { id } = await ownWebhook(asked);
  const secret = randomSecret();
  const sealed = { id, secret: sealSecret(seal, id, secret), sealedWith: seal.name };
  if (!(await changeSecret(asked.registry, sealed))) throw new AppError('webhook.not-found');
  return { secret, settings: await settingsOf(asked) };
};

const TEST = { title: `Test from ${PRODUCT.name}`, body: 'Your webhook takes our messages.' };

const testEvent = (id: string, at: Date, origin: string): WebhookEvent => ({
  version: 1,
  id,
  kind: 'test',
  at: Math.floor(at.getTime() / 1_000),
  symbol: null,
  says: { en: TEST, own: { language: 'en', ...TEST } },
  values: [],
  bar: null,
  link: new URL('/settings', origin).href,
});

const sendTest = async (asked: AnyAsked, link: Link, at: Date): Promise<SendError | null> => {
  const { webhookOrigins: origins, resolve, origin } = asked.notices;
  const secret = openSecret(sealOf(asked), { ...link, sealedWith: link.sealed_with });
  if (secret === null) throw new AppError('notice.not-offered');
  const id = randomUUID();
  const post = { address: link.address, secret, id, body: JSON.stringify(testEvent(id, at, origin)), at };
  const needs = { origins, timeoutMs: TEST_WITHIN_MS, ...(resolve !== undefined && { resolve }) };
  return postWebhook(needs, post).then(
    () => null,
    (error: unknown) => {
      if (error instanceof SendError) return error;
      throw error;
    },
  );
};

/** A test that is taken is as good as a message: it switches the webhook on again. One that is not counts for nothing. */
export const testWebhook = async (asked: AnyAsked): Promise<ReplyOf<Contracts['testWebhook']>> => {
  const { registry, clock } = asked;
  await count(asked, 'webhook test by person');
  const link = await ownWebhook(asked);
  const now = new Date(clock());
  const trouble = await sendTest(asked, link, now);
  const ended =
    trouble === null ? ({ kind: 'sent' } as const) : ({ kind: 'again', reason: trouble.message } as const);
  await registry.transaction().execute((transaction) => noteLinks(transaction, [link.id], ended, now));
  return { is_taken: trouble === null, reason: trouble?.message ?? null, settings: await settingsOf(asked) };
};
