import { type Columns, type Told, WORDS, at, lend, silence } from '../columns.ts';
import type { Candle, Parameter } from '../define-indicator.ts';
import { type Window, emptyWindow, pushInto, valueAgo } from '../parts/window.ts';
import { period } from '../period.ts';
import { type Pivots, findPivots, pivotHighs, pivotLows, pivots } from './pivots.ts';

/** Price and oscillator disagree about two neighbouring swings of one side. */
export type Divergence = {
  /** Regular warns of a turn; hidden says that the trend goes on. */
  kind: 'regular' | 'hidden';
  side: 'bullish' | 'bearish';
  price: number;
  price_before: number;
  oscillator: number;
  oscillator_before: number;
  bars_ago: number;
  bars_ago_before: number;
};

type Turn = { sign: 1 | -1; at: number | null; price: number; oscillator: number };
type Divergences = {
  seen: number;
  nearest: number;
  furthest: number;
  pivots: Pivots;
  oscillator: Window;
  low: Turn;
  high: Turn;
};

type Reach = Readonly<Record<'left' | 'right' | 'nearest' | 'furthest', number>>;

export const reachParameters: Record<keyof Reach, Parameter> = {
  left: period(5, 'Bars before', 1),
  right: period(5, 'Bars after', 1),
  nearest: period(5, 'Bars apart, at least', 1),
  furthest: period(60, 'Bars apart, at most', 1),
};

export const divergences = ({ left, right, nearest, furthest }: Reach): Divergences => ({
  seen: 0,
  nearest,
  furthest,
  pivots: pivots(left, right),
  oscillator: emptyWindow(right + 1),
  low: { sign: 1, at: null, price: 0, oscillator: 0 },
  high: { sign: -1, at: null, price: 0, oscillator: 0 },
});

/** Two swings, the first of them where the oscillator already speaks. */
export const quietBars = ({ left, right, nearest }: Reach, oscillator: number): number =>
  Math.max(left, oscillator) + nearest + right;

const kindOf = (turn: Turn, price: number, oscillator: number, grain: number): Divergence['kind'] | null => {
  const further = turn.sign * (turn.price - price);
  const stronger = turn.sign * (oscillator - turn.oscillator);
  if (further > 0 && stronger > grain) return 'regular';
  return further < 0 && stronger < -grain ? 'hidden' : null;
};

const compare = (
  state: Divergences,
  turn: Turn,
  price: number,
  oscillator: number,
  grain: number,
): Divergence | null => {
  const { right } = state.pivots;
  const bar = state.seen - right;
  const gap = turn.at === null ? 0 : bar - turn.at;
  const kind =
    turn.at !== null && gap >= state.nearest && gap <= state.furthest
      ? kindOf(turn, price, oscillator, grain)
      : null;
  const found: Divergence | null =
    kind === null
      ? null
      : {
          kind,
          side: turn.sign === 1 ? 'bullish' : 'bearish',
          price,
          price_before: turn.price,
          oscillator,
          oscillator_before: turn.oscillator,
          bars_ago: right,
          bars_ago_before: right + gap,
        };
  turn.at = bar;
  turn.price = price;
  turn.oscillator = oscillator;
  return found;
};

/** A bar that speaks for both sides says nothing. */
const oneOf = (bullish: Divergence | null, bearish: Divergence | null): Divergence | null => {
  if (bullish === null) return bearish;
  return bearish === null ? bullish : null;
};

/** Says what a bar confirms. */
export const diverge = (
  state: Divergences,
  candle: Candle,
  oscillator: number | null,
  grain: number,
): Divergence | null => {
  state.seen += 1;
  findPivots(state.pivots, candle);
  if (oscillator === null) return null;
  pushInto(state.oscillator, oscillator);
  if (state.oscillator.count <= state.pivots.right) return null;
  const { low, high, right } = state.pivots;
  const then = valueAgo(state.oscillator, right);
  const bullish = low === null ? null : compare(state, state.low, low, then, grain);
  const bearish = high === null ? null : compare(state, state.high, high, then, grain);
  return oneOf(bullish, bearish);
};

const FIELDS = [
  ...(['kind', 'side', 'price', 'price_before', 'oscillator', 'oscillator_before'] as const),
  ...(['bars_ago', 'bars_ago_before'] as const),
] as const;

const tell = (told: Told, i: number, found: Divergence | null): void => {
  if (found === null) return;
  for (const field of FIELDS) {
    const column = told[field];
    const value = found[field];
    if (column !== undefined) column[i] = typeof value === 'string' ? (WORDS[value] ?? 0) : value;
  }
};

/** The same over columns. Swings are few: between them there is nothing to do. */
export const divergenceColumns = (
  bars: Columns,
  reach: Reach,
  { line, from, grainOf }: { line: Float64Array; from: number; grainOf: (close: number) => number },
): Told => {
  const highs = pivotHighs(bars, reach);
  const lows = pivotLows(bars, reach);
  const told = Object.fromEntries(FIELDS.map((field) => [field, lend(bars)]));
  for (const column of Object.values(told)) silence(bars, column, bars.length);
  const state = divergences(reach);
  for (let i = from + reach.right; i < bars.length; i += 1) {
    const high = at(highs, i);
    const low = at(lows, i);
    if (Number.isNaN(high) && Number.isNaN(low)) continue;
    const oscillator = at(line, i - reach.right);
    const grain = grainOf(at(bars.close, i));
    state.seen = i + 1;
    const bullish = Number.isNaN(low) ? null : compare(state, state.low, low, oscillator, grain);
    const bearish = Number.isNaN(high) ? null : compare(state, state.high, high, oscillator, grain);
    tell(told, i, oneOf(bullish, bearish));
  }
  return told;
};
