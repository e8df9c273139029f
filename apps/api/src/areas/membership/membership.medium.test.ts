import { TIERS } from '@chuli/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPeople, openTestPeople } from '../../testing/test-people.ts';

const DAY = 86_400_000;

let place: TestPeople;
beforeAll(async () => {
  place = await openTestPeople({ freeFeatures: [] }, { empty: false });
});
afterAll(() => place.close());

const newcomer = async () => {
  const { id, phone } = await place.settle();
  const { access } = await place.signIn(phone);
  const call = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    address?: string,
  ) => place.call(method, path, body, { access, ...(address !== undefined && { address }) });
  return { id, call };
};

type Row = Record<string, unknown>;
const rowsOf = ({ body }: { body: Record<string, unknown> }): Row[] => body['rows'] as Row[];

describe('packages', () => {
  it('are listed to everyone, with prices in rupees and what each opens', async () => {
    const { body } = await place.call('GET', '/membership/package/list/');
    expect(body).toMatchObject({ vat_percent: 13 });
    expect(rowsOf({ body })).toContainEqual({
      id: 'gold-12',
      tier: 'Gold',
      months: 12,
      price: 1_500,
      features: [
        'broker-analytics',
        'signals',
        'stock-scans',
        'chart-walls',
        'indicator-sets',
        'alerts',
        'live-lists',
        'sector-reports',
        'fundamentals-pro',
      ],
      is_sold: true,
    });
  });

  it('are sold where they open something that no smaller one opens', async () => {
    const soldNow = async (): Promise<unknown[]> => {
      place.move(61_000);
      const rows = rowsOf(await place.call('GET', '/membership/package/list/'));
      expect(rows).toHaveLength(5);
      return rows.filter(({ is_sold }) => is_sold === true).map(({ id }) => id);
    };
    expect(await soldNow()).toEqual(['platinum-1', 'gold-12', 'diamond-12', 'diamond-plus-12']);
    const sell = (is_sold: boolean) =>
      place.registry.updateTable('package').set({ is_sold }).where('id', '=', 'diamond-12').execute();
    await sell(false);
    expect(await soldNow()).toEqual(['platinum-1', 'gold-12', 'diamond-plus-12']);
    await sell(true);
  });

  it('R23 R59 are told to their holder with their end, add-ons beside them, and to nobody else', async () => {
    const [{ id, call }, other] = [await newcomer(), await newcomer()];
    const { body: status } = await call('GET', '/membership/package/status/');
    expect(status).toMatchObject({
      tier: 'Basic',
      ends_at: null,
      features: [],
      package_features: {
        Basic: [],
        Gold: [
          'broker-analytics',
          'signals',
          'stock-scans',
          'chart-walls',
          'indicator-sets',
          'alerts',
          'live-lists',
          'sector-reports',
          'fundamentals-pro',
        ],
      },
    });
    expect(Object.keys(status['package_features'] as object)).toEqual([...TIERS]);
    const now = new Date(place.now());
    const ends_at = new Date(now.getTime() + 30 * DAY);
    const common = { person_id: id, starts_at: now, ends_at, source: 'operator', created_at: now } as const;
    await place.registry
      .insertInto('membership_grant')
      .values([
        { ...common, tier: 'Gold' },
        { ...common, feature: 'signals-pro' },
      ])
      .execute();
    const end = Math.floor(ends_at.getTime() / 1_000);
    const synced = await call('POST', '/membership/sync/', {});
    expect(synced.body).toEqual({
      tier: 'Gold',
      ends_at: end,
      features: [
        'alerts',
        'broker-analytics',
        'chart-walls',
        'fundamentals-pro',
        'indicator-sets',
        'live-lists',
        'sector-reports',
        'signals',
        'signals-pro',
        'stock-scans',
      ],
    });
    expect(rowsOf(await call('GET', '/membership/package/add-ons/'))).toMatchObject([
      { id: 'broker-analytics-pro-1', price: 300, ends_at: null },
      { id: 'signals-pro-1', ends_at: end },
    ]);
    expect((await call('GET', '/membership/user-feature/')).body['features']).toContain('signals-pro');
    expect(rowsOf(await other.call('GET', '/membership/package/add-ons/'))).toMatchObject([
      { id: 'broker-analytics-pro-1', ends_at: null },
      { id: 'signals-pro-1', ends_at: null },
    ]);
    expect((await other.call('GET', '/membership/user-feature/')).body['features']).toEqual([]);
  });
});

