import { type Held, heldBy } from '../judge/held.ts';
import { type Incident, incidentsIn } from '../judge/incidents.ts';
import { type Now, nowOf } from '../judge/now.ts';
import {
  OBJECTIVE,
  type SessionTally,
  type Tally,
  shareOf,
  sumOf,
  tallySessions,
} from '../judge/sessions.ts';
import { sessionAt } from '../judge/session-minutes.ts';
import type { Minute } from '../judge/verdict.ts';
import type { Word } from '../words/words.ts';

/** Incidents are shown for so long, and so many of them. */
export const INCIDENT_DAYS = 90;
export const MOST_INCIDENTS = 100;
const MINUTES_A_DAY = 1_440;

/** What follows from the looks. */
export type Judged = {
  readonly site: string;
  /** The minute for which it is true. */
  readonly at: number;
  readonly now: Now;
  /** Oldest first. */
  readonly sessions: readonly SessionTally[];
  readonly minutes: Tally;
  /** Of the known session minutes; null where there is none. */
  readonly share: number | null;
  /** So many bad minutes the objective allows in these sessions. */
  readonly allowed: number;
  /** Newest first. */
  readonly incidents: readonly Incident[];
  readonly earlierIncidents: number;
};

/** All that the page and its programs are told, before anybody says it in words. */
export type View = Judged & { readonly words: readonly Word[] };

type Given = {
  readonly site: string;
  /** Oldest first. */
  readonly minutes: readonly Minute[];
  readonly now: number;
};

const known = (sessions: readonly SessionTally[]): number => {
  const { good, bad, unknown } = sumOf(sessions.map(({ minutes }) => minutes));
  return good + bad + unknown;
};

const lately = (minutes: readonly Minute[], now: number): Minute[] =>
  minutes.filter(({ at }) => at >= now - INCIDENT_DAYS * MINUTES_A_DAY);

export const judge = ({ site, minutes, now }: Given): Judged => {
  const heldOf: (day: string) => Held = heldBy(minutes);
  const byMinute = new Map(
    minutes.filter(({ at }) => sessionAt(at) !== null).map((minute) => [minute.at, minute]),
  );
  const sessions = tallySessions(
    { minutes: byMinute, heldOf, since: minutes[0]?.at ?? Number.POSITIVE_INFINITY },
    now,
  );
  const sum = sumOf(sessions.map((session) => session.minutes));
  const incidents = incidentsIn(lately(minutes, now), heldOf);
  return {
    site,
    at: now,
    now: nowOf(minutes, heldOf, now),
    sessions,
    minutes: sum,
    share: shareOf(sum),
    allowed: (1 - OBJECTIVE) * known(sessions),
    incidents: incidents.slice(0, MOST_INCIDENTS),
    earlierIncidents: Math.max(0, incidents.length - MOST_INCIDENTS),
  };
};
