import { type TradingDate, paisa } from '@chuli/kernel';
import { type MarketDays, marketReturn } from '../market-days.ts';
import { ORDER_AMOUNT } from '../parameters.ts';
import { boughtAndSold } from '../round-trip.ts';
import { sessionFrom } from './bars-by-session.ts';

/** Before costs, and after the fees and the tax of one purchase of the order and its sale. */
export type TurnReturn = { readonly gross: number; readonly net: number };

/** The market around the end of one fiscal year. */
export type TurnYear = {
  readonly year: number;
  readonly from: TradingDate;
  readonly to: TradingDate;
  /** NEPSE, from close to close. */
  readonly index: TurnReturn;
  /** The average ordinary share, from the open after the first of these closes to the open after the last. */
  readonly average: TurnReturn | null;
};

export type UsualTurn = { readonly mean: number; readonly upShare: number };

const YEAR_ENDS = '07-16';
const SESSIONS_AROUND = 10;
const SPAN = 2 * SESSIONS_AROUND;

/** The order as one piece of the market. */
const returnOf = (gross: number, from: TradingDate, to: TradingDate): TurnReturn => {
  const price = paisa(Math.round(ORDER_AMOUNT * (1 + gross)));
  const { amount, proceeds, fees, tax } = boughtAndSold(
    { date: from, price: ORDER_AMOUNT, factor: 1 },
    { date: to, price, factor: 1 },
    1,
    'Equity',
  );
  return { gross, net: (proceeds - amount - fees - tax) / amount };
};

const averageOver = (market: MarketDays, from: TradingDate, to: TradingDate): TurnReturn | null => {
  const [begin, end] = [sessionFrom(market.sessions, from) + 1, sessionFrom(market.sessions, to) + 1];
  const [bought, sold] = [market.sessions[begin], market.sessions[end]];
  if (bought === undefined || sold === undefined) return null;
  const gross = marketReturn(market, begin, end);
  return gross === null ? null : returnOf(gross, bought, sold);
};

type Close = readonly [on: TradingDate, close: number];

/** What an index did in any as many sessions as the turn has; null where it is not known for so long. */
export const usualTurn = (closes: readonly number[]): UsualTurn | null => {
  const growths = closes.flatMap((close, at) => {
    const before = closes[at - SPAN];
    return before === undefined ? [] : [close / before - 1];
  });
  if (growths.length === 0) return null;
  return {
    mean: growths.reduce((sum, growth) => sum + growth, 0) / growths.length,
    upShare: growths.filter((growth) => growth > 0).length / growths.length,
  };
};

const turnOf = (market: MarketDays, closes: readonly Close[], year: number): TurnYear[] => {
  const turn = closes.findLastIndex(([on]) => on <= `${year}-${YEAR_ENDS}`);
  const [before, after] = [closes[turn - SESSIONS_AROUND], closes[turn + SESSIONS_AROUND]];
  if (before === undefined || after === undefined || closes[turn]?.[0].startsWith(String(year)) !== true)
    return [];
  const [from, to] = [before[0], after[0]];
  const index = returnOf(after[1] / before[1] - 1, from, to);
  return [{ year, from, to, index, average: averageOver(market, from, to) }];
};

/** The turn of each fiscal year whose sessions are over; closes of NEPSE oldest first. */
export const fiscalYearTurn = (market: MarketDays, nepse: ReadonlyMap<TradingDate, number>): TurnYear[] => {
  const closes: Close[] = [...nepse];
  const [first, last] = [closes[0], closes.at(-1)].map((one) => Number(one?.[0].slice(0, 4)));
  if (first === undefined || last === undefined || Number.isNaN(first)) return [];
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return years.flatMap((year) => turnOf(market, closes, year));
};
