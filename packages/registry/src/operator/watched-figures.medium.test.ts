import { tradingDate } from '@chuli/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteAttempt } from '../account/attempt.ts';
import { recordSessionCheck } from '../live/session-check.ts';
import { upsertTradingSession } from '../live/trading-session.ts';
import { createNotice } from '../notice/create-notice.ts';
import { setSwitches } from '../notice/preference.ts';
import { NOW, type Shop, later, openShop } from '../payment/testing/shop.ts';
import { watchedFigures } from './watched-figures.ts';

const TODAY = tradingDate('2026-11-15');
const MINUTE = 60_000;

let shop: Shop;
let registry: Shop['registry'];
beforeAll(async () => {
  shop = await openShop();
  ({ registry } = shop);
});
afterAll(() => shop.close());

const settle = (day: string, status: 'provisional' | 'live' | 'exact') =>
  upsertTradingSession(registry, {
    day: tradingDate(day),
    status,
    source: 'sample',
    reasons: [],
    declared: null,
    counted: null,
    state_hash: null,
    term: 1,
  });

describe('what is watched of the registry', () => {
  it('is nothing where nothing happened', async () => {
    expect(await watchedFigures(registry, NOW, TODAY)).toEqual({
      smsCodes: 0,
      smsNotices: 0,
      paymentsPending: 0,
      paymentsUnasked: 0,
      daysProvisional: 0,
      daysDisagreeing: 0,
      deliveries: [],
    });
  });

  it('counts messages of 24 hours that cost money, for all networks together', async () => {
    for (const minutes of [-25 * 60, -60, -1])
      await noteAttempt(registry, { kind: 'code by day', key: 'all' }, later(minutes * MINUTE));
    await noteAttempt(registry, { kind: 'code by number', key: '9841' }, NOW);
    await noteAttempt(registry, { kind: 'notices by SMS', key: 'all' }, NOW);
    expect(await watchedFigures(registry, NOW, TODAY)).toMatchObject({ smsCodes: 2, smsNotices: 1 });
  });

  it('counts finished days that are not exact, and exact ones that do not agree any more', async () => {
    await settle('2026-11-12', 'provisional');
    await settle(TODAY, 'live');
    await settle('2026-11-11', 'exact');
    await settle('2026-11-10', 'exact');
    await recordSessionCheck(registry, { day: tradingDate('2026-11-11'), differences: ['one contract'] });
    await recordSessionCheck(registry, { day: tradingDate('2026-11-10'), differences: [] });
    expect(await watchedFigures(registry, NOW, TODAY)).toMatchObject({
      daysProvisional: 1,
      daysDisagreeing: 1,
    });
  });

  it('counts orders that wait for their gateway for five minutes, and those about which nobody asks', async () => {
    await shop.started(await shop.addPerson());
    await shop.order(await shop.addPerson());
    const after = async (minutes: number): Promise<number[]> => {
      const found = await watchedFigures(registry, later(minutes * MINUTE), TODAY);
      return [found.paymentsPending, found.paymentsUnasked];
    };
    expect([await after(1), await after(4), await after(6)]).toEqual([
      [0, 0],
      [0, 1],
      [1, 1],
    ]);
  });

  it('counts messages that are due, and those that are late', async () => {
    const personId = await shop.addPerson();
    await setSwitches(registry, { personId, kind: 'payment', sms: true });
    const facts = { item: 'gold-12', total: 150_000, receipt: 'a' };
    await registry
      .transaction()
      .execute((transaction) =>
        createNotice(transaction, { personId, kind: 'payment', key: 'a', facts }, NOW),
      );
    const after = async (minutes: number) =>
      (await watchedFigures(registry, later(minutes * MINUTE), TODAY)).deliveries;
    expect(await after(-1)).toEqual([]);
    expect(await after(1)).toEqual([{ channel: 'sms', waiting: 1, late: 0 }]);
    expect(await after(2)).toEqual([{ channel: 'sms', waiting: 1, late: 1 }]);
  });
});
