import type { Fact } from './company-facts.ts';
import { ITEMS } from './items.ts';
import { quarterOf } from './quarter.ts';

/** Rupees for hundreds or thousands of them: no company grows or shrinks by as much from one report to the next. */
const JUMP = 80;
/** What is suddenly small may be a bad quarter; two others have to say that it is not. */
const OTHERS_FOR_A_FALL = 2;

type Amount = Pick<Fact, 'item' | 'at' | 'value'>;

const aYear = ({ item, at, value }: Amount): number => {
  const size = Math.abs(value);
  return ITEMS[item].kind === 'flow' ? (size * 4) / quarterOf(at).quarter : size;
};

const middle = (sorted: readonly number[]): number | undefined => sorted[Math.floor(sorted.length / 2)];

/** Whether an amount was printed in another unit than the same line of the company's other reports. */
export const isUnitJump = (amount: Amount, others: readonly Amount[]): boolean => {
  const sizes = others
    .map(aYear)
    .filter((size) => size > 0)
    .toSorted((one, other) => one - other);
  const usual = middle(sizes);
  const own = aYear(amount);
  if (usual === undefined || own === 0) return false;
  return own >= usual * JUMP || (sizes.length >= OTHERS_FOR_A_FALL && own <= usual / JUMP);
};
