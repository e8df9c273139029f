import type { TradingDate } from '@chuli/kernel';
import { type Selectable, sql } from 'kysely';
import type { Registry } from '../client.ts';
import type { Database } from '../schema.ts';

export type LatestFundamental = Selectable<Database['fundamental']> & {
  name: string;
  sector_id: number | null;
};

/** The line that a column shows, and by what it is divided: rupees of paisa, thousands of rupees. */
const SHOWN = {
  eps: ['eps', 100],
  price_earnings: ['price_earnings', 1],
  book_value: ['book_value', 100],
  price_book: ['price_book', 1],
  return_on_equity: ['return_on_equity', 1],
  return_on_assets: ['return_on_assets', 1],
  net_profit_thousand: ['net_profit', 100_000],
  revenue_thousand: ['revenue', 100_000],
  paid_up_capital_thousand: ['paid_up', 100_000],
  reserves_thousand: ['reserves', 100_000],
  distributable_profit_thousand: ['distributable_year', 100_000],
  non_performing_loans: ['npl', 1],
  shares_outstanding: ['shares', 1],
  current_ratio: ['current_ratio', 1],
  debt_to_equity: ['debt_to_equity', 1],
} as const satisfies Partial<Record<keyof Database['fundamental'], readonly [item: string, per: number]>>;

const ITEMS = Object.values(SHOWN).map(([item]) => item);

const CELLS = sql.join(
  Object.entries(SHOWN).map(
    ([column, [item, per]]) =>
      sql`(array_agg(value order by known_on desc, basis) filter (where item = ${item}))[1] / ${per}::numeric as ${sql.ref(column)}`,
  ),
);

/**
 * Of every company the latest quarter that was known by a day, as one source has it: the one with a profit before one
 * without, since figures of several sources do not mix. Equal to what the view `fundamental` has of these quarters, of
 * which it works out all.
 */
export const latestFundamentals = async (
  registry: Registry,
  as_of: TradingDate,
): Promise<LatestFundamental[]> => {
  const { rows } = await sql<LatestFundamental>`
    with newest as materialized (
      select symbol, max(fiscal_year || quarter::text) as told
      from fact
      where known_on <= ${as_of} and value is not null and item = any(${ITEMS})
        and not exists (select from fact later where later.supersedes = fact.id)
      group by symbol
    ), line as (
      select last_word.* from newest
      cross join lateral (
        select distinct on (item, basis, source, known_on) *
        from fact
        where fact.symbol = newest.symbol and known_on <= ${as_of}
          and fiscal_year = left(newest.told, 9) and quarter = right(newest.told, 1)::smallint
        order by item, basis, source, known_on, id desc
      ) last_word
      where value is not null
    ), report as (
      select symbol, fiscal_year, quarter, source, max(known_on) as known_on,
        bool_or(known_is_assumed) filter (where item = any(${ITEMS})) as known_on_is_assumed, ${CELLS}
      from line
      group by symbol, fiscal_year, quarter, source
      having bool_or(item = any(${ITEMS}))
    )
    select distinct on (report.symbol) report.*, company.name, company.sector_id
    from report join company on company.symbol = report.symbol
    order by report.symbol, net_profit_thousand is null, known_on desc, source`.execute(registry);
  return rows;
};

export type Fundamental = Selectable<Database['fundamental']>;

/** All reports that were known by a day; of one quarter in the order in which sources are preferred. */
export const allFundamentals = (registry: Registry, as_of: TradingDate): Promise<Fundamental[]> =>
  registry
    .selectFrom('fundamental')
    .selectAll()
    .where('known_on', '<=', as_of)
    .orderBy('symbol')
    .orderBy('fiscal_year', 'desc')
    .orderBy('quarter', 'desc')
    .orderBy(sql`net_profit_thousand is null`)
    .orderBy('known_on', 'desc')
    .orderBy('source')
    .execute();

/** The latest quarter of which any company's figures were known by a day. */
export const latestFiscalQuarter = (
  registry: Registry,
  as_of: TradingDate,
): Promise<{ fiscal_year: string; quarter: number } | undefined> =>
  registry
    .selectFrom('fact_in_force')
    .select(['fiscal_year', 'quarter'])
    .where('known_on', '<=', as_of)
    .where('item', 'in', ITEMS)
    .orderBy('fiscal_year', 'desc')
    .orderBy('quarter', 'desc')
    .limit(1)
    .executeTakeFirst();
