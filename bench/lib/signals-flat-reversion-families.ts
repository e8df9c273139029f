import type { Plan } from '@chuli/signals';
import { type FlatLoop, type FlatPlan, type Sign, cellOf, endAll, fire } from './signals-flat-firings.ts';
import { at } from './signals-flat-parts.ts';

type Seen = {
  readonly band: Float64Array;
  readonly middle: Float64Array;
  readonly strength: Float64Array;
  readonly limit: number;
  readonly trend: Float64Array;
  readonly extreme: Float64Array;
};

const seenOf = (plan: Plan, flat: FlatPlan, s: Sign): Seen => ({
  band: flat.column('bollinger', s === 1 ? 'lower' : 'upper'),
  middle: flat.column('bollinger', 'middle'),
  strength: flat.column('rsi', 'value'),
  limit: s === 1 ? 30 : 70,
  trend: flat.column('sma', 'value', { period: plan.timeframe === 'weekly' ? 40 : 200 }),
  extreme: s === 1 ? flat.bars.high : flat.bars.low,
});

/** Stretched, with the trend or whatever it is: on every bar, or where it begins. */
const stretches = (
  { bars: { close, length }, firings, from }: FlatPlan,
  { band, middle, strength, limit, trend }: Seen,
  { s, cell, isEvery, isWithTrend }: { s: Sign; cell: number; isEvery: boolean; isWithTrend: boolean },
): void => {
  if (cell < 0) return;
  let open = firings.count;
  for (let i = from; i < length; i += 1) {
    const price = at(close, i);
    if (open < firings.count && s * (price - at(middle, i)) >= 0) open = endAll(firings, open, i);
    if (!(s * (price - at(band, i)) < 0) && !(s * (at(strength, i) - limit) < 0)) continue;
    if (isWithTrend && !(s * (price - at(trend, i)) > 0)) continue;
    const j = i - 1;
    const hadFailed =
      isEvery ||
      (s * (at(close, j) - at(band, j)) >= 0 && s * (at(strength, j) - limit) >= 0) ||
      s * (at(close, j) - at(trend, j)) <= 0;
    if (hadFailed) fire(firings, cell, i);
  }
};

const returns = (
  { bars: { close, length }, firings, from }: FlatPlan,
  { band, middle, strength, limit, trend, extreme }: Seen,
  { s, cell }: { s: Sign; cell: number },
): void => {
  let open = firings.count;
  for (let i = from; i < length; i += 1) {
    const price = at(close, i);
    if (open < firings.count && s * (price - at(middle, i)) >= 0) open = endAll(firings, open, i);
    const j = i - 1;
    if (!(s * (price - at(extreme, j)) > 0) || !(s * (price - at(trend, i)) > 0)) continue;
    if (!(s * (at(close, j) - at(band, j)) < 0) && !(s * (at(strength, j) - limit) < 0)) continue;
    const k = j - 1;
    const hadFailed =
      s * (at(close, j) - at(extreme, k)) <= 0 ||
      s * (at(close, j) - at(trend, j)) <= 0 ||
      (s * (at(close, k) - at(band, k)) >= 0 && s * (at(strength, k) - limit) >= 0);
    if (hadFailed) fire(firings, cell, i);
  }
};

export const flatMeanReversion = (plan: Plan, flat: FlatPlan): FlatLoop => {
  const sides = ([1, -1] as const).map((s) => {
    const cell = (kind: string): number => cellOf(plan, 'mean-reversion', kind, s);
    return {
      seen: seenOf(plan, flat, s),
      alert: { s, cell: cell('alert'), isEvery: false, isWithTrend: true },
      bucket: { s, cell: cell('bucket'), isEvery: true, isWithTrend: true },
      list: { s, cell: cell('list'), isEvery: true, isWithTrend: false },
      signal: { s, cell: cell('signal') },
    };
  });
  return () => {
    for (const { seen, alert, bucket, list, signal } of sides) {
      stretches(flat, seen, alert);
      stretches(flat, seen, bucket);
      stretches(flat, seen, list);
      returns(flat, seen, signal);
    }
  };
};

const leaves = (
  { bars: { close, length }, firings, from }: FlatPlan,
  { band, middle }: Seen,
  { s, cell, isEvery }: { s: Sign; cell: number; isEvery: boolean },
): void => {
  let open = firings.count;
  for (let i = from; i < length; i += 1) {
    if (open < firings.count && s * (at(close, i) - at(middle, i)) >= 0) open = endAll(firings, open, i);
    if (!(s * (at(close, i) - at(band, i)) < 0)) continue;
    if (isEvery || s * (at(close, i - 1) - at(band, i - 1)) >= 0) fire(firings, cell, i);
  }
};

const comesBack = (
  { bars: { close, length }, firings, from }: FlatPlan,
  { band, middle }: Seen,
  { s, cell }: { s: Sign; cell: number },
): void => {
  let open = firings.count;
  for (let i = from; i < length; i += 1) {
    if (open < firings.count && s * (at(close, i) - at(middle, i)) >= 0) open = endAll(firings, open, i);
    const j = i - 1;
    if (!(s * (at(close, j) - at(band, j)) < 0) || !(s * (at(close, i) - at(band, i)) > 0)) continue;
    const hadFailed = s * (at(close, j - 1) - at(band, j - 1)) >= 0 || s * (at(close, j) - at(band, j)) <= 0;
    if (hadFailed) fire(firings, cell, i);
  }
};

export const flatBollingerReversion = (plan: Plan, flat: FlatPlan): FlatLoop => {
  const sides = ([1, -1] as const).map((s) => {
    const cell = (kind: string): number => cellOf(plan, 'bollinger-reversion', kind, s);
    return {
      seen: seenOf(plan, flat, s),
      alert: { s, cell: cell('alert'), isEvery: false },
      list: { s, cell: cell('list'), isEvery: true },
      signal: { s, cell: cell('signal') },
    };
  });
  return () => {
    for (const { seen, alert, list, signal } of sides) {
      leaves(flat, seen, alert);
      leaves(flat, seen, list);
      comesBack(flat, seen, signal);
    }
  };
};
