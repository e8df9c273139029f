import type { IncomingMessage } from 'node:http';
import { type Hosts, hostRole } from '@chuli/contracts/screens';

/** Whether a page of this origin is ours: a host of the environment, over TLS wherever addresses are not bare. */
export const isOwnOrigin = (hosts: Hosts, origin: string | undefined): boolean => {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  const isProtocol = protocol === 'https:' || (protocol === 'http:' && hosts.ipAddresses);
  return isProtocol && hostRole(hosts, hostname).kind !== 'unknown';
};

/**
 * Where a request comes from. Each proxy of ours adds the address it saw at the end of `X-Forwarded-For`; what stands
 * before those was written by the sender and says nothing.
 */
export const addressOf = (request: IncomingMessage, proxies: number): string => {
  const direct = request.socket.remoteAddress ?? '';
  if (proxies === 0) return direct;
  const named = request.headers['x-forwarded-for'];
  const list = (Array.isArray(named) ? named.join(',') : (named ?? '')).split(',').map((part) => part.trim());
  return list.at(-proxies) || direct;
};
