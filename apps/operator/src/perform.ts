import type { Registry } from '@chuli/registry';
import { logDeed } from '@chuli/registry/site';
import type { Act, Change, Deed, Given } from './operation.ts';

type Doing = { operator: string; command: string; isApplied: boolean };

/** Thrown inside the transaction: all was tried, checked by the database, and is taken back. */
class TakenBack extends Error {}

const tryOrMake = async (
  registry: Registry,
  deed: Deed,
  given: Given,
  { operator, command, isApplied }: Doing,
  now: Date,
): Promise<Change> => {
  let done: Change | null = null;
  const all = registry.transaction().execute(async (transaction) => {
    done = await deed.change(transaction, given, now);
    await logDeed(transaction, { operator, command, ...done }, now);
    if (!isApplied) throw new TakenBack();
  });
  await all.catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  if (done === null) throw new Error('Nothing was done.');
  return done;
};

/**
 * Makes a change and writes it down, in one transaction. A dry run does all of it and takes it back, so that whatever the
 * database refuses is refused then already. What cannot be taken back is only planned then, and written down with what came of it.
 */
export const perform = async (
  registry: Registry,
  operation: Deed | Act,
  given: Given,
  doing: Doing,
  now: Date,
): Promise<Change> => {
  if ('change' in operation) return await tryOrMake(registry, operation, given, doing, now);
  const planned = await operation.plan(registry, given, now);
  if (!doing.isApplied) return planned;
  const { operator, command } = doing;
  await operation.act(registry, given, now, (transaction, after = planned.after) =>
    logDeed(transaction, { operator, command, ...planned, after }, now),
  );
  return planned;
};
