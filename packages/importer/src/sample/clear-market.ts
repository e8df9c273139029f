import type { Registry } from '@chuli/registry';
import type { Tape } from '@chuli/tape';

/** In an order in which nothing is pointed at any more when its turn comes. */
const REFERENCE = [
  'fund_holding',
  'fund_nav',
  'fund',
  'share_auction',
  'lock_in',
  'public_offer',
  'depository_participant',
  'price_adjustment',
  'fact',
  'rights_issue',
  'dividend',
  'company_rename',
  'session_day',
  'company',
  'broker',
] as const;

/** All that stores rows of a market, the record of what was imported last; the record of migrations is not one of them. */
const TAPE_TABLES = `
  SELECT name FROM system.tables
  WHERE database = currentDatabase() AND engine LIKE '%MergeTree' AND name != 'schema_migration'
  ORDER BY name = 'import_step', name`;

/**
 * Empties every table of the market. Accounts and what people own are not touched: where they point at a company,
 * PostgreSQL refuses and nothing changes. Killed half-way, the record still names the old market, and it is done again.
 */
export const clearMarket = async (registry: Registry, tape: Tape): Promise<void> => {
  await registry.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('announcement').where('source', '!=', 'operator').execute();
    for (const table of REFERENCE) await transaction.deleteFrom(table).execute();
  });
  const result = await tape.query({ query: TAPE_TABLES, format: 'JSONEachRow' });
  for (const { name } of await result.json<{ name: string }>()) {
    await tape.command({ query: 'TRUNCATE TABLE {table:Identifier} SYNC', query_params: { table: name } });
  }
};
