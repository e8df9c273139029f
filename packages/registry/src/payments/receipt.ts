import { sql } from 'kysely';
import type { Registry } from '../client.ts';

/**
 * The next number of a fiscal year, as `2083/84-000001`. The row stays locked until what is numbered is recorded, and
 * what is not recorded takes its number back: there are no gaps.
 */
const nextNumber = async (
  registry: Registry,
  sequence: 'receipt_sequence' | 'credit_note_sequence',
  fiscalYear: string,
): Promise<string> => {
  const { last } = await registry
    .insertInto(sequence)
    .values({ fiscal_year: fiscalYear, last: 1 })
    .onConflict((conflict) =>
      conflict.column('fiscal_year').doUpdateSet({ last: sql<number>`${sql.ref(`${sequence}.last`)} + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${fiscalYear}-${String(last).padStart(6, '0')}`;
};

export const nextReceipt = (registry: Registry, fiscalYear: string): Promise<string> =>
  nextNumber(registry, 'receipt_sequence', fiscalYear);

/** As `CN-2083/84-000001`, so that nobody takes it for a receipt. */
export const nextCreditNote = async (registry: Registry, fiscalYear: string): Promise<string> =>
  `CN-${await nextNumber(registry, 'credit_note_sequence', fiscalYear)}`;
