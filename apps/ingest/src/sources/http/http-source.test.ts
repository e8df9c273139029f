import { atKathmandu, tradingDate } from '@chuli/kernel';
import { Random, driftRow } from '@chuli/simulator';
import { afterEach, describe, expect, it } from 'vitest';
import { annulledSince } from '../../checks/whole-day.ts';
import type { NoticeName, SourceItem, WholeDay } from '../source.ts';
import { type TestContext, eventsOf, noticesOf, readAll, testContext } from '../testing/context.ts';
import {
  DAY,
  type TestExchange,
  exchangeDay,
  smallDay,
  startExchange,
  startSmallExchange,
} from '../testing/exchange.ts';
import type { HttpSettings } from './client.ts';
import { httpSource } from './http-source.ts';

const MINUTE = 60_000;
const day = smallDay();
const truth = day.flatMap(({ event }) => (event.kind === 'trade' ? [event] : []));
const closes = day.flatMap(({ event }) => (event.kind === 'close' ? [event] : []));
const byContract = (a: { contractId: string }, b: { contractId: string }): number =>
  a.contractId < b.contractId ? -1 : 1;
const sorted = truth.toSorted(byContract);

let exchange: TestExchange | null = null;
afterEach(async () => {
  await exchange?.stop();
  exchange = null;
});

type Setting = { context: TestContext; exchange: TestExchange; source: ReturnType<typeof httpSource> };

const settingsFor = (baseUrl: string, change: Partial<HttpSettings> = {}): HttpSettings => ({
  baseUrl,
  headers: {},
  listMethod: 'GET',
  timeoutMs: 60_000,
  maxBytes: 1_000_000,
  pageSize: 50,
  pollMs: 5 * MINUTE,
  frozenMs: 10 * MINUTE,
  depthPerPoll: 2,
  passes: 4,
  passGapMs: MINUTE,
  gapMs: 0,
  firstBackOffMs: 2_000,
  longestBackOffMs: 120_000,
  breakerAfter: 3,
  ...change,
});

const start = async (minutes: number, change: Partial<HttpSettings> = {}): Promise<Setting> => {
  const context = testContext(DAY, atKathmandu(DAY, minutes));
  exchange = await startSmallExchange(day, context.clock);
  return { context, exchange, source: httpSource(settingsFor(exchange.url, change), () => true) };
};

/** Reads until so many minutes of the session have passed. */
const readUntil = async ({ source, context }: Setting, minutes: number): Promise<SourceItem[]> => {
  const items: SourceItem[] = [];
  for await (const item of source.read(context)) {
    items.push(item);
    if (context.clock() >= atKathmandu(DAY, minutes)) context.abort();
  }
  return items;
};

const NOON = 12 * 60;
const EVENING = 16 * 60;

describe('a session over HTTP', () => {
  it('from before the opening to the close gives every contract once, masked, and all phases', async () => {
    const { source, context } = await start(10 * 60);
    const items = await readAll(source.read(context));
    const heard = eventsOf(items, 'trade').sort(byContract);
    const masked = sorted.map((trade) => ({ ...trade, buyer: '', seller: '' }));
    const isMasked = heard.map(({ buyer }) => buyer === '');
    expect(heard).toEqual(sorted.map((trade, place) => (isMasked[place] === true ? masked[place] : trade)));
    expect(isMasked.filter(Boolean).length).toBeGreaterThan(0.9 * truth.length);
    expect(eventsOf(items, 'status').map(({ phase }) => phase)).toEqual([
      'before',
      'pre-open',
      'matching',
      'open',
      'closed',
    ]);
    expect(eventsOf(items, 'index').length).toBeGreaterThan(50);
    expect(eventsOf(items, 'depth').length).toBeGreaterThan(50);
    expect(eventsOf(items, 'totals').at(-1)?.trades).toBe(truth.length);
    expect(eventsOf(items, 'beat').length).toBeGreaterThan(40);
    expect(items.filter(({ kind }) => kind === 'rejected')).toEqual([]);
  });

  it('passes over what the log has already', async () => {
    const setting = await start(NOON);
    const known = new Set(truth.slice(0, 20).map(({ contractId }) => contractId));
    const context = { ...setting.context, isKnown: (id: string) => known.has(id) };
    const items = await readUntil({ ...setting, context }, NOON + 1);
    const heard = eventsOf(items, 'trade').map(({ contractId }) => contractId);
    expect(heard.length).toBeGreaterThan(0);
    expect(heard.filter((id) => known.has(id))).toEqual([]);
  });

  it('ends without one when the exchange still shows another day after the close', async () => {
    const monday = tradingDate('2026-11-16');
    const other = await startSmallExchange(day, () => atKathmandu(DAY, EVENING));
    exchange = other;
    const settings = settingsFor(other.url);
    const items = await readAll(
      httpSource(settings, () => true).read(testContext(monday, atKathmandu(monday, 14 * 60 + 50))),
    );
    expect(eventsOf(items, 'status').map(({ phase, reason }) => [phase, reason])).toEqual([
      ['before', null],
      ['closed', 'no session on this day'],
    ]);
    expect(noticesOf(items)).toEqual(['other-day']);
    expect(items.filter(({ kind }) => kind === 'rejected')).toEqual([]);
    expect(eventsOf(items, 'totals')).toEqual([]);
    const whole = await httpSource(settings, () => true).readWhole(
      testContext(monday, atKathmandu(monday, EVENING)),
    );
    expect(whole).toMatchObject({ trades: [], declared: null, reasons: ['the exchange shows 2026-11-13'] });
  });
});

