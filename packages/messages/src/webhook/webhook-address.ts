import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { refused } from '@chuli/kernel';
import { z } from 'zod';
import { SendError } from '../send-error.ts';
import { isPublicAddress } from './public-address.ts';

export const WebhookOrigins = z.object({
  CHULI_WEBHOOK_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)))
    .describe('for tests: origins of webhooks that may be anywhere, with commas between them'),
});

export const WEBHOOK_DEMANDS = [
  refused('CHULI_WEBHOOK_ORIGINS', 'would let people send our requests anywhere; it is for development'),
];

/** The addresses of a host name, all of them. */
export type Resolve = (host: string) => Promise<string[]>;

const DNS_MS = 2_000;

/** Asks the name servers and nothing else: names of this machine's own are nobody's webhook. */
export const resolveHost: Resolve = async (host) => {
  const resolver = new Resolver({ timeout: DNS_MS, tries: 2 });
  const asked = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return asked.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};

/** Asked when it is set, and again before anything is sent: what is stored is not believed. */
export const isWebhookAddress = (address: string, origins: readonly string[]): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, port, username, password, hash, origin } = new URL(address);
  if (username !== '' || password !== '' || hash !== '') return false;
  return (protocol === 'https:' && port === '') || origins.includes(origin);
};

export type Place = { readonly address: string; readonly family: 4 | 6 };

/** `[::1]` of an address is `::1` of the network. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

const NOT_PUBLIC = 'the webhook’s address is not public';

/**
 * Where a webhook really is. Every address of its name has to be public, or a name could lead to our own machines; the
 * connection then goes to one of these, since a second question could be answered otherwise.
 */
export const placesOf = async (
  address: string,
  origins: readonly string[],
  resolve: Resolve = resolveHost,
): Promise<Place[]> => {
  if (!isWebhookAddress(address, origins)) throw new SendError(NOT_PUBLIC, 'refused');
  const url = new URL(address);
  const host = hostOf(url);
  const found = isIP(host) === 0 ? await resolve(host) : [host];
  if (found.length === 0) throw new SendError('the webhook’s host name is not known', 'later');
  if (!origins.includes(url.origin) && !found.every(isPublicAddress))
    throw new SendError(NOT_PUBLIC, 'refused');
  return found.map((at) => ({ address: at, family: isIP(at) === 6 ? 6 : 4 }));
};
