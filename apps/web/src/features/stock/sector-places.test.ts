import { stockSymbol, tradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ScanRow, sectorPlaces } from './sector-places.ts';

const row = (symbol: string, price_earnings: number | null, sector_id = 1): ScanRow => ({
  symbol: stockSymbol(symbol),
  name: symbol,
  sector_id,
  fiscal_year: '2082/2083',
  quarter: 4,
  known_on: tradingDate('2026-08-07'),
  known_on_is_assumed: false,
  eps: null,
  price_earnings,
  book_value: null,
  price_book: null,
  return_on_equity: null,
  non_performing_loans: null,
  net_profit: null,
  paid_up_capital: null,
});

const five = [row('A', 10), row('B', 20), row('C', 30), row('D', 40), row('E', 50)];

it('has the median, the place from the largest down and how many times the median', () => {
  expect(sectorPlaces([...five, row('X', 900, 2)], 'D')).toEqual([
    { measure: 'P/E', own: 40, median: 30, times: 40 / 30, place: [2, 5] },
  ]);
  expect(sectorPlaces([...five, row('F', 60)], 'A')[0]?.median).toBe(35);
});

it('compares with nothing where fewer than five companies state it, or the stock does not', () => {
  expect(sectorPlaces(five.slice(0, 4), 'A')[0]).toMatchObject({
    own: 10,
    median: null,
    times: null,
    place: null,
  });
  expect(sectorPlaces([...five, row('F', null)], 'F')[0]).toMatchObject({
    own: null,
    median: 30,
    place: null,
  });
  expect(sectorPlaces(five, 'NOSUCH')).toEqual([]);
});

it('half of a sector is at the median or above it, whatever the order of the rows', () => {
  const values = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 5, maxLength: 30 });
  fc.assert(
    fc.property(values, (ratios) => {
      const rows = ratios.map((ratio, at) => row(`S${at}`, ratio));
      const [place] = sectorPlaces(rows, 'S0');
      const median = place?.median ?? Number.NaN;
      expect(ratios.filter((ratio) => ratio >= median).length).toBeGreaterThanOrEqual(ratios.length / 2);
      expect(ratios.filter((ratio) => ratio <= median).length).toBeGreaterThanOrEqual(ratios.length / 2);
      expect(sectorPlaces(rows.toReversed(), 'S0')).toEqual([place]);
    }),
  );
});
