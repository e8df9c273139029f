import { sql } from 'kysely';
import type { Registry } from '../client.ts';

/**
 * The next number of a fiscal year, as `2083/84-000001`. The row stays locked until the payment is recorded, and a
 * payment that is not recorded takes its number back: there are no gaps.
 */
export const nextReceipt = async (registry: Registry, fiscalYear: string): Promise<string> => {
  const { last } = await registry
    .insertInto('receipt_sequence')
    .values({ fiscal_year: fiscalYear, last: 1 })
    .onConflict((conflict) =>
      conflict.column('fiscal_year').doUpdateSet({ last: sql<number>`receipt_sequence.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${fiscalYear}-${String(last).padStart(6, '0')}`;
};
