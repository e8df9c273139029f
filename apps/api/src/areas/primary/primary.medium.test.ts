import { type StockSymbol, type TradingDate, stockSymbol, tradingDate } from '@chuli/kernel';
import { replaceReference, upsertCompanies } from '@chuli/registry/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

const on = (day: string): TradingDate => tradingDate(`2026-${day}`);
const NABIL = stockSymbol('NABIL');
const UPPER = stockSymbol('UPPER');
const own = { source: 'test' };

const fundOf = (symbol: string, kind: 'closed' | 'open') => ({
  ...own,
  symbol: symbol as StockSymbol,
  name: `Fund ${symbol}`,
  kind,
  is_listed: kind === 'closed',
  known_on: on('01-01'),
  started_on: on('01-01'),
  matures_on: kind === 'closed' ? tradingDate('2030-08-19') : null,
  par: 1_000,
  units: 1_000_000,
});

const navOf = (day: string, known: string, nav: number) => ({
  ...own,
  symbol: NABIL,
  nav_on: on(day),
  cycle: 'weekly' as const,
  nav,
  fund_size: nav * 1_000_000,
  known_on: on(known),
});

const held = (month: string, symbol: StockSymbol, fund: string, units: number) => {
  const [as_on, known_on] = month === '2083-03' ? [on('07-16'), on('07-31')] : [on('08-16'), on('08-18')];
  return {
    ...own,
    fund: fund as StockSymbol,
    month_bs: month,
    symbol,
    as_on,
    units,
    amount: units * 10_000,
    known_on,
  };
};

const fill = async ({ registry }: TestServer): Promise<void> => {
  await replaceReference(registry, 'public_offer', [
    {
      ...own,
      company: 'Coming Hydro',
      kind: 'ipo',
      reserved_for: 'general',
      units: 1_000,
      price: 10_000,
      announced_on: on('08-10'),
      opens_on: on('08-12'),
      closes_on: on('08-16'),
      allotted_on: on('08-18'),
      listed_on: on('09-01'),
      applied_units: 5_500,
      known_on: on('08-10'),
    },
    { ...own, company: 'One day', kind: 'other', opens_on: on('08-11'), known_on: on('08-11') },
    {
      ...own,
      company: 'Twice Hydro',
      kind: 'ipo',
      reserved_for: 'general',
      units: 777,
      announced_on: on('08-18'),
      opens_on: on('08-19'),
      closes_on: on('08-23'),
      known_on: on('08-18'),
    },
    {
      ...own,
      symbol: stockSymbol('TWICE'),
      company: 'Twice Hydropower',
      kind: 'other',
      units: 777,
      price: 10_000,
      opens_on: on('08-19'),
      known_on: on('08-19'),
    },
  ]);
  await replaceReference(registry, 'share_auction', [
    {
      ...own,
      symbol: NABIL,
      kind: 'promoter',
      units: 1_000,
      floor_price: 25_250,
      opens_on: on('08-12'),
      closes_on: on('08-14'),
      opened_on: on('08-17'),
      cut_off: 30_300,
      bids: 7,
      units_bid: 1_500,
      result: 'settled',
      known_on: on('08-11'),
    },
  ]);
  await replaceReference(registry, 'fund', [fundOf('NABIL', 'closed'), fundOf('OPENF', 'open')]);
  await replaceReference(registry, 'fund_nav', [
    navOf('08-07', '08-08', 60_000),
    navOf('08-14', '08-15', 51_010),
  ]);
  await replaceReference(registry, 'fund_holding', [
    held('2083-03', UPPER, 'NABIL', 100),
    held('2083-03', UPPER, 'OPENF', 50),
    held('2083-03', NABIL, 'OPENF', 10),
    held('2083-04', UPPER, 'NABIL', 260),
    held('2083-04', NABIL, 'NABIL', 30),
    held('2083-04', NABIL, 'OPENF', 10),
  ]);
  await upsertCompanies(registry, [
    {
      symbol: NABIL,
      name: 'Nabil Bank',
      sector_id: 1,
      instrument: 'Equity',
      status: 'Active',
      provenance: 'test',
      public_shares: 2_000,
      first_traded_on: tradingDate('2012-01-03'),
    },
  ]);
  await replaceReference(registry, 'lock_in', [
    {
      ...own,
      symbol: NABIL,
      kind: 'promoter',
      ends_on: on('09-10'),
      units: 500,
      is_assumed: true,
      known_on: on('08-11'),
    },
    { ...own, symbol: UPPER, kind: 'fund', ends_on: on('08-15'), is_assumed: true, known_on: on('08-01') },
  ]);
};

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  await fill(market);
});
afterAll(() => market.close());

