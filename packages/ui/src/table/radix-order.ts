const DIGITS = 65_536;

/** The bits of a number, changed so that they compare as whole numbers do: low half, then high half. */
const comparableBits = (keys: Float64Array, descending: boolean): readonly [Uint32Array, Uint32Array] => {
  const halves = new Uint32Array(keys.slice().buffer);
  const low = new Uint32Array(keys.length);
  const high = new Uint32Array(keys.length);
  const turn = descending ? 0xffff_ffff : 0;
  for (let index = 0; index < keys.length; index += 1) {
    const top = halves[2 * index + 1] ?? 0;
    const isNegative = top >= 0x8000_0000;
    low[index] = ((halves[2 * index] ?? 0) ^ (isNegative ? 0xffff_ffff : 0) ^ turn) >>> 0;
    high[index] = (top ^ (isNegative ? 0xffff_ffff : 0x8000_0000) ^ turn) >>> 0;
  }
  return [low, high];
};

/** One pass: deals the places into piles by sixteen bits, keeping their order within a pile. */
const deal = (from: Uint32Array, to: Uint32Array, bits: Uint32Array, shift: number): boolean => {
  const starts = new Uint32Array(DIGITS + 1);
  for (const place of from) {
    const pile = (((bits[place] ?? 0) >>> shift) & 0xffff) + 1;
    starts[pile] = (starts[pile] ?? 0) + 1;
  }
  if (starts.includes(from.length)) return false;
  for (let pile = 1; pile <= DIGITS; pile += 1) {
    starts[pile] = (starts[pile] ?? 0) + (starts[pile - 1] ?? 0);
  }
  for (const place of from) {
    const pile = ((bits[place] ?? 0) >>> shift) & 0xffff;
    const next = starts[pile] ?? 0;
    to[next] = place;
    starts[pile] = next + 1;
  }
  return true;
};

/**
 * Sorts places by their number, equal ones as they came. Four passes over the list instead of comparing pairs: a hundred
 * thousand rows take a few milliseconds. No key may be NaN or minus zero.
 */
export const radixOrder = (
  places: Uint32Array<ArrayBuffer>,
  keys: Float64Array,
  descending: boolean,
): Uint32Array<ArrayBuffer> => {
  const [low, high] = comparableBits(keys, descending);
  let from = places;
  let to = new Uint32Array(places.length);
  for (const bits of [low, high]) {
    for (const shift of [0, 16]) {
      if (deal(from, to, bits, shift)) [from, to] = [to, from];
    }
  }
  return from;
};
