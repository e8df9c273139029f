import { FEATURES, type Tier, featuresOfTier } from '@chuli/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { event, fillSignals, trade } from '../testing/small-signals.ts';
import { type TestPeople, openTestPeople } from '../testing/test-people.ts';

const BROKERS = '/data/broker-analytics/';
const HOUR = 3_600_000;

let place: TestPeople;
beforeAll(async () => {
  place = await openTestPeople({ freeFeatures: [] }, { empty: false, cacheBytes: 10_000_000 });
  await fillSignals(place.tape, {
    events: [
      event('macd-cross signal daily buy', 'UPPER', '2026-08-18', 213.4),
      event('macd-cross signal hourly buy', 'UPPER', '2026-08-18', 213.4),
      event('dow signal daily buy', 'UPPER', '2026-08-18', 213.4),
      event('dow signal daily buy', 'NABIL', '2026-08-18', 510.1),
      ...(['NABIL', 'UPPER'] as const).flatMap((symbol) => [
        event('buy-sell signal daily buy', symbol, '2026-08-10', 500),
        event('candlestick hammer daily buy', symbol, '2026-08-18', 500),
      ]),
    ],
    trades: [
      trade('buy-sell signal daily buy', 'UPPER', '2026-08-03', { entry: ['2026-08-04', 210] }),
      trade('buy-sell signal daily buy', 'UPPER', '2026-08-17', { entry: ['2026-08-18', 213] }),
    ],
  });
});
afterAll(() => place.close());

const grant = (person_id: string, tier: Tier, lastsMs = HOUR) =>
  place.registry
    .insertInto('membership_grant')
    .values({
      person_id,
      tier,
      starts_at: new Date(place.now()),
      ends_at: new Date(place.now() + lastsMs),
      source: 'operator',
      created_at: new Date(place.now()),
    })
    .execute();

