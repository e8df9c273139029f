import { type Clock, type TradingDate, daysBetween } from '@chuli/kernel';
import { dayAsked, latest } from '../../sessions.ts';

/** A market that has been silent for longer is over: what is known of it ends with its last session. */
const LONGEST_REST_DAYS = 14;

/**
 * The day of which events are asked. They happen on days without a session too, so that it is the day itself, unless what
 * is known ends long before it: of an archive it is its last session.
 */
export const eventDay = (
  sessions: readonly TradingDate[],
  asked: TradingDate | undefined,
  clock: Clock,
): TradingDate => {
  const day = dayAsked(asked, clock);
  const last = latest(sessions, day, clock);
  return asked === undefined && daysBetween(last, day) > LONGEST_REST_DAYS ? last : day;
};
