import { type TradingDate, fromRupees, stockSymbol, tradingDate } from '@chuli/kernel';
import { upsertCompanies } from '@chuli/registry/reference';
import type { DailyBarRow } from '@chuli/tape';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JULY, bars, companies } from '../../testing/small-market.ts';
import { event, fillSignals } from '../../testing/small-signals.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

const EX_DATE = tradingDate('2026-08-13');
const UPPER = stockSymbol('UPPER');

/** The source of the ex-date printed the close of the old shares. */
const notRestated = (bar: DailyBarRow): DailyBarRow =>
  bar.symbol === UPPER && bar.traded_on === EX_DATE ? { ...bar, previous_close: fromRupees(400) } : bar;

const inJuly = (traded_on: TradingDate): DailyBarRow => ({
  ...(bars()[0] as DailyBarRow),
  symbol: UPPER,
  traded_on,
  close: fromRupees(400),
  high: fromRupees(405),
  low: fromRupees(395),
  amount: fromRupees(1_00_00_000),
  previous_close: null,
});

/** UPPER in July at Rs 1 crore a session. */
const july = (): DailyBarRow[] => JULY.map(inJuly);

/** NEWCO began years before its next trade. */
const silent = () => {
  const company = companies().find(({ symbol }) => symbol === 'NEWCO');
  return company === undefined ? [] : [{ ...company, first_traded_on: tradingDate('2024-01-02') }];
};

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  await upsertCompanies(market.registry, silent());
  await market.replaceBars([...bars().map(notRestated), ...july()]);
  await fillSignals(market.tape, {
    events: [
      event('macd-cross signal daily buy', UPPER, EX_DATE, 210),
      event('dow signal daily buy', UPPER, EX_DATE, 210),
      event('candlestick hammer daily buy', UPPER, EX_DATE, 210),
    ],
  });
});
afterAll(() => market.close());

const of = <Row extends { symbol: string }>(rows: readonly Row[], symbol: string): Row | undefined =>
  rows.find((row) => row.symbol === symbol);

describe('a known ex-date that its source did not restate', () => {
  const asked = { as_of: EX_DATE };
  const one = { symbol: UPPER, ...asked };

  it('has the same change in every call: from 400 halved to 210 is 5 %', async () => {
    const [day, stock, summary, performance, caps, ten, raw, adjusted] = await Promise.all([
      market.get('/data/v2/daily-stock/', asked),
      market.get('/stock/', { search: UPPER, ...asked }),
      market.get('/data/v2/market-summary/bysymbol/', one),
      market.get('/data/performance/daily/', asked),
      market.get('/data/market-cap/', asked),
      market.get('/data/chuli-ten/', asked),
      market.get('/data/historydata/', one),
      market.get('/data/adjhistorydata/', one),
    ]);
    expect({
      'daily-stock': of(day.rows, UPPER)?.percentage_change,
      stock: of(stock.rows, UPPER)?.percentage_change,
      summary: summary.percentage_change,
      performance: of(performance.rows, UPPER)?.change_1,
      'market-cap': of(caps.rows, UPPER)?.percentage_change,
      ten: of(ten.rows, UPPER)?.change,
      raw: 100 * (raw.rows.at(-1)?.change ?? 0),
      adjusted: 100 * (adjusted.rows.at(-1)?.change ?? 0),
    }).toEqual({
      'daily-stock': 5,
      stock: 5,
      summary: 5,
      performance: 5,
      'market-cap': 5,
      ten: 5,
      raw: 5,
      adjusted: 5,
    });
    expect(of(day.rows, UPPER)).toMatchObject({
      previous_close: 200,
      band_low: 170,
      band_high: 230,
      limit: null,
    });
  });

  it('counts as an advance', async () => {
    const { rows } = await market.get('/data/market-days/', { days: 1, ...asked });
    expect(rows).toMatchObject([{ date: EX_DATE, advanced: 3, declined: 0, unchanged: 0 }]);
  });

  it('leaves no gap between the candles of a pattern', async () => {
    const { rows } = await market.get('/data/pattern-board/', { date: EX_DATE });
    expect(rows[0]?.candles?.slice(-8)).toEqual([200, 202.5, 197.5, 200, 210, 215, 205, 210]);
  });

  it('is expected by the limits of the session before it', async () => {
    const { as_of, close, band_low, band_high } = await market.get('/data/v2/market-summary/bysymbol/', {
      symbol: UPPER,
      as_of: '2026-08-12',
    });
    expect({ as_of, close, band_low, band_high }).toEqual({
      as_of: '2026-08-12',
      close: 400,
      band_low: 170,
      band_high: 230,
    });
  });

  it('has one usual volume, in the new shares', async () => {
    const [summary, performance] = await Promise.all([
      market.get('/data/v2/market-summary/bysymbol/', one),
      market.get('/data/performance/daily/', asked),
    ]);
    expect(summary.average_volume_20).toBe(1_800);
    expect(of(performance.rows, UPPER)?.average_volume_20).toBe(1_800);
  });
});

describe('a stock that was silent for years', () => {
  it('is not a new one: it usually trades nothing', async () => {
    const { rows } = await market.get('/data/performance/daily/');
    expect(of(rows, 'NEWCO')).toMatchObject({
      traded_on: '2026-08-18',
      average_volume_20: 0,
      change_1: null,
    });
    const summary = await market.get('/data/v2/market-summary/bysymbol/', { symbol: stockSymbol('NEWCO') });
    expect(summary.average_volume_20).toBe(0);
  });
});
