import type { RowOf } from '@chuli/contracts';
import type { BrokerId } from '@chuli/kernel';
import type { Column } from '@chuli/ui';

type SideRow = RowOf<'/data/floorsheet/top-buy-with-time/'>;

/** What one broker did in a part of a session. */
export type WindowRow = {
  broker: BrokerId;
  bought: number;
  sold: number;
  net: number;
  net_amount: number;
  buy_average: number | null;
  sell_average: number | null;
  trades: number;
  volume_percent: number | null;
};

type Side = Pick<SideRow, 'quantity' | 'amount' | 'average' | 'trades'>;
const NOTHING: Omit<Side, 'amount'> & { amount: number } = {
  quantity: 0,
  amount: 0,
  average: null,
  trades: 0,
};

/** Both sides of each broker; its part is of twice the volume, since every contract has two. */
export const windowRows = (
  buys: readonly SideRow[],
  sells: readonly SideRow[],
  volume: number,
): WindowRow[] => {
  const bought = new Map(buys.map((row) => [row.broker, row]));
  const sold = new Map(sells.map((row) => [row.broker, row]));
  return [...new Set([...bought.keys(), ...sold.keys()])].map((broker) => {
    const [buy, sell] = [bought.get(broker) ?? NOTHING, sold.get(broker) ?? NOTHING];
    return {
      broker,
      bought: buy.quantity,
      sold: sell.quantity,
      net: buy.quantity - sell.quantity,
      net_amount: Math.round(100 * (buy.amount - sell.amount)) / 100,
      buy_average: buy.average,
      sell_average: sell.average,
      trades: buy.trades + sell.trades,
      volume_percent: volume === 0 ? null : (50 * (buy.quantity + sell.quantity)) / volume,
    };
  });
};

export const windowColumns = (isOneStock: boolean): readonly Column<WindowRow>[] => [
  { key: 'broker', label: 'Broker', format: 'broker', width: 180, phoneWidth: 130 },
  { key: 'bought', label: 'Bought', format: 'quantity', priority: 2 },
  { key: 'sold', label: 'Sold', format: 'quantity', priority: 2 },
  { key: 'net', label: 'Net', format: isOneStock ? 'netQuantity' : 'signedQuantity' },
  { key: 'net_amount', label: 'Net Rs', format: isOneStock ? 'signedAmount' : 'netAmount' },
  ...(isOneStock
    ? ([
        {
          key: 'buy_average',
          label: 'Avg buy',
          format: 'rupees',
          priority: 3,
          unknown: 'Nothing was bought',
        },
        {
          key: 'sell_average',
          label: 'Avg sell',
          format: 'rupees',
          priority: 3,
          unknown: 'Nothing was sold',
        },
      ] as const)
    : []),
  { key: 'trades', label: 'Trades', format: 'quantity', width: 84, priority: 3 },
  { key: 'volume_percent', label: '% of volume', format: 'share', priority: 3 },
];
