import { LEAST_SPREAD_OF_RETURN, MOST_GROWTH, REQUIRED_RETURN } from '@chuli/market';
import type { TradingDate } from '@chuli/kernel';
import type { Reason } from './figure.ts';

export const FAIR_METHODS = ['graham', 'sector-pe', 'sector-pb', 'ddm'] as const;
export type FairMethod = (typeof FAIR_METHODS)[number] | 'nav';

/** What a share would be worth by one method, in rupees, and what went into it; never a target. */
export type FairRow = {
  readonly method: FairMethod;
  readonly value: number | null;
  readonly why: Reason | null;
  readonly inputs: Readonly<Record<string, number>>;
};

/** Rupees of a share of the day; ROE and payout as fractions. */
export type FairFacts = {
  readonly eps: number | null;
  readonly book_value: number | null;
  readonly median_pe: number | null;
  readonly median_pb: number | null;
  readonly roe: number | null;
  readonly payout: number | null;
  /** Cash of the last three fiscal years, in rupees a share; null of a year in which nothing is known of it. */
  readonly cash: readonly (number | null)[];
  /** What a holder wants in a year, where the reader chose another than ours. */
  readonly required_return?: number | undefined;
  readonly as_of: TradingDate;
};

/** Graham: at most 15 times the profit and 1.5 times the book. */
const GRAHAM = 22.5;
const YEARS_OF_CASH = 3;

const missing = (method: FairMethod, why: Reason): FairRow => ({ method, value: null, why, inputs: {} });

const graham = ({ eps, book_value }: FairFacts): FairRow => {
  if (eps === null || book_value === null) return missing('graham', 'not-reported');
  if (eps <= 0 || book_value <= 0) return missing('graham', 'denominator');
  const value = Math.sqrt(GRAHAM * eps * book_value);
  return { method: 'graham', value, why: null, inputs: { eps, book_value } };
};

const bySector = (
  method: 'sector-pe' | 'sector-pb',
  [name, own]: readonly [string, number | null],
  median: number | null,
): FairRow => {
  if (own === null) return missing(method, 'not-reported');
  if (own <= 0) return missing(method, 'denominator');
  if (median === null) return missing(method, 'not-applicable');
  return { method, value: own * median, why: null, inputs: { [name]: own, median } };
};

/** What stays in the company earns as the rest does; unknown, or more paid than earned, is no growth. */
const growthOf = ({ roe, payout, as_of }: FairFacts): number =>
  roe === null || payout === null ? 0 : Math.max(0, Math.min(roe * (1 - payout), MOST_GROWTH.on(as_of)));

const discounted = (facts: FairFacts): FairRow => {
  const { cash, as_of } = facts;
  const paid = cash.filter((each) => each !== null && each > 0);
  if (cash.length < YEARS_OF_CASH || paid.length < cash.length)
    return missing('ddm', cash.some((each) => each === null) ? 'not-reported' : 'not-applicable');
  const dividend = paid.reduce<number>((sum, each) => sum + (each ?? 0), 0) / paid.length;
  const required_return = facts.required_return ?? REQUIRED_RETURN.on(as_of);
  const growth = growthOf(facts);
  if (required_return - growth < LEAST_SPREAD_OF_RETURN.on(as_of)) return missing('ddm', 'denominator');
  const value = (dividend * (1 + growth)) / (required_return - growth);
  return { method: 'ddm', value, why: null, inputs: { dividend, growth, required_return } };
};

/** Four methods side by side. They are not blended: where they disagree, that is the finding. */
export const fairValues = (facts: FairFacts): FairRow[] => [
  graham(facts),
  bySector('sector-pe', ['eps', facts.eps], facts.median_pe),
  bySector('sector-pb', ['book_value', facts.book_value], facts.median_pb),
  discounted(facts),
];

/** Of a fund there is one: what its units hold. */
export const netAssetValue = (nav: number | null): FairRow =>
  nav === null ? missing('nav', 'not-reported') : { method: 'nav', value: nav, why: null, inputs: { nav } };

/** How far below it the close is, as a fraction of it. */
export const discountOf = (close: number, fair: number): number => 1 - close / fair;
