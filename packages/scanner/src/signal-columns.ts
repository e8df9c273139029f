import type { StockSymbol } from '@chuli/kernel';
import { type SignalList, SIGNAL_LISTS, type Timeframe } from '@chuli/scan';
import {
  FAMILIES,
  type Family,
  SILENT_SESSIONS,
  type Timeframe as SignalTimeframe,
  historyOf,
  planOf,
} from '@chuli/signals';
import { type PackedBars, candleAt } from './packed-bars.ts';
import type { ColumnMaker, ScanMarket } from './scan-market.ts';

/** What a family fired on the bars of a stock, the oldest first: of each firing the bar, the one that ends it, the side. */
type Fired = {
  readonly bars: Int32Array;
  /** The length of the history where nothing has ended it. */
  readonly ends: Int32Array;
  /** 1 for buy, -1 for sell. */
  readonly sides: Int8Array;
};

type FiredBy = ReadonlyMap<StockSymbol, Fired>;
type BarsBySymbol = ReadonlyMap<StockSymbol, PackedBars>;

/** One that counts others is judged beside all of them. */
const familiesFor = (family: Family): readonly Family[] => (family.votes === undefined ? [family] : FAMILIES);

/** The same pass as that of the stored signals, over the same bars. */
const firedIn = (
  bars: BarsBySymbol,
  { family: id, kind }: SignalList,
  timeframe: SignalTimeframe,
): FiredBy => {
  const family = FAMILIES.find((one) => one.id === id);
  if (family === undefined) throw new RangeError(`there is no family ${id}`);
  const plan = planOf(familiesFor(family), timeframe);
  const fired = new Map<StockSymbol, Fired>();
  for (const [symbol, packed] of bars) {
    const candles = Array.from({ length: packed.length }, (_, bar) => candleAt(packed, bar, 1));
    const own = historyOf(plan, candles).firings.filter((one) => one.family === id && one.kind === kind);
    fired.set(symbol, {
      bars: Int32Array.from(own, ({ bar }) => bar),
      ends: Int32Array.from(own, ({ ends }) => ends ?? packed.length),
      sides: Int8Array.from(own, ({ side }) => (side === 'buy' ? 1 : -1)),
    });
  }
  return fired;
};

/** A listing is silent in its first sessions: the first bar of which something is said. */
const firstSaid = ({ session, length }: PackedBars, timeframe: SignalTimeframe): number => {
  let sessions = 0;
  for (let bar = 0; bar < length; bar += 1) {
    if (bar === 0 || session[bar] !== session[bar - 1]) sessions += 1;
    if (sessions > SILENT_SESSIONS[timeframe]) return bar;
  }
  return length;
};

/** The side of the latest firing that still stands; 0 where none does. */
const stateOf = ({ bars, ends, sides }: Fired, packed: PackedBars, from: number): Float64Array => {
  const column = new Float64Array(packed.length).fill(Number.NaN, 0, from);
  for (let at = 0; at < bars.length; at += 1) column.fill(sides[at] ?? 0, bars[at], ends[at]);
  return column;
};

const ageOf = ({ bars }: Fired, { length }: PackedBars): Float64Array => {
  const column = new Float64Array(length).fill(Number.NaN);
  let at = 0;
  for (let bar = bars[0] ?? length; bar < length; bar += 1) {
    while ((bars[at + 1] ?? length) <= bar) at += 1;
    column[bar] = bar - (bars[at] ?? bar);
  }
  return column;
};

const known = new WeakMap<ScanMarket, Map<string, FiredBy>>();

const isJudged = (timeframe: Timeframe): timeframe is SignalTimeframe => timeframe in SILENT_SESSIONS;

/** What a list of signals says of each stock on bars of a timeframe; passed over once for a market. */
export const signalColumns = (
  market: ScanMarket,
  { name, line }: { readonly name: string; readonly line: string },
  timeframe: Timeframe,
  bars: BarsBySymbol,
): ColumnMaker => {
  const list = SIGNAL_LISTS[line];
  if (list === undefined || !isJudged(timeframe)) return () => undefined;
  const lists = known.get(market) ?? new Map<string, FiredBy>();
  known.set(market, lists);
  const key = `${line} ${timeframe}`;
  const fired = lists.get(key) ?? firedIn(bars, list, timeframe);
  lists.set(key, fired);
  return ({ symbol }) => {
    const [own, packed] = [fired.get(symbol), bars.get(symbol)];
    if (own === undefined || packed === undefined) return undefined;
    return name === 'signal' ? stateOf(own, packed, firstSaid(packed, timeframe)) : ageOf(own, packed);
  };
};
