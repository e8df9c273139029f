import { MOST_SIDES_SESSIONS, volumeSidesContracts } from '@chuli/contracts';
import {
  type BrokerId,
  type Paisa,
  type TradingDate,
  paisa,
  percentOf,
  percentageChange,
  toRupees,
} from '@chuli/kernel';
import { instrumentOf, tickSize } from '@chuli/market';
import { listCompanies } from '@chuli/registry/reference';
import { type PriceSides, type VolumeSides, sidesByPrice, sidesOfDay } from '@chuli/tape/floorsheet';
import { type Bar, dailyBars } from '@chuli/tape/stock';
import { averageRate, rupeesOrNull } from '../../figures/figures.ts';
import { coverageOn } from '../../figures/floorsheet-coverage.ts';
import { mostTraded } from '../../figures/most-traded.ts';
import { implement } from '../../http/implement.ts';
import { exDatesWithin, factorSince } from '../broker/share-eras.ts';
import { type BulkRange, bulkDates, bulkDay, headOf } from './bulk-range.ts';
import { described } from './bulk-rows.ts';
import { priceStep } from './price-step.ts';

/** The same with what is left of the volume, and how one side outweighs the other. */
const figuresOf = (of: VolumeSides) => {
  const volume = Math.round(of.volume);
  const [bought, sold] = [Math.round(of.bought), Math.round(of.sold)];
  const [estimated_bought, estimated_sold] = [Math.round(of.estimated_bought), Math.round(of.estimated_sold)];
  const auction = Math.round(of.auction);
  const told = bought + sold + estimated_bought + estimated_sold + auction;
  return {
    volume,
    bought,
    sold,
    estimated_bought,
    estimated_sold,
    auction,
    unknown: Math.max(0, volume - told),
    delta: percentOf(bought - sold, bought + sold),
    delta_estimated: percentOf(
      bought + estimated_bought - sold - estimated_sold,
      bought + estimated_bought + sold + estimated_sold,
    ),
    known_percent: percentOf(bought + sold, volume),
  };
};

type Summed = VolumeSides & { amount: number; buyers: Map<BrokerId, number>; sellers: Map<BrokerId, number> };

const nothing = (): Summed => ({
  volume: 0,
  amount: 0,
  bought: 0,
  sold: 0,
  estimated_bought: 0,
  estimated_sold: 0,
  auction: 0,
  buyers: new Map(),
  sellers: new Map(),
});

const COLUMNS = ['volume', 'bought', 'sold', 'estimated_bought', 'estimated_sold', 'auction'] as const;

const addMembers = (
  into: Map<BrokerId, number>,
  [members, shares]: PriceSides['buyers'],
  factor: number,
): void => {
  for (const [place, member] of members.entries())
    into.set(member, (into.get(member) ?? 0) + (shares[place] ?? 0) / factor);
};

/** Shares of before an ex-date count as those of the last day that they became. */
const add = (into: Summed, row: PriceSides, factor: number): void => {
  for (const column of COLUMNS) into[column] += row[column] / factor;
  into.amount += row.amount;
  addMembers(into.buyers, row.buyers, factor);
  addMembers(into.sellers, row.sellers, factor);
};

const largestOf = (members: ReadonlyMap<BrokerId, number>): BrokerId | null =>
  [...members].reduce<[BrokerId | null, number]>(
    (one, other) => (other[1] > one[1] ? other : one),
    [null, 0],
  )[0];

const topOf = ({ buyers, sellers }: Summed) => ({
  top_buyer: largestOf(buyers),
  top_seller: largestOf(sellers),
});

const vwapOf = ({ amount, volume }: Summed) => averageRate(paisa(amount), volume);

type Group<Key> = (row: PriceSides, factor: number) => Key;

const grouped = <Key>(
  rows: readonly PriceSides[],
  factorOf: (day: TradingDate) => number,
  keyOf: Group<Key>,
): Map<Key, Summed> => {
  const sums = new Map<Key, Summed>();
  for (const row of rows) {
    const factor = factorOf(row.traded_on);
    const key = keyOf(row, factor);
    const own = sums.get(key) ?? nothing();
    add(own, row, factor);
    sums.set(key, own);
  }
  return sums;
};

const NO_CANDLE = { open: null, high: null, low: null, close: null };

