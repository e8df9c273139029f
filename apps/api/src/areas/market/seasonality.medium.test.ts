import { type TradingDate, addDays, seededRandom, tradingDate } from '@chuli/kernel';
import { isTradingDay } from '@chuli/market';
import { replaceIndexBars } from '@chuli/tape/write';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { barOf } from '../../testing/long-bars.ts';
import { nepseClose } from '../../testing/nepse-close.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

/** Eight years and more of sessions, up to the last of the small market. */
const DAYS: readonly TradingDate[] = Array.from({ length: 3_200 }, (_, day) =>
  addDays(tradingDate('2017-11-15'), day),
).filter((day) => isTradingDay(day) && day <= '2026-08-18');

const random = seededRandom(7);

/** Noise, and in July half a percent a session more. */
const changeOn = (day: TradingDate): number =>
  (day.slice(5, 7) === '07' ? 0.005 : 0) + 0.03 * (random() - 0.5);

const CLOSES: readonly number[] = DAYS.reduce<number[]>((closes, day) => {
  closes.push((closes.at(-1) ?? 1_000) * Math.exp(changeOn(day)));
  return closes;
}, []);

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  await replaceIndexBars(
    market.tape,
    DAYS.map((day, at) => nepseClose(day, CLOSES[at] ?? 0)),
  );
  await market.replaceBars(
    DAYS.map((day, at) => barOf('NABIL', day, Math.round((CLOSES[at] ?? 0) * 10) / 10)),
  );
});
afterAll(() => market.close());

const PATH = '/data/seasonality/';

it('finds the one month that differs, after all twelve were counted, of an index and of a stock alike', async () => {
  const index = await market.get(PATH, { by: 'gregorian' });
  const stock = await market.get(PATH, { by: 'gregorian', symbol: 'nabil' });
  for (const { rows } of [index, stock]) {
    expect(rows).toHaveLength(12);
    expect(rows.filter(({ chance_of_all }) => chance_of_all < 0.05).map(({ cell }) => cell)).toEqual([7]);
  }
  const july = index.rows.find(({ cell }) => cell === 7);
  expect(july).toMatchObject({ years: 9, up: 9 });
  // August is not over, and November 2017 begins in its middle.
  expect(index.cells.some(({ year, cell }) => year === 2026 && cell === 8)).toBe(false);
  expect(index.cells[0]).toMatchObject({ year: 2017, cell: 12 });
});

it('the months of a year add up to it, whichever calendar counts them', async () => {
  const { cells } = await market.get(PATH, { by: 'bikram-sambat' });
  const sum = cells.filter(({ year }) => year === 2080).reduce((total, { change }) => total + change, 0);
  const at = (day: string) => CLOSES[DAYS.findLastIndex((one) => one <= day)] ?? NaN;
  // 2080 ran from 14 April 2023 to 12 April 2024.
  expect(sum).toBeCloseTo(100 * Math.log(at('2024-04-12') / at('2023-04-13')), 1);
});

it('leaves out earlier years when asked to, and rewinds', async () => {
  const since = await market.get(PATH, { by: 'gregorian', from_year: '2022' });
  expect(since.cells[0]).toMatchObject({ year: 2022, cell: 1 });
  const rewound = await market.get(PATH, { by: 'gregorian', as_of: '2025-03-31' });
  const known = (await market.get(PATH, { by: 'gregorian' })).cells.filter(
    ({ year, cell }) => year < 2025 || (year === 2025 && cell <= 3),
  );
  expect(rewound.cells).toEqual(known);
});

it('by weekday has the days on which sessions are held', async () => {
  const { rows } = await market.get(PATH, { by: 'weekday' });
  expect(rows.map(({ cell }) => cell)).not.toContain(6);
  expect(rows.every(({ chance_of_all }) => chance_of_all > 0.05)).toBe(true);
});
