import { openingOf, quarterNumber } from '@chuli/fundamentals';
import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { fiscalQuarterOf } from '@chuli/market';
import type { Dividend } from '@chuli/registry/stock';

/** What a company declared, in fractions of the face value, by `quarterNumber` of the end of its fiscal year. */
type Declared = { readonly cash: number; readonly bonus: number };

export type DividendFacts = {
  /** The last fiscal year declared, unless nothing was for two years. */
  readonly last: { readonly year: number; readonly declared: Declared } | null;
  /** Cash of the three years up to it, the newest first; null of a year of which nothing is known. */
  readonly cash: readonly (number | null)[];
};

const QUARTERS_A_YEAR = 4;
const YEARS_OF_CASH = 3;
/** Dividends of a year are declared in the one after it: two ends of years ago is the last that may be silent. */
const MOST_YEARS_AGO = 2;

const declaredOf = (rows: readonly Dividend[]): Map<number, Declared> => {
  const years = new Map<number, Declared>();
  for (const { fiscal_year, cash_percent, bonus_percent } of rows) {
    const year = quarterNumber({ fiscal_year, quarter: 4 });
    const before = years.get(year) ?? { cash: 0, bonus: 0 };
    years.set(year, {
      cash: before.cash + (cash_percent ?? 0) / 100,
      bonus: before.bonus + (bonus_percent ?? 0) / 100,
    });
  }
  return years;
};

const factsOf = (rows: readonly Dividend[], lastEnd: number): DividendFacts => {
  const years = declaredOf(
    rows.filter(({ cash_percent, bonus_percent }) => cash_percent !== null || bonus_percent !== null),
  );
  const newest = Math.max(...years.keys());
  const declared = years.get(newest);
  if (declared === undefined || lastEnd - newest >= MOST_YEARS_AGO * QUARTERS_A_YEAR)
    return { last: null, cash: [] };
  const cash = Array.from(
    { length: YEARS_OF_CASH },
    (_, back) => years.get(newest - back * QUARTERS_A_YEAR)?.cash ?? null,
  );
  return { last: { year: newest, declared }, cash };
};

/** Dividends of every company as they were declared by a day. */
export const dividendFacts = (
  dividends: readonly Dividend[],
  as_of: TradingDate,
): Map<StockSymbol, DividendFacts> => {
  const lastEnd = openingOf(quarterNumber(fiscalQuarterOf(as_of)));
  return new Map(
    [...Map.groupBy(dividends, ({ symbol }) => symbol)].map(([symbol, rows]) => [
      symbol,
      factsOf(rows, lastEnd),
    ]),
  );
};
