import { type Clock, type TradingDate, kathmanduDate, kathmanduMinutes } from '@chuli/kernel';
import { marketPhase } from '@chuli/market';
import type { Registry } from '@chuli/registry';
import { keepSilence, tellOfSilence } from '@chuli/registry/alert';
import type { FollowedAlerts } from './follow-alerts.ts';

/** A source is heard every few seconds while the market trades; two of its beats, and a pause for breath. */
const SILENT_MS = 60_000;

type Needs = { readonly registry: Registry; readonly clock: Clock };

/** Whether the log of a running session has fallen silent; before the first event of the day it has not spoken yet. */
const isSilent = (followed: FollowedAlerts, clock: Clock): TradingDate | null => {
  const now = clock();
  const today = kathmanduDate(now);
  const isRunning = followed.day()?.day === today && marketPhase(today, kathmanduMinutes(now)) === 'open';
  return isRunning && followed.isCaughtUp() && performance.now() - followed.heardAt() > SILENT_MS
    ? today
    : null;
};

/**
 * While no prices come in, alerts on forming bars are broken, and their owners hear of it once a day. They go on by
 * themselves: what they waited for they still wait for.
 */
export const watchSilence = ({ registry, clock }: Needs) => {
  let wasSilent: boolean | null = null;
  return async (followed: FollowedAlerts): Promise<void> => {
    const day = isSilent(followed, clock);
    if ((day !== null) === wasSilent) return;
    wasSilent = day !== null;
    const now = new Date(clock());
    await keepSilence(registry, day === null ? null : now);
    if (day === null) return;
    const facts = {
      about: 'silence',
      alert: null,
      note: '',
      rule: null,
      says: null,
      operator: null,
      level: null,
      symbol: null,
      value: null,
      bar: day,
      is_forming: true,
      is_late: false,
    } as const;
    await tellOfSilence(registry, { day, facts }, now);
  };
};
