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

describe('the directory of symbols', () => {
  const PATH = '/data/symbol/';

  it('has what ever traded, former tickers with their present one, and the indices', async () => {
    const { rows } = await market.get(PATH);
    const of = (symbol: string) => rows.find((row) => row.symbol === symbol);
    expect(of('NABIL')).toMatchObject({
      kind: 'stock',
      first_on: '2012-01-03',
      last_on: '2026-08-18',
      minutes_last_on: '2026-08-10',
      tick: 0.1,
      board_lot: 10,
      renamed_to: null,
    });
    expect(of('OLDBANK')).toMatchObject({ renamed_to: 'NEWBANK', status: 'Delisted', minutes_last_on: null });
    expect(of('NEPSE')).toMatchObject({ kind: 'index', tick: null, first_on: '2026-08-17' });
    // It never had a bar.
    expect(of('NABILP')).toBeUndefined();
  });

  it('rewinds: what begins later is not there, and no later day is known', async () => {
    const { rows } = await market.get(PATH, { as_of: '2026-08-12' });
    expect(rows.find(({ symbol }) => symbol === 'NEWCO')).toBeUndefined();
    expect(rows.find(({ symbol }) => symbol === 'NABIL')?.last_on).toBe('2026-08-12');
    expect(rows.find(({ symbol }) => symbol === 'OLDBANK')?.renamed_to).toBeNull();
  });
});

const nabil = () => {
  const [company] = companies();
  if (company === undefined) throw new Error('The small market has lost its NABIL.');
  return company;
};

describe('the register card', () => {
  const PATH = '/data/stock-details/';

  it('says what the register has beside what it is worth, and null where nobody knows', async () => {
    await upsertCompanies(market.registry, [
      {
        ...nabil(),
        public_shares: 400_000,
        promoter_shares: 600_000,
        face_value: fromRupees(100),
        regulatory_body: 'Nepal Rastra Bank',
      },
    ]);
    const { rows } = await market.get(PATH, { symbol: 'nabil' });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      regulator: 'Nepal Rastra Bank',
      face_value: 100,
      public_percent: 40,
      float_cap: 204_040_000,
      category: 'ultra_low',
      isin: null,
      listed_on: null,
    });
  });

  it('counts no part of a whole that is smaller than its parts', async () => {
    await upsertCompanies(market.registry, [
      { ...nabil(), public_shares: 400_000, promoter_shares: 700_000 },
    ]);
    expect((await market.get(PATH, { symbol: 'NABIL' })).rows[0]?.public_percent).toBeNull();
  });

  it('narrows to a sector, knows no counts of a rewound day and no stock of another name', async () => {
    const { rows } = await market.get(PATH, { sector: '5' });
    expect(rows.map(({ symbol }) => symbol)).toEqual(['UPPER']);
    const [rewound] = (await market.get(PATH, { symbol: 'NABIL', as_of: '2026-08-14' })).rows;
    expect(rewound).toMatchObject({ close: 507, listed_shares: null, promoter_shares: null, category: null });
    expect((await market.ask(PATH, { query: { symbol: 'NOBODY' } })).status).toBe(404);
  });
});

describe('the days of one stock', () => {
  const get = async (symbol: string, query: Record<string, string> = {}) => {
    const { status, text } = await market.ask(`/data/v2/daily/${symbol}/`, { query });
    return { status, reply: JSON.parse(text) as { rows: Record<string, unknown>[]; symbol: string } };
  };

  it('are raw and adjusted side by side, with the limits of each and the factor of an ex-date', async () => {
    const { reply } = await get('upper');
    expect(reply.symbol).toBe('UPPER');
    expect(
      reply.rows.map((row) => [row['date'], row['close'], row['adjusted_close'], row['factor']]),
    ).toEqual([
      ['2026-08-12', 400, 200, null],
      ['2026-08-13', 210, 210, 0.5],
      ['2026-08-17', 213.4, 213.4, null],
    ]);
    expect(reply.rows[1]).toMatchObject({ previous_close: 200, band_low: 170, band_high: 230, limit: null });
  });

  it('are found in any case, and by a slash that is written out', async () => {
    await market.replaceBars([
      ...bars(),
      { ...bars()[0], symbol: 'NABILD/89', traded_on: tradingDate('2026-08-18') } as ReturnType<
        typeof bars
      >[number],
    ]);
    const { reply } = await get('nabild%2F89');
    expect([reply.symbol, reply.rows.length]).toEqual(['NABILD/89', 1]);
    expect((await get('nobody')).status).toBe(404);
  });

  it('end with the as-of day, and are so many sessions', async () => {
    const { reply } = await get('NABIL', { as_of: '2026-08-14', days: '2' });
    expect(reply.rows.map((row) => row['date'])).toEqual(['2026-08-13', '2026-08-14']);
  });
});
