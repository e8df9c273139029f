import type { Registry } from '../client.ts';

export type OperatorDeed = {
  operator: string;
  command: string;
  /** The id of what was changed. */
  subject: string;
  before: object | null;
  after: object | null;
};

/** Written in the transaction of the change itself: there is no change without its line. */
export const logDeed = async (registry: Registry, deed: OperatorDeed, now: Date): Promise<void> => {
  const jsonOf = (state: object | null): string | null => (state === null ? null : JSON.stringify(state));
  await registry
    .insertInto('operator_log')
    .values({ ...deed, at: now, before: jsonOf(deed.before), after: jsonOf(deed.after) })
    .execute();
};

export const listDeeds = (registry: Registry, most: number) =>
  registry.selectFrom('operator_log').selectAll().orderBy('id', 'desc').limit(most).execute();
