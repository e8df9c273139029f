import { fromRupees, toRupees, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { type DayStatus, type MarketDay, meanOf, risingDays, summaryRows } from './market-days.ts';

const rupees = (amount: number) => toRupees(fromRupees(amount));

const day = (date: string, advanced = 0, declined = 0): MarketDay => ({
  date: tradingDate(date),
  turnover: rupees(1_000),
  volume: 10,
  trades: 2,
  stocks: 3,
  advanced,
  declined,
  unchanged: 0,
  nepse: null,
  nepse_change: null,
  declared_turnover: rupees(1_000.1),
  declared_volume: 10,
  declared_trades: 2,
});

const status = (date: string, counted: number | null): DayStatus => ({
  date: tradingDate(date),
  status: 'provisional',
  reasons: ['Two trades are missing.'],
  source: 'test',
  counted: counted === null ? null : { turnover: rupees(counted), volume: 10, trades: 2, symbols: 3 },
  declared: null,
});

it('a session that was not asked for has no status, which is not the same as unknown', () => {
  const [older, newer] = summaryRows([day('2026-08-17'), day('2026-08-18')], [status('2026-08-18', 1_000)]);
  expect(older).toMatchObject({ status: null, reasons: '', counted_turnover: null, missing: null });
  expect(newer).toMatchObject({ status: 'provisional', reasons: 'Two trades are missing.', missing: -0.1 });
});

it('nothing is missing or present of trades that are not known', () => {
  expect(summaryRows([day('2026-08-18')], [status('2026-08-18', null)])[0]).toMatchObject({ missing: null });
});

it('a mean leaves out what is not known, and there is none of nothing', () => {
  expect(meanOf([10, null, 20])).toBe(15);
  expect(meanOf([null])).toBeNull();
});

it('a session rises when more shares are up than down', () => {
  expect(risingDays([day('2026-08-17', 2, 1), day('2026-08-18', 1, 1)])).toBe(1);
});
