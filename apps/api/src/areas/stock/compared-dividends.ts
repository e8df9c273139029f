import type { ReplyOf, dividendContracts } from '@chuli/contracts';
import { type Paisa, type StockSymbol, halfAway } from '@chuli/kernel';
import type { Company } from '@chuli/registry/reference';
import type { Dividend } from '@chuli/registry/stock';
import {
  type Parts,
  faceOf,
  growthOf,
  isPaid,
  meanOf,
  streakOf,
  totalOf,
  yieldOf,
} from './dividend-figures.ts';

type Reply = ReplyOf<typeof dividendContracts.dividendHistoryComparison>;
type Row = Reply['rows'][number];

type Given = {
  readonly dividends: readonly Dividend[];
  /** The newest fiscal year that any company declared for. */
  readonly newest: string | undefined;
  readonly years: number;
  readonly companies: readonly Company[];
  readonly closeOf: (symbol: StockSymbol) => Paisa | undefined;
};

const yearsFrom = (newest: string, count: number): string[] => {
  const first = Number(newest.slice(0, 4));
  return Array.from({ length: count }, (_, back) => `${first - back}/${first - back + 1}`);
};

const added = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : halfAway(one + other, 4);

/** A company may declare twice in a year, each with its own book close. */
const byYear = (dividends: readonly Dividend[]): ReadonlyMap<string, Parts> => {
  const years = new Map<string, Parts>();
  for (const { fiscal_year, bonus_percent, cash_percent } of dividends) {
    const before = years.get(fiscal_year) ?? { bonus_percent: 0, cash_percent: 0 };
    years.set(fiscal_year, {
      bonus_percent: added(before.bonus_percent, bonus_percent),
      cash_percent: added(before.cash_percent, cash_percent),
    });
  }
  return years;
};

const rowOf = (
  company: Company,
  fiscalYears: readonly string[],
  dividends: readonly Dividend[],
  close: Paisa | undefined,
): Row => {
  const declared = byYear(dividends);
  const parts = fiscalYears.map((year) => declared.get(year));
  const totals = parts.map((year) => (year === undefined ? null : totalOf(year)));
  const last = parts.find((year) => year !== undefined);
  const now = yieldOf(last === undefined ? null : totalOf(last), faceOf(company.instrument), close);
  const growth = growthOf(totals);
  return {
    symbol: company.symbol,
    name: company.name,
    sector_id: company.sector_id,
    paid: parts.filter((year) => year !== undefined && isPaid(year)).length,
    mean_total: meanOf(totals),
    mean_cash: meanOf(parts.map((year) => year?.cash_percent ?? null)),
    mean_bonus: meanOf(parts.map((year) => year?.bonus_percent ?? null)),
    yield_now: now.value,
    growth: growth.value,
    streak: streakOf(parts),
    why: {
      ...(now.why !== undefined && { yield_now: now.why }),
      ...(growth.why !== undefined && { growth: growth.why }),
    },
    years: fiscalYears.map((fiscal_year, place) => ({
      fiscal_year,
      bonus_percent: parts[place]?.bonus_percent ?? null,
      cash_percent: parts[place]?.cash_percent ?? null,
      total_percent: totals[place] ?? null,
    })),
  };
};

/** What companies paid over the same fiscal years, side by side. */
export const comparedDividends = ({
  dividends,
  newest,
  years,
  companies,
  closeOf,
}: Given): Pick<Reply, 'fiscal_years' | 'rows'> => {
  const fiscal_years = newest === undefined ? [] : yearsFrom(newest, years);
  const bySymbol = Map.groupBy(dividends, ({ symbol }) => symbol);
  return {
    fiscal_years,
    rows: companies.map((company) =>
      rowOf(company, fiscal_years, bySymbol.get(company.symbol) ?? [], closeOf(company.symbol)),
    ),
  };
};
