import type { Bar, Column } from '../bars.ts';
import { swings } from './swings.ts';

export type Divergence = {
  kind: 'regular' | 'hidden';
  side: 'buy' | 'sell';
  price: number;
  price_before: number;
  oscillator: number;
  oscillator_before: number;
};

type Swing = { at: number; price: number; oscillator: number };
type Reach = { left: number; right: number; nearest: number; furthest: number };

const compared = (now: Swing, before: Swing, side: 'buy' | 'sell', grain: number): Divergence | null => {
  const sign = side === 'buy' ? -1 : 1;
  const further = sign * (now.price - before.price);
  const stronger = sign * (now.oscillator - before.oscillator);
  const values = {
    side,
    price: now.price,
    price_before: before.price,
    oscillator: now.oscillator,
    oscillator_before: before.oscillator,
  };
  if (further > 0 && stronger < -grain) return { kind: 'regular', ...values };
  return further < 0 && stronger > grain ? { kind: 'hidden', ...values } : null;
};

/**
 * Two neighbouring swings of one side, the price going further than the oscillator (regular) or the reverse (hidden),
 * on the bar that confirms the second. A bar that would say both sides says nothing. `grain` is what counts as equal.
 */
export const divergences = (
  bars: readonly Bar[],
  oscillator: Column,
  { left, right, nearest, furthest }: Reach,
  grain: (bar: Bar) => number,
): (Divergence | null)[] => {
  const last: { buy: Swing | null; sell: Swing | null } = { buy: null, sell: null };
  const told = swings(bars, left, right);
  return bars.map((bar, index) => {
    const at = index - right;
    const value = oscillator[at] ?? null;
    const found = (['buy', 'sell'] as const).flatMap((side): Divergence[] => {
      const price = (side === 'buy' ? told[index]?.low : told[index]?.high) ?? null;
      if (price === null || value === null) return [];
      const before = last[side];
      const now = { at, price, oscillator: value };
      last[side] = now;
      if (before === null || at - before.at < nearest || at - before.at > furthest) return [];
      const one = compared(now, before, side, grain(bar));
      return one === null ? [] : [one];
    });
    return found.length === 1 ? (found[0] ?? null) : null;
  });
};

/** Bars since the last divergence of a kind and side; where there was none, the bars there are. Silent at first. */
export const barsSince = (
  found: readonly (Divergence | null)[],
  kind: Divergence['kind'],
  side: Divergence['side'],
  silent: number,
): Column => {
  let age = 0;
  return found.map((one, at) => {
    age = one?.kind === kind && one.side === side ? 0 : age + 1;
    return at < silent ? null : age;
  });
};
