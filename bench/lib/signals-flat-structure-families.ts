import type { Plan } from '@chuli/signals';
import {
  type FlatLoop,
  type FlatPlan,
  type Sign,
  cellOf,
  endAfter,
  endAll,
  fire,
  sideOf,
} from './signals-flat-firings.ts';
import { at } from './signals-flat-parts.ts';

const SIGNS = [1, -1] as const;

const all =
  (loops: readonly FlatLoop[]): FlatLoop =>
  () => {
    for (const loop of loops) loop();
  };

/** Kinds that fire where a divergence is found: 1 regular, 2 hidden. */
const divergenceFound = (plan: Plan, flat: FlatPlan, id: string, s: Sign): FlatLoop => {
  const { bars, firings, from } = flat;
  const found = flat.column(`${id}-ages`, 'found');
  const kinds = [
    { code: s, cell: cellOf(plan, id, 'regular', s) },
    { code: 2 * s, cell: cellOf(plan, id, 'hidden', s) },
  ];
  return () => {
    for (const { code, cell } of kinds) {
      const open = firings.count;
      for (let i = from; i < bars.length; i += 1) if (at(found, i) === code) fire(firings, cell, i);
      endAfter(firings, open, 20, bars.length);
    }
  };
};

const divergenceTurns = (plan: Plan, flat: FlatPlan, id: string, s: Sign): FlatLoop => {
  const { bars, firings, from } = flat;
  const turns = flat.turns[sideOf(s)];
  const kinds = (['regular', 'hidden'] as const).map((sort) => ({
    age: flat.column(`${id}-ages`, `${sort}_${sideOf(s)}`),
    cell: cellOf(plan, id, `${sort}-with-price-action`, s),
  }));
  return () => {
    for (const { age, cell } of kinds) {
      const open = firings.count;
      for (let i = from; i < bars.length; i += 1)
        if (turns[i] === 1 && at(age, i) <= 5 && (turns[i - 1] === 0 || at(age, i - 1) > 5))
          fire(firings, cell, i);
      endAfter(firings, open, 20, bars.length);
    }
  };
};

const divergenceSignal = (plan: Plan, flat: FlatPlan, id: string, s: Sign): FlatLoop => {
  const { bars, firings, from } = flat;
  const regular = flat.column(`${id}-ages`, `regular_${sideOf(s)}`);
  const hidden = flat.column(`${id}-ages`, `hidden_${sideOf(s)}`);
  const trigger = flat.column('donchian', s === 1 ? 'upper' : 'lower', { period: 5 });
  const cell = cellOf(plan, id, 'signal', s);
  return () => {
    const { close, length } = bars;
    const open = firings.count;
    for (let i = from; i < length; i += 1) {
      if (!(s * (at(close, i) - at(trigger, i - 1)) > 0)) continue;
      if (!(at(regular, i) <= 5) && !(at(hidden, i) <= 5)) continue;
      const j = i - 1;
      const hadFailed =
        (at(regular, j) > 5 && at(hidden, j) > 5) || s * (at(close, j) - at(trigger, j - 1)) <= 0;
      if (hadFailed) fire(firings, cell, i);
    }
    endAfter(firings, open, 20, length);
  };
};

export const flatDivergenceFamily = (plan: Plan, flat: FlatPlan, id: string): FlatLoop =>
  all(
    SIGNS.flatMap((s) => [
      divergenceFound(plan, flat, id, s),
      divergenceTurns(plan, flat, id, s),
      divergenceSignal(plan, flat, id, s),
    ]),
  );

const narrows = (plan: Plan, flat: FlatPlan, s: Sign): FlatLoop => {
  const { bars, firings, from } = flat;
  const isNarrowest = flat.column('narrow-range', 'is_narrowest');
  const before = flat.column('narrow-range', 'narrowest_before');
  const trend = flat.column('ema', 'value', { period: 50 });
  const exit = flat.column('donchian', s === 1 ? 'lower' : 'upper', { period: 10 });
  const cell = cellOf(plan, 'price-action', 'alert', s);
  return () => {
    const { close, length } = bars;
    let open = firings.count;
    for (let i = from; i < length; i += 1) {
      const price = at(close, i);
      if (open < firings.count && s * (price - at(exit, i - 1)) < 0) open = endAll(firings, open, i);
      if (at(isNarrowest, i) !== 1 || !(s * (price - at(trend, i)) > 0)) continue;
      const j = i - 1;
      const hadFailed =
        (at(isNarrowest, j) !== 1 && at(before, j) >= 0) || s * (at(close, j) - at(trend, j)) <= 0;
      if (hadFailed) fire(firings, cell, i);
    }
  };
};

const holdsOrTraps = (plan: Plan, flat: FlatPlan, s: Sign): FlatLoop => {
  const { bars, firings, from } = flat;
  const retest = flat.column('breakout-retest', 'retest');
  const held = flat.column('breakout-retest', 'level');
  const failed = flat.column('false-break', 'failed');
  const lost = flat.column('false-break', 'level');
  const exit = flat.column('donchian', s === 1 ? 'lower' : 'upper', { period: 10 });
  const cell = cellOf(plan, 'price-action', 'signal', s);
  return () => {
    const { close, length } = bars;
    let open = firings.count;
    for (let i = from; i < length; i += 1) {
      const price = at(close, i);
      if (open < firings.count && s * (price - at(exit, i - 1)) < 0) open = endAll(firings, open, i);
      const isHeld = at(retest, i) === s && s * (price - at(held, i)) > 0;
      if (isHeld || (at(failed, i) === -s && s * (price - at(lost, i)) >= 0)) fire(firings, cell, i);
    }
  };
};

export const flatPriceAction = (plan: Plan, flat: FlatPlan): FlatLoop =>
  all(SIGNS.flatMap((s) => [narrows(plan, flat, s), holdsOrTraps(plan, flat, s)]));

const dowSide = (plan: Plan, flat: FlatPlan, s: Sign, kind: 'alert' | 'signal'): FlatLoop => {
  const { bars, firings, from } = flat;
  const high = flat.column('dow', 'swing_high');
  const highBefore = flat.column('dow', 'swing_high_before');
  const low = flat.column('dow', 'swing_low');
  const lowBefore = flat.column('dow', 'swing_low_before');
  const beyond = s === 1 ? high : low;
  const exit = s === 1 ? low : high;
  const cell = cellOf(plan, 'dow', kind, s);
  const isSignal = kind === 'signal';
  return () => {
    const { close, length } = bars;
    let open = firings.count;
    for (let i = from; i < length; i += 1) {
      const price = at(close, i);
      if (open < firings.count && s * (price - at(exit, i)) < 0) open = endAll(firings, open, i);
      if (!(s * (at(high, i) - at(highBefore, i)) > 0) || !(s * (at(low, i) - at(lowBefore, i)) > 0))
        continue;
      if (isSignal && !(s * (price - at(beyond, i)) > 0)) continue;
      const j = i - 1;
      const hadFailed =
        s * (at(high, j) - at(highBefore, j)) <= 0 ||
        s * (at(low, j) - at(lowBefore, j)) <= 0 ||
        (isSignal && s * (at(close, j) - at(beyond, j)) <= 0);
      if (hadFailed) fire(firings, cell, i);
    }
  };
};

export const flatDowTrend = (plan: Plan, flat: FlatPlan): FlatLoop =>
  all(SIGNS.flatMap((s) => [dowSide(plan, flat, s, 'alert'), dowSide(plan, flat, s, 'signal')]));
