import { HOLDS, SILENT } from '../judge.ts';

/** Sets of stocks, a bit for each; so many words of 32 stocks for each atom. */
export type Planes = {
  readonly words: number;
  /** Where it holds now; where it does not fail now, silent ones included; the same at the bar before. */
  readonly holds: Int32Array;
  readonly may: Int32Array;
  readonly held: Int32Array;
  readonly might: Int32Array;
};

const STOCKS_A_WORD = 32;

export const wordsFor = (stocks: number): number => Math.ceil(stocks / STOCKS_A_WORD);

/** The bit of a stock in its word. */
export const bitOf = (stock: number): number => 1 << (stock % STOCKS_A_WORD);
export const wordOf = (stock: number): number => Math.floor(stock / STOCKS_A_WORD);

export const planesFor = (atoms: number, words: number): Planes => ({
  words,
  holds: new Int32Array(atoms * words),
  may: new Int32Array(atoms * words),
  held: new Int32Array(atoms * words),
  might: new Int32Array(atoms * words),
});

/** A truth has two bits, and each goes into its own plane: holds has both, silent the lower, fails none. */
const put = (upper: Int32Array, lower: Int32Array, place: number, bit: number, truth: number): void => {
  if (truth === HOLDS) upper[place] = (upper[place] ?? 0) | bit;
  if (truth === HOLDS || truth === SILENT) lower[place] = (lower[place] ?? 0) | bit;
};

/** Writes down what an atom is for a stock. */
export const putTruths = (
  planes: Planes,
  place: number,
  bit: number,
  truths: { readonly now: number; readonly before: number },
): void => {
  put(planes.holds, planes.may, place, bit, truths.now);
  put(planes.held, planes.might, place, bit, truths.before);
};
