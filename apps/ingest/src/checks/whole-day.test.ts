import { brokerId, paisa, stockSymbol } from '@chuli/kernel';
import type { TradeEvent } from '@chuli/session';
import { expect, it } from 'vitest';
import { annulledSince, differencesFrom, sumsOf } from './whole-day.ts';

const trade = (contractId: string): TradeEvent => ({
  kind: 'trade',
  contractId,
  symbol: stockSymbol('ABCD'),
  quantity: 10,
  rate: paisa(500),
  amount: paisa(5_000),
  at: null,
  buyer: brokerId('1'),
  seller: brokerId('2'),
});

it('names every sum that is not the declared one, and the ones nobody declared', () => {
  const sums = sumsOf([trade('1'), trade('2')]);
  expect(differencesFrom(sums, { trades: 2, quantity: 20, amount: paisa(10_000) })).toEqual([]);
  expect(differencesFrom(sums, { trades: 3, quantity: null, amount: paisa(10_000) })).toEqual([
    'trades 2 of 3 declared',
    'no declared quantity',
  ]);
});

it('takes a contract for annulled only when a complete day lacks it', () => {
  const heard = [trade('1'), trade('2')];
  const trades = [trade('1')];
  expect(annulledSince(heard, { isComplete: true, trades })).toMatchObject([
    { kind: 'reversal', contractId: '2' },
  ]);
  expect(annulledSince(heard, { isComplete: false, trades })).toEqual([]);
});
