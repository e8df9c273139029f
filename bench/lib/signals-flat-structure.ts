import type { FlatBars } from './signals-flat-parts.ts';
import { at, atrInto, extremeInto, pivotsInto, silence } from './signals-flat-parts.ts';
import { type MakeFlatUse, columnsFor } from './signals-flat-uses.ts';

const GRAIN = 1e-9;

export const flatChandelier: MakeFlatUse = (bars, { period = 0, atrs = 0 }) => {
  const columns = columnsFor(bars, 'side', 'stop', 'turned', 'long_level', 'short_level');
  const scratch = columnsFor(bars, 'ranges', 'atr', 'top', 'bottom');
  const queue = new Int32Array(bars.room);
  const fill = (): void => {
    const { high, low, close, length } = bars;
    atrInto(scratch.atr, scratch.ranges, bars, period);
    extremeInto(scratch.top, high, { length, size: period, sign: 1, queue });
    extremeInto(scratch.bottom, low, { length, size: period, sign: -1, queue });
    silence(columns.side, Math.min(length, period));
    silence(columns.stop, Math.min(length, period));
    let side = 0;
    let stop = Number.NaN;
    let furthest = 0;
    let age = 0;
    for (let i = period; i < length; i += 1) {
      const price = at(close, i);
      const top = at(scratch.top, i);
      const bottom = at(scratch.bottom, i);
      const distance = atrs * at(scratch.atr, i);
      const before = side;
      if (before === 0) side = price - bottom >= top - price - GRAIN * price ? 1 : -1;
      else if (before === 1 ? price < stop : price > stop) side = -before;
      age = side === before ? age + 1 : 0;
      const extreme = side === 1 ? at(high, i) : at(low, i);
      if (age === 0 || side * (extreme - furthest) > 0) furthest = extreme;
      if (age >= period) furthest = side === 1 ? top : bottom;
      const hung = furthest - side * distance;
      if (age === 0) stop = hung;
      else stop = side === 1 ? Math.max(stop, hung) : Math.min(stop, hung);
      columns.side[i] = side;
      columns.stop[i] = stop;
      columns.turned[i] = before === 0 || side === before ? 0 : 1;
      columns.long_level[i] = top - distance;
      columns.short_level[i] = bottom + distance;
    }
  };
  return { columns, fill };
};

export const flatInsideBar: MakeFlatUse = (bars, { within = 0 }) => {
  const columns = columnsFor(bars, 'is_inside', 'mother_high', 'mother_low', 'bars_since', 'broke');
  const fill = (): void => {
    const { high, low, close, length } = bars;
    let top = Number.NaN;
    let bottom = Number.NaN;
    let since = 0;
    for (const column of Object.values(columns)) silence(column, 1);
    since = 1;
    for (let i = 1; i < length; i += 1) {
      since += 1;
      if (since > within) top = bottom = Number.NaN;
      const price = at(close, i);
      const broke = price > top ? 1 : price < bottom ? -1 : 0;
      columns.mother_high[i] = top;
      columns.mother_low[i] = bottom;
      columns.bars_since[i] = since;
      columns.broke[i] = broke;
      if (broke !== 0) top = bottom = Number.NaN;
      const isInside = at(high, i) < at(high, i - 1) && at(low, i) > at(low, i - 1);
      columns.is_inside[i] = isInside ? 1 : 0;
      if (isInside) {
        top = at(high, i - 1);
        bottom = at(low, i - 1);
        since = 0;
      }
      if (broke !== 0) continue;
      columns.mother_high[i] = top;
      columns.mother_low[i] = bottom;
      columns.bars_since[i] = Number.isNaN(top) ? Number.NaN : since;
    }
  };
  return { columns, fill };
};

