import type { ReplyOf, Tier, rehearsalContracts } from '@chuli/contracts';
import { type StockSymbol, type TradingDate, addDays, fromRupees, tradingDate } from '@chuli/kernel';
import { isTradingDay } from '@chuli/market';
import type { DailyBarRow, IndexBarRow } from '@chuli/tape';
import { replaceIndexBars } from '@chuli/tape/write';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bars as smallBars, indexBars as smallIndex } from '../../testing/small-market.ts';
import { type TestPeople, openTestPeople } from '../../testing/test-people.ts';

type Reply = ReplyOf<typeof rehearsalContracts.rehearseAlert>;

const DAY_MS = 86_400_000;
const PATH = '/alert/rehearse/';

/** More than two years of sessions up to the last of the market. */
const DAYS = Array.from({ length: 760 }, (_, day) => addDays(tradingDate('2024-07-20'), day)).filter(
  (day) => isTradingDay(day) && day <= '2026-08-18',
);

const rounded = (rupees: number): number => Math.round(rupees * 10) / 10;

/** Two waves, so that levels are reached often and left by much and by little. */
const nabilAt = (at: number): number => rounded(500 + 40 * Math.sin(at / 4) + 6 * Math.sin(at * 2.1));
/** Went ex bonus on 13 August 2026, share for share: from then on it stands at half. */
const upperAt = (at: number): number => rounded(400 + 30 * Math.cos(at / 5) + 2 * Math.sin(at * 1.3));
const EX_DATE = tradingDate('2026-08-13');
const nepseAt = (at: number): number => Math.round(270_000 + 9_000 * Math.sin(at / 30));

const barOf = (symbol: string, traded_on: TradingDate, close: number): DailyBarRow => ({
  ...(smallBars()[0] as DailyBarRow),
  symbol: symbol as StockSymbol,
  traded_on,
  open: fromRupees(close),
  high: fromRupees(rounded(close + 4)),
  low: fromRupees(rounded(close - 4)),
  close: fromRupees(close),
  previous_close: null,
  volume: 10_000,
  amount: fromRupees(Math.round(close * 10_000)),
  trades: 40,
});

const halved = (day: TradingDate, close: number): number => (day < EX_DATE ? close : rounded(close / 2));

const MARKET: readonly DailyBarRow[] = DAYS.flatMap((day, at) => [
  barOf('NABIL', day, nabilAt(at)),
  // It does not trade every session.
  ...(at % 7 === 4 ? [] : [barOf('UPPER', day, halved(day, upperAt(at)))]),
]);

const NEPSE: readonly IndexBarRow[] = DAYS.map((traded_on, at) => ({
  ...(smallIndex()[0] as IndexBarRow),
  traded_on,
  close: nepseAt(at),
}));

let place: TestPeople;
beforeAll(async () => {
  place = await openTestPeople({ freeFeatures: [] }, { empty: false });
  await place.replaceBars(MARKET);
  await replaceIndexBars(place.tape, NEPSE);
});
afterAll(() => place.close());

const accessOf = async (tier: Tier): Promise<string> => {
  const { id, phone } = await place.settle();
  if (tier !== 'Basic')
    await place.registry
      .insertInto('membership_grant')
      .values({
        person_id: id,
        tier,
        source: 'operator',
        starts_at: new Date(place.now() - DAY_MS),
        ends_at: new Date(place.now() + 30 * DAY_MS),
        created_at: new Date(place.now()),
      })
      .execute();
  return (await place.signIn(phone)).access;
};

const LEVEL = 520;
const PRICE = { kind: 'level', measure: 'price', operator: '>=', value: LEVEL };
const NABIL = { symbols: ['NABIL'] };

const rehearse = async (body: object, access?: string): Promise<Reply> => {
  const sent = { condition: PRICE, scope: NABIL, ...body };
  const reply = await place.call('POST', PATH, sent, access === undefined ? {} : { access });
  expect([reply.status, reply.body['code']]).toEqual([200, undefined]);
  return reply.body as unknown as Reply;
};

