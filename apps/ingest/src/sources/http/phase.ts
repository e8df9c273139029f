import { type Instant, type TradingDate, atKathmandu } from '@chuli/kernel';
import { sessionHours } from '@chuli/market';
import type { SessionPhase, StatusEvent } from '@chuli/session';
import type { MarketOpen } from '../../checks/read-market.ts';
import { instantOf } from '../../checks/values.ts';

export type PhaseState = { readonly phase: SessionPhase | null; readonly hasOpened: boolean };

export const UNKNOWN_PHASE: PhaseState = { phase: null, hasOpened: false };

const closedPhase = (hasOpened: boolean, isOver: boolean): SessionPhase => {
  if (isOver) return 'closed';
  return hasOpened ? 'suspended' : 'before';
};

/**
 * What the exchange's word means on this day. Outside sessions it shows the session before, so only a status of the
 * day itself counts; a market that says it is closed before its hour has been suspended, until that hour.
 */
export const nextPhase = (
  { word, asOf }: MarketOpen,
  day: TradingDate,
  now: Instant,
  { hasOpened }: PhaseState,
): SessionPhase => {
  const closes = atKathmandu(day, sessionHours(day).to);
  if (asOf.day !== day) return closedPhase(hasOpened, now >= closes);
  if (word !== 'closed') return word;
  return closedPhase(hasOpened, now >= closes || instantOf(asOf) >= closes);
};

const REASONS: Partial<Record<SessionPhase, string>> = { suspended: 'closed before its hour' };

export const statusEvent = (phase: SessionPhase, at: Instant, isOtherDay: boolean): StatusEvent => ({
  kind: 'status',
  phase,
  at,
  until: null,
  reason: phase === 'closed' && isOtherDay ? 'no session on this day' : (REASONS[phase] ?? null),
});