describe('offers', () => {
  it('stand as their days say, with right issues among them', async () => {
    const { as_of, rows } = await market.get('/data/offer/');
    expect(as_of).toBe('2026-08-19');
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          company: 'Coming Hydro',
          state: 'allotted',
          amount: 100_000,
          subscribed: 5.5,
          listed_on: null,
        }),
        expect.objectContaining({ company: 'One day', state: 'unknown', amount: null, subscribed: null }),
        expect.objectContaining({ symbol: 'NABIL', kind: 'right', state: 'open' }),
      ]),
    );
    expect((await market.get('/data/offer/', { kind: 'right' })).rows).toHaveLength(1);
    expect((await market.get('/data/offer/', { from: on('08-17'), to: on('08-18') })).rows).toMatchObject([
      { kind: 'right' },
    ]);
  });

  it('rewind: nothing announced later, and no allotment before it happened', async () => {
    const then = (await market.get('/data/offer/', { as_of: on('08-11') })).rows;
    expect(then.map(({ company, state }) => `${company} ${state}`).toSorted()).toEqual([
      'Coming Hydro announced',
      'One day unknown',
    ]);
    expect((await market.get('/data/offer/', { as_of: on('08-17') })).rows).toContainEqual(
      expect.objectContaining({ company: 'Coming Hydro', state: 'closed', allotted_on: null }),
    );
    expect((await market.get('/data/offer/', { as_of: on('08-09') })).rows).toEqual([]);
  });

  it('has what a list and a notice name once, each as far as it was told by the day', async () => {
    const twice = async (as_of?: TradingDate) => {
      const { rows } = await market.get('/data/offer/', as_of === undefined ? {} : { as_of });
      return rows.filter(({ units }) => units === 777);
    };
    expect(await twice(on('08-17'))).toEqual([]);
    expect(await twice(on('08-18'))).toMatchObject([
      { symbol: null, company: 'Twice Hydro', kind: 'ipo', price: null, state: 'announced' },
    ]);
    expect(await twice()).toMatchObject([
      {
        symbol: 'TWICE',
        company: 'Twice Hydropower',
        kind: 'ipo',
        reserved_for: 'general',
        price: 100,
        amount: 77_700,
        announced_on: '2026-08-18',
        opens_on: '2026-08-19',
        closes_on: '2026-08-23',
        state: 'open',
      },
    ]);
    const [only, ...others] = (await market.get('/data/offer/', { symbol: stockSymbol('TWICE') })).rows;
    expect([only?.closes_on, others]).toEqual(['2026-08-23', []]);
  });

  it('has no range that ends before it begins', async () => {
    const query = { from: '2026-08-14', to: '2026-08-10' };
    expect((await market.ask('/data/offer/', { query })).status).toBe(400);
    expect((await market.ask('/data/unlock/', { query })).status).toBe(400);
  });
});

