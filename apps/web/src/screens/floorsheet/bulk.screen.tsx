import { bulkEmpty } from '../../features/floorsheet/bulk/bulk-empty.ts';
import {
  orderBrokerFilter,
  orderSectorFilter,
  orderSort,
  orderSymbolFilter,
  sideFilter,
  tradedDayFilter,
  unitFilter,
} from '../../features/floorsheet/bulk/bulk-filters.tsx';
import { EstimateNote, Masked, NoTimes, NothingLive } from '../../features/floorsheet/bulk/bulk-notes.tsx';
import { type BulkReply, type BulkRow } from '../../features/floorsheet/bulk/bulk-row.ts';
import { ORDER_STATS } from '../../features/floorsheet/bulk/bulk-stats.ts';
import { BULK_TEXT } from '../../features/floorsheet/bulk/bulk-text.ts';
import { LiveTape } from '../../features/floorsheet/bulk/live-tape.tsx';
import { MinuteAmounts } from '../../features/floorsheet/bulk/minute-amounts.tsx';
import { type Preset, orderColumns } from '../../features/floorsheet/bulk/order-columns.ts';
import { OrderDetail } from '../../features/floorsheet/bulk/order-detail.tsx';
import { rangeFilters, volumeFilter } from '../../features/floorsheet/bulk/range-filters.tsx';
import { RangeSums } from '../../features/floorsheet/bulk/range-sums.tsx';
import { ShareStrip, tellsSides } from '../../features/floorsheet/bulk/share-strip.tsx';
import { StockOrders } from '../../features/floorsheet/bulk/stock-orders.tsx';
import { StockSides } from '../../features/floorsheet/bulk/stock-sides.tsx';
import { stockSumColumns } from '../../features/floorsheet/bulk/sum-columns.ts';
import { thresholdFilter } from '../../features/floorsheet/bulk/threshold-filter.tsx';
import { asking, choiceFilter } from '../../screen-kit/filters.tsx';
import { defineScreen, defineScreens } from '../../screen-kit/define-screen.tsx';
import { ALL_SECTORS } from '../../shared/market/universe/stock-facts.ts';
import type { HrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';

const SOURCE = 'floorsheet of the exchange, contracts put together into orders';

const SIDES: Preset = { hasSides: true };

type Tape = { readonly rows: readonly BulkRow[]; readonly reply: BulkReply; readonly href: HrefWithAsOf };

/** The orders themselves; a row opens where it stands on the price, and its contracts. */
const orders = (preset: Preset) =>
  ({
    kind: 'table',
    isPaged: true,
    sort: '-amount',
    columns: ({ rows, reply, href }: Tape) =>
      orderColumns(
        {
          ...preset,
          hasTimes: rows.some(({ at }) => at !== null),
          hasDays: reply.from_date !== reply.to_date,
        },
        href,
      ),
    beside: { keyOf: ({ event_id }: BulkRow) => event_id, show: OrderDetail },
  }) as const;

/** Large orders: of a session against the price or by side, of stocks over sessions, of any range. */
export default defineScreens({
  'live-bulk-tnx': defineScreen({
    title: 'Live large orders',
    data: {
      filter: 'unit',
      paths: { order: '/data/bulk-txn-market-diamond/', contract: '/data/bulk-txn-individual/' },
    },
    filters: {
      from: thresholdFilter(),
      unit: asking(unitFilter(), () => ({})),
      symbol: orderSymbolFilter(),
      broker: orderBrokerFilter(),
      sort: orderSort('-time'),
    },
    isFolded: true,
    around: ({ children }) => <LiveTape kind="bulk">{children}</LiveTape>,
    blocks: [
      { kind: 'custom', component: NothingLive },
      { kind: 'stats', stats: ORDER_STATS },
      { kind: 'custom', component: NoTimes },
      { kind: 'custom', component: Masked },
      { kind: 'custom', component: MinuteAmounts, skeleton: { height: 110 } },
      orders({}),
    ],
    empty: bulkEmpty({
      toSize: (from) => ({ from }),
      toAll: { symbol: '', broker: '' },
    }),
    source: SOURCE,
    explain: BULK_TEXT.tape,
  }),
  'live-bulk-transaction-with-market': defineScreen({
    title: 'Large orders and price',
    data: '/data/bulk-txn-market-diamond/',
    filters: {
      date: tradedDayFilter(),
      from: thresholdFilter(),
      symbol: orderSymbolFilter(),
      sort: orderSort('-amount'),
    },
    isFolded: true,
    blocks: [
      { kind: 'stats', stats: ORDER_STATS },
      { kind: 'custom', component: NoTimes },
      { kind: 'custom', component: Masked },
      orders({ hasPrice: true }),
    ],
    empty: bulkEmpty({
      toDay: (date) => ({ date }),
      toSize: (from) => ({ from }),
      toAll: { symbol: '' },
    }),
    source: SOURCE,
    explain: BULK_TEXT.tape,
  }),
  'live-bulk-transaction-with-market-buy-sell': defineScreen({
    title: 'Large orders by side',
    data: '/data/bulk-txn-market-diamond-plus/',
    filters: {
      date: tradedDayFilter(),
      from: thresholdFilter(),
      side: sideFilter(),
      symbol: orderSymbolFilter(),
      sort: orderSort('-amount'),
    },
    isFolded: true,
    around: ({ children }) => (
      <LiveTape kind="bulk-plus" preset={SIDES}>
        {children}
      </LiveTape>
    ),
    blocks: [
      { kind: 'stats', stats: ORDER_STATS },
      { kind: 'custom', component: NoTimes },
      { kind: 'custom', component: Masked },
      { kind: 'custom', component: StockSides, skeleton: { height: 330 } },
      { kind: 'custom', component: EstimateNote },
      orders({ hasSides: true, hasPrice: true }),
    ],
    empty: bulkEmpty({
      toDay: (date) => ({ date }),
      toSize: (from) => ({ from }),
      toAll: { symbol: '', side: 'both' },
    }),
    source: SOURCE,
    explain: BULK_TEXT.sides,
  }),
  'bulk-tnx-days': defineScreen({
    title: 'Large orders by stock',
    data: '/data/bulk-txn-market-days/',
    filters: {
      days: asking(
        choiceFilter(
          'Sessions',
          [
            { value: '1', label: '1' },
            { value: '3', label: '3' },
            { value: '5', label: '5' },
            { value: '10', label: '10' },
            { value: '20', label: '20' },
            { value: '60', label: '60' },
          ],
          '5',
          { isNamed: true },
        ),
        (days) => ({ days: Number(days) }),
      ),
      from: thresholdFilter(),
      sector: orderSectorFilter(),
    },
    isFolded: true,
    blocks: [
      { kind: 'custom', component: ShareStrip, skeleton: { height: 150 } },
      {
        kind: 'table',
        isPaged: true,
        sort: '-amount',
        columns: ({ rows, reply }) => stockSumColumns(reply.sessions.length, tellsSides(rows)),
        beside: { keyOf: ({ symbol }) => symbol, show: StockOrders },
      },
    ],
    empty: bulkEmpty({
      toSize: (from) => ({ from }),
      toAll: { sector: ALL_SECTORS },
    }),
    source: SOURCE,
    explain: BULK_TEXT.sides,
  }),
  'bulk-tnx-pro': defineScreen({
    title: 'Large orders by range',
    data: '/data/bulk-txn-all/history/',
    filters: {
      ...rangeFilters(),
      amount: thresholdFilter(),
      volume: volumeFilter(),
      unit: unitFilter(),
      sector: orderSectorFilter(),
      symbol: orderSymbolFilter(),
      broker: orderBrokerFilter(),
      sort: orderSort('-amount'),
    },
    isFolded: true,
    blocks: [
      { kind: 'stats', stats: ORDER_STATS },
      { kind: 'custom', component: RangeSums, skeleton: { height: 330 } },
      { kind: 'custom', component: NoTimes },
      { kind: 'custom', component: EstimateNote },
      orders({ hasSides: true }),
    ],
    empty: bulkEmpty({
      toDay: (day) => ({ from: day, to: day }),
      toSize: (amount) => ({ amount }),
      toAll: { symbol: '', broker: '', sector: ALL_SECTORS, volume: 'any' },
    }),
    source: SOURCE,
    explain: BULK_TEXT.sides,
  }),
});
