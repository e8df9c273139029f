import type { Registry, RegistryTransaction } from '../client.ts';
import { createNotice } from '../notice/create-notice.ts';
import { type Limit, takeAttemptIn } from './attempt.ts';
import { takeSecondFactorStep } from './second-factor.ts';

export type ShownCode = {
  personId: string;
  /** The time step whose code was shown; null where it is the code of none. */
  step: number | null;
  /** From where. */
  address: string;
  /** How many wrong codes there may be before the right one is refused too. */
  wrong: readonly Limit[];
  /** How often the owner hears of that. */
  told: readonly Limit[];
};

export type JudgedCode =
  | { kind: 'right' }
  | { kind: 'wrong'; isLast: boolean }
  | { kind: 'refused'; waitMs: number };

const tellOwner = async (
  transaction: RegistryTransaction,
  { personId, address, told }: ShownCode,
  now: Date,
): Promise<void> => {
  if ((await takeAttemptIn(transaction, told, now)) > 0) return;
  const facts = { address, at: Math.floor(now.getTime() / 1_000) };
  const key = `wrong-codes ${now.toISOString()}`;
  await createNotice(transaction, { personId, kind: 'wrong-codes', key, facts }, now);
};

/**
 * Judges a code that stands guard. All who show one for the same person wait for each other, so that however many come
 * at once, no more are judged than the limit says; the one that uses it up tells the owner in the same transaction.
 */
export const judgeGuardedCode = (registry: Registry, shown: ShownCode, now: Date): Promise<JudgedCode> =>
  registry.transaction().execute(async (transaction): Promise<JudgedCode> => {
    const { personId, step, wrong } = shown;
    const asked = wrong.map((limit) => ({ ...limit, isOnlyAsked: true }));
    const waitMs = await takeAttemptIn(transaction, asked, now);
    if (waitMs > 0) return { kind: 'refused', waitMs };
    if (step !== null && (await takeSecondFactorStep(transaction, personId, step))) return { kind: 'right' };
    await takeAttemptIn(transaction, wrong, now);
    const isLast = (await takeAttemptIn(transaction, asked, now)) > 0;
    if (isLast) await tellOwner(transaction, shown, now);
    return { kind: 'wrong', isLast };
  });
