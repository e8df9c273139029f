import { createHmac, timingSafeEqual } from 'node:crypto';
import { LIVE_TICKET_MS, LIVE_TICKET_PURPOSE, LiveTicket } from '@chuli/contracts';
import type { Clock } from '@chuli/kernel';
import type { Caller } from './authorise.ts';

const LONGEST = 2_048;
/** Between the clocks of two machines. */
const SKEW_MS = 5_000;

const isEqual = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

const isSignedBy = (key: Buffer, words: string, signature: string): boolean => {
  const expected = createHmac('sha256', key).update(`${LIVE_TICKET_PURPOSE} ${words}`).digest();
  return isEqual(Buffer.from(signature, 'base64url'), expected);
};

const readWords = (words: string): LiveTicket | null => {
  try {
    return LiveTicket.parse(JSON.parse(Buffer.from(words, 'base64url').toString('utf8')));
  } catch {
    return null;
  }
};

const callerOf = ({ person, features }: LiveTicket): Caller => ({
  kind: 'user',
  id: person,
  features: new Map(Object.entries(features) as [keyof typeof features, number][]),
});

/**
 * Tickets that the API gave to a signed-in person, each for one connection. A copy knows only those that were used
 * with it: before several copies, a balancer keeps a browser with one of them.
 */
export const createGivenTickets = (clock: Clock, keys: readonly Buffer[]) => {
  const used = new Map<string, number>();
  const forgetExpired = (now: number): void => {
    for (const [id, expires] of used) if (expires <= now) used.delete(id);
  };
  return {
    redeem: (ticket: string): Caller | null => {
      const [words = '', signature = '', ...rest] = ticket.length > LONGEST ? [] : ticket.split('.');
      if (rest.length > 0 || !keys.some((key) => isSignedBy(key, words, signature))) return null;
      const read = readWords(words);
      const now = clock();
      if (read === null || read.expires <= now || read.expires > now + LIVE_TICKET_MS + SKEW_MS) return null;
      forgetExpired(now);
      if (used.has(read.id)) return null;
      used.set(read.id, read.expires);
      return callerOf(read);
    },
  };
};
