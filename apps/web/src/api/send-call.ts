import type { SendName, SentBy, SentReplyOf } from '@chuli/contracts';
import { ownFetch } from '../account/own-fetch.ts';
import { failureOf, unreachable } from './call-failure.ts';
import { limited, pathOf, searchOf } from './fetch-call.ts';

/** A part that is not there, or that may be written as nothing at all. */
type IsSilent<T> = undefined extends T
  ? true
  : string extends keyof T
    ? true
    : Partial<T> extends T
      ? true
      : false;

/** Only the parts that say something have to be written. */
type Sent<N extends SendName> = Partial<SentBy<N>> & {
  readonly [K in keyof SentBy<N> as IsSilent<SentBy<N>[K]> extends true ? never : K]: SentBy<N>[K];
};

/** An attached picture takes a while to go up from a phone. */
const LONGEST_SEND_MS = 120_000;

/** Asks for a change: `sendCall('PATCH /accounts/update/', { body: { name } })`. */
export const sendCall = async <N extends SendName>(name: N, sent: Sent<N>): Promise<SentReplyOf<N>> => {
  const [method = '', path = ''] = name.split(' ');
  const { params, query = {}, body } = sent as { params?: object; query?: object; body?: object };
  return await limited(
    undefined,
    async (signal) => {
      const response = await ownFetch(`/api${pathOf(path, params)}${searchOf(query)}`, {
        method,
        signal,
        ...(body !== undefined && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      }).catch(() => {
        throw unreachable();
      });
      const reply: unknown = await response.json().catch(() => null);
      if (!response.ok || reply === null) throw failureOf(reply);
      return reply as SentReplyOf<N>;
    },
    LONGEST_SEND_MS,
  );
};
