import { tradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTrades } from './check-trades.ts';
import type { RawTrade } from './market-source.ts';

const DAY = tradingDate('2030-01-15');

const good: RawTrade = {
  contract_id: '2030011501000001',
  symbol: 'ABCD',
  traded_at: null,
  buyer: '58',
  seller: 'D01',
  quantity: 20,
  rate: 50_050,
  amount: 1_001_000,
};

const reasonFor = (change: Partial<RawTrade>): string | undefined =>
  checkTrades(DAY, [{ ...good, ...change }]).rejected[0]?.reason;

describe('what may enter the tape', () => {
  it('takes a good trade, with masked brokers too, and one paisa of rounding', () => {
    expect(checkTrades(DAY, [good]).rows).toEqual([good]);
    expect(reasonFor({ buyer: '', seller: '' })).toBeUndefined();
    expect(reasonFor({ amount: good.amount + 1 })).toBeUndefined();
  });

  it.each<[string, Partial<RawTrade>]>([
    ['contract id is not 16 digits', { contract_id: '203001150100001' }],
    ['contract id of another day', { contract_id: '2030011601000001' }],
    ['symbol missing', { symbol: '' }],
    ['symbol malformed', { symbol: 'a b' }],
    ['broker malformed', { seller: '58A' }],
    ['quantity not positive', { quantity: 0 }],
    ['quantity not positive', { quantity: Number.NaN }],
    ['rate not positive', { rate: -1 }],
    ['amount is not quantity times rate', { amount: good.amount + 2 }],
    ['amount is not quantity times rate', { amount: Number.NaN }],
    ['trade time malformed', { traded_at: Number.NaN }],
  ])('sets aside: %s', (reason, change) => {
    expect(reasonFor(change)).toBe(reason);
  });

  it('takes each contract once, whatever the order in which it comes', () => {
    const numbers = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 60 });
    fc.assert(
      fc.property(numbers, (drawn) => {
        const trades = drawn.map((number) => ({
          ...good,
          contract_id: `20300115010000${String(number).padStart(2, '0')}`,
        }));
        const { rows, rejected } = checkTrades(DAY, trades);
        expect(rows).toHaveLength(new Set(drawn).size);
        expect(rows.length + rejected.length).toBe(trades.length);
        expect(rejected.every(({ reason }) => reason === 'contract id repeated')).toBe(true);
      }),
    );
  });
});
