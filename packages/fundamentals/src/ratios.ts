import { AppError } from '@chuli/kernel';
import { RATIO_IDS, type RatioId } from './ratio-ids.ts';
import type { Ratio } from './ratio.ts';
import { DEBT, FUNDS, POWER, STORES } from './ratios/builders.ts';
import { GROWTH, PROFIT } from './ratios/course.ts';
import { INSURER } from './ratios/insurers.ts';
import { LENDER } from './ratios/lenders.ts';
import { WORTH } from './ratios/worth.ts';

const DEFINED = new Map(
  [WORTH, PROFIT, GROWTH, DEBT, LENDER, INSURER, POWER, STORES, FUNDS]
    .flat()
    .map((ratio) => [ratio.id, ratio]),
);

export const ratioNamed = (id: RatioId): Ratio => {
  const found = DEFINED.get(id);
  if (found === undefined) throw new AppError('data.inconsistent', { ratio: id });
  return found;
};

/** Every ratio, in the order in which they are shown. */
export const RATIOS: readonly Ratio[] = RATIO_IDS.map(ratioNamed);

export const isRatioId = (id: string): id is RatioId => (RATIO_IDS as readonly string[]).includes(id);

/** The ratios that companies of a sector have. */
export const ratiosOf = (sectorId: number | null): readonly Ratio[] =>
  RATIOS.filter(({ sectors }) => (sectors as readonly (number | null)[]).includes(sectorId));
