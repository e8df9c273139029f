import type { LargeOrderRow, SidedOrderRow } from '@chuli/contracts/live';
import { tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { bulkRowOf, isUsual, minutesOf, passesLive } from './live-orders.ts';

const DAY = tradingDate('2024-07-15');
const AT = Date.parse('2024-07-15T05:15:00Z') * 1_000 + 250;

const order = (buyer: string, seller: string): LargeOrderRow => {
  const figures = [AT, 2_100, 105_060_000, 2, 50_000, 50_100, 2, 49_900] as const;
  return ['2024071501000001', 'NABIL', ...figures, buyer, 1, seller, 3];
};
const ORDER = order('58', '44');

const USUAL = { from: '10', symbol: '', broker: '', side: 'both' } as const;

describe('an order of the running session', () => {
  it('has the form of a stored one; what needs the whole day or the larger package is unknown', () => {
    expect(bulkRowOf(ORDER, DAY, new Map())).toEqual({
      event_id: '2024071501000001',
      date: '2024-07-15',
      at: '2024-07-15T05:15:00.000250Z',
      symbol: 'NABIL',
      name: 'NABIL',
      sector_id: null,
      instrument: null,
      kind: null,
      method: null,
      side: null,
      sign: null,
      confidence: null,
      buyer: '58',
      buyers: 1,
      seller: '44',
      sellers: 3,
      contracts: 2,
      quantity: 2_100,
      amount: 1_050_600,
      first_price: 500,
      last_price: 501,
      // 10,50,600 ÷ 2,100 = 500.2857…
      average: 500.29,
      levels: 2,
      vs_vwap: null,
      // 501 against 499.
      vs_before: 0.4,
      day_place: null,
      volume_percent: null,
    });
  });

  it('tells its side where the channel does, and no broker while they are hidden', () => {
    const sided: SidedOrderRow = [...ORDER, 'buy', 'time', 'buy', 'order', 99.9];
    expect(bulkRowOf(sided, DAY, new Map())).toMatchObject({ side: 'buy', sign: 'order', confidence: 99.9 });
    expect(bulkRowOf(order('', ''), DAY, new Map())).toMatchObject({ buyer: null, seller: null });
  });

  it('passes the filters of the address', () => {
    const row = bulkRowOf(ORDER, DAY, new Map());
    const passes = (change: object): boolean => passesLive({ ...USUAL, ...change })(row);
    expect([passes({}), passes({ from: '25' }), passes({ symbol: 'NICA' })]).toEqual([true, false, false]);
    expect([passes({ broker: '44' }), passes({ broker: '1' }), passes({ side: 'buy' })]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isUsual(USUAL), isUsual({ ...USUAL, from: '25' })]).toEqual([true, false]);
  });
});

describe('minutes of large orders', () => {
  it('stand from the first to the last of them, by the clock of Kathmandu', () => {
    const at = (minute: number): number => Date.parse('2024-07-15T05:15:00Z') + minute * 60_000;
    const sums = minutesOf(
      [
        [at(0), 105_060_000, 1],
        [at(2), 200_000_000, 1],
      ],
      DAY,
    );
    expect(sums).toEqual({ first: 660, amounts: [1_050_600, 0, 2_000_000] });
    expect(minutesOf([], DAY)).toBeNull();
  });
});
