import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError, type Clock, networksOf } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { type Limit, giveBackAttempt, limitReached, takeAttempt } from '@chuli/registry/account';
import { logDeed } from '@chuli/registry/site';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

/** Carries the key of whoever runs the product. */
export const OPERATOR_HEADER = 'x-operator-key';

type Knock = Pick<FastifyRequest, 'headers' | 'ip' | 'method' | 'routeOptions'>;

/** Lets the holder of the key pass and throws for everyone else. */
export type OperatorDoor = (knock: Knock) => Promise<void>;

type Deps = { registry: Registry; clock: Clock; log: FastifyBaseLogger };

const WRONG_KEYS = 10;
const WITHIN_MS = 15 * 60_000;

/** Who mistypes has ten tries; a /24 or /56 has twice as many, a /48 four times. */
const limitsFor = (address: string): Limit[] =>
  networksOf(address).map((key, width) => ({
    kind: 'wrong operator key',
    key,
    most: WRONG_KEYS * 2 ** width,
    withinMs: WITHIN_MS,
  }));

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** There is one key for all who have it: of a use is known from where it came and what it asked. */
const deedOf = ({ ip, method, routeOptions }: Knock) => ({
  operator: 'holder of the key',
  command: `${method} ${routeOptions.url ?? ''}`,
  subject: ip,
  before: null,
  after: null,
});

/** Whoever runs the product needs this page most while the registry is away: then nothing can be counted or kept. */
const unlessAway = async <T>(work: Promise<T>, instead: T): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.code === 'engine.unavailable') return instead;
    throw error;
  }
};

/**
 * Digests are of one length and are compared in constant time, so that an answer tells nothing of the key by how long
 * it took. A try is counted before it is judged, and every use is written down before it is answered, in the log alone
 * while the registry is away: a key of 24 characters is not guessed in an outage. Where no key is set there is no door: the address does not exist.
 */
export const operatorDoor = (key: string | null, { registry, clock, log }: Deps): OperatorDoor => {
  if (key === null) {
    return async () => {
      throw new AppError('route.not-found');
    };
  }
  const expected = digestOf(key);
  return async (knock) => {
    const given = knock.headers[OPERATOR_HEADER];
    if (typeof given !== 'string') throw new AppError('access.denied');
    const now = new Date(clock());
    const limits = limitsFor(knock.ip);
    const waitMs = await unlessAway(takeAttempt(registry, limits, now), 0);
    if (waitMs > 0) throw limitReached(waitMs);
    if (!timingSafeEqual(digestOf(given), expected)) {
      log.warn({ ip: knock.ip }, 'a wrong key of operators');
      throw new AppError('access.denied');
    }
    log.info({ ip: knock.ip, url: knock.routeOptions.url }, 'the key of operators was used');
    const written = giveBackAttempt(registry, limits, now).then(() => logDeed(registry, deedOf(knock), now));
    await unlessAway(written, undefined);
  };
};
