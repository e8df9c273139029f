import { type Instant, kathmanduDate, kathmanduMinutes } from '@chuli/kernel';
import { isTradingDay, sessionHours } from '@chuli/market';

/** Orders are entered before the session, and its end is computed and looked at after it. */
const BEFORE_MINUTES = 45;
const AFTER_MINUTES = 30;

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Why nothing is deployed at this moment; null where it may be. */
export const frozenBecause = (now: Instant): string | null => {
  const day = kathmanduDate(now);
  if (!isTradingDay(day)) return null;
  const { from, to } = sessionHours(day);
  const minutes = kathmanduMinutes(now);
  const [first, last] = [from - BEFORE_MINUTES, to + AFTER_MINUTES];
  return minutes >= first && minutes < last
    ? `nothing is deployed on a trading day from ${clock(first)} to ${clock(last)} in Kathmandu; --urgent does`
    : null;
};
