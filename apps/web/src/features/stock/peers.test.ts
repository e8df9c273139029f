import { type Rupees, stockSymbol, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import type { StockRow } from '../../api/reference-calls.ts';
import { peerAfter, peersOf } from './peers.ts';

const stock = (symbol: string, amount: number, change: Partial<StockRow> = {}): StockRow => ({
  symbol: stockSymbol(symbol),
  name: symbol,
  sector_id: 1,
  instrument: 'Equity',
  status: 'Active',
  traded_on: tradingDate('2026-08-21'),
  close: 100 as Rupees,
  previous_close: null,
  percentage_change: null,
  volume: null,
  amount: amount as Rupees,
  ...change,
});

const stocks = [
  stock('EBL', 5),
  stock('NABIL', 9),
  stock('NABILP', 99, { instrument: 'Promoter Share' }),
  stock('UPPER', 99, { sector_id: 5 }),
  stock('OLDB', 99, { status: 'Delisted' }),
  stock('SBL', 20),
];

it('the peers of a stock are the traded ones of its sector and kind, largest turnover first', () => {
  expect(peersOf(stocks, 'NABIL').map(({ symbol }) => symbol)).toEqual(['SBL', 'NABIL', 'EBL']);
  expect(peersOf(stocks, 'NOSUCH')).toEqual([]);
});

it('walking goes around the list', () => {
  const peers = peersOf(stocks, 'NABIL');
  expect(peerAfter(peers, 'NABIL', 1)).toBe('EBL');
  expect(peerAfter(peers, 'EBL', 1)).toBe('SBL');
  expect(peerAfter(peers, 'SBL', -1)).toBe('EBL');
  expect(peerAfter([], 'NABIL', 1)).toBeNull();
});
