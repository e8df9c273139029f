import { t } from '@chuli/language';
import { quantityText } from '@chuli/ui';
import { BrokerCaveat } from '../../features/broker/broker-caveat.tsx';
import { type NetRow, largestNet, netColumns } from '../../features/broker/net-holding.ts';
import { defineScreen } from '../../screen-kit/define-screen.tsx';
import { dateFilter, symbolFilter } from '../../screen-kit/filters.tsx';

const netBelow = (rows: readonly NetRow[], side: 'buyer' | 'seller'): string | undefined => {
  const most = largestNet(rows, side);
  return most === null ? undefined : t('{count} shares', { count: quantityText(Math.abs(most.net)) });
};

export default defineScreen({
  title: 'Net by broker',
  data: '/data/net-holding/',
  filters: { symbol: symbolFilter(), date: dateFilter() },
  blocks: [
    {
      kind: 'stats',
      stats: [
        { label: 'Shares', key: 'bought', of: 'sum', format: 'quantity' },
        { label: 'Turnover', key: 'bought_amount', of: 'sum', format: 'amount' },
        {
          label: 'Largest net buyer',
          format: 'broker',
          value: ({ rows }) => largestNet(rows, 'buyer')?.broker ?? null,
          below: ({ rows }) => netBelow(rows, 'buyer'),
        },
        {
          label: 'Largest net seller',
          format: 'broker',
          value: ({ rows }) => largestNet(rows, 'seller')?.broker ?? null,
          below: ({ rows }) => netBelow(rows, 'seller'),
        },
        { label: 'Matched trades (same broker)', key: 'matched', of: 'sum', format: 'quantity' },
      ],
    },
    { kind: 'bars', title: 'Net shares by broker', x: 'broker', y: 'net' },
    { kind: 'custom', component: () => <BrokerCaveat sessions={1} /> },
    { kind: 'table', sort: '-net', columns: ({ values }) => netColumns(values.symbol) },
  ],
  source: 'floorsheet of the exchange, summed by broker',
  explain: [
    'Each broker bought and sold shares for its clients in this session. Net is what it bought less what it sold: over all brokers the nets add up to nothing.',
    'A broker isn’t a client. Each broker number covers thousands of accounts, and net buying isn’t a holding: off-market transfers aren’t included.',
    'Matched trades have the same broker on both sides. Often these are two clients of one broker; it proves nothing more.',
  ],
  empty: 'No trades available for this session. Choose another session or stock.',
});
