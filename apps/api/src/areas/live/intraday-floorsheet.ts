import type { QueryOf, ReplyOf, intradayContracts } from '@chuli/contracts';
import { toRupees } from '@chuli/kernel';
import type { FloorsheetTrade } from '@chuli/tape/floorsheet';
import { sessionTrades } from '@chuli/tape/live';
import type { Asked } from '../../http/implement.ts';
import { coverageOn } from '../../figures/floorsheet-coverage.ts';
import { latestTraded } from './intraday-sessions.ts';

type TradesReply = ReplyOf<typeof intradayContracts.tradesOfSession>;
type TradesAsked = Asked<QueryOf<typeof intradayContracts.tradesOfSession>>;

const toRow = (trade: FloorsheetTrade): TradesReply['rows'][number] => ({
  ...trade,
  rate: toRupees(trade.rate),
  amount: toRupees(trade.amount),
});

const trades = async (asked: TradesAsked, is_filter: boolean): Promise<TradesReply> => {
  const { as_of: _, page, page_size, ...filters } = asked.query;
  const date = await latestTraded(asked);
  const [found, coverage] = await Promise.all([
    sessionTrades(asked.tape, { ...filters, date, is_filter, page, page_size }),
    coverageOn(asked, date),
  ]);
  return {
    as_of: date,
    date,
    page,
    page_size,
    totals: { ...found.totals, amount: toRupees(found.totals.amount) },
    coverage,
    rows: found.rows.map(toRow),
  };
};

export const tradesOfSession = (asked: TradesAsked): Promise<TradesReply> => trades(asked, true);

/** Of this symbol alone, where the filter of the list also finds `NABILD/89` by `NABILD`. */
export const tradesOfSymbol = (
  asked: Asked<QueryOf<typeof intradayContracts.tradesOfSymbol>>,
): Promise<TradesReply> => trades(asked, false);
