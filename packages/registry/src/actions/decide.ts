import type { ActionKind, Evidence } from '@chuli/actions';
import type { StockSymbol, TradingDate } from '@chuli/kernel';
import type { RegistryTransaction } from '../client.ts';
import { lockActions } from './in-force.ts';
import { type StoredAction, findAction } from './stored-action.ts';

type Decided = { readonly symbol: StockSymbol; readonly ex_on: TradingDate; readonly by: string };

type Verdict = Decided & {
  readonly decision: 'confirmed' | 'refused';
  /** Where the operator knows a better one. */
  readonly factor?: number | undefined;
};

/** What the action was and is, in the transaction that is given; undefined where none is known of that day. */
export const decideAction = async (
  transaction: RegistryTransaction,
  { symbol, ex_on, by, decision, factor }: Verdict,
  now: Date,
): Promise<{ before: StoredAction; after: StoredAction } | undefined> => {
  await lockActions(transaction);
  const before = await findAction(transaction, symbol, ex_on);
  if (before === undefined) return undefined;
  const word: Evidence = { by: 'operator', words: `an operator ${decision} it`, factor: factor ?? null };
  const after = await transaction
    .updateTable('price_adjustment')
    .set({
      decision,
      decided_by: by,
      decided_at: now,
      factor: factor ?? before.factor,
      evidence: JSON.stringify([...before.evidence, word]),
    })
    .where('symbol', '=', symbol)
    .where('ex_on', '=', ex_on)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { before, after };
};

type Entered = Decided & {
  readonly kind: ActionKind;
  readonly factor: number;
  readonly known_on: TradingDate;
  readonly words: string;
};

/** An action that nobody found; undefined where one is known of that day. */
export const enterAction = async (
  transaction: RegistryTransaction,
  { symbol, ex_on, by, kind, factor, known_on, words }: Entered,
  now: Date,
): Promise<StoredAction | undefined> => {
  await lockActions(transaction);
  const evidence: Evidence[] = [{ by: 'operator', words, factor }];
  const action = { symbol, ex_on, kind, factor, known_on, confidence: 'certain' } as const;
  return transaction
    .insertInto('price_adjustment')
    .values({
      ...action,
      evidence: JSON.stringify(evidence),
      decision: 'confirmed',
      decided_by: by,
      decided_at: now,
    })
    .onConflict((conflict) => conflict.columns(['symbol', 'ex_on']).doNothing())
    .returningAll()
    .executeTakeFirst();
};
