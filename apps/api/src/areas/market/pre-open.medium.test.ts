import { type StockSymbol, type TradingDate, fromRupees, tradingDate } from '@chuli/kernel';
import { replaceReference, upsertCompanies } from '@chuli/registry/reference';
import type { DailyBarRow } from '@chuli/tape';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JULY, bars, companies, dividends } from '../../testing/small-market.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

const PATH = '/data/pre-open/';
const on = (day: string): TradingDate => tradingDate(`2026-${day}`);

type Cells = { low: number; high: number; close: number; average?: number };

const barOf = (symbol: string, traded_on: TradingDate, cells: Cells): DailyBarRow => ({
  ...(bars()[0] as DailyBarRow),
  symbol: symbol as StockSymbol,
  traded_on,
  open: fromRupees(cells.low),
  low: fromRupees(cells.low),
  high: fromRupees(cells.high),
  close: fromRupees(cells.close),
  amount: fromRupees((cells.average ?? cells.close) * 1_000),
  previous_close: null,
});

const flat = (close: number): Cells => ({ low: close, high: close, close });

/** From Rs 200 one closes locked at Rs 230, one at Rs 170 after a day above it; limits are 15 % away. */
const extraBars = (): DailyBarRow[] => [
  ...JULY.map((day) => barOf('UPPER', day, flat(400))),
  barOf('LOCKD', on('08-17'), flat(200)),
  barOf('LOCKD', on('08-18'), { low: 229, high: 230, close: 230, average: 229.8 }),
  barOf('DOWNS', on('08-17'), flat(200)),
  barOf('DOWNS', on('08-18'), { low: 170, high: 190, close: 170, average: 180 }),
  barOf('NABILP', on('08-18'), flat(400)),
  barOf('AFUND', on('08-18'), flat(10.5)),
  barOf('SUSPD', on('08-18'), flat(100)),
];

const company = (symbol: string, instrument: string, status = 'Active') => ({
  ...(companies()[0] as ReturnType<typeof companies>[number]),
  symbol: symbol as StockSymbol,
  name: symbol,
  instrument,
  status,
});

const paying = (symbol: string, paid: { bonus_percent: number | null; cash_percent: number | null }) => ({
  symbol: symbol as StockSymbol,
  fiscal_year: '2082/2083',
  ...paid,
  announced_on: on('08-19'),
  known_on: on('08-19'),
  book_close_on: on('08-19'),
  source: 'test',
  flags: '',
});

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  await upsertCompanies(market.registry, [
    company('LOCKD', 'Equity'),
    company('DOWNS', 'Equity'),
    company('NABILP', 'Promoter Share'),
    company('AFUND', 'Mutual Funds'),
    company('SUSPD', 'Equity', 'Suspended'),
  ]);
  await market.replaceBars([...bars(), ...extraBars()]);
  await replaceReference(market.registry, 'dividend', [
    ...dividends(),
    paying('NABIL', { bonus_percent: 10, cash_percent: 5 }),
    paying('AFUND', { bonus_percent: null, cash_percent: 10 }),
  ]);
  await replaceReference(market.registry, 'lock_in', [
    {
      symbol: 'NEWCO' as StockSymbol,
      kind: 'promoter',
      ends_on: on('08-19'),
      units: 500,
      is_assumed: true,
      known_on: on('08-01'),
      source: 'test',
    },
  ]);
});
afterAll(() => market.close());

const rowOf = async (symbol: string, as_of?: TradingDate) => {
  const { rows } = await market.get(PATH, as_of === undefined ? {} : { as_of });
  return rows.find((row) => row.symbol === symbol);
};

