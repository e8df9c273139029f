import type { TradingDate } from '@chuli/kernel';
import { sessionHours } from '@chuli/market';

/**
 * The minute of the continuous session in which a trade counts, as `sessionMinute` has it. Minutes of the day are
 * counted in Kathmandu, which is UTC+05:45.
 */
export const SESSION_MINUTE = `least(greatest(
    toInt32(intDiv(toUnixTimestamp(assumeNotNull(traded_at)) + 20700, 60) % 1440) - {opens:Int32}, 0),
  {minutes:Int32} - 1)`;

export const sessionMinuteParams = (day: TradingDate): { opens: number; minutes: number } => {
  const { from, to } = sessionHours(day);
  return { opens: from, minutes: to - from };
};
