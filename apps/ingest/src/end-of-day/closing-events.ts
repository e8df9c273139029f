import type { Session, SessionEvent } from '@chuli/session';
import { annulledSince } from '../checks/whole-day.ts';
import type { WholeDay } from '../sources/index.ts';

/** All trades that stand in a fold. */
export const standingTrades = (session: Pick<Session, 'latestTrades'>) => session.latestTrades(Infinity);

/**
 * What the read after the close tells: contracts that were missing, brokers that were masked, contracts that the
 * exchange took back, official closes and declared totals. What the log has already is passed over by the outbox.
 */
export const closingEvents = (
  session: Pick<Session, 'latestTrades'>,
  whole: WholeDay,
): readonly SessionEvent[] => [
  ...whole.trades,
  ...annulledSince(standingTrades(session), whole),
  ...whole.closes,
  ...(whole.declared === null ? [] : [whole.declared]),
];
