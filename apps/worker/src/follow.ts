import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { TIMEFRAMES } from '@chuli/signals';
import { type SignalEventRow, type Tape, insertSignalEvents, replaceSignalNear } from '@chuli/tape';
import { digests } from './market/digest.ts';
import { type Engines, type LoadedMarket, loadMarket } from './market/load-market.ts';
import { type MarketBook, openMarketBook, passOver } from './pass/run-pass.ts';
import { eventRows, nearRows } from './pass/signal-rows.ts';
import { rebuildSignals } from './rebuild.ts';

/** What the book has read: the pass goes on from there while none of it has changed. */
type Read = { readonly as_of: TradingDate; readonly digests: ReadonlyMap<StockSymbol, string> };

export type Follower = {
  /** Brings the stored signals up to the newest bar; says how. */
  catchUp(): Promise<'nothing new' | 'new bars' | 'everything'>;
};

/** Steps the new bars, stores what fired and what ended on them, and what nearly fired. */
export const advanceSignals = async (tape: Tape, market: LoadedMarket, book: MarketBook): Promise<void> => {
  const near = await replaceSignalNear(tape);
  const rows: SignalEventRow[] = [];
  for (const { stock, series, signals } of passOver(market, book)) {
    for (const timeframe of TIMEFRAMES) {
      const bars = series[timeframe];
      const of = { symbol: stock.symbol, timeframe, bars, version: market.version };
      const { fired, ended } = signals[timeframe];
      rows.push(...eventRows(of, [...new Set([...fired, ...ended])]));
      if (bars.at(-1)?.on === market.as_of) await near.add(nearRows(of, signals[timeframe]));
    }
  }
  await insertSignalEvents(tape, rows);
  await near.finish();
};

const isUnchanged = (read: Read, market: LoadedMarket): boolean => {
  const now = digests(market, read.as_of);
  return [...read.digests].every(([symbol, digest]) => now.get(symbol) === digest);
};

/**
 * Keeps signals and records in step with the bars. New bars are stepped from where the pass stands; a corrected bar or
 * a new corporate action of the past means that everything is computed again.
 */
export const openFollower = (
  engines: Engines,
  load: () => Promise<LoadedMarket> = () => loadMarket(engines),
): Follower => {
  let book: MarketBook | null = null;
  let read: Read | null = null;
  return {
    catchUp: async () => {
      const market = await load();
      if (read !== null && read.as_of === market.as_of && isUnchanged(read, market)) return 'nothing new';
      const known = book !== null && read !== null && isUnchanged(read, market) ? book : null;
      if (known !== null) await advanceSignals(engines.tape, market, known);
      book = known ?? openMarketBook();
      await rebuildSignals(engines.tape, market, known === null ? { book } : {});
      read = { as_of: market.as_of, digests: digests(market, market.as_of) };
      return known !== null ? 'new bars' : 'everything';
    },
  };
};
