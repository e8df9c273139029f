import { createHmac } from 'node:crypto';
import { LIVE_TICKET_MS, LIVE_TICKET_PURPOSE, type LiveTicket } from '@chuli/contracts';
import type { Clock } from '@chuli/kernel';
import type { Held } from './holdings.ts';
import { randomSecret } from './secrets.ts';

/** The gateway knows no database: what was taken back before its time is believed this long at most. */
const BELIEVED_MS = 600_000;

export type LiveTickets = { issue: (personId: string, held: Held) => string };

export const createLiveTickets = (key: Buffer, clock: Clock): LiveTickets => ({
  issue: (person, { open, features }) => {
    const now = clock();
    const until = [...open].map((feature) => {
      const end = features.get(feature)?.getTime() ?? Number.POSITIVE_INFINITY;
      return [feature, Math.min(end, now + BELIEVED_MS)] as const;
    });
    const ticket: LiveTicket = {
      id: randomSecret(),
      person,
      expires: now + LIVE_TICKET_MS,
      features: Object.fromEntries(until),
    };
    const words = Buffer.from(JSON.stringify(ticket)).toString('base64url');
    const signature = createHmac('sha256', key).update(`${LIVE_TICKET_PURPOSE} ${words}`).digest('base64url');
    return `${words}.${signature}`;
  },
});
