import { randomBytes } from 'node:crypto';
import { LIVE_TICKET_MS, type LiveTicket } from '@chuli/contracts';
import { type Clock, networkOf } from '@chuli/kernel';
import { type Caller, VISITOR } from './authorise.ts';
import { readTicket, signTicket } from './signed-ticket.ts';

/** Between the clocks of two machines. */
const SKEW_MS = 5_000;

export type Tickets = {
  /** Null when this address (its /64 of IPv6), or the process, has too many tickets that nobody has used. */
  issue: (caller: Caller, address: string) => string | null;
  /** Who holds this ticket. It is worth nothing here afterwards. */
  redeem: (ticket: string) => Caller | null;
};

type Options = { readonly keys: readonly Buffer[]; readonly total: number; readonly perAddress: number };

/** Also after the clock was set back: a moment too far ahead was never given by it. */
const isRunning = (expires: number, now: number): boolean =>
  expires > now && expires <= now + LIVE_TICKET_MS + SKEW_MS;

const callerOf = ({ person, features }: LiveTicket): Caller =>
  person === null
    ? VISITOR
    : {
        kind: 'user',
        id: person,
        features: new Map(Object.entries(features) as [keyof typeof features, number][]),
      };

const ticketOf = (caller: Caller, now: number): LiveTicket => ({
  id: randomBytes(18).toString('base64url'),
  person: caller.kind === 'user' ? caller.id : null,
  expires: now + LIVE_TICKET_MS,
  features: caller.kind === 'user' ? Object.fromEntries(caller.features) : {},
});

type Used = { readonly expires: number };
type Unused = Used & { readonly network: string };

/** Tickets all live equally long, so the oldest come first. */
const oldOf = (held: ReadonlyMap<string, Used>, now: number): string[] => {
  const old: string[] = [];
  for (const [id, { expires }] of held) {
    if (isRunning(expires, now)) break;
    old.push(id);
  }
  return old;
};

/**
 * A browser cannot send a token with a WebSocket except in the address. A ticket is for one use, for half a minute; the
 * API gives them to people and a gateway to visitors. Whoever has the key believes it, so that a browser may take it
 * from one copy and use it at another; that it was used is known to that copy alone.
 */
export const createTickets = (clock: Clock, { keys, total, perAddress }: Options): Tickets => {
  const unused = new Map<string, Unused>();
  const unusedOf = new Map<string, number>();
  const used = new Map<string, Used>();
  const [key = randomBytes(32), ...others] = keys;

  const forgetUnused = (id: string): void => {
    const network = unused.get(id)?.network;
    if (network === undefined) return;
    unused.delete(id);
    const left = (unusedOf.get(network) ?? 1) - 1;
    if (left > 0) unusedOf.set(network, left);
    else unusedOf.delete(network);
  };

  return {
    issue: (caller, address) => {
      const now = clock();
      for (const id of oldOf(unused, now)) forgetUnused(id);
      const network = networkOf(address);
      const count = unusedOf.get(network) ?? 0;
      if (unused.size >= total || count >= perAddress) return null;
      const ticket = ticketOf(caller, now);
      unused.set(ticket.id, { network, expires: ticket.expires });
      unusedOf.set(network, count + 1);
      return signTicket(key, ticket);
    },
    redeem: (text) => {
      const ticket = readTicket([key, ...others], text);
      const now = clock();
      for (const id of oldOf(used, now)) used.delete(id);
      if (ticket === null || !isRunning(ticket.expires, now) || used.has(ticket.id)) return null;
      used.set(ticket.id, { expires: ticket.expires });
      forgetUnused(ticket.id);
      return callerOf(ticket);
    },
  };
};
