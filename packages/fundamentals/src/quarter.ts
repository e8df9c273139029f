import type { Quarter } from '@chuli/market';

/** A quarter of a fiscal year, in which companies report. */
export type OfQuarter = { readonly fiscal_year: string; readonly quarter: Quarter };

/** Quarters one after another: the next is one more. */
export const quarterNumber = ({ fiscal_year, quarter }: { fiscal_year: string; quarter: number }): number =>
  Number.parseInt(fiscal_year, 10) * 4 + quarter - 1;

export const quarterOf = (number: number): OfQuarter => {
  const year = Math.floor(number / 4);
  return { fiscal_year: `${year}/${year + 1}`, quarter: ((number % 4) + 1) as Quarter };
};

/** The same quarter of the year before. */
export const QUARTERS_A_YEAR = 4;

/** The last quarter of the fiscal year before, at whose end a year's stocks open. */
export const openingOf = (number: number): number => number - (number % 4) - 1;
