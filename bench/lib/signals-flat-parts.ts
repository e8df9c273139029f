/** Prices and volumes of one symbol in columns; `length` bars of them are in use, the rest is room for longer ones. */
export type FlatBars = {
  length: number;
  readonly room: number;
  readonly open: Float64Array;
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
  readonly volume: Float64Array;
};

export const at = (column: Float64Array, index: number): number => column[index] ?? Number.NaN;

export const silence = (column: Float64Array, to: number): void => {
  column.fill(Number.NaN, 0, to);
};

/** An exponential mean from bar `from` on, seeded with the plain mean of its first `period` values. */
export const smoothInto = (
  to: Float64Array,
  of: Float64Array,
  { from, length, period, weight }: { from: number; length: number; period: number; weight: number },
): void => {
  const seeded = Math.min(length, from + period);
  let value = 0;
  for (let i = from; i < seeded; i += 1) value += (at(of, i) - value) / (i - from + 1);
  silence(to, Math.min(length, from + period - 1));
  if (seeded === from + period) to[seeded - 1] = value;
  for (let i = seeded; i < length; i += 1) {
    value += (at(of, i) - value) * weight;
    to[i] = value;
  }
};

/** True ranges, from the second bar on. */
export const rangesInto = (to: Float64Array, { high, low, close, length }: FlatBars): void => {
  for (let i = 1; i < length; i += 1) {
    const last = at(close, i - 1);
    to[i] = Math.max(at(high, i), last) - Math.min(at(low, i), last);
  }
};

/** Average true range; `scratch` takes the true ranges. */
export const atrInto = (to: Float64Array, scratch: Float64Array, bars: FlatBars, period: number): void => {
  rangesInto(scratch, bars);
  smoothInto(to, scratch, { from: 1, length: bars.length, period, weight: 1 / period });
};

/** The highest (sign 1) or lowest (-1) of the last `size` values, silent while there are fewer. */
export const extremeInto = (
  to: Float64Array,
  of: Float64Array,
  { length, size, sign, queue }: { length: number; size: number; sign: 1 | -1; queue: Int32Array },
): void => {
  let first = 0;
  let end = 0;
  for (let i = 0; i < length; i += 1) {
    const value = at(of, i);
    if (end > first && (queue[first] ?? 0) <= i - size) first += 1;
    while (end > first && sign * (value - at(of, queue[end - 1] ?? 0)) >= 0) end -= 1;
    queue[end] = i;
    end += 1;
    to[i] = i < size - 1 ? Number.NaN : at(of, queue[first] ?? 0);
  }
};

/** The sum of the last `size` values, added up anew each time the window has gone round. */
export const sumInto = (to: Float64Array, of: Float64Array, length: number, size: number): void => {
  let sum = 0;
  let place = 0;
  for (let i = 0; i < length; i += 1) {
    place = place + 1 === size ? 0 : place + 1;
    if (place === 0) {
      sum = 0;
      for (let j = i - size + 1; j <= i; j += 1) sum += at(of, j);
    } else {
      sum += i < size ? at(of, i) : at(of, i) - at(of, i - size);
    }
    to[i] = sum;
  }
};

/** Mean and deviation of the population over the last `size` closes. */
export const deviationInto = (
  mean: Float64Array,
  deviation: Float64Array,
  { close, length }: FlatBars,
  size: number,
): void => {
  let origin = 0;
  let sum = 0;
  let squares = 0;
  let place = 0;
  let same = 0;
  let last = Number.NaN;
  for (let i = 0; i < length; i += 1) {
    const value = at(close, i);
    same = value === last ? same + 1 : 1;
    last = value;
    place = place + 1 === size ? 0 : place + 1;
    if (place === 0) {
      origin = value;
      sum = 0;
      squares = 0;
      for (let j = i - size + 1; j <= i; j += 1) {
        const off = at(close, j) - origin;
        sum += off;
        squares += off * off;
      }
    } else if (i >= size) {
      const came = value - origin;
      const left = at(close, i - size) - origin;
      sum += came - left;
      squares += came * came - left * left;
    }
    const isKnown = i >= size - 1;
    const off = sum / size;
    mean[i] = isKnown ? (same >= size ? value : origin + off) : Number.NaN;
    deviation[i] = same >= size ? 0 : Math.sqrt(Math.max(0, squares / size - off * off));
  }
};

/** Swing prices at the bar that confirms them, NaN elsewhere: high with sign 1, low with -1. */
export const pivotsInto = (
  to: Float64Array,
  of: Float64Array,
  { length, left, right, sign }: { length: number; left: number; right: number; sign: 1 | -1 },
): void => {
  silence(to, Math.min(length, left + right));
  const furthest = Math.max(left, right);
  for (let i = left + right; i < length; i += 1) {
    const price = at(of, i - right);
    let turns = true;
    for (let off = 1; off <= furthest && turns; off += 1) {
      if (off <= right && sign * (at(of, i - right + off) - price) >= 0) turns = false;
      else if (off <= left && sign * (at(of, i - right - off) - price) > 0) turns = false;
    }
    to[i] = turns ? price : Number.NaN;
  }
};
