import type { QueryOf, ReplyOf, intradayContracts } from '@chuli/contracts';
import { toRupees, percentOf, percentageChange } from '@chuli/kernel';
import { OHLC_MINIMUM_QUANTITY } from '@chuli/market';
import { type Company, listCompanies } from '@chuli/registry/reference';
import { type ActiveStock, activeStocks, sessionEnd } from '@chuli/tape/live';
import type { Asked } from '../../http/implement.ts';
import { rupeesOrNull, sum } from '../../figures/figures.ts';
import { emptyReason, latestTraded } from './intraday-sessions.ts';

type ActiveReply = ReplyOf<typeof intradayContracts.activeStocks>;

const toRow =
  (marketAmount: number, described: ReadonlyMap<string, Company>) =>
  (stock: ActiveStock): ActiveReply['rows'][number] => {
    const { symbol, trades, volume, amount, high, low, close, before, session_volume } = stock;
    const { name = symbol, sector_id = null } = described.get(symbol) ?? {};
    return {
      symbol,
      name,
      sector_id,
      trades,
      volume,
      amount: toRupees(amount),
      amount_percent: percentOf(amount, marketAmount),
      volume_percent: percentOf(volume, session_volume),
      high: rupeesOrNull(high),
      low: rupeesOrNull(low),
      close: rupeesOrNull(close),
      percentage_change: close === null ? null : percentageChange(close, before),
    };
  };

/**
 * The last minutes are counted back from the last trade of the whole market, not from the clock: after the close and
 * in a halt they are still the last in which anything happened, and the reply says which they are.
 */
export const mostActive = async (
  asked: Asked<QueryOf<typeof intradayContracts.activeStocks>>,
): Promise<ActiveReply> => {
  const { tape, reference, query } = asked;
  const as_of = await latestTraded(asked);
  const { last_minute, ...counts } = await sessionEnd(tape, as_of);
  const head = { as_of, untimed: counts.untimed, reason: emptyReason(counts), minutes: query.minutes };
  if (last_minute === null) return { ...head, from: null, to: null, rows: [] };
  const after = last_minute - query.minutes * 60;
  const [companies, stocks] = await Promise.all([
    listCompanies(reference, { as_of }),
    activeStocks(tape, { date: as_of, minimum: OHLC_MINIMUM_QUANTITY.on(as_of), after }),
  ]);
  const described = new Map(companies.map((company) => [company.symbol, company]));
  const marketAmount = sum(stocks.map((stock) => stock.amount));
  return {
    ...head,
    from: after + 60,
    to: last_minute + 60,
    rows: stocks.map(toRow(marketAmount, described)),
  };
};
