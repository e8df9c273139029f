import { type Registry, requireRegistrySchema } from '@chuli/registry';
import { auditBooks, gapsIn } from './payments-audit.ts';
import type { Written } from './restore-writers.ts';

/** What is wrong with a restored registry; all nothing where it is right. */
export type RestoredAudit = {
  /** Acknowledged before the moment, and not there. */
  readonly lost: number;
  /** Begun after the moment, and there. */
  readonly early: number;
  readonly unbalanced: number;
  readonly clearingPaisa: number;
  readonly unserved: number;
  readonly free: number;
  readonly receiptGaps: number;
};

const heldBy = async (registry: Registry): Promise<ReadonlySet<string>> => {
  const people = await registry.selectFrom('person').select('id').execute();
  const orders = await registry.selectFrom('payment_order').select(['id', 'state']).execute();
  const held = new Set(people.map(({ id }) => `person ${id}`));
  for (const { id, state } of orders) {
    held.add(`order ${id}`);
    if (state === 'paid') held.add(`paid ${id}`);
  }
  return held;
};

const auditMoney = async (registry: Registry) => {
  const orders = await registry
    .selectFrom('payment_order')
    .leftJoin('membership_grant', 'membership_grant.order_id', 'payment_order.id')
    .select(['state', 'total_paisa', 'receipt', 'membership_grant.id as grant_id'])
    .execute();
  const paid = orders.filter(({ state }) => state === 'paid');
  const owed = paid.reduce((sum, { total_paisa }) => sum + total_paisa, 0);
  return {
    ...(await auditBooks({ registry }, owed)),
    unserved: paid.filter(({ grant_id }) => grant_id === null).length,
    free: orders.filter(({ state, grant_id }) => state !== 'paid' && grant_id !== null).length,
    receiptGaps: gapsIn(orders.map(({ receipt }) => receipt)),
  };
};

/** What the restored registry holds, against what was acknowledged and when, and against itself. */
export const auditRestored = async (
  registry: Registry,
  written: readonly Written[],
  at: number,
): Promise<RestoredAudit> => {
  await requireRegistrySchema(registry);
  const held = await heldBy(registry);
  const isHeld = ({ kind, id }: Written): boolean => held.has(`${kind} ${id}`);
  return {
    lost: written.filter((one) => one.acknowledged <= at && !isHeld(one)).length,
    early: written.filter((one) => one.begun > at && isHeld(one)).length,
    ...(await auditMoney(registry)),
  };
};
