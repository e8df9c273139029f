import type { RowOf } from '@chuli/contracts';

type Row = Pick<RowOf<'/dividend-history/'>, 'symbol' | 'fiscal_year' | 'bonus_percent' | 'cash_percent'>;

export type YearParts = {
  readonly year: string;
  /** Null where no company of the year has it stated. */
  readonly cash: number | null;
  readonly bonus: number | null;
  readonly companies: number;
};

/** What is known, a company: twice in a year is added up, and of several companies it is their mean. */
const perCompany = (rows: readonly Row[], key: 'bonus_percent' | 'cash_percent'): number | null => {
  const known = rows.filter((row) => row[key] !== null);
  const companies = new Set(known.map(({ symbol }) => symbol)).size;
  return companies === 0 ? null : known.reduce((sum, row) => sum + (row[key] ?? 0), 0) / companies;
};

const next = (year: string): string => {
  const first = Number(year.slice(0, 4)) + 1;
  return `${first}/${first + 1}`;
};

/** Every fiscal year from the oldest to the newest, also one without any dividend. */
export const yearParts = (rows: readonly Row[]): YearParts[] => {
  const byYear = Map.groupBy(rows, ({ fiscal_year }) => fiscal_year);
  const known = [...byYear.keys()].toSorted();
  const parts: YearParts[] = [];
  const last = known.at(-1) ?? '';
  for (let year = known[0] ?? ''; year !== '' && year <= last; year = next(year)) {
    const declared = byYear.get(year) ?? [];
    parts.push({
      year,
      cash: perCompany(declared, 'cash_percent'),
      bonus: perCompany(declared, 'bonus_percent'),
      companies: new Set(declared.map(({ symbol }) => symbol)).size,
    });
  }
  return parts;
};
