import type { TradingDate } from '@chuli/kernel';
import { sessionHours } from './session-clock.ts';

/** What a stock usually trades is the mean of so many sessions in which it was traded; fewer tell nothing. */
export const USUAL_SESSIONS = 10;

/** They are found among so many last sessions; the usual range is the median of all of them. */
const MOST_SESSIONS = 20;

/**
 * The sessions that a day is compared with minute by minute: the last of these days, oldest first, before it that had
 * its hours.
 */
export const usualDays = (days: readonly TradingDate[], day: TradingDate): TradingDate[] => {
  const { from, to } = sessionHours(day);
  return days
    .filter((other) => {
      const hours = sessionHours(other);
      return other < day && hours.from === from && hours.to === to;
    })
    .slice(-MOST_SESSIONS);
};
