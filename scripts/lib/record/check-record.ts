import { type Firing, marketDays, tradesOfSymbol } from '@chuli/backtest';
import { type LoadedMarket, historiesOf, measuredFirings, passOver } from '@chuli/worker';
import { differences } from '@chuli/backtest/testing/compare';
import { NaiveRecord } from '@chuli/backtest/testing/naive-record';
import { SMALLEST_MARKET } from '@chuli/backtest';

export type Checked = { readonly trades: number; readonly lists: number; readonly differences: string[] };

const listOf = ({ family, kind, timeframe, side }: Firing): string =>
  `${family} ${kind} ${timeframe} ${side}`;

/**
 * Trades every signal of every family a second time, by the implementation that was written from the description of
 * the record alone, and compares each trade: money, days and reasons exactly, returns to 1e-9. Of one stock in `every`,
 * measured against the whole market.
 */
export const checkRecord = (market: LoadedMarket, every: number): Checked => {
  const histories = historiesOf(market);
  const firings = new Map<string, Firing[]>();
  const stocks = market.stocks.filter((_, at) => at % every === 0);
  for (const one of passOver({ ...market, stocks })) firings.set(one.stock.symbol, measuredFirings(one));
  const theirs = Map.groupBy(
    new NaiveRecord(market.sessions, histories, firings, SMALLEST_MARKET).run(),
    ({ symbol }) => symbol,
  );
  const days = marketDays(market.sessions, histories);
  const lists = new Set<string>();
  const found: string[] = [];
  let trades = 0;
  for (const history of histories) {
    const fired = firings.get(history.symbol) ?? [];
    for (const firing of fired) lists.add(listOf(firing));
    const own = tradesOfSymbol(days, history, fired);
    trades += own.length;
    found.push(...differences(own, theirs.get(history.symbol) ?? []));
  }
  return { trades, lists: lists.size, differences: found };
};
