import { type PriceBar, type PriceMark, barAtOrAfter } from './price-bar.ts';

/** A mark at its bar; what comes before it on the same side of the bar takes up so many slots. */
export type PlacedMark = { mark: PriceMark; index: number; slot: number };

export const isAbove = ({ sign }: PriceMark): boolean => sign !== undefined && sign.direction !== 'up';

/** A square has its word below it. */
const slotsOf = ({ sign }: PriceMark): number => (sign === undefined ? 2 : 1);

/** Marks in the order of their bars, the squares of a bar first; those outside the bars are left out. */
export const placeMarks = (bars: readonly PriceBar[], marks: readonly PriceMark[]): PlacedMark[] => {
  const found = marks
    .flatMap((mark) => {
      const index = barAtOrAfter(bars, mark.date);
      return index === null ? [] : [{ mark, index }];
    })
    .sort((a, b) => a.index - b.index || slotsOf(b.mark) - slotsOf(a.mark));
  let [last, above, below] = [-1, 0, 0];
  return found.map(({ mark, index }) => {
    if (index !== last) [last, above, below] = [index, 0, 0];
    const slot = isAbove(mark) ? above : below;
    if (isAbove(mark)) above += slotsOf(mark);
    else below += slotsOf(mark);
    return { mark, index, slot };
  });
};

const firstFrom = (placed: readonly PlacedMark[], index: number): number => {
  let [low, high] = [0, placed.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((placed[middle]?.index ?? 0) < index) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The marks of the bars from one to another: a thousand marks cost no more than those in view. */
export const marksBetween = (placed: readonly PlacedMark[], from: number, to: number): PlacedMark[] =>
  placed.slice(firstFrom(placed, from), firstFrom(placed, to + 1));
