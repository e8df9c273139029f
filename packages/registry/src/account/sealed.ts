import type { RegistryTransaction } from '../client.ts';

export type SealedSecret = { readonly id: string; readonly secret: string };

/** Sealed secrets of authenticator apps, by whose they are; held until the transaction ends. */
export const lockSecondFactors = async (transaction: RegistryTransaction): Promise<SealedSecret[]> => {
  const rows = await transaction
    .selectFrom('person')
    .select(['id', 'second_factor_secret as secret'])
    .where('second_factor_secret', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.flatMap(({ id, secret }) => (secret === null ? [] : [{ id, secret }]));
};

/** The same secret under another seal. */
export const resealSecondFactor = async (
  transaction: RegistryTransaction,
  { id, secret }: SealedSecret,
): Promise<void> => {
  await transaction
    .updateTable('person')
    .set({ second_factor_secret: secret })
    .where('id', '=', id)
    .execute();
};
