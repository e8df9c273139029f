import { AppError, type TradingDate, addDays } from '@chuli/kernel';
import { fromBikramSambat, toBikramSambat } from './bikram-sambat.ts';

export type Quarter = 1 | 2 | 3 | 4;

export type FiscalYear = { readonly name: string; readonly start: TradingDate; readonly end: TradingDate };

export type FiscalQuarter = {
  readonly fiscal_year: string;
  readonly quarter: Quarter;
  readonly start: TradingDate;
  readonly end: TradingDate;
};

const SHRAWAN = 4;

/** Days within which the unaudited report of a quarter is public. Assumed: companies publish in 30 to 35 days. */
export const REPORT_DELAY_DAYS = 35;

const yearFrom = (firstYear: number): FiscalYear => ({
  name: `${firstYear}/${firstYear + 1}`,
  start: fromBikramSambat({ year: firstYear, month: SHRAWAN, day: 1 }),
  end: addDays(fromBikramSambat({ year: firstYear + 1, month: SHRAWAN, day: 1 }), -1),
});

/** The fiscal year, Shrawan 1 to the end of Asar, in which this day falls. */
export const fiscalYearOf = (date: TradingDate): FiscalYear => {
  const { year, month } = toBikramSambat(date);
  return yearFrom(month >= SHRAWAN ? year : year - 1);
};

const quarterStart = (firstYear: number, quarter: number): TradingDate => {
  const month = SHRAWAN + 3 * (quarter - 1);
  return month > 12
    ? fromBikramSambat({ year: firstYear + 1, month: month - 12, day: 1 })
    : fromBikramSambat({ year: firstYear, month, day: 1 });
};

const quarterFrom = (firstYear: number, quarter: Quarter): FiscalQuarter => ({
  fiscal_year: `${firstYear}/${firstYear + 1}`,
  quarter,
  start: quarterStart(firstYear, quarter),
  end: addDays(quarterStart(firstYear, quarter + 1), -1),
});

/** Three Nepali months: the first quarter is Shrawan to Aswin, the fourth Baishakh to Asar. */
export const fiscalQuarterOf = (date: TradingDate): FiscalQuarter => {
  const { year, month } = toBikramSambat(date);
  const monthsIn = (month - SHRAWAN + 12) % 12;
  return quarterFrom(month >= SHRAWAN ? year : year - 1, (Math.floor(monthsIn / 3) + 1) as Quarter);
};

/** Reads `2082/2083`, `2082/83` and `082-083`. */
const firstYearOf = (fiscalYear: string): number => {
  const match = /^(\d{3,4})[/-]\d{2,4}$/.exec(fiscalYear);
  if (!match) throw new AppError('input.invalid', { fiscalYear });
  const year = Number(match[1]);
  return year < 1_000 ? 2_000 + year : year;
};

export const quarterEnd = (fiscalYear: string, quarter: Quarter): TradingDate =>
  quarterFrom(firstYearOf(fiscalYear), quarter).end;

/** The day by which the report of a quarter is taken to be known, where its publication day is not recorded. */
export const reportKnownBy = (fiscalYear: string, quarter: Quarter): TradingDate =>
  addDays(quarterEnd(fiscalYear, quarter), REPORT_DELAY_DAYS);
