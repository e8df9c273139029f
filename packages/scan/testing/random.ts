/** Numbers that look random and are the same for the same seed. */
export type Random = {
  /** From 0 up to 1, without 1. */
  readonly next: () => number;
  readonly whole: (from: number, to: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
};

/** Mulberry32: one multiplication a number, and good enough to try rules with. */
export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    const found = list[whole(0, list.length - 1)];
    if (found === undefined) throw new RangeError('there is nothing to pick from');
    return found;
  };
  return { next, whole, pick };
};
