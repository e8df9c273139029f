import { type StockSymbol, paisa, tradingDate } from '@chuli/kernel';
import { type TestClickHouse, testClickHouse } from '@chuli/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Tape, openTape } from '../client.ts';
import { migrateTape } from '../migrate.ts';
import type { DailyBarRow } from '../rows.ts';
import { replaceDailyBars, replaceMarketDays } from '../write/replace-tables.ts';
import { marketTotals } from './market.ts';

const [FIRST, SECOND, THIRD] = [
  tradingDate('2030-01-14'),
  tradingDate('2030-01-15'),
  tradingDate('2030-01-16'),
];

const bar = (symbol: string, traded_on: typeof FIRST, trades: number | null): DailyBarRow => ({
  symbol: symbol as StockSymbol,
  traded_on,
  open: null,
  high: paisa(101_00),
  low: paisa(99_00),
  close: paisa(100_00),
  last_traded: null,
  volume: 10,
  amount: paisa(1_000_00),
  trades,
  vwap: null,
  previous_close: null,
  source: 'made',
  sources_agreeing: 1,
  flags: '',
});

const declared = (traded_on: typeof FIRST, trades: number | null) => ({
  traded_on,
  turnover: paisa(2_000_00),
  volume: 20,
  trades,
  symbols: 2,
  source: 'made',
});

let clickHouse: TestClickHouse;
let tape: Tape;
beforeAll(async () => {
  clickHouse = await testClickHouse();
  await migrateTape(clickHouse);
  tape = openTape(clickHouse);
  const bars = [bar('ABCD', FIRST, 3), bar('EFGH', FIRST, 4)];
  const holes = [SECOND, THIRD].flatMap((day) => [bar('ABCD', day, 3), bar('EFGH', day, null)]);
  await replaceDailyBars(tape, [...bars, ...holes]);
  await replaceMarketDays(tape, [declared(FIRST, 9), declared(SECOND, 8)]);
});
afterAll(async () => {
  await tape.close();
  await clickHouse.drop();
});

it('counts trades where every stock has them, else takes what was declared, else knows nothing', async () => {
  const days = await marketTotals(tape, { from: FIRST, to: THIRD });
  expect(days.map(({ traded_on, volume, amount, trades }) => [traded_on, volume, amount, trades])).toEqual([
    [FIRST, 20, 200_000, 7],
    [SECOND, 20, 200_000, 8],
    [THIRD, 20, 200_000, null],
  ]);
});
