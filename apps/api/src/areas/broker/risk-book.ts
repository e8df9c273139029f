import { type FlagBook, type JudgedSession, flagBook } from '@chuli/backtest';
import {
  FALL_SESSIONS,
  OWN_PAST,
  type RiskFigures,
  SAME_BROKER_PAST,
  countFacts,
  fellBehind,
  isNudged,
  pastPlaces,
  riskFacts,
} from '@chuli/flow';
import { type Paisa, type StockSymbol, type TradingDate, dayNumber, paisa } from '@chuli/kernel';
import { FLOAT_CAP_LINES } from '@chuli/market';
import type { BrokerStockDays } from '@chuli/tape/broker';
import type { StockCourse } from '@chuli/tape/stock';
import { type RiskCourse, riskCourse } from './risk-course.ts';
import { SCORES_SINCE } from './score-record.ts';

/** A session of a stock whose brokers are known, with what is compared: nothing later is in it. */
export type RiskDay = {
  readonly date: TradingDate;
  readonly close: Paisa;
  readonly hhi: number;
  /** Shares that brokers bought of themselves, of all. */
  readonly matched: number;
  readonly brokers: number;
  readonly figures: RiskFigures;
};

export type RiskBook = {
  /** Ordinary shares, oldest first. */
  readonly stocks: ReadonlyMap<StockSymbol, readonly RiskDay[]>;
  readonly flags: FlagBook;
};

export type RiskFacts = {
  /** Sessions of the exchange, oldest first. */
  readonly exchange: readonly TradingDate[];
  readonly days: readonly BrokerStockDays[];
  readonly courses: readonly StockCourse[];
  /** Closes of NEPSE by session. */
  readonly index: readonly (number | null)[];
  readonly isOrdinary: (symbol: StockSymbol) => boolean;
  /** The first day of each stock, where it is known, and the shares of the public as they were known on a day. */
  readonly firstDays: ReadonlyMap<StockSymbol, TradingDate>;
  readonly publicShares: (symbol: StockSymbol, date: TradingDate) => number | null;
};

/** The sessions of a stock whose brokers and bar are known, each against those before it. */
const riskDays = (
  own: BrokerStockDays,
  bars: RiskCourse,
  { exchange, publicShares }: RiskFacts,
): RiskDay[] => {
  const known = own.days.flatMap((day, at) => {
    const bar = bars.barOf.get(day);
    const date = bar === undefined ? undefined : exchange[bars.places[bar] ?? -1];
    return bar === undefined || date === undefined ? [] : [{ at, bar, date }];
  });
  const hhis = known.map(({ at }) => own.hhi[at] ?? 0);
  const shares = known.map(({ at }) => (own.matched[at] ?? 0) / (own.bought[at] ?? 1));
  const numbers = known.map(({ at }) => own.brokers[at] ?? 0);
  const gathered = pastPlaces(hhis, OWN_PAST);
  const same = pastPlaces(shares, SAME_BROKER_PAST);
  const few = pastPlaces(numbers, OWN_PAST);
  return known.map(({ bar, date }, at) => {
    const close = bars.closes[bar] ?? paisa(0);
    const held = publicShares(own.symbol, date);
    return {
      date,
      close,
      hhi: hhis[at] ?? 0,
      matched: shares[at] ?? 0,
      brokers: numbers[at] ?? 0,
      figures: {
        gathered: gathered[at] ?? null,
        same_broker: same[at] ?? null,
        brokers: few[at] ?? null,
        float_cap: held === null ? null : paisa(close * held),
        turnover: bars.usual(bars.places[bar] ?? 0),
      },
    };
  });
};

const judgedDays = (days: readonly RiskDay[], bars: RiskCourse, index: RiskFacts['index']): JudgedSession[] =>
  days.flatMap(({ date, figures }): JudgedSession[] => {
    const bar = bars.barOf.get(dayNumber(date)) ?? 0;
    const isFlagged = isNudged(countFacts(riskFacts(figures, FLOAT_CAP_LINES.on(date).low)));
    if (isFlagged === null || date < SCORES_SINCE) return [];
    return [{ date, place: bars.places[bar] ?? 0, isFlagged, came: fellBehind(bars, bar, index) }];
  });

/** The facts of every ordinary share and session, and what followed where three of them held. */
export const riskBook = (facts: RiskFacts): RiskBook => {
  const { exchange, days, courses, index, isOrdinary, firstDays } = facts;
  const placeOf = new Map(exchange.map((date, place) => [dayNumber(date), place]));
  const courseOf = new Map(courses.map((course) => [course.symbol, course]));
  const stocks = new Map<StockSymbol, RiskDay[]>();
  const judged: JudgedSession[][] = [];
  for (const own of days) {
    const course = courseOf.get(own.symbol);
    if (course === undefined || !isOrdinary(own.symbol)) continue;
    const bars = riskCourse(course, { exchange, placeOf, firstDays });
    const known = riskDays(own, bars, facts);
    stocks.set(own.symbol, known);
    judged.push(judgedDays(known, bars, index));
  }
  return { stocks, flags: flagBook(judged, FALL_SESSIONS) };
};
