import { brokerId } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { largestNet, netColumns } from './net-holding.ts';

const row = (broker: string, net: number) => ({ broker: brokerId(broker), net });

it('the largest net buyer and seller are brokers, not figures', () => {
  const rows = [row('58', 1_200), row('34', -900), row('4', 3_000), row('45', -3_300)];
  expect(largestNet(rows, 'buyer')).toEqual({ broker: '4', net: 3_000 });
  expect(largestNet(rows, 'seller')).toEqual({ broker: '45', net: -3_300 });
});

it('nobody is named where every broker bought what it sold', () => {
  expect(largestNet([row('58', 0)], 'buyer')).toBeNull();
  expect(largestNet([], 'seller')).toBeNull();
});

it('average prices are those of one stock', () => {
  const shown = (symbol: string): string[] =>
    netColumns(symbol).flatMap((column) => ('key' in column ? [column.key] : []));
  expect(shown('NABIL')).toContain('buy_average');
  expect(shown('')).not.toContain('buy_average');
  expect(shown('')).not.toContain('sell_average');
});
