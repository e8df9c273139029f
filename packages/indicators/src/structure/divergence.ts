import type { Candle, Parameter } from '../define-indicator.ts';
import { type Window, emptyWindow, pushInto, valueAgo } from '../parts/window.ts';
import { period } from '../period.ts';
import { type Pivots, findPivots, pivots } from './pivots.ts';

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

const compare = (state: Divergences, turn: Turn, price: number, grain: number): Divergence | null => {
  const { right } = state.pivots;
  const at = state.seen - right;
  const oscillator = valueAgo(state.oscillator, right);
  const gap = turn.at === null ? 0 : at - turn.at;
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
  turn.at = at;
  turn.price = price;
  turn.oscillator = oscillator;
  return found;
};

/** Says what a bar confirms. A bar that speaks for both sides says nothing. */
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
  const { low, high } = state.pivots;
  const bullish = low === null ? null : compare(state, state.low, low, grain);
  const bearish = high === null ? null : compare(state, state.high, high, grain);
  if (bullish === null) return bearish;
  return bearish === null ? bullish : null;
};
