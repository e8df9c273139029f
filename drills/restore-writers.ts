import { randomUUID } from 'node:crypto';
import { paisa, phoneNumber } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { insertPerson } from '@chuli/registry/account';
import { makeOrder, recordStart, settlePaid } from '@chuli/registry/payment';

/** A write that the product was told is done, kept apart from the database. */
export type Written = {
  readonly kind: 'person' | 'order' | 'paid';
  readonly id: string;
  /** Before it was asked for, and after its answer, in milliseconds of the clock. */
  readonly begun: number;
  readonly acknowledged: number;
};

const HOUR = 3_600_000;
const YEAR = '2083/84';
const LATE = 3 * 24 * HOUR;

export type Writers = {
  readonly written: readonly Written[];
  stop: () => Promise<void>;
};

/** A person comes, orders and pays: each step is a commit of its own. */
const buyOnce = async (
  registry: Registry,
  number: number,
  note: <T>(kind: Written['kind'], work: () => Promise<T>, idOf: (made: T) => string) => Promise<T>,
): Promise<void> => {
  const phone = phoneNumber(`98${String(number).padStart(8, '0')}`);
  const now = new Date();
  const personId = await note(
    'person',
    async () => (await insertPerson(registry, { phone, name: 'Sita', passwordHash: 'x' }, now)) ?? '',
    (id) => id,
  );
  const wanted = {
    personId,
    item: 'gold-12',
    promoCode: null,
    soldTiers: ['Gold'] as const,
    key: randomUUID(),
    id: randomUUID(),
    windowMs: HOUR,
  };
  const order = await note(
    'order',
    () => makeOrder(registry, { ...wanted, provider: 'esewa' }, now),
    ({ id }) => id,
  );
  const waits = { expiresAt: order.expires_at, nextCheckAt: new Date(now.getTime() + 10_000) };
  await recordStart(registry, order.id, { go: '{}', gatewayRef: null, ...waits });
  const answer = { gatewayTxnId: `txn ${order.id}`, amount: paisa(order.total_paisa), raw: '{}' };
  await note(
    'paid',
    () => settlePaid(registry, { orderId: order.id, answer, fiscalYear: YEAR, lateMs: LATE }, now),
    () => order.id,
  );
};

/** People who come, order and pay, several at once, until they are stopped. */
export const startWriters = (registry: Registry, count: number): Writers => {
  const written: Written[] = [];
  const stopping = new AbortController();
  let number = 10_000_000;
  const note = async <T>(
    kind: Written['kind'],
    work: () => Promise<T>,
    idOf: (made: T) => string,
  ): Promise<T> => {
    const begun = Date.now();
    const made = await work();
    // The clock is read downwards: what is acknowledged within a millisecond counts as after it.
    written.push({ kind, id: idOf(made), begun, acknowledged: Date.now() + 1 });
    return made;
  };
  const write = async (): Promise<void> => {
    while (!stopping.signal.aborted) await buyOnce(registry, (number += 1), note);
  };
  const running = Promise.all(Array.from({ length: count }, write));
  return {
    written,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};
