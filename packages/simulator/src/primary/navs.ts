import { type Paisa, type StockSymbol, type TradingDate, addDays, daysBetween, paisa } from '@chuli/kernel';
import { bikramMonth, toBikramSambat } from '@chuli/market';
import { Random } from '../random.ts';
import type { Fund } from './funds.ts';
import type { PriceBook } from './price-book.ts';

export type Nav = {
  readonly symbol: StockSymbol;
  readonly on: TradingDate;
  readonly cycle: 'weekly' | 'monthly';
  readonly nav: Paisa;
  readonly fundSize: Paisa;
  readonly knownOn: TradingDate;
};

/** Ends of the months of Bikram Sambat that lie in a period, oldest first. */
export const monthEnds = (first: TradingDate, last: TradingDate): { month: string; end: TradingDate }[] => {
  const ends: { month: string; end: TradingDate }[] = [];
  for (let day = first; ;) {
    const { year, month } = toBikramSambat(day);
    const found = bikramMonth(year, month);
    if (found === null || found.end > last) return ends;
    ends.push(found);
    day = addDays(found.end, 1);
  }
};

const WEEK = 7;
const WEEKLY_DELAY = 1;
const MONTHLY_DELAY = 5;
const SMOOTHED_SESSIONS = 5;
const LOWEST_PREMIUM = -0.25;
const HIGHEST_PREMIUM = 0.05;
/** How far below its value a fund usually trades, and by how much more for each year that is left of it. */
const USUAL_DISCOUNT = 0.01;
const DISCOUNT_A_YEAR = 0.018;
/** Of its distance from the usual one a premium loses so much in a week. */
const REVERSION = 0.06;
const NOISE = 0.012;

const usualPremium = ({ maturesOn }: Fund, day: TradingDate): number =>
  maturesOn === null
    ? 0
    : -USUAL_DISCOUNT - (DISCOUNT_A_YEAR * Math.max(0, daysBetween(day, maturesOn))) / 365;

const navFrom = (fund: Fund, value: number, more: Pick<Nav, 'on' | 'cycle' | 'knownOn'>): Nav => {
  const nav = paisa(Math.max(1, Math.round(value)));
  return { symbol: fund.symbol, nav, fundSize: paisa(nav * fund.units), ...more };
};

/**
 * What a unit is worth. Of a listed fund it follows from the traded price and a premium that swings around the usual
 * one; an open-end fund is bought and sold at its value, which follows the listed ones.
 */
const valuesOf = (fund: Fund, listed: readonly Fund[], seed: number, book: PriceBook) => {
  const random = new Random(seed, 'premium', fund.symbol);
  const symbols = fund.kind === 'closed' ? [fund.symbol] : listed.slice(0, 5).map(({ symbol }) => symbol);
  let premium = usualPremium(fund, book.first) + random.normal() * 0.04;
  return (day: TradingDate): number | null => {
    const prices = symbols.map((symbol) => book.around(symbol, day, SMOOTHED_SESSIONS));
    const known = prices.filter((price) => price !== null);
    if (known.length === 0) return null;
    premium += REVERSION * (usualPremium(fund, day) - premium) + NOISE * random.normal();
    premium = Math.min(HIGHEST_PREMIUM, Math.max(LOWEST_PREMIUM, premium));
    const price = known.reduce((sum, value) => sum + value, 0) / known.length;
    return fund.kind === 'closed' ? price / (1 + premium) : price * 1.15;
  };
};

const navsOfFund = (fund: Fund, listed: readonly Fund[], seed: number, book: PriceBook): Nav[] => {
  const valueOn = valuesOf(fund, listed, seed, book);
  const months = new Map(monthEnds(book.first, book.last).map(({ end }) => [end, end]));
  const navs: Nav[] = [];
  const untilWeek = (5 - new Date(book.first).getUTCDay() + WEEK) % WEEK;
  for (let on = book.first, at = 0; on <= book.last; on = addDays(on, 1), at++) {
    const isWeekEnd = at % WEEK === untilWeek;
    const isMonthEnd = months.has(on);
    if (!isWeekEnd && !isMonthEnd) continue;
    const value = valueOn(on);
    if (value === null) continue;
    if (isWeekEnd)
      navs.push(navFrom(fund, value, { on, cycle: 'weekly', knownOn: addDays(on, WEEKLY_DELAY) }));
    if (isMonthEnd)
      navs.push(navFrom(fund, value, { on, cycle: 'monthly', knownOn: addDays(on, MONTHLY_DELAY) }));
  }
  return navs;
};

/** By week and by month of Bikram Sambat. */
export const navsOf = (funds: readonly Fund[], seed: number, book: PriceBook): Nav[] => {
  const listed = funds.filter(({ kind }) => kind === 'closed');
  return funds.flatMap((fund) => navsOfFund(fund, listed, seed, book));
};