export const flatNarrowRange: MakeFlatUse = (bars, { period = 0 }) => {
  const columns = columnsFor(bars, 'is_narrowest', 'range', 'narrowest_before');
  const { narrowest } = columnsFor(bars, 'narrowest');
  const queue = new Int32Array(bars.room);
  const fill = (): void => {
    const { high, low, close, length } = bars;
    const { range, narrowest_before: before } = columns;
    for (let i = 0; i < length; i += 1) range[i] = at(high, i) - at(low, i);
    extremeInto(narrowest, range, { length, size: period - 1, sign: -1, queue });
    before[0] = Number.NaN;
    for (let i = 1; i < length; i += 1) {
      const own = at(narrowest, i - 1);
      before[i] = own;
      columns.is_narrowest[i] = at(range, i) < own - GRAIN * at(close, i) ? 1 : 0;
    }
  };
  return { columns, fill };
};

type Range = { readonly top: Float64Array; readonly bottom: Float64Array };

/** The highest high and the lowest low of `size` bars. */
const rangeOf = (bars: FlatBars, size: number): { range: Range; fill: () => void } => {
  const range = columnsFor(bars, 'top', 'bottom');
  const queue = new Int32Array(bars.room);
  const fill = (): void => {
    extremeInto(range.top, bars.high, { length: bars.length, size, sign: 1, queue });
    extremeInto(range.bottom, bars.low, { length: bars.length, size, sign: -1, queue });
  };
  return { range, fill };
};

/** 1 where the close is above the range of the bars before, -1 where it is below. */
const leaves = ({ top, bottom }: Range, close: number, i: number): number =>
  close > at(top, i - 1) ? 1 : close < at(bottom, i - 1) ? -1 : 0;

export const flatBreakoutRetest: MakeFlatUse = (bars, chosen) => {
  const { period = 0, within = 0, atr: atrBars = 0, atrs = 0 } = chosen;
  const columns = columnsFor(bars, 'level', 'broke', 'retest', 'bars_since');
  const scratch = columnsFor(bars, 'ranges', 'atr');
  const { range, fill: fillRange } = rangeOf(bars, period);
  const fill = (): void => {
    const { high, low, close, length } = bars;
    atrInto(scratch.atr, scratch.ranges, bars, atrBars);
    fillRange();
    const silent = Math.min(length, Math.max(period, atrBars));
    silence(columns.retest, silent);
    silence(columns.level, silent);
    let sign = 0;
    let level = Number.NaN;
    let since = 0;
    for (let i = period; i < length; i += 1) {
      const price = at(close, i);
      since += 1;
      if (since > within) level = Number.NaN;
      const watched = level;
      let retest = 0;
      if (watched === watched && at(scratch.atr, i) >= 0) {
        const isHeld = sign * (price - watched) > 0;
        const reached = sign === 1 ? at(low, i) : at(high, i);
        const isNear = sign * (reached - watched) <= atrs * at(scratch.atr, i);
        if (isHeld && isNear) retest = sign;
        if (!isHeld || isNear) level = Number.NaN;
      }
      columns.bars_since[i] = since;
      const broke = level === level ? 0 : leaves(range, price, i);
      if (broke !== 0) {
        sign = broke;
        level = broke === 1 ? at(range.top, i - 1) : at(range.bottom, i - 1);
        since = 0;
        if (retest === 0) columns.bars_since[i] = 0;
      }
      if (i < silent) continue;
      columns.retest[i] = retest;
      columns.broke[i] = broke;
      columns.level[i] = retest === 0 ? level : watched;
    }
  };
  return { columns, fill };
};

