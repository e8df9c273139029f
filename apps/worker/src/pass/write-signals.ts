import { TIMEFRAMES } from '@chuli/signals';
import {
  type SignalEventRow,
  type Tape,
  addSignalEvents,
  replaceSignalEvents,
  replaceSignalNear,
} from '@chuli/tape';
import type { LoadedMarket } from '../market/load-market.ts';
import { type HeldBook, heldAfter, storeBook } from '../state/stored-book.ts';
import { type MarketBook, type StockSignals, openMarketBook, passOver } from './run-pass.ts';
import { eventRows, nearRows } from './signal-rows.ts';
import { type Turn, breathe } from './turn.ts';

export type SignalsWritten = { stocks: number; bars: number; events: number; near: number };

const partsOf = ({ stock, series, signals }: StockSignals, { version }: LoadedMarket) =>
  TIMEFRAMES.map((timeframe) => ({
    of: { symbol: stock.symbol, timeframe, bars: series[timeframe], version },
    found: signals[timeframe],
  }));

/** What nearly fired is told of stocks that traded in the newest session only. */
const nearOf = (one: StockSignals, market: LoadedMarket) =>
  partsOf(one, market).flatMap(({ of, found }) =>
    of.bars.at(-1)?.on === market.as_of ? nearRows(of, found) : [],
  );

/** Every family over every bar of every stock, put in the place of what was there; and where the pass now stands. */
export const writeEverything = async (
  tape: Tape,
  market: LoadedMarket,
  turn: Turn,
): Promise<{ held: HeldBook; written: SignalsWritten }> => {
  const events = await replaceSignalEvents(tape, turn.fence);
  const near = await replaceSignalNear(tape, turn.fence);
  const book = openMarketBook();
  let bars = 0;
  for (const one of passOver(market, book)) {
    for (const { of, found } of partsOf(one, market)) {
      await events.add(eventRows(of, found.fired));
      bars += of.bars.length;
    }
    await near.add(nearOf(one, market));
    await breathe(turn);
  }
  const written = {
    stocks: market.stocks.length,
    bars,
    events: await events.finish(),
    near: await near.finish(),
  };
  const held = heldAfter(market, book);
  await storeBook(tape, held, turn);
  return { held, written };
};

/** Steps the new bars, adds what fired and what ended on them, and what nearly fired; and where the pass now stands. */
export const writeNewBars = async (
  tape: Tape,
  market: LoadedMarket,
  book: MarketBook,
  turn: Turn,
): Promise<HeldBook> => {
  const near = await replaceSignalNear(tape, turn.fence);
  const rows: SignalEventRow[] = [];
  for (const one of passOver(market, book)) {
    for (const { of, found } of partsOf(one, market))
      rows.push(...eventRows(of, [...new Set([...found.fired, ...found.ended])]));
    await near.add(nearOf(one, market));
    await breathe(turn);
  }
  await addSignalEvents(tape, rows, turn.fence);
  await near.finish();
  const held = heldAfter(market, book);
  await storeBook(tape, held, turn);
  return held;
};