describe('auctions', () => {
  it('are priced against the ordinary share before they opened', async () => {
    expect((await market.get('/data/auction/')).rows).toEqual([
      {
        symbol: 'NABIL',
        name: 'Nabil Bank',
        sector_id: 1,
        kind: 'promoter',
        units: 1_000,
        floor_price: 252.5,
        close: 503,
        discount: -49.8,
        opens_on: '2026-08-12',
        closes_on: '2026-08-14',
        cut_off: 303,
        cut_off_discount: -39.76,
        bids: 7,
        cover: 1.5,
        state: 'settled',
      },
    ]);
    expect((await market.get('/data/auction/', { kind: 'ordinary' })).rows).toEqual([]);
  });

  it('rewind: no result before the bids were opened', async () => {
    const state = async (day: string) => (await market.get('/data/auction/', { as_of: on(day) })).rows;
    expect(await state('08-16')).toMatchObject([{ state: 'closed', cut_off: null, bids: null, cover: null }]);
    expect(await state('08-13')).toMatchObject([{ state: 'open' }]);
    expect(await state('08-11')).toMatchObject([{ state: 'announced' }]);
    expect(await state('08-10')).toEqual([]);
  });
});

describe('funds', () => {
  it('are held against the last value that was known', async () => {
    const { rows } = await market.get('/data/fund/');
    expect(rows).toMatchObject([
      {
        symbol: 'NABIL',
        nav: 510.1,
        price: 510.1,
        premium: 0,
        years_left: 4,
        to_maturity: 0,
        premium_gap: null,
      },
      { symbol: 'OPENF', nav: null, premium: null, premium_gap: 'not-traded', price: null },
    ]);
    expect((await market.get('/data/fund/', { as_of: on('08-14') })).rows[0]).toMatchObject({ nav: 600 });
    expect((await market.get('/data/fund/', { kind: 'open' })).rows).toHaveLength(1);
  });

  it('tell their values over time, none before it was published', async () => {
    const path = '/data/fund/{symbol}/nav/';
    const course = async (as_of: string) =>
      (await market.ask(path.replace('{symbol}', 'NABIL'), { query: { as_of } })).text;
    expect(JSON.parse(await course('2026-08-15'))).toMatchObject({
      rows: [{ date: '2026-08-07' }, { date: '2026-08-14', nav: 510.1, price: 507 }],
    });
    expect(JSON.parse(await course('2026-08-14'))).toMatchObject({
      rows: [{ date: '2026-08-07', nav: 600 }],
    });
    expect((await market.ask('/data/fund/NOSUCH/nav/')).status).toBe(404);
  });

  it('bought what they hold more of, bonus shares apart', async () => {
    const { month, months, rows } = await market.get('/data/fund-holding/');
    expect([month, months]).toEqual(['2083-04', ['2083-04', '2083-03']]);
    // The share was split in two on 13 August: 150 became 300, of which 40 were sold.
    expect(rows).toMatchObject([
      {
        symbol: 'UPPER',
        funds: 1,
        units: 260,
        units_change: -40,
        amount_change: -4_000,
        funds_in: 0,
        funds_out: 1,
      },
      { symbol: 'NABIL', funds: 2, units: 40, units_change: 30, float_percent: 2, funds_in: 1, funds_out: 0 },
    ]);
  });

  it('are told by fund and by stock, and by month', async () => {
    const ofFund = await market.get('/data/fund-holding/', { fund: NABIL });
    expect(ofFund.rows).toMatchObject([
      { symbol: 'UPPER', fund: 'NABIL', share_percent: 89.66, units_change: 60 },
      { symbol: 'NABIL', fund: 'NABIL', share_percent: 10.34, units_change: 30 },
    ]);
    const ofStock = await market.get('/data/fund-holding/', { symbol: UPPER });
    expect(ofStock.rows.map(({ fund, units }) => [fund, units])).toEqual([
      ['NABIL', 260],
      ['OPENF', 0],
    ]);
    const before = await market.get('/data/fund-holding/', { month: '2083-03' });
    expect(before.rows[0]).toMatchObject({ units: 150, units_change: null, funds_in: null });
    expect(await market.get('/data/fund-holding/', { as_of: on('08-17') })).toMatchObject({
      month: '2083-03',
    });
  });
});