describe('stocks that a person follows', () => {
  it('are added with their targets, told with their names, and removed', async () => {
    const { call } = await newcomer();
    const added = await call('POST', '/membership/package/', {
      stocks: ['NABIL', 'upper', 'NABIL'],
      buy_target: 500.1,
    });
    expect(added.body).toMatchObject({ limit: 50 });
    expect(rowsOf(added)).toMatchObject([
      { symbol: 'NABIL', name: 'Nabil Bank', buy_target: 500.1, sell_target: null, send_notification: true },
      { symbol: 'UPPER', buy_target: 500.1 },
    ]);
    const again = await call('POST', '/membership/package/', { stocks: ['NABIL'], sell_target: 900 });
    expect(rowsOf(again)[0]).toMatchObject({ symbol: 'NABIL', buy_target: 500.1, sell_target: 900 });
    const left = await call('DELETE', '/membership/package/?stocks=NABIL,NEWCO');
    expect(rowsOf(left).map(({ symbol }) => symbol)).toEqual(['UPPER']);
  });

  it('are refused together where one is unknown or they are too many', async () => {
    const { call } = await newcomer();
    const unknown = await call('POST', '/membership/package/', { stocks: ['NABIL', 'NOSUCH'] });
    expect(unknown).toMatchObject({ status: 404, body: { details: { symbols: ['NOSUCH'] } } });
    const stocks = Array.from({ length: 51 }, () => 'NABIL');
    expect((await call('POST', '/membership/package/', { stocks })).status).toBe(400);
    expect(rowsOf(await call('GET', '/membership/package/'))).toEqual([]);
  });

  it('are at most fifty, also when many are added at once', async () => {
    const { id, call } = await newcomer();
    const created_at = new Date(place.now());
    const held = Array.from({ length: 49 }, (_, index) => ({
      person_id: id,
      symbol: `HELD${index}` as never,
      created_at,
    }));
    await place.registry.insertInto('package_stock').values(held).execute();
    const replies = await Promise.all(
      ['NABIL', 'UPPER', 'NEWCO'].map((symbol) => call('POST', '/membership/package/', { stocks: [symbol] })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(rowsOf(await call('GET', '/membership/package/'))).toHaveLength(50);
  });
});

describe('targets', () => {
  it.each([0, -1, 0.001, 100.005, 1e12, '100', Number.NaN, true, [100]])(
    'H16 are refused, not rounded: %s',
    async (target) => {
      const { call } = await newcomer();
      const stocks = rowsOf(await call('POST', '/membership/package/', { stocks: ['NABIL'], buy_target: 7 }));
      const path = `/membership/target/${String(stocks[0]?.['id'])}`;
      // A number that is none becomes null on its way, which takes the target away.
      const expected = Number.isNaN(target) ? [200, null] : [400, 7];
      const { status } = await call('PATCH', path, { buy_target: target });
      const [row] = rowsOf(await call('GET', '/membership/target/'));
      expect([status, row?.['buy_target']]).toEqual(expected);
    },
  );

  it('R35 keep every paisa, and stay as they are where nothing is said of them', async () => {
    const { call } = await newcomer();
    const added = await call('POST', '/membership/package/', { stocks: ['NABIL'], buy_target: 1_234.56 });
    const path = `/membership/target/${String(rowsOf(added)[0]?.['id'])}`;
    expect((await call('PATCH', path, { sell_target: 0.07, send_notification: false })).body).toEqual({
      id: rowsOf(added)[0]?.['id'],
      symbol: 'NABIL',
      name: 'Nabil Bank',
      buy_target: 1_234.56,
      sell_target: 0.07,
      send_notification: false,
    });
    expect((await call('PATCH', path, { buy_target: null })).body).toMatchObject({
      buy_target: null,
      sell_target: 0.07,
    });
  });

  it('E2 of somebody else are not there', async () => {
    const [owner, other] = [await newcomer(), await newcomer()];
    const added = await owner.call('POST', '/membership/package/', { stocks: ['NABIL'], buy_target: 7 });
    const path = `/membership/target/${String(rowsOf(added)[0]?.['id'])}`;
    const reply = await other.call('PATCH', path, { buy_target: 1 });
    expect(reply).toMatchObject({ status: 404, body: { code: 'membership.no-target', details: {} } });
    expect((await other.call('PATCH', path, {})).status).toBe(404);
    await other.call('DELETE', '/membership/package/?stocks=NABIL');
    expect(rowsOf(await owner.call('GET', '/membership/package/'))[0]).toMatchObject({ buy_target: 7 });
  });
});

describe('promo codes', () => {
  const code = async (values: object): Promise<void> => {
    const now = place.now();
    await place.registry
      .insertInto('promo_code')
      .values({
        code: 'DASHAIN',
        percent_off: 20,
        valid_from: new Date(now),
        valid_until: new Date(now + DAY),
        max_uses: 1,
        ...values,
      })
      .execute();
  };

  it('are told in one shape, whether unknown, over, used up or used by this person', async () => {
    const [one, two] = [await newcomer(), await newcomer()];
    await code({});
    await code({ code: 'OVER', valid_from: new Date(0), valid_until: new Date(place.now()) });
    const verify = async ({ call }: typeof one, name: string) =>
      (await call('GET', `/membership/verify/?promo-code=${name}`)).body;
    const none = { is_valid: false, percent_off: null };
    expect(await verify(one, 'dashain')).toEqual({ is_valid: true, percent_off: 20 });
    expect(await verify(one, 'NOSUCH')).toEqual(none);
    expect(await verify(one, 'OVER')).toEqual(none);
    const used_at = new Date(place.now());
    await place.registry
      .insertInto('promo_use')
      .values({ order_id: 'o1', code: 'DASHAIN', person_id: one.id, used_at })
      .execute();
    expect(await verify(one, 'DASHAIN')).toEqual(none);
    expect(await verify(two, 'DASHAIN')).toEqual(none);
    await place.registry.updateTable('promo_code').set({ max_uses: 2 }).execute();
    expect(await verify(one, 'DASHAIN')).toEqual(none);
    expect(await verify(two, 'DASHAIN')).toEqual({ is_valid: true, percent_off: 20 });
  });

  it('cannot be guessed: thirty tries an hour for a person', async () => {
    const { call } = await newcomer();
    const statuses: number[] = [];
    for (let index = 0; index < 31; index++)
      statuses.push(
        (await call('GET', `/membership/verify/?promo-code=TRY${index}`, undefined, `10.9.0.${index}`))
          .status,
      );
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  });
});
