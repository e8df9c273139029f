import type { RepliedBy } from '@chuli/contracts';
import {
  type BrokerId,
  type StockSymbol,
  type TradingDate,
  addDays,
  atKathmandu,
  paisa,
  seededRandom,
  tradingDate,
} from '@chuli/kernel';
import { isTradingDay } from '@chuli/market';
import { replaceReference, upsertCompanies } from '@chuli/registry/reference';
import type { DailyBarRow } from '@chuli/tape';
import { storedWindows } from '@chuli/tape/broker';
import { replaceIndexBars, replaceTradeDay, scoreWindows } from '@chuli/tape/write';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nepseClose } from '../../testing/nepse-close.ts';
import { companies } from '../../testing/small-market.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

const LAST = tradingDate('2026-08-18');
const daysBefore = (count: number): TradingDate[] => {
  const days: TradingDate[] = [];
  for (let day = LAST; days.length < count; day = addDays(day, -1)) if (isTradingDay(day)) days.unshift(day);
  return days;
};
/** Bars are known for longer than floorsheets. */
const BARS = daysBefore(110);
const DAYS = BARS.slice(-84);
const at = (place: number): TradingDate => DAYS[place] ?? LAST;

/** UPPER is unlike itself here: three brokers, and half of it within one of them. */
const ODD = 62;
/** One broker buys NABIL. */
const BOUGHT = 66;
/** A bonus of NABIL, and another that nobody may know of before. */
const NEWS = 72;
const CUT = 82;

type Made = readonly [symbol: string, buyer: string, seller: string, quantity: number];

const tradesOn = (place: number): Made[] => {
  const random = seededRandom(place + 1);
  const other = (): string => String(1 + Math.floor(random() * 30));
  const usual = (symbol: string): Made[] =>
    Array.from({ length: 40 }, () => [symbol, other(), other(), 10 + Math.floor(random() * 90)]);
  const odd = Array.from({ length: 40 }, (_, number): Made => [
    'UPPER',
    '1',
    number % 2 === 0 ? '1' : '2',
    50,
  ]);
  const bought = Array.from({ length: 12 }, (_, number): Made => ['NABIL', '58', String(60 + number), 400]);
  return [...usual('NABIL'), ...(place === BOUGHT ? bought : []), ...(place === ODD ? odd : usual('UPPER'))];
};

const write = async (market: TestServer, place: number): Promise<void> => {
  const day = at(place);
  const rows = tradesOn(place).map(([symbol, buyer, seller, quantity], number) => ({
    contract_id: `${day.replaceAll('-', '')}01${String(2 * number + 1).padStart(6, '0')}`,
    symbol: symbol as StockSymbol,
    traded_at: null,
    buyer: buyer as BrokerId,
    seller: seller as BrokerId,
    quantity,
    rate: paisa(500_00),
    amount: paisa(500_00 * quantity),
  }));
  await replaceTradeDay(market.tape, day, rows);
};

/** Rs 500 all the time; UPPER loses a tenth and a bit in the session after the odd one, NEPSE nothing. */
const barsTo = (last: TradingDate): DailyBarRow[] =>
  ['NABIL', 'UPPER'].flatMap((symbol) =>
    BARS.filter((day) => day <= last).map((traded_on) => {
      const close = paisa(symbol === 'UPPER' && traded_on > at(ODD) ? 445_00 : 500_00);
      return {
        symbol: symbol as StockSymbol,
        traded_on,
        open: close,
        high: close,
        low: close,
        close,
        last_traded: null,
        volume: 2_000,
        amount: paisa(10_00_000_00),
        trades: 40,
        vwap: null,
        previous_close: null,
        source: 'test',
        sources_agreeing: 1,
        flags: '',
      };
    }),
  );

const indexTo = (last: TradingDate) =>
  BARS.filter((day) => day <= last).map((traded_on) => nepseClose(traded_on, 2_700));

const bonusOn = (day: TradingDate, fiscal_year: string) => ({
  symbol: 'NABIL' as StockSymbol,
  fiscal_year,
  bonus_percent: 10,
  cash_percent: null,
  announced_on: day,
  book_close_on: null,
  distributed_on: null,
  bonus_listed_on: null,
  known_on: day,
  source: 'test',
  flags: '',
});

let market: TestServer;

const fillTo = async (from: number, to: number): Promise<void> => {
  for (let place = from; place <= to; place += 1) await write(market, place);
  await replaceIndexBars(market.tape, indexTo(at(to)));
  await market.replaceBars(barsTo(at(to)));
  await scoreWindows(market.tape, []);
};

type Answers = [RepliedBy<'/data/announcement-radar/'>, RepliedBy<'/data/risk-facts/'>];
const answersOn = async (place: number): Promise<Answers> => [
  await market.get('/data/announcement-radar/', { as_of: at(place) }),
  await market.get('/data/risk-facts/', { as_of: at(place) }),
];
const EARLIER = [0, ODD, BOUGHT, BOUGHT + 9, BOUGHT + 10, CUT];
let then: Answers[];
const allAnswers = async (): Promise<Answers[]> => {
  const answers: Answers[] = [];
  for (const place of EARLIER) answers.push(await answersOn(place));
  return answers;
};

