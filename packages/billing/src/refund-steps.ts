import type { RegistryTransaction } from '@chuli/registry';
import type { RefundStep } from '@chuli/registry/payment';

/** What happens to a paid order whose money is to go back. */
export type RefundStepName = 'held' | 'released' | 'refunded';

/** Writes a step down in the transaction that makes it. */
export type WriteDown = (name: RefundStepName, transaction: RegistryTransaction) => Promise<void>;

export const step = (orderId: string, name: RefundStepName, writeDown?: WriteDown): RefundStep => ({
  orderId,
  ...(writeDown !== undefined && { alsoWrite: (transaction) => writeDown(name, transaction) }),
});
