import { createHash } from 'node:crypto';
import { SendError, type Way, brokenLine, isPushService, retryAfter } from '@chuli/messages';
import type { Registry } from '@chuli/registry';
import { forgetSubscription } from '@chuli/registry/notice';
import webPush from 'web-push';
import { writeMessage } from '../write-message.ts';

export type VapidKeys = { subject: string; publicKey: string; privateKey: string };

const TIMEOUT_MS = 10_000;
/** How long a push service keeps it for a browser that is not there. */
const LIFE_S = 12 * 3_600;
const GONE = new Set([404, 410]);
const TOPIC_LETTERS = 32;

/**
 * The same for every try of one message: the push service and the browser put the newer in the place of the older, so
 * that a message that is sent twice is seen once.
 */
export const tagOf = (id: string): string =>
  createHash('sha256').update(`push ${id}`).digest('base64url').slice(0, TOPIC_LETTERS);

/** RFC 8030: 429 and the errors of the service pass; all else is about this message or this browser. */
const troubleOf = (status: number, headers: Headers): SendError => {
  const words = `the push service answered ${status}`;
  if (GONE.has(status)) return new SendError('the browser no longer accepts push notifications', 'gone');
  if (status === 429 || status >= 500)
    return new SendError(words, 'later', retryAfter(headers.get('retry-after')));
  return new SendError(words, 'refused');
};

/** Web Push: the text is encrypted for the browser alone; the service in between cannot read it. */
export const pushWay =
  (registry: Registry, vapidDetails: VapidKeys, pushOrigins: readonly string[]): Way =>
  async ({ notices }) => {
    const [first] = notices ?? [];
    const subscription = first?.subscription ?? null;
    if (notices === null || first === undefined || subscription === null)
      throw new SendError('the browser is signed out', 'gone');
    const { endpoint, p256dh, auth } = subscription;
    if (!isPushService(endpoint, pushOrigins)) throw new SendError('not a push service', 'refused');
    const tag = tagOf(first.id);
    const payload = JSON.stringify({ ...writeMessage(notices, first.language), tag });
    const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails,
      TTL: LIFE_S,
      topic: tag,
      urgency: 'normal',
    });
    const reply = await fetch(request.endpoint, {
      method: 'POST',
      headers: new Headers(Object.entries(request.headers)),
      body: request.body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw brokenLine('the push service', error);
    });
    await reply.body?.cancel();
    if (reply.ok) return;
    const trouble = troubleOf(reply.status, reply.headers);
    if (trouble.trouble === 'gone') await forgetSubscription(registry, subscription.id);
    throw trouble;
  };
