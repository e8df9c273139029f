import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Where figures are told, and to whom. */
export type MetricsDoor = {
  /** The address on which they are told. */
  readonly host: string;
  /** What whoever asks has to bring; null where this machine alone can ask. */
  readonly key: string | null;
};

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether an address can be reached from this machine alone. */
export const isLoopback = (host: string): boolean => {
  const family = isIP(host);
  return host === 'localhost' || (family !== 0 && LOOPBACK.check(host, family === 4 ? 'ipv4' : 'ipv6'));
};

/** `missing`: there is nothing to be asked for here. */
export type Verdict = 'open' | 'missing' | 'refused';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Figures tell how much is traded here, who is refused and how often people pay: nobody outside reads them. Without a
 * key they are told on the loopback alone, elsewhere they do not exist; digests are compared, in constant time.
 */
export const openDoor = ({ host, key }: MetricsDoor): ((request: IncomingMessage) => Verdict) => {
  if (key === null) return () => (isLoopback(host) ? 'open' : 'missing');
  const expected = digestOf(`Bearer ${key}`);
  return ({ headers }) =>
    timingSafeEqual(digestOf(headers.authorization ?? ''), expected) ? 'open' : 'refused';
};
