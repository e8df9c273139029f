import { type ColumnKeys, UNKNOWN } from './column-keys.ts';
import { radixOrder } from './radix-order.ts';

/** Which rows stand where: places in the list of rows, from the top of the table down. */
export type RowOrder = Uint32Array<ArrayBuffer>;

export const givenOrder = (count: number): RowOrder => {
  const order = new Uint32Array(count);
  for (let index = 0; index < count; index += 1) order[index] = index;
  return order;
};

const byNumber = (keys: Float64Array, descending: boolean): RowOrder => {
  const known = new Uint32Array(keys.length);
  const unknown: number[] = [];
  for (let index = 0; index < keys.length; index += 1) {
    if (Number.isNaN(keys[index])) unknown.push(index);
    else known[index - unknown.length] = index;
  }
  const order = new Uint32Array(keys.length);
  order.set(radixOrder(known.subarray(0, keys.length - unknown.length), keys, descending));
  order.set(unknown, keys.length - unknown.length);
  return order;
};

/** Rows are dealt into one pile a text: no two are ever compared. */
const byRank = (ranks: Uint32Array, piles: number, descending: boolean): RowOrder => {
  const pileOf = (rank: number): number => {
    if (rank === UNKNOWN) return piles;
    return descending ? piles - 1 - rank : rank;
  };
  const starts = new Uint32Array(piles + 2);
  for (const rank of ranks) starts[pileOf(rank) + 1] = (starts[pileOf(rank) + 1] ?? 0) + 1;
  for (let pile = 1; pile < starts.length; pile += 1) {
    starts[pile] = (starts[pile] ?? 0) + (starts[pile - 1] ?? 0);
  }
  const order = new Uint32Array(ranks.length);
  for (const [index, rank] of ranks.entries()) {
    const pile = pileOf(rank);
    const place = starts[pile] ?? 0;
    order[place] = index;
    starts[pile] = place + 1;
  }
  return order;
};

/** Equal values keep the order they came in; unknown ones stand last in both directions. */
export const sortedOrder = (keys: ColumnKeys, descending: boolean): RowOrder =>
  keys.kind === 'number'
    ? byNumber(keys.keys, descending)
    : byRank(keys.ranks, keys.texts.length, descending);
