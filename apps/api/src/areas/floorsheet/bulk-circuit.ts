import { type ReplyOf, bulkCircuitContracts } from '@chuli/contracts';
import { type StockSymbol, type TradingDate, halfAway } from '@chuli/kernel';
import { needing } from '../../http/implement.ts';
import { upTo } from '../../sessions.ts';
import { circuitSetup } from '../market/circuit-setup.ts';
import type { LimitBook } from '../market/limit-book.ts';
import type { WithLimits } from '../market/open-limit-book.ts';
import { pageOf } from './bulk-page.ts';
import { bulkDay } from './bulk-range.ts';
import type { BulkRow } from './bulk-rows.ts';

type Reply = ReplyOf<typeof bulkCircuitContracts.circuit>;
type Stock = Reply['stocks'][number];
type Row = Reply['rows'][number];

/** As many as one answer holds: more never stood at a limit in one session. */
const MOST_STOCKS = 500;

/** Of a stock that reached both limits, the one that it stands to more urgently: it comes first. */
const bySymbol = (stocks: readonly Stock[]): ReadonlyMap<StockSymbol, Stock> =>
  new Map(stocks.toReversed().map((stock) => [stock.symbol, stock]));

const rowOf = (row: BulkRow, { side, limit, state, facts, facts_holding, facts_known }: Stock): Row => ({
  ...row,
  limit_side: side,
  limit,
  state,
  distance: halfAway((100 * Math.abs(limit - row.last_price)) / row.last_price, 2),
  facts_holding,
  facts_known,
  top_three_percent: facts.find(({ fact }) => fact === 'brokers')?.value ?? null,
});

/** In sessions whose trades are known: elsewhere no order can be shown. */
const lastBefore = (
  { days }: LimitBook,
  floorsheet: readonly TradingDate[],
  date: TradingDate,
): Reply['before'] => {
  const known = new Set(upTo(floorsheet, date));
  const found = days.findLast((day) => day.date < date && known.has(day.date) && day.instrument === 'Equity');
  return found === undefined ? null : { symbol: found.symbol, date: found.date, side: found.side };
};

export const bulkCircuitEndpoints = needing<WithLimits>({ limits: true })(bulkCircuitContracts, {
  circuit: async (asked): Promise<Reply> => {
    const { symbol, limit_side, facts_from, as_of } = asked.query;
    const range = await bulkDay(asked, asked.query);
    const date = range.to_date;
    const whole = { instrument: 'Equity', page: 1, page_size: MOST_STOCKS } as const;
    const [setup, book, { floorsheet }] = await Promise.all([
      circuitSetup({ ...asked, query: { date, as_of, ...whole } }),
      asked.limits.take(),
      asked.sessions(),
    ]);
    // A day that is no session has no stock at a limit, though the session before it may have.
    const stocks = setup.as_of === date ? setup.rows : [];
    const wanted = bySymbol(
      stocks.filter(
        (stock) => stock.facts_holding >= facts_from && (limit_side ?? stock.side) === stock.side,
      ),
    );
    const { reply } = await pageOf(asked, range, { symbol, symbols: [...wanted.keys()] }, asked.query);
    return {
      ...reply,
      limit_percent: setup.limit_percent,
      order_percent: setup.order_percent,
      before: lastBefore(book, floorsheet, date),
      stocks,
      rows: reply.rows.flatMap((row) => {
        const stock = wanted.get(row.symbol);
        return stock === undefined ? [] : [rowOf(row, stock)];
      }),
    };
  },
});
