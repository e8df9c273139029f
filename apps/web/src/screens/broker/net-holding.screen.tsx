import { defineScreen } from '../../screen-kit/define-screen.tsx';

export default defineScreen('net-holding', {
  title: 'Net by broker',
  data: '/data/net-holding/',
  filters: ['symbol', 'date'],
  blocks: [
    { kind: 'bars', title: 'Net shares by broker', x: 'broker', y: 'net' },
    {
      kind: 'table',
      sort: '-net',
      columns: [
        { key: 'broker', label: 'Broker', format: 'broker' },
        { key: 'bought', label: 'Bought', format: 'quantity' },
        { key: 'sold', label: 'Sold', format: 'quantity' },
        { key: 'net', label: 'Net', format: 'signedQuantity' },
        { key: 'net_amount', label: 'Net Rs', format: 'signedAmount' },
        { key: 'buy_average', label: 'Avg buy', format: 'rupees' },
        { key: 'sell_average', label: 'Avg sell', format: 'rupees' },
        { key: 'matched', label: 'Same broker', format: 'quantity' },
      ],
    },
  ],
  empty: 'No trade of this session is known. Choose another session or stock.',
});
