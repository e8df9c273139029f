import { percentageChange } from '@chuli/kernel';

type Stated = Readonly<{
  fiscal_year: string;
  quarter: number;
  source: string;
  eps: number | null;
  net_profit_thousand: number | null;
  revenue_thousand: number | null;
}>;

export type Grown<Q> = Q & {
  quarter_profit_thousand: number | null;
  profit_growth: number | null;
  revenue_growth: number | null;
  eps_growth: number | null;
};

const keyOf = ({
  fiscal_year,
  quarter,
  source,
}: Pick<Stated, 'fiscal_year' | 'quarter' | 'source'>): string => `${fiscal_year} ${quarter} ${source}`;

/** `2082/2083` is followed by `2083/2084`. */
const yearBefore = (fiscalYear: string): string =>
  fiscalYear.replaceAll(/\d+/g, (year) => String(Number(year) - 1));

/** Percent of what it was; from a loss or from nothing there is none. */
const growth = (now: number | null, before: number | null | undefined): number | null =>
  now === null || before === null || before === undefined || before <= 0
    ? null
    : percentageChange(now, before);

/** Amounts of a fiscal year add up, so a quarter alone is the difference to the one before. */
const alone = (now: Stated, before: Stated | undefined): number | null => {
  if (now.net_profit_thousand === null || now.quarter === 1) return now.net_profit_thousand;
  const earlier = before?.net_profit_thousand ?? null;
  return earlier === null ? null : now.net_profit_thousand - earlier;
};

/**
 * The first row of each quarter with how it compares with a year before. Sources count differently (one annualises the
 * profit of a share, another takes twelve months), so a row is only compared with rows of its own source.
 */
export const quartersOf = <Q extends Stated>(rows: readonly Q[]): Grown<Q>[] => {
  const known = new Map(rows.map((row) => [keyOf(row), row]));
  const firsts = [...new Map(rows.toReversed().map((row) => [keyOf({ ...row, source: '' }), row])).values()];
  return firsts.toReversed().map((row) => {
    const year = known.get(keyOf({ ...row, fiscal_year: yearBefore(row.fiscal_year) }));
    return Object.assign({}, row, {
      quarter_profit_thousand: alone(row, known.get(keyOf({ ...row, quarter: row.quarter - 1 }))),
      profit_growth: growth(row.net_profit_thousand, year?.net_profit_thousand),
      revenue_growth: growth(row.revenue_thousand, year?.revenue_thousand),
      eps_growth: growth(row.eps, year?.eps),
    });
  });
};
