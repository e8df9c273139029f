import type { Plan } from '@chuli/signals';
import {
  type FlatLoop,
  type FlatPlan,
  type Sign,
  cellOf,
  endAfter,
  endAll,
  fire,
} from './signals-flat-firings.ts';
import { at } from './signals-flat-parts.ts';

const SIGNS = [1, -1] as const;

/** The end of a range on this side, and the other one. */
const rangeOf = (flat: FlatPlan, period: number, s: Sign): Float64Array =>
  flat.column('donchian', s === 1 ? 'upper' : 'lower', { period });

const momentumAlert = (plan: Plan, flat: FlatPlan, s: Sign): FlatLoop => {
  const { bars, firings, from } = flat;
  const range = rangeOf(flat, 20, s);
  const exit = rangeOf(flat, 10, s === 1 ? -1 : 1);
  const cell = cellOf(plan, 'momentum-breakout', 'alert', s);
  return () => {
    const { close, length } = bars;
    let open = firings.count;
    for (let i = from; i < length; i += 1) {
      const price = at(close, i);
      if (open < firings.count && s * (price - at(exit, i - 1)) < 0) open = endAll(firings, open, i);
      if (!(s * (price - at(range, i - 1)) > 0)) continue;
      if (s * (at(close, i - 1) - at(range, i - 2)) <= 0) fire(firings, cell, i);
    }
  };
};

const momentumSignal = (plan: Plan, flat: FlatPlan, s: Sign): FlatLoop => {
  const { bars, firings, from } = flat;
  const range = rangeOf(flat, 20, s);
  const exit = rangeOf(flat, 10, s === 1 ? -1 : 1);
  const volume = flat.column('volume-ratio', 'value');
  const trend = flat.column('ema', 'value', { period: 50 });
  const strength = flat.column('rsi', 'value');
  const least = s === 1 ? 55 : 25;
  const most = s === 1 ? 75 : 45;
  const extreme = s === 1 ? bars.high : bars.low;
  const cell = cellOf(plan, 'momentum-breakout', 'signal', s);
  const gain = (i: number): number => s * ((at(bars.close, i) / at(bars.close, i - 1) - 1) * 100);
  return () => {
    const { close, length } = bars;
    let open = firings.count;
    for (let i = from; i < length; i += 1) {
      const price = at(close, i);
      if (open < firings.count && s * (price - at(exit, i - 1)) < 0) open = endAll(firings, open, i);
      if (!(s * (price - at(range, i - 1)) > 0) || !(at(volume, i) >= 1.5)) continue;
      if (!(s * (price - at(trend, i)) > 0) || !(at(strength, i) >= least && at(strength, i) <= most))
        continue;
      if (!(s * (price - at(extreme, i)) < 0) && !(gain(i) < 9.5)) continue;
      const j = i - 1;
      const hadFailed =
        s * (at(close, j) - at(range, j - 1)) <= 0 ||
        at(volume, j) < 1.5 ||
        s * (at(close, j) - at(trend, j)) <= 0 ||
        at(strength, j) < least ||
        at(strength, j) > most ||
        (s * (at(close, j) - at(extreme, j)) >= 0 && gain(j) >= 9.5);
      if (hadFailed) fire(firings, cell, i);
    }
  };
};

export const flatMomentumBreakout = (plan: Plan, flat: FlatPlan): FlatLoop => {
  const loops = SIGNS.flatMap((s) => [momentumAlert(plan, flat, s), momentumSignal(plan, flat, s)]);
  return () => {
    for (const loop of loops) loop();
  };
};

const volumeSide = (plan: Plan, flat: FlatPlan, s: Sign): FlatLoop => {
  const { bars, firings, from } = flat;
  const range = rangeOf(flat, 55, s);
  const exit = rangeOf(flat, 20, s === 1 ? -1 : 1);
  const volume = flat.column('volume-ratio', 'value');
  const cell = cellOf(plan, 'volume-breakout', 'signal', s);
  return () => {
    const { close, length } = bars;
    let open = firings.count;
    for (let i = from; i < length; i += 1) {
      const price = at(close, i);
      if (open < firings.count && s * (price - at(exit, i - 1)) < 0) open = endAll(firings, open, i);
      if (!(s * (price - at(range, i - 1)) > 0) || !(at(volume, i) >= 2)) continue;
      if (s * (at(close, i - 1) - at(range, i - 2)) <= 0 || at(volume, i - 1) < 2) fire(firings, cell, i);
    }
  };
};

export const flatVolumeBreakout = (plan: Plan, flat: FlatPlan): FlatLoop => {
  const loops = SIGNS.map((s) => volumeSide(plan, flat, s));
  return () => {
    for (const loop of loops) loop();
  };
};

const consolidationSide = (plan: Plan, flat: FlatPlan, s: Sign): FlatLoop => {
  const { bars, firings, from } = flat;
  const band = flat.column('bollinger', s === 1 ? 'upper' : 'lower');
  const middle = flat.column('bollinger', 'middle');
  const volume = flat.column('volume-ratio', 'value');
  const tight = flat.column('tight-age', 'value');
  const cell = cellOf(plan, 'consolidation-breakout', 'signal', s);
  return () => {
    const { close, length } = bars;
    let open = firings.count;
    for (let i = from; i < length; i += 1) {
      const price = at(close, i);
      if (open < firings.count && s * (price - at(middle, i)) < 0) open = endAll(firings, open, i);
      if (!(s * (price - at(band, i)) > 0) || !(at(tight, i - 1) + 1 <= 5) || !(at(volume, i) >= 1.5))
        continue;
      const j = i - 1;
      const hadFailed =
        s * (at(close, j) - at(band, j)) <= 0 || at(tight, j - 1) + 1 > 5 || at(volume, j) < 1.5;
      if (hadFailed) fire(firings, cell, i);
    }
  };
};

export const flatConsolidationBreakout = (plan: Plan, flat: FlatPlan): FlatLoop => {
  const loops = SIGNS.map((s) => consolidationSide(plan, flat, s));
  return () => {
    for (const loop of loops) loop();
  };
};

export const flatInsideBarBreakout = (plan: Plan, flat: FlatPlan): FlatLoop => {
  const { bars, firings, from } = flat;
  const since = flat.column('inside-bar', 'bars_since');
  const sides = SIGNS.map((s) => ({
    s,
    mother: flat.column('inside-bar', s === 1 ? 'mother_high' : 'mother_low'),
    cell: cellOf(plan, 'inside-bar', 'signal', s),
  }));
  return () => {
    const { close, length } = bars;
    for (const { s, mother, cell } of sides) {
      const open = firings.count;
      for (let i = from; i < length; i += 1)
        if (at(since, i) <= 5 && s * (at(close, i) - at(mother, i)) > 0) fire(firings, cell, i);
      endAfter(firings, open, 10, length);
    }
  };
};
