import {
  type Firing,
  type MarketDays,
  type RecordBook,
  type Summary,
  type SymbolHistory,
  type Trade,
  addTrades,
  marketDays,
  startRecord,
  summariseInSteps,
  tradesOfSymbol,
} from '@chuli/backtest';
import type { Tape } from '@chuli/tape';
import { replaceSignalRecord, replaceSignalTrades } from '@chuli/tape/signal';
import type { LoadedMarket } from '../market/loaded-market.ts';
import { passOver } from '../pass/run-pass.ts';
import { type Turn, breathe } from '../pass/turn.ts';
import { historiesOf } from './histories.ts';
import { measuredFirings } from './measured-firings.ts';
import { recordRow, tradeRows } from './record-rows.ts';

export type RecordWritten = { trades: number; summaries: readonly Summary[] };

const summaryOf = async (book: RecordBook, turn: Turn): Promise<Summary[]> => {
  const steps = summariseInSteps(book);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    await breathe(turn);
  }
};

/** An old stock has thousands of signals, too many for one breath. */
const FIRINGS_AT_ONCE = 1_000;

const tradesOf = async (
  days: MarketDays,
  history: SymbolHistory,
  firings: readonly Firing[],
  turn: Turn,
): Promise<Trade[]> => {
  const trades: Trade[] = [];
  for (let at = 0; at < firings.length; at += FIRINGS_AT_ONCE) {
    trades.push(...tradesOfSymbol(days, history, firings.slice(at, at + FIRINGS_AT_ONCE)));
    await breathe(turn);
  }
  return trades;
};

/** What became of every signal, and the record of each list, put in the place of what was there. */
export const writeRecord = async (
  tape: Tape,
  market: LoadedMarket,
  turn: Turn,
  onStock?: () => void,
): Promise<RecordWritten> => {
  const trades = await replaceSignalTrades(tape, turn.fence);
  const record = await replaceSignalRecord(tape, turn.fence);
  const histories = historiesOf(market);
  const days = marketDays(market.sessions, histories);
  const book = startRecord();
  let stock = 0;
  for (const one of passOver(market)) {
    const history = histories[stock];
    stock += 1;
    if (history === undefined) continue;
    const own = await tradesOf(days, history, measuredFirings(one), turn);
    addTrades(book, own);
    await trades.add(tradeRows(own, market.version));
    onStock?.();
  }
  const summaries = await summaryOf(book, turn);
  await record.add(summaries.map((summary) => recordRow(summary, market.version)));
  const written = await trades.finish();
  await record.finish();
  return { trades: written, summaries };
};
