import type { ReplyOf, bulkContracts } from '@chuli/contracts';
import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { listCompanies } from '@chuli/registry/reference';
import { growthAfter } from '@chuli/tape/stock';
import type { Context } from '../../http/implement.ts';
import { dayAsked, upTo } from '../../sessions.ts';
import { followedOf, knownAfter, spansAfter } from '../broker/favourite-followed.ts';
import type { BulkRange } from './bulk-range.ts';

type Reply = ReplyOf<typeof bulkContracts.afterOrders>;
type Session = ReplyOf<typeof bulkContracts.ofStock>['by_session'][number];

const ORDINARY = 'Equity';

/** Above 0 large orders bought more than they sold, as orders show it; what is estimated has no say. */
const sideOf = ({ bought, sold }: Session): number => Math.sign((bought ?? 0) - (sold ?? 0));

/** What a stock did after sessions on which large orders bought, and sold, more than the other way round. */
export const ordersFollowed = async (
  context: Context,
  { as_of, symbol }: { as_of?: TradingDate | undefined; symbol: StockSymbol },
  { sessions, to_date }: Pick<BulkRange, 'sessions' | 'to_date'>,
  sums: readonly Session[],
): Promise<Pick<Reply, 'buys' | 'sells'>> => {
  const book = await context.sessions();
  const sided = new Map(sums.map((row) => [row.date, sideOf(row)]));
  const days = sessions.filter((session) => (sided.get(session) ?? 0) !== 0);
  const companies = await listCompanies(context.reference, { as_of: to_date });
  const growths = await growthAfter(context.tape, {
    spans: spansAfter(days, upTo(book.exchange, dayAsked(as_of, context.clock))),
    wanted: days.map((from) => ({ from, symbol })),
    members: companies.filter(({ instrument }) => instrument === ORDINARY).map((company) => company.symbol),
  });
  const of = knownAfter(growths);
  const outcomes = (side: number) =>
    days.filter((day) => sided.get(day) === side).flatMap((day) => of(day, symbol).outcomes);
  return { buys: followedOf(outcomes(1)), sells: followedOf(outcomes(-1)) };
};
