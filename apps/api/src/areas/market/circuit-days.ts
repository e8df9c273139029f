import { type Clock, type StockSymbol, type TradingDate, halfAway } from '@chuli/kernel';
import { type Instrument, PRICE_LIMITS } from '@chuli/market';
import type { Company } from '@chuli/registry/reference';
import { latest } from '../../sessions.ts';

type Question = { readonly date?: TradingDate | undefined; readonly as_of?: TradingDate | undefined };

/** The as-of day, and the session that is asked for: the last one up to it unless it is named. */
export const askedDays = (daily: readonly TradingDate[], { date, as_of }: Question, clock: Clock) => {
  const known = latest(daily, as_of, clock);
  return { as_of: known, date: date === undefined || date > known ? known : latest(daily, date, clock) };
};

/** Basis points of a band, in percent. */
export const bandPercent = (date: TradingDate, band: 'daily' | 'order' | 'preOpen'): number =>
  halfAway(PRICE_LIMITS.on(date)[band] / 100, 2);

type Wanted = { readonly symbol?: StockSymbol | undefined; readonly instrument: Instrument | 'all' };

/** Which stocks are asked for. */
export const isWanted =
  ({ symbol, instrument }: Wanted) =>
  (one: { readonly symbol: StockSymbol; readonly instrument: Instrument }): boolean =>
    (symbol === undefined || one.symbol === symbol) &&
    (instrument === 'all' || one.instrument === instrument);

type Named = Pick<Company, 'symbol' | 'name' | 'sector_id' | 'instrument'>;

/** What lists say of a stock; of one that none describes its ticker. */
export const namesOf = (companies: readonly Company[]): ((symbol: StockSymbol) => Named) => {
  const described = new Map(companies.map((company) => [company.symbol, company]));
  return (symbol) => {
    const { name = symbol, sector_id = null, instrument = null } = described.get(symbol) ?? {};
    return { symbol, name, sector_id, instrument };
  };
};
