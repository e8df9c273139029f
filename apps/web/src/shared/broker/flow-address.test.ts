import { tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { readAddress } from '../../screen-kit/address.ts';
import { flowAddress, flowQuery, measureOf, subjectOf } from './flow-address.ts';

const filtersOf = (text: string) => readAddress(flowAddress, new URLSearchParams(text));
const LATEST = tradingDate('2026-08-21');
const queryOf = (text: string) => flowQuery(filtersOf(text), undefined, LATEST);

describe('the question about brokers', () => {
  it('is about whatever the address names', () => {
    expect(subjectOf(filtersOf(''))).toBe('market');
    expect(subjectOf(filtersOf('symbol=NABIL'))).toBe('stock');
    expect(subjectOf(filtersOf('broker=58'))).toBe('broker');
    expect(subjectOf(filtersOf('broker=58&symbol=NABIL&by=broker'))).toBe('broker');
  });

  it('asks for the last five sessions unless told otherwise', () => {
    expect(queryOf('')).toEqual({ all: 'true', days: 5 });
    expect(queryOf('symbol=nabil&days=20')).toEqual({ symbol: 'NABIL', days: 20 });
    expect(queryOf('broker=58&symbol=NABIL&by=broker')).toEqual({ broker: '58', days: 5 });
  });

  it('begins the fiscal year with the first of Shrawan', () => {
    expect(queryOf('days=fytd')).toEqual({ all: 'true', from_date: '2026-07-17', to_date: '2026-08-21' });
  });

  it('takes two dates', () => {
    expect(queryOf('symbol=NABIL&days=dates&from_date=2024-05-15&to_date=2024-06-13')).toEqual({
      symbol: 'NABIL',
      from_date: '2024-05-15',
      to_date: '2024-06-13',
    });
  });

  it('is not asked before a stock is chosen', () => {
    expect(queryOf('by=stock')).toBeNull();
  });

  it('measures one stock in shares and many in rupees', () => {
    expect(measureOf({ measure: '' }, 'stock')).toBe('shares');
    expect(measureOf({ measure: '' }, 'market')).toBe('rupees');
    expect(measureOf({ measure: 'shares' }, 'market')).toBe('shares');
  });
});
