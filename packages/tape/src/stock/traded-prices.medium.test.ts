import { type BrokerId, type StockSymbol, paisa, tradingDate } from '@chuli/kernel';
import { type TestClickHouse, testClickHouse } from '@chuli/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Tape, openTape } from '../client.ts';
import { migrateTape } from '../migrate.ts';
import type { DailyBarRow, TradeRow } from '../rows.ts';
import { replaceDailyBars } from '../write/replace-tables.ts';
import { replaceTradeDay } from '../write/replace-trade-day.ts';
import { tradedPrices } from './traded-prices.ts';

const [FIRST, SECOND, THIRD] = [
  tradingDate('2030-01-14'),
  tradingDate('2030-01-15'),
  tradingDate('2030-01-16'),
];
const [ABCD, EFGH] = ['ABCD', 'EFGH'] as StockSymbol[] as [StockSymbol, StockSymbol];

const bar = (symbol: StockSymbol, traded_on: typeof FIRST): DailyBarRow => ({
  symbol,
  traded_on,
  open: null,
  high: paisa(101_00),
  low: paisa(99_00),
  close: paisa(100_00),
  last_traded: null,
  volume: 10,
  amount: paisa(1_000_00),
  trades: 1,
  vwap: null,
  previous_close: null,
  source: 'made',
  sources_agreeing: 1,
  flags: '',
});

type Cells = [symbol: StockSymbol, rate: number, quantity: number];

const tradesOf = (day: typeof FIRST, cells: readonly Cells[]): TradeRow[] =>
  cells.map(([symbol, rate, quantity], index) => ({
    contract_id: `${day.replaceAll('-', '')}01${String(index + 1).padStart(6, '0')}`,
    symbol,
    buyer: '1' as BrokerId,
    seller: '2' as BrokerId,
    quantity,
    rate: paisa(rate),
    amount: paisa(rate * quantity),
    traded_at: null,
  }));

/** ABCD has no bar on the last day; EFGH is what the company was called on the first. */
const TRADES: Readonly<Record<string, readonly Cells[]>> = {
  [FIRST]: [
    [ABCD, 100_00, 10],
    [ABCD, 100_00, 5],
    [ABCD, 101_00, 7],
    [EFGH, 100_00, 3],
  ],
  [SECOND]: [
    [ABCD, 100_00, 20],
    [EFGH, 99_00, 90],
  ],
  [THIRD]: [[ABCD, 100_00, 1_000]],
};

let clickHouse: TestClickHouse;
let tape: Tape;
beforeAll(async () => {
  clickHouse = await testClickHouse();
  await migrateTape(clickHouse);
  tape = openTape(clickHouse);
  await replaceDailyBars(tape, [bar(ABCD, FIRST), bar(ABCD, SECOND), bar(EFGH, FIRST), bar(EFGH, SECOND)]);
  for (const day of [FIRST, SECOND, THIRD])
    await replaceTradeDay(tape, day, tradesOf(day, TRADES[day] ?? []));
  // Written again, a day counts once.
  await replaceTradeDay(tape, FIRST, tradesOf(FIRST, TRADES[FIRST] ?? []));
});
afterAll(async () => {
  await tape.close();
  await clickHouse.drop();
});

const alone = { tickers: [{ symbol: ABCD, until: null }], from: FIRST, to: THIRD };

it('sums the trades of one stock by price, on days that have a bar', async () => {
  expect(await tradedPrices(tape, { ...alone, ex_dates: [] })).toEqual([
    { era: 0, rate: 100_00, quantity: 35, amount: 3_500_00 },
    { era: 0, rate: 101_00, quantity: 7, amount: 707_00 },
  ]);
});

it('tells prices before and from an ex-date on apart, and loses nothing by it', async () => {
  const rows = await tradedPrices(tape, { ...alone, ex_dates: [SECOND, THIRD] });
  expect(rows.map(({ era, rate, quantity }) => [era, rate, quantity])).toEqual([
    [0, 100_00, 15],
    [0, 101_00, 7],
    [1, 100_00, 20],
  ]);
});

it('follows a company through its tickers, each up to the day of the next', async () => {
  const tickers = [
    { symbol: EFGH, until: SECOND },
    { symbol: ABCD, until: null },
  ];
  const rows = await tradedPrices(tape, { ...alone, from: FIRST, tickers, ex_dates: [] });
  expect(rows.map(({ rate, quantity }) => [rate, quantity])).toEqual([
    [100_00, 38],
    [101_00, 7],
  ]);
});
