import { randomBytes } from 'node:crypto';
import { type Clock, type Instant, instant, networkOf } from '@chuli/kernel';
import type { Caller } from './authorise.ts';

const LIFETIME_MS = 60_000;

type Issued = { readonly caller: Caller; readonly network: string; readonly expires: Instant };

export type Tickets = {
  readonly lifetimeMs: number;
  /** Null when this address (its /64 of IPv6), or the process, has too many tickets that nobody has used. */
  issue: (caller: Caller, address: string) => string | null;
  /** Who holds this ticket. It is worth nothing afterwards, whatever the answer. */
  redeem: (ticket: string) => Caller | null;
};

/**
 * A browser cannot send a token with a WebSocket except in the address. A ticket is random, for one use, for a minute.
 * Only the copy that gave it knows it: before several copies, a balancer keeps a browser with one of them.
 */
export const createTickets = (clock: Clock, limits: { total: number; perAddress: number }): Tickets => {
  const issued = new Map<string, Issued>();
  const outstanding = new Map<string, number>();

  const take = (ticket: string): Issued | undefined => {
    const held = issued.get(ticket);
    if (held === undefined) return undefined;
    issued.delete(ticket);
    const left = (outstanding.get(held.network) ?? 1) - 1;
    if (left > 0) outstanding.set(held.network, left);
    else outstanding.delete(held.network);
    return held;
  };

  /** Tickets all live equally long, so the oldest come first. */
  const forgetExpired = (): void => {
    for (const [ticket, { expires }] of issued) {
      if (expires > clock()) return;
      take(ticket);
    }
  };

  return {
    lifetimeMs: LIFETIME_MS,
    issue: (caller, address) => {
      forgetExpired();
      const network = networkOf(address);
      const count = outstanding.get(network) ?? 0;
      if (issued.size >= limits.total || count >= limits.perAddress) return null;
      const ticket = randomBytes(24).toString('base64url');
      issued.set(ticket, { caller, network, expires: instant(clock() + LIFETIME_MS) });
      outstanding.set(network, count + 1);
      return ticket;
    },
    redeem: (ticket) => {
      const held = take(ticket);
      return held !== undefined && held.expires > clock() ? held.caller : null;
    },
  };
};
