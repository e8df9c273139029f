import { tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { readAddress } from '../../screen-kit/address.ts';
import { floorsheetAddress, floorsheetQuery, parseAmount, wrongFilters } from './floorsheet-address.ts';

const filtersOf = (text: string) => readAddress(floorsheetAddress, new URLSearchParams(text));

describe('the filters of the floorsheet', () => {
  it('read amounts as traders write them', () => {
    expect(['25 lakh', '2.5cr', '1,00,000', '500k', '75', '२५ लाख'].map(parseAmount)).toEqual([
      25_00_000, 2_50_00_000, 1_00_000, 5_00_000, 75, 25_00_000,
    ]);
    expect(['', 'abc', '12 apples', '1.234'].map(parseAmount)).toEqual([null, null, null, null]);
  });

  it('ask for what is filled in, in upper case, as of the day that is looked at', () => {
    const filters = filtersOf('symbol=nabil&buyer=58&amount_from=25%20lac&sort=-amount');
    expect(floorsheetQuery(filters, tradingDate('2024-06-13'))).toEqual({
      symbol: 'NABIL',
      buyer: '58',
      amount_from: 25_00_000,
      sort: '-amount',
      as_of: '2024-06-13',
    });
  });

  it('mark what cannot be asked and leave it out', () => {
    const filters = filtersOf('buyer=abc&seller=D01&amount_from=lots');
    expect(wrongFilters(filters)).toMatchObject({ buyer: true, seller: false, amount_from: true });
    expect(floorsheetQuery(filters, undefined)).toEqual({ seller: 'D01', sort: 'contract_id' });
  });
});
