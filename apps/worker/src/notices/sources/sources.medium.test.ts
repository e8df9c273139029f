import { type StockSymbol, atKathmandu, paisa, phoneNumber, stockSymbol, tradingDate } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { insertPerson } from '@chuli/registry/account';
import { inboxPage, setSwitches } from '@chuli/registry/notice';
import { type DailyBarRow, type Tape, migrateTape, openTape } from '@chuli/tape';
import { type SignalEventRow, replaceSignalEvents } from '@chuli/tape/signal';
import { replaceDailyBars, replaceIndexBars } from '@chuli/tape/write';
import { testClickHouse, testRegistry } from '@chuli/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { tellOfAnnouncements } from './announcements.ts';
import { tellOfEndings } from './endings.ts';
import { tellOfMarket } from './market-news.ts';

const [FRIDAY, SUNDAY, MONDAY] = ['2026-11-13', '2026-11-15', '2026-11-16'].map(tradingDate) as [
  ReturnType<typeof tradingDate>,
  ReturnType<typeof tradingDate>,
  ReturnType<typeof tradingDate>,
];
const NOW = new Date('2026-11-16T10:00:00Z');
const DAY_MS = 86_400_000;
const inDays = (days: number): Date => new Date(NOW.getTime() + days * DAY_MS);
const NABIL = stockSymbol('NABIL');

let tape: Tape;
let registry: Registry;
beforeAll(async () => {
  const [clickhouse, opened] = await Promise.all([testClickHouse(), testRegistry(2)]);
  await migrateTape(clickhouse);
  tape = openTape(clickhouse);
  registry = opened.registry;
  return async () => {
    await Promise.all([tape.close(), opened.close()]);
    await clickhouse.drop();
  };
});

const bar = (day: DailyBarRow['traded_on'], low: number, high: number): DailyBarRow => ({
  symbol: NABIL,
  traded_on: day,
  open: paisa(low * 100),
  high: paisa(high * 100),
  low: paisa(low * 100),
  close: paisa(high * 100),
  last_traded: null,
  volume: 100,
  amount: null,
  trades: null,
  vwap: null,
  previous_close: null,
  source: 'test',
  sources_agreeing: 1,
  flags: '',
});
const nepse = (day: DailyBarRow['traded_on'], close: number) => ({
  index_id: 58,
  traded_on: day,
  open: null,
  high: null,
  low: null,
  close,
  turnover: null,
  volume: null,
  trades: null,
  source: 'test',
  flags: '',
});
const fired = (family: string, kind: string, timeframe: string): SignalEventRow => ({
  family,
  kind,
  timeframe,
  side: 'buy',
  symbol: NABIL,
  signal_on: MONDAY,
  bar_ends_at: atKathmandu(MONDAY, 15 * 60) / 1_000,
  close: paisa(50_000),
  lefts: [],
  rights: [],
  rule_version: 'test',
  data_version: 'test',
  ended_on: null,
});
const store = async (bars: DailyBarRow[], events: SignalEventRow[]): Promise<void> => {
  await replaceDailyBars(tape, bars);
  const table = await replaceSignalEvents(tape);
  await table.add(events);
  await table.finish();
};

let people = 0;
const settle = async (): Promise<string> => {
  people += 1;
  const phone = phoneNumber(`98440000${String(people).padStart(2, '0')}`);
  return (await insertPerson(registry, { phone, name: 'Sita', passwordHash: 'x' }, NOW)) ?? '';
};
const follow = async (personId: string, buy: number | null, symbol: StockSymbol = NABIL): Promise<void> => {
  await registry
    .insertInto('package_stock')
    .values({ person_id: personId, symbol, buy_target: buy, sell_target: null, created_at: NOW })
    .execute();
};
const grant = async (personId: string, tier: 'Gold' | 'Diamond', starts: Date, ends: Date): Promise<void> => {
  const row = { person_id: personId, tier, feature: null, source: 'operator' as const, order_id: null };
  await registry
    .insertInto('membership_grant')
    .values({ ...row, starts_at: starts, ends_at: ends, ended_at: null, created_at: starts })
    .execute();
};
const told = async (personId: string) =>
  (await inboxPage(registry, { personId, offset: 0, limit: 50 })).map(({ kind, facts }) => ({ kind, facts }));

