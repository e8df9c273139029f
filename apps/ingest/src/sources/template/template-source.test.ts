import { atKathmandu, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { eventsOf, readAll, testContext } from '../testing/context.ts';
import { templateSource } from './template-source.ts';

const DAY = tradingDate('2030-01-15');

const rowOf = (number: number, quantity: number) => ({
  contractId: 2030011501000000 + number,
  stockSymbol: 'ABCD',
  contractQuantity: quantity,
  contractRate: 100,
  contractAmount: 100 * quantity,
});

async function* rows() {
  yield await Promise.resolve(rowOf(1, 10));
  yield rowOf(2, 0);
  yield rowOf(3, 20);
}

it('tells good rows that are new, sets bad ones aside, and never claims a whole day', async () => {
  const source = templateSource({ rows, isListed: () => true });
  const context = testContext(DAY, atKathmandu(DAY, 12 * 60), (id) => id.endsWith('3'));
  const items = await readAll(source.read(context));
  expect(eventsOf(items, 'trade').map(({ quantity }) => quantity)).toEqual([10]);
  expect(items.filter(({ kind }) => kind === 'rejected')).toMatchObject([
    { reason: 'quantity not positive' },
  ]);
  const whole = await source.readWhole(context);
  expect(whole.trades).toHaveLength(2);
  expect(whole.isComplete).toBe(false);
});
