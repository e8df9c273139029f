import type { TradingDate } from '@chuli/kernel';
import { sessionFrom } from './bars-by-session.ts';
import { WAIT_SESSIONS } from './effect.ts';
import type { EffectCase } from './effect-case.ts';

type Event = Pick<EffectCase, 'on' | 'decidedOn' | 'declaredFor' | 'toldOn' | 'isNewListing'>;

export type Standing = { readonly from: TradingDate; readonly sessionsLeft: number };

/**
 * Whether an event tells a buyer to wait, as it was known after the last of these sessions; `knownBy` is the day until
 * which news counts, which may be a holiday after it. An ex-date that the exchange moved stands from the book close
 * until it is seen. Null where it does not stand, or has stood long enough.
 */
export const standingOf = (
  { on, decidedOn, declaredFor, toldOn, isNewListing }: Event,
  sessions: readonly TradingDate[],
  knownBy: TradingDate,
): Standing | null => {
  const last = sessions.length - 1;
  const asOf = sessions[last];
  if (asOf === undefined || isNewListing || toldOn === null || toldOn > knownBy) return null;
  const isDecided = decidedOn !== null && decidedOn <= asOf;
  const from = sessionFrom(sessions, isDecided ? on : declaredFor);
  const begun = sessions[from];
  const sessionsLeft = WAIT_SESSIONS - (last - from);
  return begun === undefined || sessionsLeft <= 0 ? null : { from: begun, sessionsLeft };
};
