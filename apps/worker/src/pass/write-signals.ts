import { type History, TIMEFRAMES } from '@chuli/signals';
import type { Tape } from '@chuli/tape';
import {
  type SignalEventRow,
  type SignalNearRow,
  addSignalEvents,
  replaceSignalEvents,
  replaceSignalNear,
} from '@chuli/tape/signal';
import type { LoadedMarket } from '../market/loaded-market.ts';
import { type BarsSeen, type PassState, storePassState } from '../state/pass-state.ts';
import { type StockSignals, passOver, perTimeframe } from './run-pass.ts';
import { eventRows, nearRows } from './signal-rows.ts';
import { type Turn, breathe } from './turn.ts';

export type SignalsWritten = { stocks: number; bars: number; events: number; near: number };

const NONE: BarsSeen = perTimeframe(() => 0);

const barsOf = ({ series }: StockSignals): BarsSeen => perTimeframe((timeframe) => series[timeframe].length);

/** What fired or ended on bars that an earlier pass had not seen. */
const newsIn = ({ firings }: History, seen: number) =>
  firings.filter(({ bar, ends }) => bar >= seen || (ends !== null && ends >= seen));

type Rows = { readonly events: readonly SignalEventRow[]; readonly near: readonly SignalNearRow[] };

/**
 * The rows of one stock that are new; bars of a length of which none is new are not passed over. What nearly fired is
 * told of stocks that traded in the newest session only.
 */
const rowsOf = (one: StockSignals, { version, as_of }: LoadedMarket, seen: BarsSeen): Rows => {
  const parts = TIMEFRAMES.flatMap((timeframe): Rows[] => {
    const bars = one.series[timeframe];
    if (bars.length === seen[timeframe]) return [];
    const of = { symbol: one.stock.symbol, timeframe, bars, version };
    const history = one.historyOn(timeframe);
    return [
      {
        events: eventRows(of, history, newsIn(history, seen[timeframe])),
        near: bars.at(-1)?.on === as_of ? nearRows(of, history) : [],
      },
    ];
  });
  return { events: parts.flatMap(({ events }) => events), near: parts.flatMap(({ near }) => near) };
};

const stateOf = ({ as_of, digests }: LoadedMarket, seen: PassState['seen']): PassState => ({
  as_of,
  digests,
  seen,
});

/** Every family over every bar of every stock, put in the place of what was there; and where the pass now stands. */
export const writeEverything = async (
  tape: Tape,
  market: LoadedMarket,
  turn: Turn,
): Promise<{ state: PassState; written: SignalsWritten }> => {
  const events = await replaceSignalEvents(tape, turn.fence);
  const near = await replaceSignalNear(tape, turn.fence);
  const seen = new Map<string, BarsSeen>();
  for (const one of passOver(market)) {
    const rows = rowsOf(one, market, NONE);
    await events.add(rows.events);
    await near.add(rows.near);
    seen.set(one.stock.symbol, barsOf(one));
    await breathe(turn);
  }
  const written = {
    stocks: market.stocks.length,
    bars: [...seen.values()].flatMap((bars) => Object.values(bars)).reduce((sum, bars) => sum + bars, 0),
    events: await events.finish(),
    near: await near.finish(),
  };
  const state = stateOf(market, seen);
  await storePassState(tape, state, turn);
  return { state, written };
};

/** Adds what fired and what ended on the bars that are new, and what nearly fired; and where the pass now stands. */
export const writeNewBars = async (
  tape: Tape,
  market: LoadedMarket,
  last: PassState,
  turn: Turn,
): Promise<PassState> => {
  const near = await replaceSignalNear(tape, turn.fence);
  const seen = new Map<string, BarsSeen>();
  const events: SignalEventRow[] = [];
  for (const one of passOver(market)) {
    const rows = rowsOf(one, market, last.seen.get(one.stock.symbol) ?? NONE);
    events.push(...rows.events);
    await near.add(rows.near);
    seen.set(one.stock.symbol, barsOf(one));
    await breathe(turn);
  }
  await addSignalEvents(tape, events, turn.fence);
  await near.finish();
  const state = stateOf(market, seen);
  await storePassState(tape, state, turn);
  return state;
};
