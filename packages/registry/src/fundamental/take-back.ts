import { sql } from 'kysely';
import type { RegistryTransaction } from '../client.ts';

/**
 * Takes back what came with a file: where it stood above another value that one stands again, else nothing does. What was
 * written above it since stays. How many rows that took.
 */
export const takeBackLoad = async (transaction: RegistryTransaction, load: string): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    insert into fact (symbol, item, fiscal_year, quarter, basis, value, unit, is_audited, published_on, known_on,
      known_is_assumed, source, document, supersedes, load)
    select own.symbol, own.item, own.fiscal_year, own.quarter, own.basis, before.value, own.unit,
      coalesce(before.is_audited, own.is_audited), before.published_on, own.known_on,
      coalesce(before.known_is_assumed, own.known_is_assumed), own.source, before.document, own.id, null
    from fact own left join fact before on before.id = own.supersedes
    where own.load = ${load} and own.value is not null and not exists (
      select from fact later
      where later.symbol = own.symbol and later.fiscal_year = own.fiscal_year and later.quarter = own.quarter
        and later.item = own.item and later.basis = own.basis and later.source = own.source
        and later.known_on = own.known_on and later.id > own.id)`.execute(transaction);
  return Number(numAffectedRows);
};
