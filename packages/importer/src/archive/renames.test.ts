import type { StockSymbol } from '@chuli/kernel';
import type { NewRow } from '@chuli/registry';
import { describe, expect, it } from 'vitest';
import { testBar } from '../testing/test-bar.ts';
import { findRenames } from './renames.ts';

const company = (symbol: string, change: Partial<NewRow<'company'>> = {}): NewRow<'company'> => ({
  symbol: symbol as StockSymbol,
  name: `${symbol} Limited`,
  instrument: 'Equity',
  status: 'Active',
  provenance: 'list',
  isin: null,
  security_id: null,
  ...change,
});

const OLD = [testBar('OLD', '2030-01-13', 20_000), testBar('OLD', '2030-01-14', 21_000)];

describe('a company under a new ticker', () => {
  it('is found by the previous close that the exchange carried over to the next session', () => {
    const bars = [...OLD, testBar('NEW', '2030-01-15', 21_500, { previous_close: 21_000 })];
    expect(findRenames([company('OLD'), company('NEW')], bars)).toMatchObject([
      { old_symbol: 'OLD', new_symbol: 'NEW', renamed_on: '2030-01-15' },
    ]);
  });

  it('is found by its name where the price continues', () => {
    const companies = [
      company('OLD', { name: 'Everest Hydro Ltd.' }),
      company('NEW', { name: 'Everest Hydro Limited' }),
    ];
    expect(findRenames(companies, [...OLD, testBar('NEW', '2030-02-15', 21_500)])).toHaveLength(1);
    expect(findRenames(companies, [...OLD, testBar('NEW', '2030-02-15', 40_000)])).toEqual([]);
  });

  it('is found by its ISIN', () => {
    const companies = [company('OLD', { isin: 'NPE1' }), company('NEW', { isin: 'NPE1' })];
    expect(findRenames(companies, [...OLD, testBar('NEW', '2030-02-15', 40_000)])).toHaveLength(1);
  });

  it('is not one that traded beside the old ticker, nor one of two', () => {
    const same = { isin: 'NPE1' };
    const companies = [company('OLD', same), company('NEW', same), company('TOO', same)];
    expect(findRenames(companies, [...OLD, testBar('NEW', '2030-01-14', 21_000)])).toEqual([]);
    const two = [testBar('NEW', '2030-01-20', 21_000), testBar('TOO', '2030-01-20', 21_000)];
    expect(findRenames(companies, [...OLD, ...two])).toEqual([]);
  });
});
