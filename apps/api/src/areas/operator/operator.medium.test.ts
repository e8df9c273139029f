import type { RepliedBy } from '@chuli/contracts';
import { stockSymbol, tradingDate } from '@chuli/kernel';
import { keepFindings } from '@chuli/registry/actions';
import { acquireLease, quarantineRows, recordSessionCheck, upsertTradingSession } from '@chuli/registry/live';
import { insertSessionMinutes } from '@chuli/tape/live';
import { testNats } from '@chuli/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RUNNING, fillRunningDay } from '../../testing/running-day.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

const KEY = 'a key of twenty-four characters';
const PATH = '/operator/feed/';
const NO_ONE = 'http://127.0.0.1:9';

type Feed = RepliedBy<'/operator/feed/'>;

let market: TestServer;

beforeAll(async () => {
  market = await openTestServer({
    operatorKey: KEY,
    feed: { log: testNats(), processes: [NO_ONE] },
  });
});
afterAll(async () => {
  await market.close();
});

const ask = async (headers: Record<string, string>) => {
  const { status, text, headers: sent } = await market.ask(PATH, { headers });
  return { status, sent, body: JSON.parse(text) as Feed & { code?: string } };
};

const feed = async (): Promise<Feed> => (await ask({ 'x-operator-key': KEY })).body;

describe('the feed for operators', () => {
  it.each<[string, Record<string, string>]>([
    ['without a key', {}],
    ['with another key', { 'x-operator-key': `${KEY}.` }],
    ['with the key in another header', { authorization: `Bearer ${KEY}` }],
  ])('is refused %s', async (_, headers) => {
    expect(await ask(headers)).toMatchObject({ status: 403, body: { code: 'access.denied' } });
  });

  it('is refused with the key in the address, which would be written down', async () => {
    const { status } = await market.ask(PATH, { query: { 'x-operator-key': KEY } });
    expect(status).toBe(403);
  });

  it('is not there where no key is set', async () => {
    const closed = await openTestServer({ empty: true });
    try {
      const { status, text } = await closed.ask(PATH, { headers: { 'x-operator-key': '' } });
      expect([status, (JSON.parse(text) as { code: string }).code]).toEqual([404, 'route.not-found']);
    } finally {
      await closed.close();
    }
  });

  it('is answered to the holder of the key, and nobody keeps the answer', async () => {
    const { status, sent, body } = await ask({ 'x-operator-key': KEY });
    expect([status, sent['cache-control']]).toEqual([200, 'no-store']);
    expect(body.engines.map(({ name, state }) => [name, state])).toEqual([
      ['postgresql', 'answers'],
      ['clickhouse', 'answers'],
      ['nats', 'answers'],
    ]);
    expect(body.processes).toMatchObject([{ address: '127.0.0.1:9', is_reached: false, duplicates: null }]);
  });

  it('tells of each source who leads, what came last, what was set aside and which days are open', async () => {
    const { registry, tape } = market;
    const session = { day: RUNNING, source: 'http', declared: null, state_hash: null, term: 1 } as const;
    const counted = { turnover: 123_456, volume: 7, trades: 3, symbols: null };
    await acquireLease(registry, { source: 'http', holder: 'first', lifeMs: 60_000 });
    await acquireLease(registry, { source: 'old', holder: 'gone', lifeMs: -5_000 });
    await upsertTradingSession(registry, { ...session, status: 'live', reasons: [], counted });
    await upsertTradingSession(registry, {
      ...session,
      day: tradingDate('2026-08-18'),
      status: 'provisional',
      reasons: ['2 contracts are missing'],
      counted: null,
    });
    const row = { day: RUNNING, source: 'http', row: '{}' };
    await quarantineRows(registry, [
      { ...row, reason: 'negative rate' },
      { ...row, reason: 'negative rate' },
      { ...row, reason: 'unknown symbol' },
    ]);
    await fillRunningDay(tape);
    const minute = { minute: 660, turnover: 1, volume: 1, trades: 1, advances: 0, declines: 0, unchanged: 1 };
    await insertSessionMinutes(tape, RUNNING, [minute]);

    await recordSessionCheck(registry, { day: RUNNING, differences: ['I4: 2 contracts twice'] });

    const evidence = [{ by: 'moved', words: 'the price fell', factor: 0.8 }] as const;
    await keepFindings(registry, [
      {
        symbol: stockSymbol('NABIL'),
        ex_on: tradingDate('2026-08-12'),
        kind: 'restated',
        factor: 0.8,
        known_on: tradingDate('2026-08-12'),
        confidence: 'doubtful',
        evidence,
      },
    ]);

    const { sources, days, checks, actions, actions_waiting } = await feed();
    expect(actions_waiting).toBe(1);
    expect(actions).toMatchObject([{ symbol: 'NABIL', ex_on: '2026-08-12', factor: 0.8, evidence }]);
    expect(checks).toMatchObject([{ date: RUNNING, differences: ['I4: 2 contracts twice'] }]);
    const [http, old] = sources;
    expect(http).toMatchObject({ source: 'http', leader: 'first', term: 1, day: RUNNING, status: 'live' });
    expect(http?.lease_seconds_left).toBeGreaterThan(50);
    expect(http?.last_trade_at).toBe(Date.parse('2026-08-19T11:59:40+05:45') / 1_000);
    expect(http?.last_write_at).toBeGreaterThan(0);
    expect(http?.quarantined).toBe(3);
    expect(http?.quarantine.map(({ reason, rows }) => [reason, rows])).toEqual(
      expect.arrayContaining([
        ['negative rate', 2],
        ['unknown symbol', 1],
      ]),
    );
    expect(old).toMatchObject({ source: 'old', leader: 'gone', day: null, quarantined: 0 });
    expect(old?.lease_seconds_left).toBeLessThan(0);
    expect(days.map(({ date, status, reasons, counted }) => [date, status, reasons, counted])).toEqual([
      [RUNNING, 'live', [], { turnover: 1_234.56, trades: 3 }],
      ['2026-08-18', 'provisional', ['2 contracts are missing'], null],
    ]);
  });
});