/** In rupees of the last session of the range. */
const candleOf = ({ open, high, low, close }: Bar, factor: number) => {
  const priced = (price: Paisa) => toRupees(paisa(Math.round(price * factor)));
  return {
    open: open === null ? null : priced(open),
    high: priced(high),
    low: priced(low),
    close: priced(close),
  };
};

/** The sessions of the ladder: the last of the range that are known. */
const lastOf = (range: BulkRange): BulkRange => {
  const sessions = range.sessions.slice(-MOST_SIDES_SESSIONS);
  const from_date = sessions[0] ?? range.from_date;
  return { ...range, sessions, from_date, held: range.held.filter((day) => day >= from_date) };
};

export const volumeSidesEndpoints = implement(volumeSidesContracts, {
  day: async (asked) => {
    const { symbol, sector_id } = asked.query;
    const range = await bulkDay(asked, asked.query);
    const { as_of, to_date: date, nearest } = range;
    const [rows, listed, coverage] = await Promise.all([
      range.sessions.length === 0 ? [] : sidesOfDay(asked.tape, date),
      listCompanies(asked.reference, { as_of: date }),
      coverageOn(asked, date),
    ]);
    const companies = new Map(listed.map((company) => [company.symbol, company]));
    const isAsked = (row: { symbol: (typeof rows)[number]['symbol'] }): boolean =>
      (symbol === undefined || row.symbol === symbol) &&
      (!sector_id || companies.get(row.symbol)?.sector_id === sector_id);
    return {
      as_of,
      date,
      nearest,
      coverage,
      rows: rows.filter(isAsked).map((row) =>
        Object.assign(described(row.symbol, companies), figuresOf(row), {
          close: rupeesOrNull(row.close),
          change: row.close === null ? null : percentageChange(row.close, row.base),
          method: row.method,
        }),
      ),
    };
  },
  levels: async (asked) => {
    const range = lastOf(await bulkDates(asked, asked.query));
    const symbol = asked.query.symbol ?? (await mostTraded(asked, range.sessions));
    const [{ sessions: _, ...head }, adjusted_for, rows, listed, bars] = await Promise.all([
      headOf(asked, range, symbol),
      exDatesWithin(asked.reference, range, symbol),
      range.sessions.length === 0
        ? []
        : sidesByPrice(asked.tape, { symbol, from: range.from_date, to: range.to_date }),
      listCompanies(asked.reference, { as_of: range.to_date, symbol }),
      dailyBars(asked.tape, { tickers: [{ symbol, until: null }], from: range.from_date, to: range.to_date }),
    ]);
    const factorOf = (day: TradingDate): number => factorSince(adjusted_for, day);
    const prices = rows.map(({ rate, traded_on }) => rate * factorOf(traded_on));
    const highest = prices.reduce((most, price) => Math.max(most, price), 0);
    const tick = tickSize(
      range.to_date,
      instrumentOf(listed[0]?.instrument ?? null),
      paisa(Math.round(highest)),
    );
    const step = priceStep(prices, tick);
    const byDay = grouped(rows, factorOf, ({ traded_on }) => traded_on);
    const methods = new Map(rows.map(({ traded_on, method }) => [traded_on, method]));
    const byPrice = grouped(rows, factorOf, ({ rate }, factor) => Math.floor((rate * factor) / step) * step);
    const candles = new Map(bars.map((bar) => [bar.traded_on, candleOf(bar, factorOf(bar.traded_on))]));
    return {
      ...head,
      symbol,
      adjusted_for,
      step: rows.length === 0 ? null : toRupees(paisa(step)),
      tick: rows.length === 0 ? null : toRupees(tick),
      vwap: vwapOf(grouped(rows, factorOf, () => symbol).get(symbol) ?? nothing()),
      sessions: [...byDay].map(([date, own]) =>
        Object.assign(figuresOf(own), topOf(own), {
          date,
          method: methods.get(date) ?? ('sequence' as const),
          ...(candles.get(date) ?? NO_CANDLE),
          vwap: vwapOf(own),
        }),
      ),
      rows: [...byPrice]
        .sort(([one], [other]) => other - one)
        .map(([price, own]) =>
          Object.assign(figuresOf(own), topOf(own), { price: toRupees(price as Paisa) }),
        ),
    };
  },
});
