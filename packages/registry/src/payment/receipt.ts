import { sql } from 'kysely';
import type { RegistryTransaction } from '../client.ts';

/**
 * The next number of a fiscal year, as `2083/84-000001`. The row stays locked until what is numbered is recorded, and
 * what is not recorded takes its number back: there are no gaps.
 */
const nextNumber = async (
  transaction: RegistryTransaction,
  sequence: 'receipt_sequence' | 'credit_note_sequence',
  fiscalYear: string,
): Promise<string> => {
  const { last } = await transaction
    .insertInto(sequence)
    .values({ fiscal_year: fiscalYear, last: 1 })
    .onConflict((conflict) =>
      conflict.column('fiscal_year').doUpdateSet({ last: sql<number>`${sql.ref(`${sequence}.last`)} + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${fiscalYear}-${String(last).padStart(6, '0')}`;
};

export const nextReceipt = (transaction: RegistryTransaction, fiscalYear: string): Promise<string> =>
  nextNumber(transaction, 'receipt_sequence', fiscalYear);

/** As `CN-2083/84-000001`, so that nobody takes it for a receipt. */
export const nextCreditNote = async (transaction: RegistryTransaction, fiscalYear: string): Promise<string> =>
  `CN-${await nextNumber(transaction, 'credit_note_sequence', fiscalYear)}`;
