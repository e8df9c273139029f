import { createHmac, timingSafeEqual } from 'node:crypto';
import { LIVE_TICKET_PURPOSE, LiveTicket } from '@chuli/contracts';

const LONGEST = 2_048;

const signatureOf = (key: Buffer, words: string): Buffer =>
  createHmac('sha256', key).update(`${LIVE_TICKET_PURPOSE} ${words}`).digest();

export const signTicket = (key: Buffer, ticket: LiveTicket): string => {
  const words = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return `${words}.${signatureOf(key, words).toString('base64url')}`;
};

const isEqual = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

const readWords = (words: string): LiveTicket | null => {
  try {
    return LiveTicket.parse(JSON.parse(Buffer.from(words, 'base64url').toString('utf8')));
  } catch {
    return null;
  }
};

/** What a ticket says, where one of the keys has signed it. */
export const readTicket = (keys: readonly Buffer[], text: string): LiveTicket | null => {
  const [words = '', signature = '', ...rest] = text.length > LONGEST ? [] : text.split('.');
  const shown = Buffer.from(signature, 'base64url');
  const isSigned = keys.some((key) => isEqual(shown, signatureOf(key, words)));
  return rest.length === 0 && isSigned ? readWords(words) : null;
};
