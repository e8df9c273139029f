import { defineScreen } from '../../screen-kit/define-screen.tsx';

export default defineScreen('net-holding', {
  title: 'Net by broker',
  data: '/data/net-holding/',
  filters: ['symbol', 'date'],
  blocks: [
    {
      kind: 'stats',
      stats: [
        { label: 'Shares', key: 'bought', of: 'sum', format: 'quantity' },
        { label: 'Turnover', key: 'bought_amount', of: 'sum', format: 'amount' },
        { label: 'Largest net buyer', key: 'net', of: 'largest', format: 'netQuantity' },
        { label: 'Largest net seller', key: 'net', of: 'smallest', format: 'netQuantity' },
        { label: 'Same broker on both sides', key: 'matched', of: 'sum', format: 'quantity' },
      ],
    },
    { kind: 'bars', title: 'Net shares by broker', x: 'broker', y: 'net' },
    {
      kind: 'table',
      sort: '-net',
      columns: [
        { key: 'broker', label: 'Broker', format: 'broker' },
        { key: 'bought', label: 'Bought', format: 'quantity', priority: 2 },
        { key: 'sold', label: 'Sold', format: 'quantity', priority: 2 },
        { key: 'net', label: 'Net', format: 'netQuantity' },
        { key: 'net_amount', label: 'Net Rs', format: 'signedAmount' },
        { key: 'buy_average', label: 'Avg buy', format: 'rupees', priority: 3 },
        { key: 'sell_average', label: 'Avg sell', format: 'rupees', priority: 3 },
        { key: 'matched', label: 'Same broker', format: 'quantity', priority: 3 },
      ],
    },
  ],
  source: 'floorsheet of the exchange, summed by broker',
  explain: [
    'Each broker bought and sold shares for its clients in this session. Net is what it bought less what it sold: over all brokers the nets add up to nothing.',
    'A broker is not a client. One number mixes thousands of accounts, and a net is not a holding: transfers outside the exchange are not seen.',
    'Same broker counts shares that were bought and sold through the same member. Often these are two clients of one broker, and it proves nothing else.',
  ],
  empty: 'No trade of this session is known. Choose another session or stock.',
});