const datesOf = ({ firings }: Reply): string[] => firings.map(({ date }) => date).toReversed();

const JUDGED = DAYS.slice(-460);
const BEFORE = DAYS.length - 461;

/** The bars one after the other, as anybody would write it: told on reaching the level, again after it was left by 1.3. */
const byHand = (priceAt: (at: number) => number, from = BEFORE): TradingDate[] => {
  const told: TradingDate[] = [];
  let waits = priceAt(from) < LEVEL;
  for (let at = from + 1; at < DAYS.length; at += 1) {
    const price = priceAt(at);
    if (waits && price >= LEVEL) {
      told.push(DAYS[at] as TradingDate);
      waits = false;
    } else if (price <= LEVEL - 1.3) waits = true;
  }
  return told;
};

describe('the rehearsal of an alert', () => {
  it('on a price tells what a bare pass over the bars tells', async () => {
    const told = byHand(nabilAt);
    const reply = await rehearse({});
    expect(told.length).toBeGreaterThan(8);
    expect(datesOf(reply)).toEqual(told);
    expect(reply).toMatchObject({
      from: JUDGED[0],
      to: '2026-08-18',
      sessions: 460,
      judged: 1,
      not_judged: 0,
      total: told.length,
      stocks: [{ symbol: 'NABIL', firings: told.length, dates: told }],
    });
    const [newest] = reply.firings;
    const close = nabilAt(DAYS.indexOf(newest?.date as TradingDate));
    expect(newest?.values).toEqual([{ name: 'price', value: close, unit: 'rupees' }]);
  });

  it('of fewer sessions begins as if it had been made before them', async () => {
    const reply = await rehearse({ sessions: 100 });
    expect(datesOf(reply)).toEqual(byHand(nabilAt, DAYS.length - 101));
    expect(reply).toMatchObject({ from: DAYS.at(-100), sessions: 100 });
  });

  it('during the session is judged by how far the price went', async () => {
    const told: string[] = [];
    let waits = nabilAt(BEFORE) < LEVEL;
    for (const day of JUDGED) {
      const close = nabilAt(DAYS.indexOf(day));
      if (waits && rounded(close + 4) >= LEVEL) told.push(day);
      // The close decides whether it has been left again.
      if (close <= LEVEL - 1.3) waits = true;
      else if (rounded(close + 4) >= LEVEL) waits = false;
    }
    const reply = await rehearse({ timing: 'forming', frequency: 'once-per-bar' });
    expect(datesOf(reply)).toEqual(told);
  });

  it('on a scan tells each bar on which it became true, with what was compared', async () => {
    const access = await accessOf('Gold');
    const scan = { kind: 'scan', text: 'close > sma(20) for all' };
    const closes = MARKET.filter(({ symbol }) => symbol === 'UPPER');
    const scaled = closes.map(({ close, traded_on }) => (traded_on < EX_DATE ? close / 100 : close / 50));
    const told: string[] = [];
    for (
      let at = closes.findIndex(({ traded_on }) => traded_on >= (JUDGED[0] as string));
      at < closes.length;
      at += 1
    ) {
      const isOver = (bar: number): boolean => {
        const twenty = scaled.slice(bar - 19, bar + 1);
        return (scaled[bar] as number) > twenty.reduce((sum, one) => sum + one, 0) / 20;
      };
      if (isOver(at) && !isOver(at - 1)) told.push(closes[at]?.traded_on as string);
    }
    const reply = await rehearse({ condition: scan, scope: { symbols: ['UPPER'] } }, access);
    expect(told.length).toBeGreaterThan(10);
    expect(datesOf(reply)).toEqual(told);
    expect(reply.firings[0]?.values[0]).toMatchObject({ name: 'close > sma(20)', unit: 'rupees' });
  });

  it('takes an ex-date for no fall', async () => {
    const access = await accessOf('Gold');
    const fall = { kind: 'level', measure: 'price', operator: '<=', value: 300 };
    const reply = await rehearse({ condition: fall, scope: { symbols: ['UPPER'] } }, access);
    expect(reply.firings).toEqual([]);
  });

  it('counts weeks from Sunday, the silent ones too, and tells the worst', async () => {
    const reply = await rehearse({
      condition: { kind: 'scan', text: 'close > sma(5) for all' },
      frequency: 'each-bar-close',
    });
    const weeks = new Map<string, number>();
    const sundayOf = (day: string): string => {
      const at = new Date(`${day}T00:00:00Z`);
      return new Date(at.getTime() - at.getUTCDay() * DAY_MS).toISOString().slice(0, 10);
    };
    for (const day of JUDGED) weeks.set(sundayOf(day), 0);
    for (const { date } of reply.firings) weeks.set(sundayOf(date), (weeks.get(sundayOf(date)) ?? 0) + 1);
    expect(reply.weeks.map(({ firings }) => firings)).toEqual([...weeks.values()]);
    expect(reply.worst_week?.firings).toBe(Math.max(...weeks.values()));
    expect(reply.worst_day?.firings).toBe(1);
    expect(reply.per_week).toBe(Math.round((reply.total / weeks.size) * 100) / 100);
  });

  it('says what followed against NEPSE, with how many cases it knows', async () => {
    const reply = await rehearse({});
    const places = reply.firings.map(({ date }) => DAYS.indexOf(date)).filter((at) => at + 5 < DAYS.length);
    const changes = places.map((at) => (nabilAt(at + 5) / nabilAt(at) - 1) * 100);
    const ahead = places.filter(
      (at, index) => (changes[index] as number) > (nepseAt(at + 5) / nepseAt(at) - 1) * 100,
    );
    const sorted = changes.toSorted((a, b) => a - b);
    const middle =
      ((sorted[Math.ceil(sorted.length / 2) - 1] ?? 0) + (sorted[Math.floor(sorted.length / 2)] ?? 0)) / 2;
    const [five] = reply.followed;
    expect(five).toMatchObject({ sessions: 5, number: places.length });
    expect(five?.median).toBeCloseTo(middle, 2);
    expect(five?.ahead).toBeCloseTo((ahead.length / places.length) * 100, 2);
    expect(five?.up).toBeCloseTo((changes.filter((change) => change > 0).length / changes.length) * 100, 2);
    const few = await rehearse({ sessions: 60 });
    expect(few.total).toBeLessThan(10);
    expect(few.followed[0]).toMatchObject({ median: null, median_excess: null, up: null, ahead: null });
  });

  it('tells the same of a day whatever came after it', async () => {
    const [reply, scan] = [{}, { condition: { kind: 'scan', text: 'rsi(14) < 40 for all' } }];
    const whole = [await rehearse(reply), await rehearse(scan)].map(datesOf);
    const cut = DAYS[DAYS.length - 40] as TradingDate;
    await place.replaceBars(MARKET.filter(({ traded_on }) => traded_on <= cut));
    const shorter = [await rehearse(reply), await rehearse(scan)].map(datesOf);
    await place.replaceBars(MARKET);
    const first = JUDGED[0] as string;
    expect(whole[1]?.length).toBeGreaterThan(3);
    expect(shorter.map((dates) => dates.filter((date) => date >= first))).toEqual(
      whole.map((dates) => dates.filter((date) => date <= cut)),
    );
  });

  it('keeps nothing', async () => {
    const access = await accessOf('Gold');
    await rehearse({}, access);
    expect((await place.call('GET', '/alert/', undefined, { access })).body['rows']).toEqual([]);
  });
});

