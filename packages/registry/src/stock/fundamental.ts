import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { type Selectable, sql } from 'kysely';
import type { Registry } from '../client.ts';
import type { Database } from '../schema.ts';

export type LatestFundamental = Selectable<Database['fundamental']> & {
  name: string;
  sector_id: number | null;
};

/**
 * Of every company the latest quarter that was known by a day, as one source has it: the one with a profit before one
 * without, since figures of several sources do not mix.
 */
export const latestFundamentals = (registry: Registry, as_of: TradingDate): Promise<LatestFundamental[]> =>
  registry
    .selectFrom('fundamental')
    .innerJoin('company', 'company.symbol', 'fundamental.symbol')
    .selectAll('fundamental')
    .select(['company.name', 'company.sector_id'])
    .distinctOn('fundamental.symbol')
    .where('known_on', '<=', as_of)
    .orderBy('fundamental.symbol')
    .orderBy('fiscal_year', 'desc')
    .orderBy('quarter', 'desc')
    .orderBy(sql`net_profit_thousand is null`)
    .orderBy('known_on', 'desc')
    .orderBy('source')
    .execute();

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

/** Changes whenever a report is written, corrected or taken back. */
export const fundamentalsMark = async (registry: Registry): Promise<string> => {
  const { mark } = await registry
    .selectFrom('fundamental')
    .select(sql<string>`concat(count(*), ' ', sum(hashtextextended(fundamental::text, 0)))`.as('mark'))
    .executeTakeFirstOrThrow();
  return mark;
};

/**
 * The quarters of a company that were known by a day, the newest first, from every source; of one quarter a source with
 * a profit comes before one without.
 */
export const listFundamentals = (
  registry: Registry,
  { symbols, as_of, limit }: { symbols: readonly StockSymbol[]; as_of: TradingDate; limit: number },
): Promise<Fundamental[]> =>
  registry
    .selectFrom('fundamental')
    .selectAll()
    .where('symbol', 'in', symbols)
    .where('known_on', '<=', as_of)
    .orderBy('fiscal_year', 'desc')
    .orderBy('quarter', 'desc')
    .orderBy(sql`net_profit_thousand is null`)
    .orderBy('known_on', 'desc')
    .orderBy('source')
    .limit(limit)
    .execute();

/** The latest quarter of which any company's figures were known by a day. */
export const latestFiscalQuarter = (
  registry: Registry,
  as_of: TradingDate,
): Promise<{ fiscal_year: string; quarter: number } | undefined> =>
  registry
    .selectFrom('fundamental')
    .select(['fiscal_year', 'quarter'])
    .where('known_on', '<=', as_of)
    .orderBy('fiscal_year', 'desc')
    .orderBy('quarter', 'desc')
    .limit(1)
    .executeTakeFirst();
