import type { Plan } from '@chuli/signals';
import {
  type FlatLoop,
  type FlatPlan,
  type Sign,
  cellsOf,
  endByOpposite,
  fire,
} from './signals-flat-firings.ts';
import { at } from './signals-flat-parts.ts';

/** Both sides after each other, each firing ended by the next one of the other side. */
const opposites =
  ({ firings }: FlatPlan, loop: (sign: Sign) => void): FlatLoop =>
  () => {
    const open = firings.count;
    loop(1);
    const between = firings.count;
    loop(-1);
    endByOpposite(firings, open, between);
  };

export const flatBuySell = (plan: Plan, flat: FlatPlan): FlatLoop => {
  const { bars, firings, from } = flat;
  const fast = flat.column('ema', 'value', { period: 9 });
  const slow = flat.column('ema', 'value', { period: 21 });
  const trend = flat.column('ema', 'value', { period: 50 });
  const macd = flat.column('macd', 'macd');
  const signal = flat.column('macd', 'signal');
  const { buy, sell } = cellsOf(plan, 'buy-sell', 'signal');
  return opposites(flat, (s) => {
    const { close, length } = bars;
    const cell = s === 1 ? buy : sell;
    for (let i = from; i < length; i += 1) {
      if (!(s * (at(fast, i) - at(slow, i)) > 0)) continue;
      if (!(s * (at(close, i) - at(trend, i)) > 0) || !(s * (at(macd, i) - at(signal, i)) > 0)) continue;
      const j = i - 1;
      const hadFailed =
        s * (at(fast, j) - at(slow, j)) <= 0 ||
        s * (at(close, j) - at(trend, j)) <= 0 ||
        s * (at(macd, j) - at(signal, j)) <= 0;
      if (hadFailed) fire(firings, cell, i);
    }
  });
};

export const flatEarly = (plan: Plan, flat: FlatPlan): FlatLoop => {
  const { bars, firings, from } = flat;
  const fast = flat.column('ema', 'value', { period: 9 });
  const slow = flat.column('ema', 'value', { period: 21 });
  const growth = flat.column('macd', 'histogram');
  const { buy, sell } = cellsOf(plan, 'early-buy-sell', 'signal');
  return opposites(flat, (s) => {
    const { close, length } = bars;
    const cell = s === 1 ? buy : sell;
    for (let i = from; i < length; i += 1) {
      if (!(s * (at(fast, i) - at(slow, i)) < 0) || !(s * (at(close, i) - at(fast, i)) > 0)) continue;
      const j = i - 1;
      if (!(s * (at(fast, i) - at(fast, j)) > 0) || !(s * (at(growth, i) - at(growth, j)) > 0)) continue;
      const hadFailed =
        s * (at(fast, j) - at(slow, j)) >= 0 ||
        s * (at(close, j) - at(fast, j)) <= 0 ||
        s * (at(fast, j) - at(fast, j - 1)) <= 0 ||
        s * (at(growth, j) - at(growth, j - 1)) <= 0;
      if (hadFailed) fire(firings, cell, i);
    }
  });
};

export const flatTrailingStop = (plan: Plan, flat: FlatPlan): FlatLoop => {
  const { bars, firings, from } = flat;
  const side = flat.column('chandelier', 'side');
  const stop = flat.column('chandelier', 'stop');
  const { buy, sell } = cellsOf(plan, 'trailing-stop', 'signal');
  return opposites(flat, (s) => {
    const { close, length } = bars;
    const cell = s === 1 ? buy : sell;
    for (let i = from; i < length; i += 1) {
      if (at(side, i - 1) !== -s || !(s * (at(close, i) - at(stop, i - 1)) > 0)) continue;
      if (s * (at(close, i) - at(stop, i)) > 0) fire(firings, cell, i);
    }
  });
};

export const flatMacdCross = (plan: Plan, flat: FlatPlan): FlatLoop => {
  const { bars, firings, from } = flat;
  const macd = flat.column('macd', 'macd');
  const signal = flat.column('macd', 'signal');
  const { buy, sell } = cellsOf(plan, 'macd-cross', 'signal');
  return opposites(flat, (s) => {
    const cell = s === 1 ? buy : sell;
    for (let i = from; i < bars.length; i += 1) {
      if (!(s * (at(macd, i) - at(signal, i)) > 0)) continue;
      if (s * (at(macd, i - 1) - at(signal, i - 1)) <= 0) fire(firings, cell, i);
    }
  });
};
