import { fromRupees, tradingDate } from '@chuli/kernel';
import { upsertCompanies } from '@chuli/registry/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bars, companies } from '../../testing/small-market.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
afterAll(() => market.close());

describe('one session of all stocks', () => {
  const PATH = '/data/v2/daily-stock/';

  it('has every stock that traded, with its limits, and the totals of the market', async () => {
    const reply = await market.get(PATH);
    expect(reply.as_of).toBe('2026-08-18');
    expect(reply.rows.map((row) => row.symbol)).toEqual(['NABIL', 'NEWCO']);
    expect(reply.rows[0]).toMatchObject({
      name: 'Nabil Bank',
      previous_close: 505,
      change: 5.1,
      percentage_change: 1.01,
      band_low: 429.3, // 505 − 15 %, up to the tick
      band_high: 580.7,
      limit: null,
    });
    expect(reply.total).toEqual({ volume: 2_000, amount: 610_100, trades: 20 });
    expect(reply.usual).toBeNull();
  });

  it('says of a row in doubt why, and of no other', async () => {
    const doubts = async (as_of?: string) => {
      const { rows } = await market.get(PATH, as_of === undefined ? {} : { as_of });
      return rows.filter(({ symbol }) => symbol === 'NABIL').map(({ doubt }) => doubt);
    };
    expect([await doubts('2026-08-12'), await doubts()]).toEqual([['beyond-limit'], [null]]);
  });

  it('knows no change and no limit of a first day', async () => {
    const { rows } = await market.get(PATH);
    expect(rows[1]).toMatchObject({
      previous_close: null,
      percentage_change: null,
      band_high: null,
      limit: null,
    });
  });

  it('rewinds, and measures an ex-date by the restated close', async () => {
    const reply = await market.get(PATH, { as_of: '2026-08-13' });
    expect(reply.as_of).toBe('2026-08-13');
    expect(reply.rows.map((row) => [row.symbol, row.percentage_change])).toEqual([
      ['NABIL', 0.4],
      ['NEWBANK', 0.66],
      ['UPPER', 5],
    ]);
  });
});

describe('performance', () => {
  const PATH = '/data/performance/daily/';
  type Query = { type?: 'stock' | 'index'; against?: 'nepse' | 'sector'; as_of?: string };
  const of = async (query: Query, symbol: string) => {
    const { rows } = await market.get(PATH, query);
    return rows.find((row) => row.symbol === symbol);
  };

  it('counts sessions of the exchange, not of the stock', async () => {
    expect(await of({}, 'NABIL')).toMatchObject({
      close: 510.1,
      change_1: 1.01,
      change_5: 1.41,
      volume: 1_000,
    });
    expect(await of({}, 'UPPER')).toMatchObject({
      traded_on: '2026-08-17',
      change_1: null,
      volume: 0,
      amount: 0,
    });
  });

  it('adjusts for a bonus and leaves out a bar of a Saturday', async () => {
    expect(await of({}, 'UPPER')).toMatchObject({
      close: 213.4,
      change_5: null,
      high_52_weeks: 218.4,
      low_52_weeks: 197.5,
    });
    expect(await of({ as_of: '2026-08-12' }, 'UPPER')).toMatchObject({ close: 400, high_52_weeks: 405 });
  });

  it('continues across a change of ticker', async () => {
    expect(await of({}, 'NEWBANK')).toMatchObject({ close: 152, low_52_weeks: 145 });
    expect(await of({}, 'OLDBANK')).toBeUndefined();
  });

  it('reaches back years to the last close on or before the day, and no further than what is known', async () => {
    expect(await of({}, 'NABIL')).toMatchObject({
      change_1_year: null,
      change_3_years: null,
      change_5_years: -63.56, // 510.10 against the 1,400 of 18 August 2021
    });
    expect(await of({ as_of: '2026-08-17' }, 'NABIL')).toMatchObject({ change_5_years: null });
  });

  it('is measured in points over an index, and not known where the index is not', async () => {
    expect(await of({ against: 'nepse' }, 'NABIL')).toMatchObject({
      close: 510.1,
      change_1: 0.01, // 1.01 % against 1.00 %
      change_5_years: null,
    });
    expect(await of({ against: 'sector' }, 'NABIL')).toMatchObject({ change_1: null });
    expect(await of({ type: 'index', against: 'nepse' }, 'NEPSE')).toMatchObject({ change_1: 0 });
    expect(await of({ type: 'index', against: 'sector' }, 'NEPSE')).toMatchObject({ change_1: null });
  });

  it('R20 answers for indices, which have no turnover of their own', async () => {
    expect(await of({ type: 'index' }, 'NEPSE')).toMatchObject({
      close: 2_727.12,
      change_1: 1,
      high_52_weeks: 2_728.12,
      volume: null,
    });
  });
});

