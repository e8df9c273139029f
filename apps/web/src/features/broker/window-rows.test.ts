import { type Rupees, brokerId } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { windowRows } from './window-rows.ts';

const side = (broker: string, quantity: number, amount: number) => ({
  broker: brokerId(broker),
  time: null,
  quantity,
  amount: amount as Rupees,
  average: (amount / quantity) as Rupees,
  trades: 2,
  matched: 0,
  volume_percent: null,
});

it('puts both sides of a broker into one row, and nets that cancel out', () => {
  const rows = windowRows([side('58', 100, 50_000)], [side('58', 40, 20_400), side('4', 60, 30_000)], 100);
  expect(rows).toEqual([
    {
      broker: '58',
      bought: 100,
      sold: 40,
      net: 60,
      net_amount: 29_600,
      buy_average: 500,
      sell_average: 510,
      trades: 4,
      volume_percent: 70,
    },
    {
      broker: '4',
      bought: 0,
      sold: 60,
      net: -60,
      net_amount: -30_000,
      buy_average: null,
      sell_average: 500,
      trades: 2,
      volume_percent: 30,
    },
  ]);
});
