import { type BrokerId, atKathmandu, paisa, stockSymbol, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { assembleDay, inOrder } from './assemble.ts';
import type { Contract } from './contract.ts';
import { habitsOfDay } from './habits.ts';

const DAY = tradingDate('2024-06-12');
const at = (minutes: number, microseconds = 0): number => atKathmandu(DAY, minutes) * 1_000 + microseconds;

const contract = (
  number: number,
  traded_at: number | null,
  [buyer, seller]: readonly [string, string],
  quantity: number,
  rupees: number,
): Contract => ({
  contract_id: `2024061201${String(number).padStart(6, '0')}`,
  symbol: stockSymbol('NABIL'),
  traded_at,
  buyer: buyer as BrokerId,
  seller: seller as BrokerId,
  quantity,
  rate: paisa(rupees * 100),
  amount: paisa(quantity * rupees * 100),
});

/** 58 comes in to buy of two, 44 deals with itself after noon, and a broker is hidden. */
const CONTRACTS = [
  contract(4, at(730), ['21', ''], 10, 500),
  contract(1, at(661), ['58', '34'], 100, 500),
  contract(2, at(661, 300), ['58', '44'], 100, 502),
  contract(3, at(725), ['44', '44'], 50, 501),
];

const habitsOf = (contracts: readonly Contract[]) => {
  const sorted = inOrder(contracts);
  return new Map(habitsOfDay(DAY, sorted, assembleDay(DAY, sorted)).map((habit) => [habit.broker, habit]));
};

it('tells how each broker traded, by hand', () => {
  const habits = habitsOf(CONTRACTS);
  expect([...habits.keys()].toSorted()).toEqual(['', '21', '34', '44', '58']);
  expect(habits.get('58' as BrokerId)).toMatchObject({
    paid: 100_200_00,
    received: 0,
    bought: 100_200_00,
    bought_in: 100_200_00,
    sold: 0,
    timed: 100_200_00,
    first_hour: 100_200_00,
  });
  // It waited for 58 with Rs 50,200, and dealt with itself for Rs 25,050 after noon, which counts on both sides.
  expect(habits.get('44' as BrokerId)).toMatchObject({
    paid: 25_050_00,
    received: 75_250_00,
    sold: 50_200_00,
    sold_in: 0,
    matched: 25_050_00,
    timed: 100_300_00,
    first_hour: 50_200_00,
  });
  // 260 shares for Rs 1,30,250: the 100 of 34 at that average.
  expect(habits.get('34' as BrokerId)?.received_at_average).toBeCloseTo((100 * 130_250_00) / 260, 3);
});

it('adds up to the day, in whatever order contracts come', () => {
  const one = habitsOf(CONTRACTS);
  const other = habitsOf(CONTRACTS.toReversed());
  expect(other).toEqual(one);
  const sum = (of: 'paid' | 'received' | 'timed'): number =>
    [...one.values()].reduce((total, habit) => total + habit[of], 0);
  expect([sum('paid'), sum('received'), sum('timed')]).toEqual([130_250_00, 130_250_00, 2 * 130_250_00]);
});
