import { type TradingDate, addDays, addYears } from '@chuli/kernel';
import { fiscalYearOf } from '@chuli/market';
import { type Dividend, sessionFrom } from '../dividends.ts';
import { Random } from '../random.ts';
import type { Fund } from './funds.ts';
import type { Nav } from './navs.ts';
import type { PriceBook } from './price-book.ts';

const LEAST_PERCENT = 2;

/** The last value of a month up to a day. */
const valueAt = (navs: readonly Nav[], day: TradingDate): number | null =>
  navs.findLast(({ on }) => on <= day)?.nav ?? null;

const ofYear = (fund: Fund, navs: readonly Nav[], end: TradingDate, seed: number): Dividend[] => {
  const nav = valueAt(navs, end);
  if (nav === null) return [];
  const random = new Random(seed, 'fund dividend', fund.symbol, end);
  const percent = ((nav - fund.par) / fund.par) * 100 * random.between(0.4, 0.8);
  if (percent < LEAST_PERCENT) return [];
  const announcedOn = sessionFrom(addDays(end, random.whole(20, 45)));
  const bookCloseOn = sessionFrom(addDays(announcedOn, random.whole(10, 20)));
  return [
    {
      symbol: fund.symbol,
      fiscalYear: fiscalYearOf(end).name,
      bonusPercent: 0,
      cashPercent: Math.round(percent * 4) / 4,
      announcedOn,
      bookCloseOn,
      distributedOn: addDays(bookCloseOn, 20),
      bonusListedOn: null,
    },
  ];
};

/** What listed funds pay in cash out of what a unit is worth above par when a fiscal year ends. */
export const fundDividendsOf = (
  funds: readonly Fund[],
  navs: readonly Nav[],
  { seed, book }: { seed: number; book: PriceBook },
): Dividend[] => {
  const byFund = Map.groupBy(navs, ({ symbol }) => symbol);
  const ends: TradingDate[] = [];
  for (let { end } = fiscalYearOf(book.first); end < book.last; { end } = fiscalYearOf(addYears(end, 1)))
    ends.push(end);
  return funds
    .filter(({ kind }) => kind === 'closed')
    .flatMap((fund) => ends.flatMap((end) => ofYear(fund, byFund.get(fund.symbol) ?? [], end, seed)))
    .filter(({ announcedOn }) => announcedOn <= book.last);
};
