import { createHmac } from 'node:crypto';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { PRODUCT } from '@chuli/kernel';
import { retryAfter } from '../retry-after.ts';
import { SendError, brokenLine } from '../send-error.ts';
import { type Place, type Resolve, placesOf } from './webhook-address.ts';

export type WebhookPost = {
  readonly address: string;
  readonly secret: string;
  /** The same however often it is sent: by it a receiver knows what came before. */
  readonly id: string;
  readonly body: string;
  readonly at: Date;
};

export type WebhookNeeds = {
  /** Origins that may be anywhere: those of tests. */
  readonly origins: readonly string[];
  readonly resolve?: Resolve;
  readonly timeoutMs?: number;
};

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 16_384;
/** Of the answer nothing is read but its head. */
const MOST_HEAD_BYTES = 8_192;

/** Over moment and body, so that what was overheard cannot be sent again later as if it were new. */
export const signatureOf = (secret: string, seconds: number, body: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

const headersOf = ({ id, secret, body, at }: WebhookPost): Record<string, string | number> => {
  const seconds = Math.floor(at.getTime() / 1_000);
  return {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': `${PRODUCT.name} webhook`,
    [`${PRODUCT.slug}-id`]: id,
    [`${PRODUCT.slug}-timestamp`]: seconds,
    [`${PRODUCT.slug}-signature`]: `v1=${signatureOf(secret, seconds, body)}`,
  };
};

/** The name is not asked for again: it leads to where we looked. */
const pinnedTo =
  (places: readonly Place[]): LookupFunction =>
  (_host, { all }, answer) => {
    const [first] = places;
    if (all === true) answer(null, [...places]);
    else answer(null, first?.address ?? '', first?.family ?? 4);
  };

const PASSING = new Set([408, 425, 429]);

/** Redirects are not followed: nobody looked at where they lead. */
const troubleOf = (status: number, retry: string | null): SendError | null => {
  if (status >= 200 && status < 300) return null;
  const words = `the webhook answered ${status}`;
  if (status === 410) return new SendError(words, 'gone');
  return status >= 500 || PASSING.has(status)
    ? new SendError(words, 'later', retryAfter(retry))
    : new SendError(words, 'refused');
};

const answerTo = (post: WebhookPost, places: readonly Place[], timeoutMs: number): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const url = new URL(post.address);
    const request = (url.protocol === 'https:' ? requestSecure : requestPlain)(url, {
      method: 'POST',
      headers: headersOf(post),
      lookup: pinnedTo(places),
      agent: false,
      maxHeaderSize: MOST_HEAD_BYTES,
      signal: AbortSignal.timeout(timeoutMs),
    });
    request.on('error', reject).on('response', resolve).end(post.body);
  });

/** Hands a message over to the address of a person, or throws `SendError`. */
export const postWebhook = async (
  { origins, resolve, timeoutMs = TIMEOUT_MS }: WebhookNeeds,
  post: WebhookPost,
): Promise<void> => {
  if (Buffer.byteLength(post.body) > MOST_BYTES) throw new SendError('the message is too long', 'refused');
  const places = await placesOf(post.address, origins, resolve);
  const answer = await answerTo(post, places, timeoutMs).catch((error: unknown) => {
    throw brokenLine('the webhook', error);
  });
  answer.destroy();
  const trouble = troubleOf(answer.statusCode ?? 0, answer.headers['retry-after'] ?? null);
  if (trouble !== null) throw trouble;
};
