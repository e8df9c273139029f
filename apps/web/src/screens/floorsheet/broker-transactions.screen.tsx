import { KnownLine, emptyWords } from '../../features/broker/known-line.tsx';
import { rangeFilter } from '../../shared/market/session-range.tsx';
import {
  orderBrokerFilter,
  orderSort,
  orderSymbolFilter,
  sideFilter,
  unitFilter,
} from '../../features/floorsheet/bulk/bulk-filters.tsx';
import { StockMap } from '../../features/floorsheet/transactions/stock-map.tsx';
import { transactionColumns } from '../../features/floorsheet/transactions/transaction-columns.ts';
import { TransactionDots } from '../../features/floorsheet/transactions/transaction-dots.tsx';
import { TRANSACTION_STATS } from '../../features/floorsheet/transactions/transaction-stats.ts';
import { defineScreen, defineScreens } from '../../screen-kit/define-screen.tsx';

const SOURCE = 'floorsheet of the exchange, contracts put together into orders';
/** As many as one answer is about. */
const MOST_SESSIONS = 20;
const EXPLAIN = [
  'A row is what one broker had of one order: the whole of an order that it brought, or the part that it gave to the order of another. Came in means that its side took the price at which the other waited; waited, that its order was in the book before.',
  'Prices are those of the day. Against VWAP is its average beside that of all contracts of the stock in the same session: below zero is cheap for a buyer and dear for a seller.',
  'A broker number covers thousands of accounts, so an order through a broker is not an order of the broker. One broker on both sides is often two of its clients; it proves nothing more.',
] as const;

const filters = {
  broker: orderBrokerFilter(),
  range: rangeFilter({ most: MOST_SESSIONS }),
  side: sideFilter(),
  unit: unitFilter(),
  sort: orderSort('-amount'),
};

/** What one broker had of orders: in one stock, in all of them. */
export default defineScreens({
  'broker-transaction': defineScreen({
    title: 'One broker in one stock',
    data: '/data/broker-transactions/',
    ask: { one_stock: 'true', page_size: 300 },
    filters: { symbol: orderSymbolFilter(), ...filters },
    isFolded: true,
    blocks: [
      { kind: 'stats', stats: TRANSACTION_STATS },
      { kind: 'custom', component: TransactionDots, skeleton: { height: 260 } },
      { kind: 'custom', component: ({ reply }) => <KnownLine reply={reply} />, skeleton: { height: 64 } },
      { kind: 'table', isPaged: true, sort: '-amount', columns: transactionColumns },
    ],
    empty: emptyWords('range'),
    source: SOURCE,
    explain: EXPLAIN,
  }),
  'broker-transactions': defineScreen({
    title: 'Orders of one broker',
    data: '/data/broker-transactions/',
    filters,
    isFolded: true,
    blocks: [
      { kind: 'stats', stats: TRANSACTION_STATS },
      { kind: 'custom', component: StockMap, skeleton: { height: 300 } },
      { kind: 'custom', component: ({ reply }) => <KnownLine reply={reply} />, skeleton: { height: 64 } },
      { kind: 'table', isPaged: true, sort: '-amount', columns: transactionColumns },
    ],
    empty: emptyWords('range'),
    source: SOURCE,
    explain: EXPLAIN,
  }),
});