describe('who may rehearse', () => {
  const locked = {
    status: 403,
    body: { details: { feature: 'alerts', tier: 'Gold', demo_symbol: 'NABIL' } },
  };

  it('is everyone for the example stock, and whoever holds alerts for any', async () => {
    expect((await rehearse({ condition: { kind: 'signal', list: 'dow.signal.daily.buy' } })).judged).toBe(1);
    const upper = { condition: PRICE, scope: { symbols: ['UPPER'] } };
    expect(await place.call('POST', PATH, upper)).toMatchObject(locked);
    expect(
      await place.call('POST', PATH, { ...upper, scope: { symbols: ['NABIL', 'UPPER'] } }),
    ).toMatchObject(locked);
    expect(await place.call('POST', PATH, { ...upper, scope: { of: 'my stocks' } })).toMatchObject(locked);
    expect(await place.call('POST', PATH, upper, { access: await accessOf('Basic') })).toMatchObject(locked);
    expect((await rehearse(upper, await accessOf('Gold'))).judged).toBe(1);
  });

  it('asks for the whole market from Diamond on, as it is kept', async () => {
    const all = { condition: { kind: 'scan', text: 'close > sma(20) for all' }, scope: { of: 'universe' } };
    const gold = await place.call('POST', PATH, all, { access: await accessOf('Gold') });
    expect(gold).toMatchObject({ status: 403, body: { details: { tier: 'Diamond' } } });
    const reply = await rehearse(all, await accessOf('Diamond'));
    expect(reply.judged).toBe(2);
    expect(new Set(reply.firings.map(({ symbol }) => symbol))).toEqual(new Set(['NABIL', 'UPPER']));
  });

  it.each([
    ['input.invalid', { sessions: 461 }],
    ['input.invalid', { sessions: 0 }],
    ['input.invalid', { request_id: '00000000-0000-4000-8000-000000000000' }],
    ['scan.not-understood', { condition: { kind: 'scan', text: 'close >' } }],
    ['alert.not-possible', { frequency: 'every-time' }],
  ])('is told as %s: %o', async (code, wrong) => {
    const { body } = await place.call('POST', PATH, { condition: PRICE, scope: NABIL, ...wrong });
    expect(body).toMatchObject({ code });
  });
});

