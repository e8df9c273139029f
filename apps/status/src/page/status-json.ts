import { PRODUCT } from '@chuli/kernel';
import { OBJECTIVE } from '../judge/sessions.ts';
import type { View } from './view.ts';

const momentOf = (at: number | null): string | null =>
  at === null ? null : new Date(at * 60_000).toISOString();

/** The same for programs; moments in UTC. */
export const statusJson = ({ site, at, now, words, sessions, minutes, share, incidents }: View): string =>
  JSON.stringify({
    product: PRODUCT.name,
    site,
    at: momentOf(at),
    state: now.state,
    looked_at: momentOf(now.lookedAt),
    in_session: now.isSession,
    parts: now.parts.map(({ part, state, reason, since }) => ({
      part,
      state,
      reason,
      since: momentOf(since),
    })),
    objective: { share: OBJECTIVE, reached: share, minutes },
    sessions: sessions.map(({ day, held, minutes: tally, parts }) => ({ day, held, minutes: tally, parts })),
    incidents: incidents.map(({ from, to, badMinutes, parts, reasons, isOpen }) => ({
      from: momentOf(from),
      to: isOpen ? null : momentOf(to),
      bad_minutes: badMinutes,
      parts,
      reasons,
    })),
    words: words.map(({ at: saidAt, en, ne }) => ({ at: saidAt, en, ne })),
  });