export const flatFalseBreak: MakeFlatUse = (bars, { period = 0, within = 0 }) => {
  const columns = columnsFor(bars, 'level', 'broke', 'failed', 'bars_since');
  const { range, fill: fillRange } = rangeOf(bars, period);
  const fill = (): void => {
    const { close, length } = bars;
    fillRange();
    silence(columns.failed, Math.min(length, period));
    silence(columns.level, Math.min(length, period));
    let sign = 0;
    let level = Number.NaN;
    let since = 0;
    for (let i = period; i < length; i += 1) {
      const price = at(close, i);
      since += 1;
      if (since > within) level = Number.NaN;
      const watched = level;
      const failed = sign * (price - watched) <= 0 ? sign : 0;
      if (failed !== 0) level = Number.NaN;
      columns.bars_since[i] = since;
      const broke = level === level ? 0 : leaves(range, price, i);
      columns.failed[i] = failed;
      if (broke !== 0) {
        sign = broke;
        level = broke === 1 ? at(range.top, i - 1) : at(range.bottom, i - 1);
        since = 0;
        if (failed === 0) columns.bars_since[i] = 0;
      }
      columns.broke[i] = broke;
      columns.level[i] = failed === 0 ? level : watched;
    }
  };
  return { columns, fill };
};

type Swing = { sign: 1 | -1; now: number; before: number; isBroken: boolean };

/** A further swing of the same side replaces the last; one of the other side has to be far enough from it. */
const take = (last: number, swing: Swing, opposite: Swing, price: number, apart: number): number => {
  const { sign } = swing;
  if (last === sign) {
    if (sign * (price - swing.now) <= 0) return last;
  } else {
    if (sign * (price - opposite.now) < apart) return last;
    swing.before = swing.now;
  }
  swing.now = price;
  swing.isBroken = false;
  return sign;
};

const stateOf = (top: Swing, bottom: Swing): number => {
  if (top.now > top.before && bottom.now > bottom.before) return 1;
  return top.now < top.before && bottom.now < bottom.before ? -1 : 0;
};

const breaks = (swing: Swing, close: number): boolean => {
  if (swing.isBroken || !(swing.sign * (close - swing.now) > 0)) return false;
  swing.isBroken = true;
  return true;
};

const NO_SWING = { now: Number.NaN, before: Number.NaN, isBroken: false };

export const flatDow: MakeFlatUse = (bars, { left = 0, right = 0, atr: atrBars = 0, apart = 0 }) => {
  const told = columnsFor(bars, 'state', 'broke', 'reversal');
  const swings = columnsFor(bars, 'swing_high', 'swing_high_before', 'swing_low', 'swing_low_before');
  const columns = { ...told, ...swings };
  const { state, broke, reversal } = told;
  const { swing_high, swing_high_before, swing_low, swing_low_before } = swings;
  const scratch = columnsFor(bars, 'ranges', 'atr', 'high', 'low');
  const fill = (): void => {
    const { high, low, close, length } = bars;
    atrInto(scratch.atr, scratch.ranges, bars, atrBars);
    pivotsInto(scratch.high, high, { length, left, right, sign: 1 });
    pivotsInto(scratch.low, low, { length, left, right, sign: -1 });
    const top: Swing = { sign: 1, ...NO_SWING };
    const bottom: Swing = { sign: -1, ...NO_SWING };
    for (const column of Object.values(swings)) silence(column, Math.min(length, atrBars));
    let last = 0;
    let was = 0;
    let trend = 0;
    for (let i = atrBars; i < length; i += 1) {
      const far = apart * at(scratch.atr, i);
      const peak = at(scratch.high, i);
      const trough = at(scratch.low, i);
      const isLowFirst = last === 1;
      if (trough === trough && isLowFirst) last = take(last, bottom, top, trough, far);
      if (peak === peak) last = take(last, top, bottom, peak, far);
      if (trough === trough && !isLowFirst) last = take(last, bottom, top, trough, far);
      const now = stateOf(top, bottom);
      if (now !== was && now !== 0) trend = now;
      was = now;
      const price = at(close, i);
      const out = breaks(top, price) ? 1 : breaks(bottom, price) ? -1 : 0;
      const turns = out !== 0 && trend !== 0 && out !== trend;
      if (turns) trend = 0;
      state[i] = now;
      broke[i] = out;
      reversal[i] = turns ? out : 0;
      swing_high[i] = top.now;
      swing_high_before[i] = top.before;
      swing_low[i] = bottom.now;
      swing_low_before[i] = bottom.before;
    }
  };
  return { columns, fill };
};
