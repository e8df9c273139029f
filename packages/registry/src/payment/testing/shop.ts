import { randomUUID } from 'node:crypto';
import { paisa, phoneNumber } from '@chuli/kernel';
import { testRegistry } from '@chuli/testkit';
import { insertPerson } from '../../account/person.ts';
import { type Order, makeOrder, recordStart } from '../order.ts';
import { recordGatewayRefund, recordRefund } from '../record-refund.ts';
import { holdForRefund } from '../refund-hold.ts';
import { settlePaid } from '../settle.ts';
import type { TierName } from '../tier-rank.ts';

export const NOW = new Date('2026-11-15T06:00:00Z');
export const DAY = 86_400_000;
const HOUR = 3_600_000;
/** How long late money counts as it was offered. */
export const LATE = 3 * DAY;
export const YEAR = '2083/84';
export const later = (ms: number): Date => new Date(NOW.getTime() + ms);

export const ALL_TIERS: readonly TierName[] = ['Gold', 'Diamond', 'Diamond+', 'Platinum-1M', 'Platinum'];

export type Wish = {
  item?: string;
  promoCode?: string | null;
  key?: string;
  at?: Date;
  soldTiers?: readonly TierName[];
};

/** A registry with some codes and as many people as a test asks for. */
export const openShop = async () => {
  const { registry, close } = await testRegistry();
  const valid = { valid_from: later(-DAY), valid_until: later(400 * DAY) };
  await registry
    .insertInto('promo_code')
    .values([
      { code: 'HALF', percent_off: 50, max_uses: 1_000, ...valid },
      { code: 'ONE', percent_off: 10, max_uses: 1, ...valid },
      { code: 'TWO', percent_off: 50, max_uses: 2, ...valid },
      { code: 'SOON', percent_off: 50, max_uses: 1_000, ...valid, valid_until: later(DAY) },
    ])
    .execute();
  let people = 0;
  const order = (personId: string, wish: Wish = {}): Promise<Order> => {
    const { item = 'gold-12', promoCode = null, key = randomUUID(), at = NOW, soldTiers = ALL_TIERS } = wish;
    const wanted = { personId, item, promoCode, soldTiers, key, id: randomUUID(), windowMs: HOUR };
    return makeOrder(registry, { ...wanted, provider: 'esewa' }, at);
  };
  return {
    registry,
    order,
    addPerson: async (): Promise<string> => {
      people += 1;
      const phone = phoneNumber(`9841${String(people).padStart(6, '0')}`);
      return (await insertPerson(registry, { phone, name: 'Hari', passwordHash: 'x' }, NOW)) ?? '';
    },
    started: async (personId: string, wish: Wish = {}): Promise<Order> => {
      const { id, expires_at: expiresAt } = await order(personId, wish);
      return recordStart(registry, id, { go: '{}', gatewayRef: null, expiresAt, nextCheckAt: later(10_000) });
    },
    pay: ({ id, total_paisa }: Order, { at = NOW, txn = `txn ${id}`, amount = total_paisa } = {}) => {
      const answer = { gatewayTxnId: txn, amount: paisa(amount), raw: '{}' };
      return settlePaid(registry, { orderId: id, answer, fiscalYear: YEAR, lateMs: LATE }, at);
    },
    /** The gateway itself says that it had the money and sent it back. */
    sentBack: ({ id, total_paisa }: Order, { at = NOW, txn = `txn ${id}`, amount = total_paisa } = {}) => {
      const answer = { gatewayTxnId: txn, amount: paisa(amount), raw: '{}' };
      return recordGatewayRefund(registry, { orderId: id, answer, fiscalYear: YEAR }, at);
    },
    /** False where it was recorded before. */
    refund: async ({ id }: Order, at: Date): Promise<boolean> => {
      await holdForRefund(registry, { orderId: id }, at);
      return recordRefund(registry, { orderId: id, raw: '{}', fiscalYear: YEAR }, at);
    },
    grantsOf: (personId: string) =>
      registry
        .selectFrom('membership_grant')
        .selectAll()
        .where('person_id', '=', personId)
        .orderBy('created_at')
        .execute(),
    close,
  };
};

/** In days. */
export const lengthOf = ({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }): number =>
  (ends_at.getTime() - starts_at.getTime()) / DAY;

export type Shop = Awaited<ReturnType<typeof openShop>>;