describe('ends of lock-ins', () => {
  it('say what they come to, and whether the shares may be sold on the floor', async () => {
    expect((await market.get('/data/unlock/')).rows).toEqual([
      expect.objectContaining({
        symbol: 'NABIL',
        kind: 'promoter',
        ends_on: '2026-09-10',
        units: 500,
        of_float: 25,
        amount: 255_050,
        convertible: false,
        is_assumed: true,
      }),
    ]);
    expect((await market.get('/data/unlock/', { from: on('08-01') })).rows).toHaveLength(2);
  });

  it('rewind: none that was not known, and no count of a list that came later', async () => {
    expect((await market.get('/data/unlock/', { as_of: on('08-10') })).rows).toEqual([]);
    const then = await market.get('/data/unlock/', { as_of: on('08-12'), symbol: NABIL });
    expect(then.rows).toMatchObject([{ units: null, amount: null, days_of_turnover: null }]);
  });
});

describe('the calendar', () => {
  const path = '/data/calendar/';
  const SPAN = { from: on('08-10'), to: on('09-30') };
  type Rows = Awaited<ReturnType<typeof market.get<typeof path>>>['rows'];
  const said = (rows: Rows, kind: Rows[number]['kind']) =>
    rows.filter((row) => row.kind === kind).map((row) => `${row.on} ${row.symbol}`);

  it('has what lies ahead and what was, each on its day', async () => {
    const { rows } = await market.get(path, SPAN);
    expect(rows.map((row) => row.on)).toEqual(rows.map((row) => row.on).toSorted());
    expect(said(rows, 'right-open')).toEqual(['2026-08-12 NABIL']);
    expect(said(rows, 'right-close')).toEqual(['2026-09-01 NABIL']);
    expect(said(rows, 'auction-close')).toEqual(['2026-08-14 NABIL']);
    expect(said(rows, 'unlock-promoter')).toEqual(['2026-09-10 NABIL']);
    expect(said(rows, 'unlock-fund')).toEqual(['2026-08-15 UPPER']);
    expect(said(rows, 'offer-close')).toEqual(['2026-08-16 null', '2026-08-23 TWICE']);
    // The fourth quarter of 2082/2083 ended on 16 July; its reports are due 35 days later.
    expect(said(rows, 'report-due')).toEqual(['2026-08-20 null']);
    expect(rows.find(({ kind }) => kind === 'report-due')).toMatchObject({
      on_bs: '2083-05-04',
      is_assumed: true,
    });
  });

  it('rewind: nothing that became known later, and no rule before it held', async () => {
    const then = (await market.get(path, { ...SPAN, as_of: on('08-10') })).rows;
    for (const kind of ['right-open', 'right-close', 'auction-close', 'unlock-promoter'] as const)
      expect(said(then, kind)).toEqual([]);
    expect(said(then, 'offer-open')).toEqual(['2026-08-12 null']);
    const rules = await market.get(path, {
      from: on('04-01'),
      to: on('09-30'),
      as_of: on('04-19'),
      kind: 'rule-change',
    });
    expect(rules.rows.every((row) => row.on <= '2026-04-19')).toBe(true);
  });

  it('has the rows of one stock, of one sector, and none of more than a year', async () => {
    const ofStock = (await market.get(path, { ...SPAN, symbol: NABIL })).rows;
    expect(new Set(ofStock.map(({ symbol }) => symbol))).toEqual(new Set(['NABIL']));
    const ofSector = (await market.get(path, { ...SPAN, sector_id: 1 })).rows;
    expect(ofSector.every(({ sector_id }) => sector_id === 1)).toBe(true);
    const ahead = await market.get(path, { symbol: NABIL });
    expect([ahead.from, ahead.to]).toEqual(['2026-08-19', '2027-08-19']);
    const [first, last] = ['2026-01-01', '2027-01-02'];
    expect((await market.ask(path, { query: { from: first, to: last } })).status).toBe(400);
    expect((await market.ask(path, { query: { from: last, to: first } })).status).toBe(400);
  });
});
