import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
afterAll(() => market.close());

const FLOW = '/data/broker-flow/';

describe('the running net of brokers in a stock', () => {
  it('shows the two largest each way by hand, and is silent about sessions without trades', async () => {
    const range = { from_date: '2026-08-10', to_date: '2026-08-17' };
    const { rows, ...reply } = await market.get(FLOW, { symbol: 'nabil', ...range });
    expect(reply).toEqual({
      as_of: '2026-08-18',
      symbol: 'NABIL',
      ...range,
      sessions: ['2026-08-10', '2026-08-11', '2026-08-12', '2026-08-13', '2026-08-14', '2026-08-17'],
      sessions_missing: 2,
      since: ['2026-08-10'],
      adjusted_for: [],
      top: [
        { broker: '49', net: 430 },
        { broker: '58', net: 130 },
        { broker: 'D01', net: -30 },
        { broker: '34', net: -530 },
      ],
    });
    expect(rows.map(({ broker, net, cumulative }) => [broker, net, cumulative])).toEqual([
      ['49', [0, 0, null, 500, null, -70], [0, 0, null, 500, null, 430]],
      ['58', [100, -40, null, 0, null, 70], [100, 60, null, 60, null, 130]],
      ['D01', [-30, 0, null, 0, null, 0], [-30, -30, null, -30, null, -30]],
      ['34', [-70, 40, null, -500, null, 0], [-70, -30, null, -530, null, -530]],
    ]);
    expect(rows[1]?.buy_average).toEqual([500.33, null, null, null, null, 505]);
  });

  it('shows the brokers that are asked for, in their order, also one that did nothing', async () => {
    const query = { symbol: 'NABIL', brokers: '34,99', from_date: '2026-08-10', to_date: '2026-08-11' };
    const { rows } = await market.get(FLOW, query);
    expect(rows.map(({ broker, cumulative }) => [broker, cumulative])).toEqual([
      ['34', [-70, -30]],
      ['99', [0, 0]],
    ]);
  });

  it('is told in shares of the last day of its range', async () => {
    // UPPER goes ex 1:1 bonus on 13 August: 200 shares bought before are 400.
    const range = { symbol: 'UPPER', from_date: '2026-08-10', to_date: '2026-08-13' };
    const { rows, adjusted_for } = await market.get(FLOW, { ...range, brokers: '49' });
    expect(adjusted_for).toEqual([{ symbol: 'UPPER', ex_on: '2026-08-13', factor: 0.5 }]);
    expect(rows[0]).toMatchObject({
      net: [400, 0, null, -60],
      cumulative: [400, 400, null, 340],
      buy_average: [105.05, null, null, null],
    });
  });

  it('rewinds: what was not known then does not count', async () => {
    const { sessions, top } = await market.get(FLOW, { symbol: 'NABIL', as_of: '2026-08-11' });
    expect(sessions.at(-1)).toBe('2026-08-11');
    expect(top[0]).toEqual({ broker: '58', net: 60 });
  });

  it('refuses more than five brokers, and what is no broker', async () => {
    for (const brokers of ['1,2,3,4,5,6', 'x;', ''])
      expect(await market.ask(FLOW, { query: { symbol: 'NABIL', brokers } })).toMatchObject({ status: 400 });
  });
});

describe('who may see it', () => {
  it('opens with its feature, and for everyone on the one demo stock', async () => {
    const closed = await openTestServer({ people: { freeFeatures: [] } });
    const ask = (symbol: string) => closed.ask(FLOW, { query: { symbol } });
    const refused = await ask('UPPER');
    expect([refused.status, JSON.parse(refused.text)]).toMatchObject([
      403,
      { code: 'membership.tier-required', details: { feature: 'broker-analytics-pro', tier: 'Diamond' } },
    ]);
    expect((await ask('NABIL')).status).toBe(200);
    await closed.close();
  });
});
