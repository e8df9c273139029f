import { type QueryOf, type ReplyOf, TOP_BROKERS, brokerTopContracts } from '@chuli/contracts';
import {
  type BrokerId,
  type Paisa,
  type StockSymbol,
  addDays,
  paisa,
  percentageChange,
  toRupees,
} from '@chuli/kernel';
import { rupeesOrNull } from '../../figures/figures.ts';
import { type Asked, implement } from '../../http/implement.ts';
import { pageOf, sortedOn } from '../signal/row-pages.ts';
import { bookReply } from './book.ts';
import { type Favourite, favouritesOf } from './favourites.ts';
import type { RangeAsked } from './flow-range.ts';
import { type StockFlow, readPairs } from './market-pairs.ts';
import { type Sign, netOf } from './net-value.ts';
import { closesUpTo } from './stock-closes.ts';
import { type NameOf, stockNames } from './stock-names.ts';
import { averageOf, topBrokers, volumePercent } from './top-brokers.ts';
import { meanTurnover, topFiveOf } from './top-five.ts';

type Top = ReplyOf<typeof brokerTopContracts.holding>;
type Favourites = ReplyOf<typeof brokerTopContracts.favourites>;
type TopFive = ReplyOf<typeof brokerTopContracts.topFiveBuyers>;
type TopFiveAsked = QueryOf<typeof brokerTopContracts.topFiveBuyers>;

const HELD: Sign = 1;
const RELEASED: Sign = -1;

const topReply = async (asked: Asked<RangeAsked>, sign: Sign): Promise<Top> => {
  const { head, is_adjusted, stocks } = await readPairs(asked, 'of-broker');
  return { ...head, is_adjusted, rows: topBrokers(stocks, sign) };
};

/** R81: the same figures of at most ten. */
const topTenReply = async (asked: Asked<RangeAsked>, sign: Sign): Promise<Top> => {
  const { rows, ...head } = await topReply(asked, sign);
  return { ...head, rows: rows.slice(0, TOP_BROKERS) };
};

type FavouritesAsked = RangeAsked & { action: 'hold' | 'release'; broker?: BrokerId | undefined };

const favouriteRow =
  (nameOf: NameOf, sign: Sign) =>
  ({ pair, favour, lift, turnover }: Favourite): Favourites['rows'][number] => ({
    broker: pair.broker,
    ...nameOf(pair.symbol),
    favour,
    lift,
    net: netOf(pair),
    net_value: toRupees(pair.value),
    net_amount: toRupees(paisa(pair.bought_amount - pair.sold_amount)),
    average: averageOf(pair, sign),
    volume_percent: volumePercent(pair),
    broker_turnover: toRupees(turnover),
  });

const favouritesReply = async (asked: Asked<FavouritesAsked>): Promise<Favourites> => {
  const { action, broker } = asked.query;
  const sign = action === 'hold' ? HELD : RELEASED;
  const { head, is_adjusted, stocks } = await readPairs(asked, 'of-broker');
  const nameOf = await stockNames(asked, head.as_of);
  const rows = favouritesOf(stocks, sign, broker).map(favouriteRow(nameOf, sign));
  return { ...head, is_adjusted, rows };
};

type Closes = ReadonlyMap<StockSymbol, Paisa>;
type Around = { nameOf: NameOf; before: Closes; last: Closes; sessions: number; sign: Sign };

const topFiveRow =
  ({ nameOf, before, last, sessions, sign }: Around) =>
  (flow: StockFlow): TopFive['rows'][number] => {
    const close = last.get(flow.symbol) ?? null;
    return {
      ...nameOf(flow.symbol),
      ...topFiveOf(flow, sign),
      turnover: toRupees(meanTurnover(flow, sessions)),
      close: rupeesOrNull(close),
      change: close === null ? null : percentageChange(close, before.get(flow.symbol) ?? null),
    };
  };

type FiveSort = 'symbol' | 'turnover' | 'change' | 'five_percent' | 'largest_percent';

const topFiveReply = async (asked: Asked<TopFiveAsked>, sign: Sign): Promise<TopFive> => {
  const { symbol, sector_id, smallest_turnover, sort } = asked.query;
  const { head, is_adjusted, stocks } = await readPairs(asked, 'of-stock');
  const scale = { scale_of: head.to_date, as_of: head.as_of };
  const [nameOf, before, last] = await Promise.all([
    stockNames(asked, head.as_of),
    closesUpTo(asked, { day: addDays(head.from_date, -1), ...scale }),
    closesUpTo(asked, { day: head.to_date, ...scale }),
  ]);
  const rows = stocks
    .filter((flow) => symbol === undefined || flow.symbol === symbol)
    .map(topFiveRow({ nameOf, before, last, sessions: head.sessions.length, sign }))
    .filter((row) => row.turnover >= smallest_turnover)
    .filter((row) => sector_id === undefined || row.sector_id === sector_id);
  const sorted = sortedOn(rows, sort, (row, key: FiveSort) => row[key]);
  return { ...head, is_adjusted, ...pageOf(sorted, asked.query) };
};

export const brokerTopEndpoints = implement(brokerTopContracts, {
  holding: (asked) => topReply(asked, HELD),
  holdingTen: (asked) => topTenReply(asked, HELD),
  holdingBook: ({ params, ...asked }) => bookReply({ ...asked, params: undefined }, params.broker, HELD),
  released: (asked) => topReply(asked, RELEASED),
  releasedTen: (asked) => topTenReply(asked, RELEASED),
  releasedBook: ({ params, ...asked }) => bookReply({ ...asked, params: undefined }, params.broker, RELEASED),
  favourites: favouritesReply,
  topFiveBuyers: (asked) => topFiveReply(asked, HELD),
  topFiveSellers: (asked) => topFiveReply(asked, RELEASED),
});
