import { stockSymbol, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { readTrade } from './read-trade.ts';

const DAY = tradingDate('2030-01-15');
const isListed = (symbol: string): boolean => symbol !== 'NOBODY';

const row = {
  contractId: 2030011501000001,
  stockSymbol: 'ABCD',
  buyerMemberId: '58',
  sellerMemberId: '58',
  contractQuantity: 20,
  contractRate: 500.5,
  contractAmount: 10_010,
  businessDate: '2030-01-15',
  tradeTime: '2030-01-15T11:00:00.25',
  stockId: 7,
};

const reasonFor = (change: object): string | null =>
  readTrade({ ...row, ...change }, { day: DAY, isListed }).reason;

describe('a row of the floorsheet', () => {
  it('becomes a trade in paisa and microseconds; one member may be on both sides', () => {
    expect(readTrade(row, { day: DAY, isListed }).value).toEqual({
      kind: 'trade',
      contractId: '2030011501000001',
      symbol: stockSymbol('ABCD'),
      buyer: '58',
      seller: '58',
      quantity: 20,
      rate: 50_050,
      amount: 1_001_000,
      at: Date.parse('2030-01-15T05:15:00.250Z') * 1_000,
    });
  });

  it('is accepted with masked brokers, without a time, with a text id, with fields nobody knows', () => {
    expect(reasonFor({ buyerMemberId: null, sellerMemberId: null })).toBeNull();
    expect(reasonFor({ tradeTime: null })).toBeNull();
    expect(reasonFor({ contractId: '2030011501000001', clearingHouse: 'new' })).toBeNull();
  });

  it.each<[string, object]>([
    ['contract id is not 16 digits', { contractId: 1e308 }],
    ['contract id is not 16 digits', { contractId: undefined, contractIdV2: 2030011501000001 }],
    ['contract id of another day', { contractId: 2030011401000001 }],
    ['business date of another day', { businessDate: '2030-01-14' }],
    ['business date malformed', { businessDate: 20300115 }],
    ['symbol malformed', { stockSymbol: 'a b' }],
    ['symbol malformed', { stockSymbol: 12 }],
    ['symbol not listed', { stockSymbol: 'NOBODY' }],
    ['broker malformed', { sellerMemberId: '58A' }],
    ['broker malformed', { buyerMemberId: 0 }],
    ['quantity not positive', { contractQuantity: 0 }],
    ['quantity not positive', { contractQuantity: -20 }],
    ['quantity not positive', { contractQuantity: '20' }],
    ['rate not positive', { contractRate: -1 }],
    ['rate not positive', { contractRate: 1e308 }],
    ['rate not positive', { contractRate: 500.505 }],
    ['amount is not quantity times rate', { contractAmount: 10_010.02 }],
    ['amount is not quantity times rate', { contractAmount: null }],
    ['trade time malformed', { tradeTime: '25:00' }],
    ['trade time of another day', { tradeTime: '2030-01-14T11:00:00' }],
  ])('is set aside: %s', (reason, change) => {
    expect(reasonFor(change)).toBe(reason);
  });

  it.each([null, 7, 'row', [], undefined])('is not %j', (value) => {
    expect(readTrade(value, { day: DAY, isListed }).reason).toMatch(/row is not|contract id/);
  });
});