beforeAll(async () => {
  market = await openTestServer({ empty: true, clock: () => atKathmandu(addDays(LAST, 1), 12 * 60) });
  const traded = companies().filter(({ symbol }) => symbol === 'NABIL' || symbol === 'UPPER');
  await upsertCompanies(
    market.registry,
    traded.map((company) => Object.assign(company, { first_traded_on: null, public_shares: 1_000_000 })),
  );
  await replaceReference(market.registry, 'dividend', [bonusOn(at(NEWS), '2081/2082')]);
  await fillTo(0, CUT);
  then = await allAnswers();
  await replaceReference(market.registry, 'dividend', [
    bonusOn(at(NEWS), '2081/2082'),
    bonusOn(at(CUT + 1), '2082/2083'),
  ]);
  await fillTo(CUT + 1, DAYS.length - 1);
}, 240_000);
afterAll(() => market.close());

describe('the radar before announcements', () => {
  it('has a stock whose last sessions one buyer stands out of, with who leads and how long', async () => {
    const { rows, counts, days, date } = await market.get('/data/announcement-radar/', { as_of: at(BOUGHT) });
    expect([days, date, counts.flagged]).toEqual([5, at(BOUGHT), rows.length]);
    expect(rows.find(({ symbol }) => symbol === 'NABIL')).toMatchObject({
      label: 'accumulation',
      run: 1,
      flagged_since: at(BOUGHT),
      last_news: null,
      news: null,
      sessions_left: 10,
    });
    expect(rows[0]?.brokers[0]).toMatchObject({ broker: '58' });
  });

  it('says of an earlier session what was declared after it, as far as the as-of day knows', async () => {
    const rowOn = async (as_of: number) => {
      const query = { date: at(BOUGHT), as_of: at(as_of) };
      return (await market.get('/data/announcement-radar/', query)).rows.find(
        ({ symbol }) => symbol === 'NABIL',
      );
    };
    expect(await rowOn(NEWS - 1)).toMatchObject({ news: null, sessions_left: 10 - (NEWS - 1 - BOUGHT) });
    expect(await rowOn(NEWS)).toMatchObject({ news: { on: at(NEWS), kind: 'bonus' } });
  });

  it('counts a flag when its ten sessions are over, and the news that had one before it', async () => {
    const recordOn = async (place: number) => (await answersOn(place))[0].record;
    const [before, after] = [await recordOn(BOUGHT + 9), await recordOn(BOUGHT + 10)];
    expect([after.cases - before.cases, after.hits - before.hits]).toEqual([1, 1]);
    expect(after.verdict).toBe('too-few');
    expect(after.news.find(({ kind }) => kind === 'bonus')).toEqual({
      kind: 'bonus',
      declared: 1,
      flagged: 1,
    });
    expect(after).toMatchObject({ within: 10, sessions_known: BOUGHT + 11 });
  });

  it('refuses a session later than the as-of day', async () => {
    const query = { date: at(5), as_of: at(4) };
    expect((await market.ask('/data/announcement-radar/', { query })).status).toBe(400);
  });
});

describe('facts before somebody acts', () => {
  it('are counted of those that are known', async () => {
    const { rows, total } = await market.get('/data/risk-facts/', { symbol: 'UPPER', as_of: at(ODD) });
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      symbol: 'UPPER',
      date: at(ODD),
      held: 4,
      known: 4,
      gathered: true,
      same_broker: true,
      few_brokers: true,
      small_float: null,
      small_turnover: true,
      hhi: 10_000,
      same_broker_percent: 50,
      brokers: 2,
      hhi_place: 100,
      brokers_place: 0,
      turnover: 1_000_000,
    });
  });

  it('have the concentration that windows of one session have', async () => {
    const asked = { days: 1, from: at(BOUGHT), to: at(BOUGHT) };
    const [rows, windows] = [(await answersOn(BOUGHT))[1].rows, await storedWindows(market.tape, asked)];
    expect(windows).toHaveLength(2);
    for (const { symbol, hhi_buyers, hhi_sellers } of windows) {
      const higher = Math.round(Math.max(hhi_buyers ?? 0, hhi_sellers ?? 0));
      expect(rows.find((row) => row.symbol === symbol)?.hhi).toBe(higher);
    }
  });

  it('know the float of today', async () => {
    const { rows } = await market.get('/data/risk-facts/', { symbol: 'UPPER' });
    expect(rows[0]).toMatchObject({ date: at(83), small_float: true, float_cap: 445_000_000, known: 5 });
  });

  it('list all stocks of the session, most facts first', async () => {
    const { rows, counts } = await market.get('/data/risk-facts/', { as_of: at(ODD) });
    expect(rows.map(({ symbol }) => symbol)).toEqual(['UPPER', 'NABIL']);
    expect(counts).toMatchObject({ stocks: 2, judged: 2, nudged: 1 });
  });

  it('have a record of the falls after them', async () => {
    const recordOn = async (place: number) => (await answersOn(place))[1].record;
    expect(await recordOn(ODD + 19)).toMatchObject({ cases: 0, hits: 0 });
    expect(await recordOn(ODD + 20)).toMatchObject({ cases: 1, hits: 1, false_alarms: 0, within: 20 });
  });
});

it('both rewind: as of a day they are what the market told that ended with it', async () => {
  expect(await allAnswers()).toEqual(then);
  expect(then.flat().flatMap(({ rows }): object[] => rows).length).toBeGreaterThan(8);
});