describe('before the next session', () => {
  it('has the rules of its day, and every share that may be traded in it', async () => {
    const { rows, ...rules } = await market.get(PATH);
    expect(rules).toEqual({
      as_of: '2026-08-18',
      session: '2026-08-19',
      pre_open_percent: 5,
      order_percent: 3,
      limit_percent: 15,
    });
    const symbols = rows.map(({ symbol }) => symbol).toSorted();
    expect(symbols).toEqual(['AFUND', 'DOWNS', 'LOCKD', 'NABIL', 'NABILP', 'NEWBANK', 'NEWCO', 'UPPER']);
  });

  it('measures a plain share from its last close: 213.40 gives 202.80 to 224.00, and 181.40 to 245.40', async () => {
    expect(await rowOf('UPPER')).toMatchObject({
      traded_on: '2026-08-17',
      previous_close: 213.4,
      base: 213.4,
      ex: null,
      pre_open_low: 202.8, // 213.40 − 5 % = 202.73, up to the tick
      pre_open_high: 224, // 224.07, down to the tick
      band_low: 181.4, // 213.40 − 15 % = 181.39
      band_high: 245.4, // 245.41
      limit_side: null,
      events: [],
    });
  });

  it('restates the close of a bonus whose books close: 510.10 ÷ 1.1 is 463.73, whatever cash is paid', async () => {
    expect(await rowOf('NABIL')).toMatchObject({
      previous_close: 510.1,
      base: 463.73,
      ex: 'bonus',
      pre_open_low: 440.6, // 440.54
      pre_open_high: 486.9, // 486.92
      band_low: 394.2, // 394.17
      band_high: 533.2, // 533.29
      events: [{ on: '2026-08-19', kind: 'book-close' }],
      average_amount_20: 151_250, // 3,025 thousand in six of the twenty sessions before the last
    });
  });

  it('gives promoter shares the bonus of their company', async () => {
    expect(await rowOf('NABILP')).toMatchObject({ ex: 'bonus', previous_close: 400, base: 363.64 });
  });

  it('takes what a fund pays out off its units: 10 % of Rs 10, quoted to the paisa', async () => {
    expect(await rowOf('AFUND')).toMatchObject({
      previous_close: 10.5,
      base: 9.5,
      ex: 'dividend',
      pre_open_low: 9.02,
      pre_open_high: 9.98,
      band_low: 8.07,
      band_high: 10.93,
    });
  });

  it('says which shares closed at a limit, and whether they were locked there', async () => {
    expect(await rowOf('LOCKD')).toMatchObject({
      limit_side: 'up',
      limit_state: 'locked',
      pre_open_low: 218.5,
      pre_open_high: 241.5,
      band_low: 195.5,
      band_high: 264.5,
    });
    expect(await rowOf('DOWNS')).toMatchObject({ limit_side: 'down', limit_state: 'at' });
    expect(await rowOf('NABIL')).toMatchObject({ limit_side: null, limit_state: null });
  });

  it('has what is dated of each, without a close that nobody has', async () => {
    expect(await rowOf('NEWCO')).toMatchObject({
      events: [{ on: '2026-08-19', kind: 'unlock-promoter' }],
    });
  });
});

describe('rewound', () => {
  it('knows the ex-date of the day after, and nothing that was announced later', async () => {
    expect(await rowOf('UPPER', on('08-12'))).toMatchObject({
      previous_close: 400,
      base: 200,
      ex: 'bonus',
      pre_open_low: 190,
      pre_open_high: 210,
      band_low: 170,
      band_high: 230,
    });
    expect(await rowOf('NABIL', on('08-18'))).toMatchObject({ base: 510.1, ex: null, events: [] });
  });

  it('has the rules of that day: 2 % and 10 % before 20 April 2026', async () => {
    const reply = await market.get(PATH, { as_of: tradingDate('2021-08-19') });
    expect(reply).toMatchObject({ as_of: '2021-08-19', pre_open_percent: 2, limit_percent: 10 });
    expect(reply.rows).toMatchObject([
      { symbol: 'NABIL', pre_open_low: 1_381.8, pre_open_high: 1_438.2, band_low: 1_269, band_high: 1_551 },
    ]);
  });
});

it('agrees with the limits on the page of each stock', async () => {
  const { rows } = await market.get(PATH);
  for (const { symbol, band_low, band_high } of rows) {
    const summary = await market.get('/data/v2/market-summary/bysymbol/', { symbol });
    expect([symbol, summary.band_low, summary.band_high]).toEqual([symbol, band_low, band_high]);
  }
});
