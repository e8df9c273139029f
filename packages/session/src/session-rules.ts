import { type TradingDate, atKathmandu } from '@chuli/kernel';
import {
  CLOSE_RULE,
  type CloseRule,
  INDEX_HALTS,
  type IndexHalt,
  OHLC_MINIMUM_QUANTITY,
  type Period,
  SESSION_CLOCK,
  type SessionClock,
  sessionHours,
} from '@chuli/market';

export const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const CLOSING_MINUTES = 15;

/** The rules of one session, looked up once. */
export type SessionRules = {
  readonly day: TradingDate;
  /** Midnight in Kathmandu, in milliseconds since 1970 UTC. */
  readonly midnight: number;
  readonly clock: SessionClock;
  readonly hours: Period;
  readonly minimumQuantity: number;
  readonly closeRule: CloseRule;
  /** The closing average begins at this minute of the day, where the rule is an average. */
  readonly closingFrom: number;
  /** Smallest move first; none before halts are recorded. */
  readonly halts: readonly IndexHalt[];
};

const haltsOn = (day: TradingDate): readonly IndexHalt[] =>
  INDEX_HALTS.facts.find(({ from, to }) => (from ?? day) <= day && day <= (to ?? day))?.value ?? [];

export const sessionRules = (day: TradingDate): SessionRules => {
  const hours = sessionHours(day);
  return {
    day,
    midnight: atKathmandu(day, 0),
    clock: SESSION_CLOCK.on(day),
    hours,
    minimumQuantity: OHLC_MINIMUM_QUANTITY.on(day),
    closeRule: CLOSE_RULE.on(day),
    closingFrom: hours.to - CLOSING_MINUTES,
    halts: haltsOn(day),
  };
};

/** Whether a moment, in milliseconds, lies on the session's day in Kathmandu. */
export const isOnDay = ({ midnight }: SessionRules, ms: number): boolean =>
  ms >= midnight && ms < midnight + DAY_MS;

/** The minute of the day in Kathmandu, from a moment in milliseconds. */
export const minuteOfDay = ({ midnight }: SessionRules, ms: number): number =>
  Math.floor((ms - midnight) / MINUTE_MS);
