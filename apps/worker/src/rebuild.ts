import {
  type RecordBook,
  type Summary,
  addTrades,
  marketDays,
  startRecord,
  summarise,
  tradesOfSymbol,
} from '@chuli/backtest';
import { TIMEFRAMES } from '@chuli/signals';
import {
  type Tape,
  replaceSignalEvents,
  replaceSignalNear,
  replaceSignalRecord,
  replaceSignalTrades,
} from '@chuli/tape';
import type { LoadedMarket } from './market/load-market.ts';
import { type MarketBook, type StockSignals, openMarketBook, passOver } from './pass/run-pass.ts';
import { eventRows, nearRows } from './pass/signal-rows.ts';
import { historiesOf } from './record/histories.ts';
import { measuredFirings } from './record/measured-firings.ts';
import { recordRow, tradeRows } from './record/record-rows.ts';

export type Rebuilt = {
  stocks: number;
  bars: number;
  events: number;
  near: number;
  trades: number;
  summaries: readonly Summary[];
};

const openTables = async (tape: Tape) => {
  const [events, near, trades, record] = await Promise.all([
    replaceSignalEvents(tape),
    replaceSignalNear(tape),
    replaceSignalTrades(tape),
    replaceSignalRecord(tape),
  ]);
  return { events, near, trades, record };
};
type Tables = Awaited<ReturnType<typeof openTables>>;

/** What nearly fired is told of stocks that traded in the newest session only. */
const writeSignals = async (tables: Tables, one: StockSignals, market: LoadedMarket): Promise<number> => {
  let count = 0;
  for (const timeframe of TIMEFRAMES) {
    const bars = one.series[timeframe];
    const of = { symbol: one.stock.symbol, timeframe, bars, version: market.version };
    await tables.events.add(eventRows(of, one.signals[timeframe].fired));
    if (bars.at(-1)?.on === market.as_of) await tables.near.add(nearRows(of, one.signals[timeframe]));
    count += bars.length;
  }
  return count;
};

/**
 * Every family over every bar of every stock, what became of each signal, and the record of each list: computed from
 * the bars and put in the place of what was there. The same data and rules give the same rows.
 */
export const rebuildSignals = async (
  tape: Tape,
  market: LoadedMarket,
  { book = openMarketBook(), onStock }: { book?: MarketBook; onStock?: () => void } = {},
): Promise<Rebuilt> => {
  const tables = await openTables(tape);
  const histories = historiesOf(market);
  const days = marketDays(market.sessions, histories);
  const record: RecordBook = startRecord();
  let [stocks, bars] = [0, 0];
  for (const one of passOver(market, book)) {
    const history = histories[stocks];
    stocks += 1;
    bars += await writeSignals(tables, one, market);
    if (history === undefined) continue;
    const trades = tradesOfSymbol(days, history, measuredFirings(one));
    addTrades(record, trades);
    await tables.trades.add(tradeRows(trades, market.version));
    onStock?.();
  }
  const summaries = summarise(record);
  await tables.record.add(summaries.map((summary) => recordRow(summary, market.version)));
  const [events, near, trades] = [
    await tables.events.finish(),
    await tables.near.finish(),
    await tables.trades.finish(),
  ];
  await tables.record.finish();
  return { stocks, bars, events, near, trades, summaries };
};
