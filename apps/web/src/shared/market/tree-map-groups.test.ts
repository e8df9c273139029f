import type { Rupees, StockSymbol, TradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { type CapRow, drawnByCap, fullChangeOf, treeMapGroups } from './tree-map-groups.ts';

const company = (symbol: string, sector_id: number | null, more: Partial<CapRow> = {}): CapRow => ({
  symbol: symbol as StockSymbol,
  name: symbol,
  sector_id,
  instrument: 'Equity',
  traded_on: '2026-08-18' as TradingDate,
  close: 500 as Rupees,
  percentage_change: 1.5,
  listed_shares: 1_000,
  public_shares: null,
  market_cap: 500_000 as Rupees,
  float_cap: null,
  status: 'Active',
  category: null,
  ...more,
});

const ROWS = [
  company('NABIL', 1),
  company('NABILP', 1, { instrument: 'Promoter Share' }),
  company('EBL', 1, { traded_on: '2026-08-10' as TradingDate }),
  company('UPPER', 5),
  company('MEPDL', null),
];

describe('the map of the market', () => {
  const groups = treeMapGroups(drawnByCap(ROWS, '2026-08-18'), [], {
    by: 'cap',
    hrefs: { stock: (symbol) => `/s/${symbol}`, sector: (id) => `/m/${id}` },
  });

  it('has the stocks under their sectors, those of none at the end, without promoter shares', () => {
    expect(groups.map(({ label, to, items }) => [label, to, items.map(({ id }) => id)])).toEqual([
      ['Banking', '/m/1', ['NABIL', 'EBL']],
      ['Hydro', '/m/5', ['UPPER']],
      ['Sector unknown', '/m/-1', ['MEPDL']],
    ]);
  });

  it('says of each what it is, and gives no change to one that did not trade', () => {
    expect(groups[0]?.items[0]).toEqual({
      id: 'NABIL',
      to: '/s/NABIL',
      size: 500_000,
      change: 1.5,
      detail: 'NABIL 500.00, +1.50 %, market value Rs 5.00 Lac',
    });
    expect(groups[0]?.items[1]).toMatchObject({
      change: null,
      detail: expect.stringContaining('change unknown'),
    });
  });
});

describe('the range of the colours', () => {
  const groupOf = (changes: readonly (number | null)[]) => [
    {
      id: '1',
      label: '1',
      to: '/',
      change: null,
      items: changes.map((change, at) => ({ id: String(at), to: '/', size: 1, change, detail: '' })),
    },
  ];

  it('ends where 95 of 100 stocks lie below, whichever way they went', () => {
    const changes = Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? 1 : -1) * (at + 1) * 0.1);
    expect(fullChangeOf(groupOf(changes))).toBeCloseTo(9.5, 9);
    expect(fullChangeOf(groupOf([...changes.slice(0, 99), 500]))).toBeCloseTo(9.5, 9);
  });

  it('is never narrower than 2 %, and knows nothing of what did not trade', () => {
    expect(fullChangeOf(groupOf([0.1, -0.3, null]))).toBe(2);
    expect(fullChangeOf([])).toBe(2);
  });
});
