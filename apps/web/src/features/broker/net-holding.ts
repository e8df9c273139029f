import type { RowOf } from '@chuli/contracts';
import type { Column } from '@chuli/ui';

export type NetRow = RowOf<'/data/net-holding/'>;

/** The broker that bought most beyond what it sold, or the other way round; null where none did. */
export const largestNet = (
  rows: readonly Pick<NetRow, 'broker' | 'net'>[],
  side: 'buyer' | 'seller',
): Pick<NetRow, 'broker' | 'net'> | null => {
  const sign = side === 'buyer' ? 1 : -1;
  return rows
    .filter(({ net }) => net * sign > 0)
    .reduce<Pick<NetRow, 'broker' | 'net'> | null>(
      (most, row) => (most === null || row.net * sign > most.net * sign ? row : most),
      null,
    );
};

const SUMS: readonly Column<NetRow>[] = [
  { key: 'broker', label: 'Broker', format: 'broker' },
  { key: 'bought', label: 'Bought', format: 'quantity', priority: 2 },
  { key: 'sold', label: 'Sold', format: 'quantity', priority: 2 },
  { key: 'net', label: 'Net', format: 'netQuantity' },
  { key: 'net_amount', label: 'Net Rs', format: 'signedAmount' },
];

const AVERAGES: readonly Column<NetRow>[] = [
  { key: 'buy_average', label: 'Avg buy', format: 'rupees', priority: 3 },
  { key: 'sell_average', label: 'Avg sell', format: 'rupees', priority: 3 },
];

const MATCHED: Column<NetRow> = {
  key: 'matched',
  label: 'Matched',
  format: 'quantity',
  priority: 3,
};

/** A price that is the mean of all stocks is a price of none. */
export const netColumns = (symbol: string): readonly Column<NetRow>[] => [
  ...SUMS,
  ...(symbol === '' ? [] : AVERAGES),
  MATCHED,
];
