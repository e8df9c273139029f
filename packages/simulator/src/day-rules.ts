import { type TradingDate, atKathmandu } from '@chuli/kernel';
import {
  CLOSE_RULE,
  type CloseRule,
  INDEX_HALTS,
  OHLC_MINIMUM_QUANTITY,
  PRICE_LIMITS,
  type PriceBands,
  SESSION_CLOCK,
  sessionHours,
} from '@chuli/market';

/** The rules of one session, looked up once. Times are moments in milliseconds. */
export type DayRules = {
  readonly date: TradingDate;
  readonly bands: PriceBands;
  readonly closeRule: CloseRule;
  /** The closing average begins here, where the rule is an average. */
  readonly closingFrom: number;
  readonly ohlcMinimum: number;
  readonly matching: number;
  readonly opens: number;
  readonly closes: number;
  /** The smallest move of the index that would stop the session, as a fraction. */
  readonly firstHalt: number;
};

const CLOSING_MINUTES = 15;
const WHOLE = 10_000;

export const rulesOf = (date: TradingDate): DayRules => {
  const hours = sessionHours(date);
  return {
    date,
    bands: PRICE_LIMITS.on(date),
    closeRule: CLOSE_RULE.on(date),
    closingFrom: atKathmandu(date, hours.to - CLOSING_MINUTES),
    ohlcMinimum: OHLC_MINIMUM_QUANTITY.on(date),
    matching: atKathmandu(date, SESSION_CLOCK.on(date).matching.from),
    opens: atKathmandu(date, hours.from),
    closes: atKathmandu(date, hours.to),
    firstHalt: (INDEX_HALTS.on(date)[0]?.move ?? WHOLE) / WHOLE,
  };
};
