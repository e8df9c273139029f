import { type Board, truthAt } from './board.ts';
import type { Truth } from './clause.ts';

/** By clause the numbers of its conditions on the board; any of them is enough. */
export type Clauses = readonly (readonly number[])[];

/** The clauses of every cell in one row of numbers: how many conditions a clause has, and which. */
export type Program = { readonly starts: Int32Array; readonly words: Int32Array };

export const programOf = (cells: readonly Clauses[]): Program => {
  const words: number[] = [];
  const starts = cells.map((clauses) => {
    const start = words.length;
    for (const clause of clauses) words.push(clause.length, ...clause);
    return start;
  });
  return { starts: Int32Array.from([...starts, words.length]), words: Int32Array.from(words) };
};

/** One clause that fails settles it, and one condition that holds settles a clause; a silent one leaves it open. */
export const truthOfCell = (board: Board, { starts, words }: Program, cell: number): Truth => {
  const end = starts[cell + 1] ?? 0;
  let result: Truth = 1;
  for (let at = starts[cell] ?? 0; at < end;) {
    const next = at + 1 + (words[at] ?? 0);
    let any: Truth = 0;
    for (at += 1; at < next; at += 1) {
      const truth = truthAt(board, words[at] ?? 0);
      if (truth !== 0) any = truth;
      if (truth === 1) break;
    }
    if (any === 0) return 0;
    if (any === -1) result = -1;
    at = next;
  }
  return result;
};
