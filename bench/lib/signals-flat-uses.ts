import type { Chosen } from '@chuli/indicators';
import {
  type FlatBars,
  at,
  deviationInto,
  extremeInto,
  silence,
  smoothInto,
  sumInto,
} from './signals-flat-parts.ts';

/** The columns of one use, and the loops that fill them for the bars at hand. */
export type FlatUse = { readonly columns: Readonly<Record<string, Float64Array>>; readonly fill: () => void };
export type MakeFlatUse = (bars: FlatBars, chosen: Chosen<string>) => FlatUse;

export const columnsFor = <N extends string>({ room }: FlatBars, ...names: N[]): Record<N, Float64Array> =>
  Object.fromEntries(names.map((name) => [name, new Float64Array(room)])) as Record<N, Float64Array>;

export const flatEma: MakeFlatUse = (bars, { period = 0 }) => {
  const columns = columnsFor(bars, 'value');
  const fill = (): void =>
    smoothInto(columns.value, bars.close, {
      from: 0,
      length: bars.length,
      period,
      weight: 2 / (period + 1),
    });
  return { columns, fill };
};

export const flatSma: MakeFlatUse = (bars, { period = 0 }) => {
  const columns = columnsFor(bars, 'value');
  const { value } = columns;
  const fill = (): void => {
    sumInto(value, bars.close, bars.length, period);
    silence(value, Math.min(bars.length, period - 1));
    for (let i = period - 1; i < bars.length; i += 1) value[i] = at(value, i) / period;
  };
  return { columns, fill };
};

export const flatMacd: MakeFlatUse = (bars, { fast = 0, slow = 0, signal = 0 }) => {
  const columns = columnsFor(bars, 'macd', 'signal', 'histogram');
  const scratch = columnsFor(bars, 'fast', 'slow');
  const fill = (): void => {
    const { length } = bars;
    const from = slow - 1;
    smoothInto(scratch.fast, bars.close, {
      from: slow - fast,
      length,
      period: fast,
      weight: 2 / (fast + 1),
    });
    smoothInto(scratch.slow, bars.close, { from: 0, length, period: slow, weight: 2 / (slow + 1) });
    for (let i = from; i < length; i += 1) columns.macd[i] = at(scratch.fast, i) - at(scratch.slow, i);
    smoothInto(columns.signal, columns.macd, { from, length, period: signal, weight: 2 / (signal + 1) });
    silence(columns.macd, Math.min(length, from + signal - 1));
    for (let i = 0; i < length; i += 1) columns.histogram[i] = at(columns.macd, i) - at(columns.signal, i);
  };
  return { columns, fill };
};

export const flatRsi: MakeFlatUse = (bars, { period = 0 }) => {
  const columns = columnsFor(bars, 'value');
  const { value } = columns;
  const fill = (): void => {
    const { close, length } = bars;
    const weight = 1 / period;
    let up = 0;
    let down = 0;
    silence(value, Math.min(length, period));
    for (let i = 1; i < length; i += 1) {
      const change = at(close, i) - at(close, i - 1);
      const share = i > period ? weight : 1 / i;
      up += i > period ? (Math.max(change, 0) - up) * share : (Math.max(change, 0) - up) / i;
      down += i > period ? (Math.max(-change, 0) - down) * share : (Math.max(-change, 0) - down) / i;
      if (i >= period) value[i] = up + down === 0 ? 50 : (100 * up) / (up + down);
    }
  };
  return { columns, fill };
};

export const flatBollinger: MakeFlatUse = (bars, { period = 0, width = 0 }) => {
  const columns = columnsFor(bars, 'upper', 'middle', 'lower', 'width', 'percent_b');
  const { upper, middle, lower } = columns;
  const { deviation } = columnsFor(bars, 'deviation');
  const fill = (): void => {
    deviationInto(middle, deviation, bars, period);
    for (let i = 0; i < bars.length; i += 1) {
      const mean = at(middle, i);
      const half = width * at(deviation, i);
      upper[i] = mean + half;
      lower[i] = mean - half;
      columns.width[i] = (2 * half) / mean;
      columns.percent_b[i] = half === 0 ? 0.5 : (at(bars.close, i) - mean + half) / (2 * half);
    }
  };
  return { columns, fill };
};

export const flatDonchian: MakeFlatUse = (bars, { period = 0 }) => {
  const columns = columnsFor(bars, 'upper', 'middle', 'lower');
  const { upper, middle, lower } = columns;
  const queue = new Int32Array(bars.room);
  const fill = (): void => {
    const { high, low, length } = bars;
    extremeInto(upper, high, { length, size: period, sign: 1, queue });
    extremeInto(lower, low, { length, size: period, sign: -1, queue });
    for (let i = 0; i < length; i += 1) middle[i] = (at(upper, i) + at(lower, i)) / 2;
  };
  return { columns, fill };
};

export const flatVolumeRatio: MakeFlatUse = (bars, { period = 0 }) => {
  const columns = columnsFor(bars, 'value');
  const { sum } = columnsFor(bars, 'sum');
  const fill = (): void => {
    const { volume, length } = bars;
    let idle = 0;
    sumInto(sum, volume, length, period);
    for (let i = 0; i < length; i += 1) {
      const isKnown = i >= period && idle < period;
      columns.value[i] = isKnown ? (at(volume, i) * period) / at(sum, i - 1) : Number.NaN;
      idle = at(volume, i) > 0 ? 0 : idle + 1;
    }
  };
  return { columns, fill };
};

const countBelow = (ordered: Float64Array, count: number, limit: number): number => {
  let from = 0;
  let to = count;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (at(ordered, middle) < limit) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** Puts a value where another was, moving only what lies between them. */
const replace = (ordered: Float64Array, last: number, from: number, value: number): void => {
  let place = from;
  for (; place < last && at(ordered, place + 1) < value; place += 1) ordered[place] = at(ordered, place + 1);
  for (; place > 0 && at(ordered, place - 1) > value; place -= 1) ordered[place] = at(ordered, place - 1);
  ordered[place] = value;
};

export const flatTightAge: MakeFlatUse = (bars, { period = 0, compared = 0, percent = 0 }) => {
  const columns = columnsFor(bars, 'value');
  const { mean, width } = columnsFor(bars, 'mean', 'width');
  const ordered = new Float64Array(compared);
  const fill = (): void => {
    deviationInto(mean, width, bars, period);
    const start = period - 1;
    let age = 0;
    silence(columns.value, Math.min(bars.length, start + compared - 1));
    for (let i = start; i < bars.length; i += 1) {
      const own = at(width, i) / at(mean, i);
      width[i] = own;
      const seen = i - start;
      const isFull = seen >= compared;
      const last = isFull ? compared - 1 : seen;
      replace(ordered, last, isFull ? countBelow(ordered, compared, at(width, i - compared)) : seen, own);
      if (seen < compared - 1) continue;
      age = countBelow(ordered, compared, own * (1 - 1e-8)) / compared < percent / 100 ? 0 : age + 1;
      columns.value[i] = age;
    }
  };
  return { columns, fill };
};
