import { type Instant, type TradingDate, atKathmandu } from '@chuli/kernel';
import { SESSION_CLOCK, isTradingDay, sessionHours } from '@chuli/market';
import type { StatusEvent } from '@chuli/session';

const status = (phase: StatusEvent['phase'], at: Instant, reason: string | null = null): StatusEvent => ({
  kind: 'status',
  phase,
  at,
  until: null,
  reason,
});

/** The phases of a day by the clock of the exchange, for sources that do not tell them. */
export const statusesOf = (day: TradingDate): StatusEvent[] => {
  const { preOpen, matching } = SESSION_CLOCK.on(day);
  const { from, to } = sessionHours(day);
  const at = (minutes: number): Instant => atKathmandu(day, minutes);
  if (!isTradingDay(day)) return [status('closed', at(preOpen.from), 'no session on this day')];
  return [
    status('pre-open', at(preOpen.from)),
    status('matching', at(matching.from)),
    status('open', at(from)),
    status('closed', at(to)),
  ];
};
