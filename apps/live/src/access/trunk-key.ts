import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const TRUNK_PATH = '/live/trunk';

const SCHEME = 'Bearer ';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export const trunkHeaders = (key: Buffer) => ({ authorization: `${SCHEME}${key.toString('base64')}` });

/** Whether a relay of ours asks, and asks us itself: what comes through a proxy is none, whatever it knows. */
export const isRelay = ({ headers }: IncomingMessage, keys: readonly Buffer[]): boolean => {
  const { authorization = '' } = headers;
  if (headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined) return false;
  return keys.some((key) => timingSafeEqual(digest(authorization), digest(trunkHeaders(key).authorization)));
};
