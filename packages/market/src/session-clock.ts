import { type TradingDate, weekday } from '@chuli/kernel';
import { isTradingDay } from './calendar.ts';
import { dated } from './dated.ts';

/** Minutes since midnight in Kathmandu; the end is not included. */
export type Period = { readonly from: number; readonly to: number };

export type SessionClock = {
  /** Orders for the opening auction are entered, changed and withdrawn. */
  readonly preOpen: Period;
  /** One price is found for the opening; the pause up to the continuous session belongs to it. */
  readonly matching: Period;
  readonly continuous: Period;
  /** The continuous session on Fridays, where it is shorter. */
  readonly friday: Period | null;
  /** Orders may be left with the exchange outside the session. */
  readonly hasOrderQueue: boolean;
};

const clock = (hour: number, minute = 0): number => hour * 60 + minute;

const ordinary: SessionClock = {
  preOpen: { from: clock(10, 30), to: clock(10, 45) },
  matching: { from: clock(10, 45), to: clock(11) },
  continuous: { from: clock(11), to: clock(15) },
  friday: null,
  hasOrderQueue: false,
};

export const SESSION_CLOCK = dated<SessionClock>([
  {
    from: null,
    to: '2022-05-14',
    value: ordinary,
    source:
      'Press 2020: entry 10:30–10:45, matching to 10:50 and a buffer, session 11:00–15:00; assumed before',
    confidence: 'press',
  },
  {
    from: '2022-05-15',
    to: '2022-09-16',
    value: { ...ordinary, friday: { from: clock(11), to: clock(13, 30) } },
    source: 'Press May 2022: Friday session 11:00–13:30; a later report says two hours',
    confidence: 'press',
  },
  {
    from: '2022-09-17',
    to: '2026-04-19',
    value: ordinary,
    source: 'Trade times of 2024: opening match at 10:45 and 10:46, then 11:00 to 15:00',
    confidence: 'measured',
  },
  {
    from: '2026-04-20',
    to: null,
    value: { ...ordinary, hasOrderQueue: true },
    source: 'Two repositories on the queue outside the session; last trades of October 2026 at 14:59:59',
    confidence: 'repository',
  },
]);

export type MarketPhase = 'pre-open' | 'matching' | 'open' | 'closed' | 'holiday';

const isWithin = (period: Period, minutes: number): boolean => minutes >= period.from && minutes < period.to;

/** The continuous session of this day. */
export const sessionHours = (date: TradingDate): Period => {
  const hours = SESSION_CLOCK.on(date);
  return weekday(date) === 'Fri' ? (hours.friday ?? hours.continuous) : hours.continuous;
};

/** From the pre-open of this day to its close; null where there is no session. */
export const sessionSpan = (date: TradingDate): Period | null =>
  isTradingDay(date) ? { from: SESSION_CLOCK.on(date).preOpen.from, to: sessionHours(date).to } : null;

/**
 * The minute of the continuous session that a minute of the day counts in, from 0: what the opening auction matched is
 * of the first, what is told after the end of the last.
 */
export const sessionMinute = ({ from, to }: Period, minutesSinceMidnight: number): number =>
  Math.min(Math.max(minutesSinceMidnight - from, 0), to - from - 1);

/** What the market is doing at this minute of the day, halts aside. */
export const marketPhase = (date: TradingDate, minutesSinceMidnight: number): MarketPhase => {
  if (!isTradingDay(date)) return 'holiday';
  const { preOpen, matching } = SESSION_CLOCK.on(date);
  if (isWithin(preOpen, minutesSinceMidnight)) return 'pre-open';
  if (isWithin(matching, minutesSinceMidnight)) return 'matching';
  return isWithin(sessionHours(date), minutesSinceMidnight) ? 'open' : 'closed';
};
