import type { Contract } from './contract.ts';
import type { Side, Sign } from './order.ts';

/** What the orders so far tell about the next one of the same stock. */
export type Course = {
  /** The last contract. */
  readonly last: Contract | null;
  /** The last price that a buyer, and that a seller, came in at: stand-ins for the quotes, which are not published. */
  readonly bought_at: number | null;
  readonly sold_at: number | null;
  /** Which way the price moved last. */
  readonly moved: Side | null;
};

export const NO_COURSE: Course = { last: null, bought_at: null, sold_at: null, moved: null };

export type Estimate = { readonly side: Side; readonly sign: Exclude<Sign, 'order'> };

/** A broker that stands on the same side at the same price as in the contract before rests there; the other came in. */
const byResting = ({ last }: Course, next: Contract): Side | null => {
  if (last === null || last.rate !== next.rate) return null;
  const [isBuyer, isSeller] = [last.buyer === next.buyer, last.seller === next.seller];
  if (isBuyer === isSeller) return null;
  return isSeller ? 'buy' : 'sell';
};

const byPrices = ({ bought_at, sold_at }: Course, { rate }: Contract): Side | null => {
  const isBuy = bought_at !== null && rate >= bought_at;
  const isSell = sold_at !== null && rate <= sold_at;
  if (isBuy !== isSell) return isBuy ? 'buy' : 'sell';
  if (bought_at === null || sold_at === null) return null;
  const [toBuy, toSell] = [Math.abs(rate - bought_at), Math.abs(rate - sold_at)];
  if (toBuy === toSell) return null;
  return toBuy < toSell ? 'buy' : 'sell';
};

const byTick = ({ last, moved }: Course, { rate }: Contract): Side | null => {
  if (last === null) return null;
  if (rate === last.rate) return moved;
  return rate > last.rate ? 'buy' : 'sell';
};

const ESTIMATES = [
  ['resting', byResting],
  ['prices', byPrices],
  ['tick', byTick],
] as const;

/** Who came in, where the order itself does not show it: the first of three signs that speaks. */
export const estimateSide = (course: Course, first: Contract): Estimate | null => {
  if (first.buyer === '' || first.seller === '') return null;
  for (const [sign, of] of ESTIMATES) {
    const side = of(course, first);
    if (side !== null) return { side, sign };
  }
  return null;
};

/** The course after an order that came in on this side, or on none that is known. */
export const courseAfter = (course: Course, order: readonly Contract[], side: Side | null): Course => {
  const last = order.at(-1);
  if (last === undefined) return course;
  return {
    last,
    bought_at: side === 'buy' ? last.rate : course.bought_at,
    sold_at: side === 'sell' ? last.rate : course.sold_at,
    moved: byTick(course, last),
  };
};
