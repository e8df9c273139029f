import { DEMO_SYMBOL } from '@chuli/contracts';
import {
  type Clock,
  type StockSymbol,
  type TradingDate,
  instant,
  kathmanduDate,
  stockSymbol,
} from '@chuli/kernel';
import type { DemoStock } from '@chuli/registry/account';
import { type Company, type Reference, listCompanies } from '@chuli/registry/reference';
import type { Tape } from '@chuli/tape';
import { type RecentPrice, recentPrices } from '@chuli/tape/signal';
import type { Demo } from '../../http/access.ts';
import { type SessionBook, upTo } from '../../sessions.ts';

const SESSIONS = 30;
const STOCKS = 5;
/** Accounts live for a day: those of today and of yesterday. */
const DAYS_KEPT = 2;

export type DemoMarketDeps = {
  readonly tape: Tape;
  readonly reference: Reference;
  readonly clock: Clock;
  readonly sessions: () => Promise<SessionBook>;
};

/**
 * What demo accounts are shown. The stocks are those of the day on which an account began and the same for all of
 * that day: following others opens nothing.
 */
export type DemoMarket = {
  stocksOn: (since: Date) => Promise<readonly DemoStock[]>;
  shownTo: (since: Date) => Promise<Demo>;
};

/** The most traded share of each sector, the largest first; the stock that everyone may see stands for its own. */
export const chooseDemoStocks = (
  prices: readonly RecentPrice[],
  companies: readonly Company[],
): readonly DemoStock[] => {
  const known = new Map(companies.map((company) => [company.symbol, company]));
  const demo = stockSymbol(DEMO_SYMBOL);
  const rank = ({ symbol, turnover }: RecentPrice): number =>
    symbol === demo ? Number.POSITIVE_INFINITY : (turnover ?? 0);
  const sectors = new Set<number>();
  const chosen: DemoStock[] = [];
  for (const price of prices.toSorted(
    (one, other) => rank(other) - rank(one) || (one.symbol < other.symbol ? -1 : 1),
  )) {
    const { sector_id: sector = null, instrument } = known.get(price.symbol) ?? {};
    if (sector === null || instrument !== 'Equity' || sectors.has(sector) || chosen.length === STOCKS)
      continue;
    sectors.add(sector);
    chosen.push({ symbol: price.symbol, close: price.close, traded_on: price.traded_on });
  }
  return chosen;
};

const lastSessions = (days: readonly TradingDate[], day: TradingDate): readonly TradingDate[] =>
  upTo(days, day).slice(-SESSIONS);

const NOTHING: Demo = { symbols: new Set<StockSymbol>(), sessions: [] };

export const createDemoMarket = ({ tape, reference, clock, sessions }: DemoMarketDeps): DemoMarket => {
  const kept = new Map<TradingDate, Promise<readonly DemoStock[]>>();

  /** Of the sessions before the day, so that the choice stays the same while the day is traded. */
  const choose = async (day: TradingDate): Promise<readonly DemoStock[]> => {
    const before = (await sessions()).daily.filter((session) => session < day);
    const window = before.slice(-SESSIONS);
    const [from, to] = [window[0], window.at(-1)];
    if (from === undefined || to === undefined) return [];
    const [prices, companies] = await Promise.all([
      recentPrices(tape, { from, to, sessions: window }),
      listCompanies(reference, { as_of: to }),
    ]);
    return chooseDemoStocks(prices, companies);
  };

  const stocksOn = (since: Date): Promise<readonly DemoStock[]> => {
    const day = kathmanduDate(instant(since.getTime()));
    const known = kept.get(day);
    if (known !== undefined) return known;
    const choosing = choose(day);
    kept.set(day, choosing);
    choosing.catch(() => kept.delete(day));
    if (kept.size > DAYS_KEPT) kept.delete(kept.keys().next().value ?? day);
    return choosing;
  };

  return {
    stocksOn,
    // What cannot be looked up is not shown; the account itself opens all the same.
    shownTo: (since) =>
      Promise.all([stocksOn(since), sessions()]).then(
        ([stocks, book]) => ({
          symbols: new Set(stocks.map(({ symbol }) => symbol)),
          sessions: lastSessions(book.exchange, kathmanduDate(clock())),
        }),
        () => NOTHING,
      ),
  };
};
