import type { ReplyOf, brokerTopContracts } from '@chuli/contracts';
import {
  type BrokerId,
  type Paisa,
  type StockSymbol,
  paisa,
  percentOf,
  percentageChange,
  roundedRatio,
  toRupees,
} from '@chuli/kernel';
import { type BrokerDay, brokerFlow, daysOfBroker, sessionVolumes } from '@chuli/tape/broker';
import { averageRate, rupeesOrNull } from '../../figures/figures.ts';
import type { Asked } from '../../http/implement.ts';
import { pageOf, sortedOn } from '../signal/row-pages.ts';
import { type RangeAsked, flowRange } from './flow-range.ts';
import { knownHead } from './known-sessions.ts';
import { type Sign, isOn, netOf, netValue } from './net-value.ts';
import { EMPTY_POOL, poolAverage, stepPool } from './pool.ts';
import { type ExDate, exDatesWithin, factorSince, shareEras } from './share-eras.ts';
import { closesUpTo } from './stock-closes.ts';
import { type NameOf, stockNames } from './stock-names.ts';
import { type WholeFlowRow, wholeFlow } from './whole-shares.ts';

type Book = ReplyOf<typeof brokerTopContracts.holdingBook>;
type BookRow = Book['rows'][number];
type BookSort = 'net_value' | 'symbol' | 'net' | 'net_amount' | 'hold_percent' | 'open_percent';
export type BookAsked = RangeAsked & { page: number; page_size: number; sort: BookSort | `-${BookSort}` };

/** What is left of the running net of one stock, session by session; of releases with the sides exchanged. */
const poolOf = (days: readonly BrokerDay[], ex_dates: readonly ExDate[], sign: Sign) => {
  let pool = EMPTY_POOL;
  for (const day of days) {
    const factor = factorSince(ex_dates, day.traded_on);
    const [bought, sold] = [day.bought / factor, day.sold / factor];
    pool = stepPool(
      pool,
      sign > 0
        ? { into: bought, into_amount: day.bought_amount, out: sold }
        : { into: sold, into_amount: day.sold_amount, out: bought },
    );
  }
  return poolAverage(pool);
};

type Around = {
  nameOf: NameOf;
  days: ReadonlyMap<StockSymbol, readonly BrokerDay[]>;
  ex_dates: ReadonlyMap<StockSymbol, readonly ExDate[]>;
  closes: ReadonlyMap<StockSymbol, Paisa>;
};

const bookRow = (row: WholeFlowRow, around: Around, sign: Sign): BookRow => {
  const symbol = row.name as StockSymbol;
  const pool_average = poolOf(around.days.get(symbol) ?? [], around.ex_dates.get(symbol) ?? [], sign);
  const close = rupeesOrNull(around.closes.get(symbol) ?? null);
  const net = netOf(row);
  return {
    ...around.nameOf(symbol),
    bought: row.bought,
    sold: row.sold,
    net,
    buy_average: averageRate(row.bought_amount, row.exact.bought),
    sell_average: averageRate(row.sold_amount, row.exact.sold),
    net_value: toRupees(netValue(row)),
    net_amount: toRupees(paisa(row.bought_amount - row.sold_amount)),
    hold_percent: percentOf(sign * net, sign > 0 ? row.bought : row.sold),
    volume_percent: percentOf(row.exact.bought + row.exact.sold, 2 * row.exact.volume),
    pool_average,
    close,
    open_percent: close === null ? null : percentageChange(close, pool_average),
    sessions_traded: row.sessions_traded,
    sessions_net_bought: row.sessions_net_bought,
    net_to_turnover: roundedRatio(sign * net, row.bought + row.sold, 4),
  };
};

const SIGNED: ReadonlySet<BookSort> = new Set(['net_value', 'net', 'net_amount']);

/** The largest on this side first: a release of more is the larger one. */
const sorted = (rows: readonly BookRow[], sort: BookAsked['sort'], sign: Sign): BookRow[] =>
  sortedOn(
    rows.toSorted((a, b) => (a.symbol < b.symbol ? -1 : 1)),
    sort,
    (row, key: BookSort) => {
      const value = row[key];
      return typeof value === 'number' && SIGNED.has(key) ? sign * value : value;
    },
  );

/** All stocks of one broker of which it bought more than it sold, or sold more than it bought. */
export const bookReply = async (asked: Asked<BookAsked>, broker: BrokerId, sign: Sign): Promise<Book> => {
  const { tape, query } = asked;
  const book = await asked.sessions();
  const range = flowRange(query, book, asked.clock);
  const dates = { from: range.from_date, to: range.to_date };
  const ex_dates = await exDatesWithin(asked.reference, range);
  const eras = shareEras(ex_dates, range.from_date);
  const [found, days, volumes, closes, nameOf] = await Promise.all([
    brokerFlow(tape, { subject: { of: 'broker', broker }, ...dates, eras, by_session: false }),
    daysOfBroker(tape, { broker, ...dates }),
    sessionVolumes(tape, dates),
    closesUpTo(asked, { day: range.to_date, scale_of: range.to_date, as_of: range.as_of }),
    stockNames(asked, range.as_of),
  ]);
  const all = wholeFlow(found, false);
  const traded = new Set(all.map(({ name }) => name));
  const around = {
    nameOf,
    days: Map.groupBy(days, ({ symbol }) => symbol),
    ex_dates: Map.groupBy(ex_dates, ({ symbol }) => symbol),
    closes,
  };
  const rows = all.filter(isOn(sign)).map((row) => bookRow(row, around, sign));
  return {
    ...knownHead(range, book, volumes),
    is_adjusted: ex_dates.some(({ symbol }) => traded.has(symbol)),
    broker,
    ...pageOf(sorted(rows, query.sort, sign), query),
  };
};