describe('market value', () => {
  const PATH = '/data/market-cap/';

  it('is the close times the shares, null where they are not known', async () => {
    const { rows } = await market.get(PATH);
    const nabil = rows.find((row) => row.symbol === 'NABIL');
    expect(nabil).toMatchObject({ market_cap: 510_100_000, public_shares: null, float_cap: null });
  });

  it('D9 lists on a rewound day what was listed then, delisted since or not', async () => {
    const symbolsOn = async (as_of: string) =>
      (await market.get(PATH, { as_of })).rows.map((row) => row.symbol);
    expect(await symbolsOn('2026-08-11')).toContain('OLDBANK');
    expect(await symbolsOn('2026-08-12')).not.toContain('OLDBANK');
    const summary = (as_of: string) =>
      market.get('/data/v2/market-summary/bysymbol/', { symbol: 'OLDBANK', as_of });
    expect(await summary('2026-08-11')).toMatchObject({ status: 'Active', band_percent: 15 });
    expect(await summary('2026-08-14')).toMatchObject({ status: 'Unknown', band_percent: null });
    expect(await summary('2026-08-18')).toMatchObject({ status: 'Delisted', band_percent: null });
  });

  it('is not known of a rewound day, because share counts are not dated', async () => {
    const { as_of, rows } = await market.get(PATH, { as_of: '2026-08-14' });
    expect(as_of).toBe('2026-08-14');
    expect(rows.find((row) => row.symbol === 'NABIL')).toMatchObject({
      close: 507,
      listed_shares: null,
      market_cap: null,
    });
  });
});

describe('classes of float', () => {
  const PATH = '/data/market-cap-category/';
  const fill = (public_shares: Readonly<Record<string, number | null>>) =>
    upsertCompanies(
      market.registry,
      companies().flatMap((company) => {
        const shares = public_shares[company.symbol];
        return shares === undefined ? [] : [{ ...company, public_shares: shares }];
      }),
    );

  it('R31 are four lists of symbol and float cap, none of them with a float of zero', async () => {
    await fill({ NABIL: 20_000_000, UPPER: 20_000_000, NEWCO: 10_000_000, NEWBANK: 100, NABILP: 20_000_000 });
    const { thresholds, ...reply } = await market.get(PATH);
    expect(thresholds).toEqual({ high: 10_000_000_000, mid: 3_000_000_000, low: 1_000_000_000 });
    expect(reply).toEqual({
      as_of: '2026-08-18',
      high_cap_stocks: [{ symbol: 'NABIL', float_cap: 10_202_000_000 }],
      mid_cap_stocks: [{ symbol: 'UPPER', float_cap: 4_268_000_000 }],
      low_cap_stocks: [{ symbol: 'NEWCO', float_cap: 1_000_000_000 }],
      ultra_low_cap_stocks: [{ symbol: 'NEWBANK', float_cap: 15_200 }],
      unknown: [],
    });
    await fill({ UPPER: 0, NEWBANK: null });
    const changed = await market.get(PATH);
    expect([changed.mid_cap_stocks, changed.ultra_low_cap_stocks]).toEqual([[], []]);
    expect(changed.unknown).toEqual([{ symbol: 'NEWBANK', why: 'not-reported' }]);
  });

  it('of one stock have the same shape, and of a rewound day nobody knows them', async () => {
    await fill({ NABIL: 20_000_000 });
    const one = await market.get(PATH, { symbol: 'nabil' });
    expect([one.high_cap_stocks.length, one.low_cap_stocks.length]).toEqual([1, 0]);
    const rewound = await market.get(PATH, { as_of: '2026-08-14' });
    expect(rewound.high_cap_stocks).toEqual([]);
    expect(rewound.unknown.map(({ symbol }) => symbol)).toContain('NABIL');
  });
});

describe('the weekly index', () => {
  it('gathers the sessions of a week up to the as-of day', async () => {
    const PATH = '/data/v2/weekly-nepse/';
    expect((await market.get(PATH)).rows).toMatchObject([
      { date: '2026-08-18', close: 2_727.12, amount: null },
    ]);
    expect((await market.get(PATH, { as_of: '2026-08-17' })).rows).toMatchObject([{ close: 2_700.12 }]);
  });
});

describe('performance over years', () => {
  it('adjusts a price of years ago for the bonus since, and passes over a bar of a Saturday', async () => {
    const upper = bars().find(({ symbol }) => symbol === 'UPPER');
    if (upper === undefined) throw new Error('The small market has lost its UPPER.');
    const years = [
      { ...upper, traded_on: tradingDate('2023-08-10'), close: fromRupees(800) },
      { ...upper, traded_on: tradingDate('2023-08-12'), close: fromRupees(1) },
    ];
    await market.replaceBars([...bars(), ...years]);
    const { rows } = await market.get('/data/performance/daily/', { as_of: '2026-08-17' });
    expect(rows.find(({ symbol }) => symbol === 'UPPER')).toMatchObject({
      close: 213.4,
      change_3_years: -46.65, // against half of 800
      change_5_years: null,
    });
  });
});
