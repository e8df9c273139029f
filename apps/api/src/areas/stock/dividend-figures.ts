import type { ReplyOf, dividendContracts } from '@chuli/contracts';
import { type Paisa, halfAway } from '@chuli/kernel';
import { INSTRUMENTS, instrumentOf } from '@chuli/market';

type Compared = ReplyOf<typeof dividendContracts.dividendHistoryComparison>['rows'][number];
type Gap = NonNullable<Compared['why']['growth']>;

export type Parts = { readonly bonus_percent: number | null; readonly cash_percent: number | null };

/** A figure, or why there is none. */
export type Judged =
  | { readonly value: number; readonly why?: never }
  | { readonly value: null; readonly why: Gap };

const gap = (why: Gap): Judged => ({ value: null, why });
const known = (value: number): Judged => ({ value: halfAway(value, 2) });

/** Bonus and cash together; not known while one of them is not. */
export const totalOf = ({ bonus_percent, cash_percent }: Parts): number | null =>
  bonus_percent === null || cash_percent === null ? null : halfAway(bonus_percent + cash_percent, 4);

/** What is certain to have been paid: one part known is enough to say that something was. */
export const isPaid = ({ bonus_percent, cash_percent }: Parts): boolean =>
  (bonus_percent ?? 0) + (cash_percent ?? 0) > 0;

export const faceOf = (instrument: string | null): Paisa | undefined =>
  INSTRUMENTS.find(({ name }) => name === instrumentOf(instrument))?.faceValue;

/** Percent of the face value, in percent of a price. */
export const yieldOf = (total: number | null, face: Paisa | undefined, close: Paisa | undefined): Judged => {
  if (total === null || face === undefined) return gap('not-reported');
  if (close === undefined) return gap('needs-history');
  return close <= 0 ? gap('denominator') : known((total * face) / close);
};

/** Percent of the face value, in percent of the profit of a share. */
export const payoutOf = (
  total: number | null,
  face: Paisa | undefined,
  eps: number | null | undefined,
): Judged => {
  if (total === null || face === undefined || eps === null || eps === undefined) return gap('not-reported');
  return eps <= 0 ? gap('denominator') : known((total * face) / 100 / eps);
};

/** A year, compounded, between the two ends of a course of years from the newest to the oldest. */
export const growthOf = (totals: readonly (number | null)[]): Judged => {
  const [newest, oldest] = [totals[0] ?? null, totals.at(-1) ?? null];
  if (newest === null || oldest === null || totals.length < 2) return gap('needs-history');
  if (newest <= 0 || oldest <= 0) return gap('denominator');
  return known(((newest / oldest) ** (1 / (totals.length - 1)) - 1) * 100);
};

/**
 * Years in a row with something paid, from the newest back. The newest year of all may still be declared: without a
 * word on it the row begins a year earlier.
 */
export const streakOf = (years: readonly (Parts | undefined)[]): number => {
  const begun = years[0] === undefined ? years.slice(1) : years;
  const broken = begun.findIndex((year) => year === undefined || !isPaid(year));
  return broken === -1 ? begun.length : broken;
};

export const meanOf = (values: readonly (number | null)[]): number | null => {
  const all = values.filter((value) => value !== null);
  return all.length === 0 ? null : halfAway(all.reduce((sum, value) => sum + value, 0) / all.length, 2);
};
