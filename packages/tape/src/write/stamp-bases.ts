import { type StockSymbol, type TradingDate, tradingDate } from '@chuli/kernel';
import {
  type Base,
  type Instrument,
  type Renamed,
  basesOf,
  joinRenamed,
  presentTickers,
} from '@chuli/market';
import type { Tape } from '../client.ts';
import { heldSessions, knownDays } from '../market/session.ts';
import { type StampedBar, stampedBars } from '../stock/stated-bars.ts';
import { type BarStamp, writeStamps } from './write-stamps.ts';

/** What is known of the shares beside their bars. */
export type BaseFacts = {
  /** By ex-date. */
  readonly adjustments: readonly {
    readonly symbol: StockSymbol;
    readonly ex_on: TradingDate;
    readonly factor: number;
  }[];
  /** Oldest first. */
  readonly renames: readonly Renamed[];
  readonly instruments: ReadonlyMap<StockSymbol, Instrument>;
};

type Part = {
  /** First day whose bases are computed; nothing means all. */
  readonly from?: TradingDate;
  /** Nothing means all. */
  readonly symbols?: readonly StockSymbol[];
};

const BEGINNING = tradingDate('1970-01-01');

/** These tickers, those they had before and those they have now: the last close may stand under another. */
const withTheirOthers = (symbols: readonly StockSymbol[], renames: readonly Renamed[]): StockSymbol[] => {
  const present = presentTickers(renames);
  const wanted = new Set(symbols.map((symbol) => present.get(symbol) ?? symbol));
  const former = [...present].filter(([, now]) => wanted.has(now)).map(([old]) => old);
  return [...wanted, ...former];
};

/** One series a share; what stands under a ticker on a day on which it was another's is a series of its own. */
const seriesOf = (
  bars: ReadonlyMap<StockSymbol, readonly StampedBar[]>,
  renames: readonly Renamed[],
): [StockSymbol, readonly StampedBar[]][] => {
  const joined = [...joinRenamed(bars, renames)];
  const taken = new Set(joined.flatMap(([, own]) => own));
  const left = [...bars.values()].flatMap((own) => own.filter((bar) => !taken.has(bar)));
  return [...joined, ...Map.groupBy(left, ({ symbol }) => symbol)];
};

const isSame = (one: Base, other: Base): boolean => one.base === other.base && one.basis === other.basis;

/**
 * Computes the base of every bar and stores those that differ from what stands there; says how many. May be killed and
 * run again, and beside whoever writes bars: a bar that was written meanwhile keeps what its writer said.
 */
export const stampBases = async (
  tape: Tape,
  { adjustments, renames, instruments }: BaseFacts,
  { from = BEGINNING, symbols = [] }: Part = {},
): Promise<number> => {
  const bars = await stampedBars(tape, { from, symbols: withTheirOthers(symbols, renames) });
  const held = new Set(heldSessions(await knownDays(tape)));
  const present = presentTickers(renames);
  const actions = Map.groupBy(adjustments, ({ symbol }) => present.get(symbol) ?? symbol);
  const stamps: BarStamp[] = [];
  for (const [symbol, own] of seriesOf(bars, renames)) {
    const bases = basesOf(own, {
      instrument: instruments.get(symbol) ?? 'Equity',
      adjustments: actions.get(present.get(symbol) ?? symbol) ?? [],
      isSession: (day) => held.has(day),
    });
    for (const [at, bar] of own.entries()) {
      const found = bases[at];
      if (found !== undefined && bar.traded_on >= from && !isSame(found, bar.stored))
        stamps.push({ symbol: bar.symbol, traded_on: bar.traded_on, of_version: bar.version, ...found });
    }
  }
  await writeStamps(tape, stamps);
  return stamps.length;
};