describe('an alert that would tell very often', () => {
  /** Six stocks that are reached from both sides every session. */
  const many = ['NABIL', 'UPPER', 'NABILP', 'NEWCO', 'OLDBANK', 'NABILD/89'];
  const restless = DAYS.flatMap((day, at) =>
    many.map((symbol) => barOf(symbol, day, at % 2 === 0 ? 500 : 540)),
  );

  it('is kept once the person has confirmed it', async () => {
    const access = await accessOf('Diamond');
    await place.replaceBars(restless);
    const condition = { ...PRICE, operator: 'crosses' };
    const body = { condition, scope: { symbols: many }, timing: 'forming', frequency: 'every-time' };
    const add = (more: object) => place.call('POST', '/alert/', { ...body, ...more }, { access });
    const refused = await add({});
    expect(refused).toMatchObject({ status: 409, body: { code: 'alert.very-often', details: { most: 20 } } });
    const { per_week } = await rehearse(body, access);
    expect((refused.body['details'] as { per_week: number }).per_week).toBe(per_week);
    expect(per_week).toBeGreaterThan(20);
    const kept = await add({ is_confirmed: true });
    expect(kept.status).toBe(200);
    const path = `/alert/${String(kept.body['id'])}/`;
    const change = (more: object) => place.call('PATCH', path, more, { access });
    expect((await change({ note: 'busy' })).status).toBe(200);
    expect((await change({ condition: { ...condition, value: 521 } })).body).toMatchObject({
      code: 'alert.very-often',
    });
    expect((await change({ condition: { ...condition, value: 521 }, is_confirmed: true })).status).toBe(200);
    expect((await add({ scope: NABIL })).status).toBe(200);
    await place.replaceBars(MARKET);
  });
});
