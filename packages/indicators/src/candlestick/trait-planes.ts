/** Traits of all bars, trait by trait: bit `i % 32` of word `i / 32` is bar `i`. So 32 bars are looked at at once. */
export type Planes = {
  /** Words in use. */
  count: number;
  readonly planes: readonly Int32Array[];
  /** Where the bars with certain traits are marked; overwritten at every question. */
  readonly words: Int32Array;
};

const TRAITS = 28;

export const planesFor = (room: number): Planes => {
  const size = Math.ceil(room / 32);
  const plane = (): Int32Array => new Int32Array(size);
  return { count: 0, planes: Array.from({ length: TRAITS }, plane), words: plane() };
};

/** Lays the traits of bars, a number of bits each, out in planes, from the word of a bar on. */
export const layOut = (to: Planes, traits: Int32Array, from: number, length: number): void => {
  to.count = Math.ceil(length / 32);
  for (const [trait, plane] of to.planes.entries())
    for (let word = from >> 5; word < to.count; word += 1) {
      const end = Math.min(32, length - (word << 5));
      let bits = 0;
      for (let bit = 0; bit < end; bit += 1)
        bits |= (((traits[(word << 5) + bit] ?? 0) >>> trait) & 1) << bit;
      plane[word] = bits;
    }
};

/** Leaves only the bars that had this trait so many bars ago. */
const keep = (words: Int32Array, plane: Int32Array, ago: number, count: number): void => {
  if (ago === 0) {
    for (let word = 0; word < count; word += 1) words[word] = (words[word] ?? 0) & (plane[word] ?? 0);
    return;
  }
  let before = 0;
  for (let word = 0; word < count; word += 1) {
    const bits = plane[word] ?? 0;
    words[word] = (words[word] ?? 0) & ((bits << ago) | (before >>> (32 - ago)));
    before = bits;
  }
};

/** One trait of the bar so many bars ago. */
export type Need = { readonly trait: number; readonly ago: number };

/** Traits as bits, those of the bar itself first, then of the bar before and so on, one by one. */
export const needsOf = (bits: readonly number[]): Need[] =>
  bits.flatMap((traits, ago) =>
    Array.from({ length: TRAITS }, (_, trait) => ({ trait, ago })).filter(
      ({ trait }) => ((traits >>> trait) & 1) === 1,
    ),
  );

/** Marks the bars at which all of these traits are. */
export const placesWith = (planes: Planes, needs: readonly Need[]): Planes => {
  const { words, count } = planes;
  words.fill(-1, 0, count);
  for (const { trait, ago } of needs) {
    const plane = planes.planes[trait];
    if (plane !== undefined) keep(words, plane, ago, count);
  }
  return planes;
};
