import type { Registry } from '../client.ts';

/** Keeps a sealed secret whose first code is yet to come; false where a second factor stands guard already. */
export const beginSecondFactor = async (
  registry: Registry,
  personId: string,
  secret: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await registry
    .updateTable('person')
    .set({ second_factor_secret: secret })
    .where('id', '=', personId)
    .where('second_factor_since', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** From now on a code is asked for; false where the secret is no longer the one whose code was shown. */
export const confirmSecondFactor = async (
  registry: Registry,
  personId: string,
  secret: string,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await registry
    .updateTable('person')
    .set({ second_factor_since: now })
    .where('id', '=', personId)
    .where('second_factor_secret', '=', secret)
    .where('second_factor_since', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Asks for no code any more; false where the secret is no longer the one whose code was shown. */
export const removeSecondFactor = async (
  registry: Registry,
  personId: string,
  secret: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await registry
    .updateTable('person')
    .set({ second_factor_secret: null, second_factor_since: null })
    .where('id', '=', personId)
    .where('second_factor_secret', '=', secret)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** True for the first who shows the code of this time step, and only if no later one was shown. */
export const takeSecondFactorStep = async (
  registry: Registry,
  personId: string,
  step: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await registry
    .updateTable('person')
    .set({ second_factor_step: step })
    .where('id', '=', personId)
    .where((eb) => eb.or([eb('second_factor_step', 'is', null), eb('second_factor_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