describe('faults of a running session', () => {
  const run = async (
    faults: Partial<TestExchange['faults']>,
    change: Partial<HttpSettings> = {},
  ): Promise<SourceItem[]> => {
    const setting = await start(NOON, change);
    Object.assign(setting.exchange.faults, faults);
    return readUntil(setting, NOON + 30);
  };

  it.each<[string, Partial<TestExchange['faults']>, Partial<HttpSettings>]>([
    ['html', { html: true, only: 'floorsheet' }, {}],
    ['truncated', { truncate: true, only: 'floorsheet' }, {}],
    ['repeated-page', { repeatPage: true, only: 'floorsheet' }, {}],
    ['gap', { losePage: 1, only: 'floorsheet' }, {}],
    ['frozen', { freeze: true }, {}],
    ['unavailable', { tooMany: true, only: 'index', times: 1 }, {}],
    ['unavailable', { hang: true, only: 'index', times: 1 }, { timeoutMs: 50 }],
    ['unavailable', { reset: true, only: 'index', times: 1 }, {}],
    ['too-large', { huge: true, only: 'index', times: 1 }, {}],
    ['breaker-open', { broken: true, times: 3 }, {}],
  ])('%s is recognised', async (notice, faults, change) => {
    expect(noticesOf(await run(faults, change))).toContain(notice);
  });

  it('a slow exchange is waited for', async () => {
    const items = await run({ slowMs: 20, times: 5 });
    expect(noticesOf(items)).toEqual([]);
    expect(eventsOf(items, 'trade').length).toBeGreaterThan(0);
  });

  it('a frozen exchange is not taken for a living one: beats stop', async () => {
    const frozen = eventsOf(await run({ freeze: true }), 'beat');
    const alive = eventsOf(await run({}), 'beat');
    expect(frozen.length).toBeLessThan(alive.length);
  });

  it('in an outage only the status is asked for, and the session goes on after it', async () => {
    const setting = await start(NOON);
    const items: SourceItem[] = [];
    let before = 0;
    for await (const item of setting.source.read(setting.context)) {
      items.push(item);
      if (before === 0 && eventsOf(items, 'beat').length === 1) {
        before = setting.exchange.requests.length;
        Object.assign(setting.exchange.faults, { broken: true, times: 5 });
      }
      if (eventsOf(items, 'beat').length > 2) setting.context.abort();
    }
    const asked = setting.exchange.requests.slice(before, before + 7).map((path) => path.split('?')[0]);
    const status = 'nepse-data/market-open';
    expect(asked).toEqual([
      status,
      'nepse-index',
      'nepse-data/floorsheet',
      status,
      status,
      status,
      'nepse-index',
    ]);
    expect(noticesOf(items)).toContain('breaker-open');
  });

  it('a page that is lost leaves a gap and the source alive', async () => {
    const items = await run({ losePage: 1, only: 'floorsheet' });
    expect(noticesOf(items)).toContain('gap');
    expect(eventsOf(items, 'beat').length).toBeGreaterThan(3);
  });

  it('a book that is refused stops nothing', async () => {
    const items = await run({ html: true, only: 'marketdepth' });
    expect(eventsOf(items, 'depth')).toEqual([]);
    expect(eventsOf(items, 'trade').length).toBeGreaterThan(50);
    expect(noticesOf(items)).not.toContain('breaker-open');
  });

  it('one bad symbol is set aside once and the rest goes on; a new field is told once', async () => {
    const bad = truth[0]?.symbol;
    const items = await run({
      drift: (row) => ({ ...row, newField: 1, ...(row['stockSymbol'] === bad && { contractRate: 'n/a' }) }),
    });
    const rejected = items.flatMap((item) => (item.kind === 'rejected' ? [item] : []));
    expect(new Set(rejected.map(({ reason }) => reason))).toEqual(new Set(['rate not positive']));
    expect(new Set(rejected.map(({ row }) => row)).size).toBe(rejected.length);
    const heard = eventsOf(items, 'trade');
    expect(heard.some(({ symbol }) => symbol === bad)).toBe(false);
    expect(heard.length).toBeGreaterThan(50);
    expect(noticesOf(items).filter((name) => name === 'schema-drift')).toHaveLength(1);
  });

  it('time that goes back and totals that decrease are told and not believed', async () => {
    const setting = await start(NOON);
    const items: SourceItem[] = [];
    let isSetBack = false;
    for await (const item of setting.source.read(setting.context)) {
      items.push(item);
      if (!isSetBack && eventsOf(items, 'beat').length === 1) {
        isSetBack = true;
        setting.context.advance(-30 * MINUTE);
      }
      if (isSetBack && setting.context.clock() > atKathmandu(DAY, NOON + 30)) setting.context.abort();
    }
    expect(noticesOf(items)).toEqual(expect.arrayContaining(['time-back', 'totals-decreased']));
    const totals = eventsOf(items, 'totals').map(({ trades }) => trades);
    expect(totals.length).toBeGreaterThan(1);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    const times = eventsOf(items, 'index').map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });
});

