import { parseFilter } from '@chuli/scan';
import { filteredBy, stockTable } from '@chuli/scan/filter';
import { expect, it } from 'vitest';
import { boundsOf, histogramOf } from './histogram.ts';
import { judgedText, scanOf, scanTextOf } from '../../../shared/find/judged-text.ts';

const TABLE = stockTable({
  symbols: ['A', 'B', 'C', 'D'],
  sector_ids: [1, 1, 1, 1],
  instruments: ['Equity', 'Equity', 'Equity', 'Debentures'],
  traded: [true, true, false, true],
  reports: ['known', 'known', 'none', 'known'],
  columns: {
    close: [100, 200, 300, 1_000],
    rsi_14: [20, 60, null, 50],
    roe: [16, 8, null, 30],
  },
});

it('says what each clause costs, and who is left out and why', () => {
  const found = filteredBy('roe > 15 and rsi(14) > 50', TABLE);
  expect(found.matches).toEqual([]);
  expect([found.universe.length, found.judged]).toEqual([3, 2]);
  expect(found.clauses).toEqual([
    { text: 'roe > 15', without: 1 },
    { text: 'rsi(14) > 50', without: 1 },
  ]);
  expect([...found.leftOut]).toEqual([['not-reported', 1]]);
});

it('is all ordinary shares where nothing is asked, and a fault where nothing is understood', () => {
  expect(filteredBy(' ', TABLE)).toMatchObject({ parsed: null, matches: [0, 1, 2], judged: 3 });
  expect(judgedText('roe > close', TABLE)).toMatchObject({ fault: { code: 'units' } });
});

it('counts all and matches by bin, with what lies beyond at the ends', () => {
  const values = Float64Array.from([...Array.from({ length: 98 }, (_, at) => at), 5_000, Number.NaN]);
  const rows = Array.from({ length: 100 }, (_, row) => row);
  const { bins, from, to } = histogramOf(values, rows, new Set([0, 1]), 10) ?? { bins: [], from: 0, to: 0 };
  expect(bins).toHaveLength(10);
  expect(bins.reduce((sum, { all }) => sum + all, 0)).toBe(99);
  expect(bins[0]?.matches).toBe(2);
  expect(from).toBeGreaterThanOrEqual(0);
  expect(to).toBeLessThan(5_000);
});

it('finds the bounds that a rule sets to a column', () => {
  const { parsed } = filteredBy('roe > 15 and rsi(14) between 40 and 60 and 300 >= close', TABLE);
  const boundsIn = (id: string) => parsed && boundsOf(parsed.rule, id).map(({ at }) => at);
  expect(boundsIn('roe')).toEqual([15]);
  expect(boundsIn('rsi_14')).toEqual([40, 60]);
  expect(boundsIn('close')).toEqual([300]);
  expect(boundsIn('pe')).toEqual([]);
});

it('opens in the builder where it is a scan', () => {
  expect(scanTextOf('rsi(9) < 30')).toBe('rsi(9) < 30 for equity and turnover >= 0 as hybrid');
  expect(scanTextOf('pe < 20')).toBe('pe < 20 for equity and turnover >= 0 as hybrid');
  expect(scanTextOf('close < sector.close')).toBeNull();
  const ofFilter = (text: string) => scanOf(parseFilter(text));
  expect(ofFilter('rsi(9) < 30 for sector hydro')).toBe(
    'rsi(9) < 30 for equity and sector hydro and turnover >= 0 as hybrid',
  );
  expect(ofFilter('close < sector.close')).toBeNull();
});
