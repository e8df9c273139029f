import type { Registry } from '../client.ts';

/** `secret` is sealed; `since` is null until its first code was shown. */
export const setSecondFactor = async (
  registry: Registry,
  personId: string,
  { secret, since }: { secret: string | null; since: Date | null },
): Promise<void> => {
  await registry
    .updateTable('person')
    .set({ second_factor_secret: secret, second_factor_since: since })
    .where('id', '=', personId)
    .execute();
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