const holder = async (tier: Tier | null, lastsMs?: number) => {
  const { id, phone } = await place.settle();
  if (tier !== null) await grant(id, tier, lastsMs);
  const { access } = await place.signIn(phone);
  const ask = (path: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    place.ask(path, { query, headers: { authorization: `Bearer ${access}`, ...headers } });
  return { id, ask };
};

const UPPER = { symbol: 'UPPER' };

describe('a locked call', () => {
  it('names the feature and the tier that open it, and nothing else', async () => {
    const basic = await holder(null);
    for (const reply of [await place.ask(BROKERS, { query: UPPER }), await basic.ask(BROKERS, UPPER)]) {
      expect(reply.status).toBe(403);
      expect(JSON.parse(reply.text)).toMatchObject({
        code: 'membership.tier-required',
        details: { feature: 'broker-analytics', tier: FEATURES['broker-analytics'] },
      });
      expect(reply.headers).not.toHaveProperty('etag');
      expect(reply.headers).toMatchObject({ 'cache-control': 'no-store' });
    }
  });

  it('shows everyone the demo stock, however its symbol is written, and never another beside it', async () => {
    expect((await place.ask(BROKERS, { query: { symbol: 'nabil' } })).status).toBe(200);
    const both = await place.server.inject({ url: `/api${BROKERS}?symbol=NABIL&symbol=UPPER` });
    expect(both.statusCode).toBe(400);
    expect((await place.ask(BROKERS, { query: { broker: '58' } })).status).toBe(403);
  });

  it('E3 is never answered from what a payer was told: not by bytes, not by 304, not as CSV', async () => {
    const [gold, basic] = [await holder('Gold'), await holder(null)];
    const paid = await gold.ask(BROKERS, UPPER);
    expect(paid.status).toBe(200);
    expect(paid.headers['cache-control']).toMatch(/^private/);
    expect(paid.headers).not.toHaveProperty('cdn-cache-control');
    expect(paid.headers['vary']).toContain('authorization');
    const tag = { 'if-none-match': String(paid.headers['etag']) };
    expect((await gold.ask(BROKERS, UPPER, tag)).status).toBe(304);
    expect((await basic.ask(BROKERS, UPPER, tag)).status).toBe(403);
    expect((await place.ask(BROKERS, { query: UPPER, headers: tag })).status).toBe(403);
    const csv = { accept: 'text/csv' };
    expect((await gold.ask(BROKERS, UPPER, csv)).text).toContain('UPPER');
    const refused = await basic.ask(BROKERS, UPPER, csv);
    expect([refused.status, refused.text.includes('UPPER')]).toEqual([403, false]);
  });

  it('closes exactly when the membership ends, though it was looked up a moment ago', async () => {
    const gold = await holder('Gold', 1_000);
    expect((await gold.ask(BROKERS, UPPER)).status).toBe(200);
    place.move(999);
    expect((await gold.ask(BROKERS, UPPER)).status).toBe(200);
    place.move(1);
    expect((await gold.ask(BROKERS, UPPER)).status).toBe(403);
  });

  it('R58 opens and closes within five seconds of a grant and of its being taken back, as the status says', async () => {
    const somebody = await holder(null);
    const held = async (): Promise<unknown> =>
      JSON.parse((await somebody.ask('/membership/package/status/')).text);
    expect((await somebody.ask(BROKERS, UPPER)).status).toBe(403);
    expect(await held()).toMatchObject({ tier: 'Basic', features: [] });
    await grant(somebody.id, 'Gold');
    place.move(5_000);
    expect((await somebody.ask(BROKERS, UPPER)).status).toBe(200);
    expect(await held()).toMatchObject({ tier: 'Gold', features: featuresOfTier('Gold').toSorted() });
    await place.registry
      .updateTable('membership_grant')
      .set({ ended_at: new Date(place.now()) })
      .where('person_id', '=', somebody.id)
      .execute();
    place.move(5_000);
    expect((await somebody.ask(BROKERS, UPPER)).status).toBe(403);
  });
});

describe('a board without a family', () => {
  const listsOf = (text: string) =>
    (JSON.parse(text) as { rows: Record<string, string>[] }).rows
      .map(({ family, timeframe, symbol }) => `${family} ${timeframe} ${symbol}`)
      .toSorted();

  it('H10 holds what the caller holds, each class of callers with bytes of its own', async () => {
    const [gold, diamond] = [await holder('Gold'), await holder('Diamond')];
    const all = listsOf((await diamond.ask('/data/signal-board/')).text);
    expect(all).toEqual([
      'dow daily NABIL',
      'dow daily UPPER',
      'macd-cross daily UPPER',
      'macd-cross hourly UPPER',
    ]);
    expect(listsOf((await gold.ask('/data/signal-board/')).text)).toEqual(['macd-cross daily UPPER']);
    expect((await gold.ask('/data/signal-board/', { family: 'dow' })).status).toBe(403);
    expect((await gold.ask('/data/signal-board/', { timeframe: 'hourly' })).status).toBe(403);
    const demo = await place.ask('/data/signal-board/', { query: { symbol: 'NABIL' } });
    expect(listsOf(demo.text)).toEqual(['dow daily NABIL']);
  });
});

describe('lists of all stocks', () => {
  it.each(['/data/buysell-live/', '/data/pattern-board/'])(
    '%s show the demo stock alone to whoever does not hold them',
    async (path) => {
      expect((await place.ask(path)).status).toBe(403);
      const demo = await place.ask(path, { query: { symbol: 'NABIL' } });
      expect(demo.status).toBe(200);
      expect(demo.text).toContain('NABIL');
      expect(demo.text).not.toContain('UPPER');
    },
  );
});

describe('H9 a visitor', () => {
  it('is told nothing from before five years ago, whichever way the day is asked; a person is', async () => {
    const basic = await holder(null);
    const query = { as_of: '2012-01-03' };
    const asOf = ({ text }: { text: string }): unknown => (JSON.parse(text) as { as_of: unknown }).as_of;
    expect(asOf(await basic.ask('/data/market-cap/', query))).toBe('2012-01-03');
    const visitor = await place.ask('/data/market-cap/', { query });
    expect(asOf(visitor)).toBe('2021-08-19');
    expect(visitor.headers['cache-control']).toMatch(/^private/);
  });

  it('shares what is the same for every visitor, and keeps for itself what is not', async () => {
    const control = async (path: string, query = {}) =>
      String((await place.ask(path, { query })).headers['cache-control']);
    expect(await control('/sector/')).toMatch(/^public/);
    expect(await control('/data/historydata/', { symbol: 'NABIL' })).toMatch(/^private/);
    expect(await control(BROKERS, { symbol: 'NABIL' })).toMatch(/^private/);
  });
});

describe('the record of a list, which is open', () => {
  const daysTold = ({ text }: { text: string }): string[] =>
    (JSON.parse(text) as { rows: { signal_on: string }[] }).rows.map(({ signal_on }) => signal_on);

  it('tells the newest signals only to those who may read the boards, from the cache too', async () => {
    const diamond = await holder('Diamond');
    const path = '/data/chuli-performance/';
    expect(daysTold(await diamond.ask(path))).toEqual(['2026-08-17', '2026-08-03']);
    expect(daysTold(await place.ask(path))).toEqual(['2026-08-03']);
    expect(daysTold(await diamond.ask(path))).toEqual(['2026-08-17', '2026-08-03']);
  });
});

describe('a demo account', () => {
  const demo = async () => {
    const { body } = await place.call('POST', '/authenticate/v2/demo/', { device: 'd'.repeat(24) });
    const { access } = body as { access: string };
    return (path: string, query: Record<string, string> = {}) =>
      place.ask(path, { query, headers: { authorization: `Bearer ${access}` } });
  };

  it('is shown every feature on its own stocks', async () => {
    const ask = await demo();
    for (const path of [BROKERS, '/data/net-holding/', '/data/macd-cross/', '/data/dow-signal-daily/'])
      for (const symbol of ['UPPER', 'NABIL']) expect((await ask(path, { symbol })).status, path).toBe(200);
  });

  it('finds other stocks and lists of the whole market locked, and hears that it is a demo', async () => {
    const ask = await demo();
    const questions: [string, Record<string, string>][] = [
      [BROKERS, { symbol: 'NABILP' }],
      [BROKERS, { broker: '58' }],
      ['/data/macd-cross/', {}],
      ['/data/dow-signal-daily/', {}],
      ['/data/signal-board/', { family: 'dow' }],
      ['/data/daily-support-stock/', {}],
    ];
    for (const [path, query] of questions) {
      const { status, text } = await ask(path, query);
      expect(status, `${path} ${JSON.stringify(query)}`).toBe(403);
      expect(JSON.parse(text)).toMatchObject({ details: { is_demo: true } });
    }
  });

  it('does not open more by following more', async () => {
    const { body } = await place.call('POST', '/authenticate/v2/demo/', { device: 'e'.repeat(24) });
    const { access } = body as { access: string };
    const followed = await place.call('POST', '/membership/package/', { stocks: ['NABILP'] }, { access });
    expect(followed.status).toBe(200);
    const reply = await place.ask(BROKERS, {
      query: { symbol: 'NABILP' },
      headers: { authorization: `Bearer ${access}` },
    });
    expect(reply.status).toBe(403);
  });

  it('shares no kept answer with a holder, and sees no more years than a visitor', async () => {
    const [ask, diamond] = [await demo(), await holder('Diamond')];
    const board = { symbol: 'UPPER', days: '1000' };
    const before = await diamond.ask('/data/price-action-signals/', board);
    expect(before.status).toBe(200);
    expect((await ask('/data/price-action-signals/', board)).status).toBe(200);
    const history = { symbol: 'NABIL' };
    const [own, visitors] = [
      await ask('/data/historydata/', history),
      await place.ask('/data/historydata/', { query: history }),
    ];
    expect(own.status).toBe(200);
    expect(own.text).toBe(visitors.text);
    expect((await diamond.ask('/data/historydata/', history)).text).not.toBe(own.text);
  });
});