describe('the market', () => {
  it('tells of a target when a session reaches it, once for as long as the price stays there', async () => {
    const [near, far] = [await settle(), await settle()];
    await follow(near, 49_000);
    await follow(far, 40_000);
    await store([bar(FRIDAY, 500, 510), bar(MONDAY, 485, 505)], [fired('macd-cross', 'signal', 'daily')]);
    expect(await tellOfMarket({ tape, registry }, NOW)).toEqual({ targets: 1, signals: 0, closes: 0 });
    expect(await tellOfMarket({ tape, registry }, NOW)).toEqual({ targets: 0, signals: 0, closes: 0 });
    await store([bar(SUNDAY, 480, 490), bar(MONDAY, 485, 505)], [fired('macd-cross', 'signal', 'daily')]);
    expect(await tellOfMarket({ tape, registry }, NOW)).toEqual({ targets: 0, signals: 0, closes: 0 });
    expect(await told(near)).toEqual([
      {
        kind: 'target',
        facts: { symbol: 'NABIL', side: 'buy', target: 49_000, reached: 48_500, day: MONDAY },
      },
    ]);
    expect(await told(far)).toEqual([]);
  });

  it('tells of the day once, to whoever switched it on, also where two workers do so at once', async () => {
    const [wants, other] = [await settle(), await settle()];
    await setSwitches(registry, { personId: wants, kind: 'close', inbox: true });
    await store([bar(SUNDAY, 480, 490), bar(MONDAY, 485, 505)], [fired('macd-cross', 'signal', 'daily')]);
    await replaceIndexBars(tape, [nepse(SUNDAY, 2_700_00), nepse(MONDAY, 2_727_00)]);
    const passes = await Promise.all([1, 2].map(() => tellOfMarket({ tape, registry }, NOW)));
    expect(passes.reduce((sum, { closes }) => sum + closes, 0)).toBe(1);
    expect(await tellOfMarket({ tape, registry }, NOW)).toMatchObject({ closes: 0 });
    expect((await told(wants)).filter(({ kind }) => kind === 'close')).toEqual([
      {
        kind: 'close',
        facts: { day: MONDAY, nepse: 2_727_00, change: 1_00, advanced: 0, declined: 0 },
      },
    ]);
    expect((await told(other)).filter(({ kind }) => kind === 'close')).toEqual([]);
  });

  it('tells of signals only those whose package shows them, alert and signal of one bar together', async () => {
    const [basic, gold, diamond] = [await settle(), await settle(), await settle()];
    for (const id of [basic, gold, diamond]) await follow(id, null);
    await grant(gold, 'Gold', inDays(-1), inDays(100));
    await grant(diamond, 'Diamond', inDays(-1), inDays(100));
    await store(
      [bar(FRIDAY, 500, 510), bar(MONDAY, 485, 505)],
      [
        fired('macd-cross', 'signal', 'daily'),
        fired('dow', 'signal', 'daily'),
        fired('dow', 'alert', 'daily'),
        fired('candlestick', 'doji', 'daily'),
        fired('buy-sell', 'signal', 'hourly'),
      ],
    );
    expect(await tellOfMarket({ tape, registry }, NOW)).toEqual({ targets: 0, signals: 3, closes: 0 });
    const lists = async (id: string) =>
      (await told(id)).map(({ facts }) => ('list' in facts ? facts.list : '')).toSorted();
    expect(await lists(basic)).toEqual([]);
    expect(await lists(gold)).toHaveLength(1);
    expect(await lists(diamond)).toHaveLength(2);
  });

  it('tells nobody of a session that is history', async () => {
    const id = await settle();
    await follow(id, 49_000);
    await store([bar(FRIDAY, 500, 510), bar(MONDAY, 485, 505)], [fired('macd-cross', 'signal', 'daily')]);
    expect(await tellOfMarket({ tape, registry }, inDays(30))).toEqual({ targets: 0, signals: 0, closes: 0 });
  });
});

describe('a package that ends', () => {
  it('is told of a week before and on the last day, unless it goes on', async () => {
    const [ending, renewed] = [await settle(), await settle()];
    await grant(ending, 'Gold', inDays(-100), inDays(6.5));
    await grant(renewed, 'Gold', inDays(-100), inDays(6.5));
    await grant(renewed, 'Gold', inDays(6.5), inDays(300));
    expect([await tellOfEndings(registry, NOW), await tellOfEndings(registry, NOW)]).toEqual([1, 0]);
    expect(await tellOfEndings(registry, inDays(3))).toBe(0);
    expect(await tellOfEndings(registry, inDays(6))).toBe(1);
    expect((await told(ending)).map(({ facts }) => 'days' in facts && facts.days)).toEqual([1, 7]);
    expect(await told(renewed)).toEqual([]);
  });
});

describe('an announcement', () => {
  it('stands in every inbox once, one about a company in those of its followers', async () => {
    const [follower, other] = [await settle(), await settle()];
    await follow(follower, null, stockSymbol('UPPER'));
    const words = { title_en: 'News', title_ne: 'खबर', body_en: 'Words', body_ne: 'शब्द' };
    const all = { kind: 'product' as const, symbol: null };
    const one = { kind: 'company' as const, symbol: stockSymbol('UPPER') };
    for (const about of [all, one])
      await registry
        .insertInto('announcement')
        .values({ ...about, ...words, published_at: NOW, expires_at: null, withdrawn_at: null })
        .execute();
    expect(await tellOfAnnouncements(registry, NOW)).toBe(people + 1);
    expect(await tellOfAnnouncements(registry, NOW)).toBe(0);
    expect([await told(follower), await told(other)].map((list) => list.length)).toEqual([2, 1]);
  });
});
