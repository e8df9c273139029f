import type { TradingDate } from '@chuli/kernel';
import type { Registry } from '../client.ts';

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
