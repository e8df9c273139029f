import { z } from 'zod';
import { ALL_FEATURES } from '../tiers.ts';

/**
 * What a ticket to the live stream says. The API gives it to whoever holds an access token, a gateway to visitors; any
 * gateway believes it by a signature with the key that all of them hold. Moments are milliseconds since 1970 UTC.
 */
export const LiveTicket = z.strictObject({
  /** Each ticket is worth one connection. */
  id: z.string().min(16).max(64),
  /** Null of a visitor. */
  person: z.string().min(1).max(64).nullable(),
  /** Not taken from this moment on. */
  expires: z.int(),
  /** What the person holds, each until the moment at which the gateway stops believing it. */
  features: z.partialRecord(z.enum(ALL_FEATURES), z.int()),
});

export type LiveTicket = z.output<typeof LiveTicket>;

/** Signed together with the words of the ticket, so that no other thing signed with the key can pass for one. */
export const LIVE_TICKET_PURPOSE = 'live ticket';

/** From being given to being used. */
export const LIVE_TICKET_MS = 30_000;