describe('the whole day after the close', () => {
  const read = async (faults: Partial<TestExchange['faults']> = {}, minutes = EVENING): Promise<WholeDay> => {
    const { source, context, exchange: running } = await start(minutes);
    Object.assign(running.faults, faults);
    return source.readWhole(context);
  };

  it('is the truth, with brokers, declared totals and closes', async () => {
    const whole = await read();
    expect(whole.reasons).toEqual([]);
    expect(whole.trades).toEqual(sorted);
    expect(whole.closes.toSorted((a, b) => (a.symbol < b.symbol ? -1 : 1))).toEqual(
      closes.toSorted((a, b) => (a.symbol < b.symbol ? -1 : 1)),
    );
    expect(whole.declared).toMatchObject({ trades: truth.length, isFinal: true });
    expect(whole.pages).toMatchObject({ expected: Math.ceil(truth.length / 50), failed: [], repeated: [] });
  });

  it.each<[string, NoticeName, Partial<TestExchange['faults']>]>([
    ['a lost page', 'gap', { losePage: 2, only: 'floorsheet', times: 4 }],
    ['a repeated page', 'repeated-page', { repeatPage: true, only: 'floorsheet', times: 4 }],
    ['a page that is half sent', 'truncated', { truncate: true, only: 'floorsheet', times: 2 }],
    ['a page that never comes', 'unavailable', { reset: true, only: 'floorsheet', times: 2 }],
    ['an error', 'unavailable', { broken: true, only: 'floorsheet', times: 3 }],
    ['a block', 'html', { html: true, only: 'floorsheet', times: 2 }],
  ])('is the truth after %s, which is told', async (_, told, faults) => {
    const whole = await read(faults);
    expect(whole.reasons).toEqual([]);
    expect(whole.trades).toEqual(sorted);
    expect(whole.pages?.passes).toBeGreaterThan(1);
    expect(noticesOf(whole.notices)).toContain(told);
  });

  it('says why when a page stays lost', async () => {
    const whole = await read({ losePage: 2, only: 'floorsheet' });
    expect(whole.isComplete).toBe(false);
    expect(whole.reasons).toEqual(
      expect.arrayContaining([
        `trades ${truth.length - 50} of ${truth.length} declared`,
        'pages not read: 2',
      ]),
    );
  });

  it('has brokers when they are printed late, and lacks what was annulled meanwhile', async () => {
    const context = testContext(DAY, atKathmandu(DAY, 15 * 60 + 5));
    const shown = { ...exchangeDay(day), trades: [...truth], closedAt: atKathmandu(DAY, 15 * 60 + 10) };
    exchange = await startExchange(shown, context.clock);
    const sleep = (milliseconds: number): Promise<void> => {
      if (shown.trades.length === truth.length) shown.trades.shift();
      return context.sleep(milliseconds);
    };
    const source = httpSource(settingsFor(exchange.url, { passGapMs: 10 * MINUTE }), () => true);
    const whole = await source.readWhole({ ...context, sleep });
    expect(whole.reasons).toEqual([]);
    expect(whole.trades).toEqual(truth.slice(1).sort(byContract));
    expect(annulledSince(truth, whole)).toMatchObject([{ contractId: truth[0]?.contractId }]);
  });

  it('says that brokers are still masked when it is read too early', async () => {
    const whole = await read({}, 14 * 60 + 50);
    expect(whole.reasons).toEqual(['brokers still masked']);
  });

  it('with rows drifting by seed never throws, and equals the truth or names what it rejected', async () => {
    const random = new Random(4, 'drift');
    const drift = (row: Readonly<Record<string, unknown>>) =>
      random.chance(0.02) ? driftRow(row, random) : row;
    const whole = await read({ drift, times: 12 });
    const isTrue = JSON.stringify(whole.trades) === JSON.stringify(sorted);
    expect(isTrue || whole.reasons.length > 0).toBe(true);
    expect(whole.trades.every(({ quantity, rate }) => quantity > 0 && Number.isSafeInteger(rate))).toBe(true);
  });
});
