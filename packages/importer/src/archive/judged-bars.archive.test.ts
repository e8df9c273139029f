import { tradingDate } from '@chuli/kernel';
import { PRICE_LIMITS, doubtsOf } from '@chuli/market';
import type { DailyBarRow } from '@chuli/tape';
import { archiveFolder } from '@chuli/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Batch, Rejection } from '../market-source.ts';
import { archiveSource } from './archive-source.ts';

const folder = archiveFolder();

const counts = (rows: readonly Rejection[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(rows, ({ reason }) => reason)].map(([reason, { length }]) => [reason, length]),
  );

/** Beyond the limit by more than rounding, as an independent count of the archive took it. */
const POINTS_BEYOND = 0.006;

const isBeyond = ({ traded_on, high, low, previous_close }: DailyBarRow): boolean => {
  if (previous_close === null) return false;
  const limit = PRICE_LIMITS.on(traded_on).daily / 10_000 + POINTS_BEYOND;
  return high > previous_close * (1 + limit) || low < previous_close * (1 - limit);
};

describe.skipIf(folder === null)('judged bars of the archive (skipped without CHULI_ARCHIVE)', () => {
  const source = archiveSource(folder ?? '');
  let judged: Batch<DailyBarRow>;
  let bars: Map<string, DailyBarRow>;
  let shares: Set<string>;
  beforeAll(async () => {
    judged = await source.dailyBars.read();
    bars = new Map(judged.rows.map((row) => [`${row.symbol} ${row.traded_on}`, row]));
    const companies = (await source.companies.read()).rows;
    shares = new Set(
      companies.filter(({ instrument }) => instrument === 'Equity').map(({ symbol }) => symbol),
    );
  }, 300_000);

  it('are left out and mended by reason', () => {
    expect(counts(judged.rejected)).toEqual({
      'copy of the session before': 76,
      'price of another level for one session': 39,
      'another security under the same ticker': 330,
    });
    expect(counts(judged.mended ?? [])).toMatchObject({
      'high or low beyond the daily limit left out': 59,
      'low and high drawn to the close, often of an odd lot': 1_082,
      'prices taken from the floorsheet': 26,
      'close as the next session states it': 3,
      'the same figures as the session before': 46,
    });
  });

  it.each([
    ['SAMAJ', '2023-08-15', 'a close of 750 at 67.3'],
    ['SAMAJ', '2023-12-19', 'a close of 823.67 at 142.2'],
    ['SNMAPO', '2026-03-01', 'a copy of 26 February'],
    ['AMFI', '2019-01-10', 'a close of 620 under a range of 746 to 775'],
    ['SMB', '2018-06-12', '376 between two closes of 613'],
    ['EBLCP', '2010-04-20', 'the ordinary share of the same bank'],
  ])('have no %s of %s: %s', (symbol, date) => {
    expect(bars.has(`${symbol} ${date}`)).toBe(false);
  });

  it.each([
    ['CIT', '2022-05-08', { low: 273_800, high: 273_800, close: 273_800, open: null }],
    ['HBL', '2022-06-14', { high: 31_000, low: 29_700 }],
    ['HBL', '2022-09-01', { high: 32_200, low: 32_100 }],
    ['NABIL', '2021-12-09', { high: 145_900, low: 145_290 }],
    ['HBLD86', '2026-08-21', { high: 117_000, low: 117_000, close: 117_000 }],
    ['SPDL', '2019-11-25', { open: 8_700, close: 8_300 }],
  ])('mend %s of %s and say so', (symbol, date, prices) => {
    const bar = bars.get(`${symbol} ${date}`);
    expect(bar).toMatchObject(prices);
    expect(doubtsOf(bar?.flags ?? '')).not.toEqual([]);
  });

  it('have every close within low and high, and no open before 18 February 2018', () => {
    expect(judged.rows.filter(({ high, low, close }) => close > high || close < low)).toEqual([]);
    const first = tradingDate('2018-02-18');
    expect(judged.rows.filter(({ traded_on, open }) => traded_on < first && open !== null)).toEqual([]);
  });

  it('keep a low of the day on which a declared bonus went ex without a restated close', () => {
    expect(bars.get('AHPC 2012-11-05')).toMatchObject({ low: 29_400, high: 31_700, close: 31_700 });
  });

  it('keep ex-dates that nobody restated', () => {
    for (const exDate of [
      'NABIL 2012-10-03',
      'CHCL 2012-09-25',
      'KBL 2019-04-21',
      'MBL 2023-09-25',
      'NMBMF 2019-10-24',
    ])
      expect(bars.has(exDate), exDate).toBe(true);
  });

  it('leave four of 29 shares since July 2021 beyond their stated close: two stated wrong, two ex-dates', () => {
    const left = judged.rows.filter(
      (row, at) =>
        row.traded_on >= '2021-07-01' &&
        shares.has(row.symbol) &&
        judged.rows[at - 1]?.symbol === row.symbol &&
        isBeyond(row),
    );
    expect(left.map(({ symbol, traded_on }) => `${symbol} ${traded_on}`)).toEqual([
      'MBL 2023-09-25',
      'RADHI 2024-01-01',
      'SMH 2024-12-02',
      'SRLI 2024-09-29',
    ]);
  });
});
