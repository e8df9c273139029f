import {
  orderSort,
  orderSymbolFilter,
  tradedDayFilter,
  unitFilter,
} from '../../features/floorsheet/bulk/bulk-filters.tsx';
import { EstimateNote, NoTimes } from '../../features/floorsheet/bulk/bulk-notes.tsx';
import { ORDER_STATS } from '../../features/floorsheet/bulk/bulk-stats.ts';
import { BULK_TEXT } from '../../features/floorsheet/bulk/bulk-text.ts';
import { limitColumns, setupColumns } from '../../features/floorsheet/bulk/limit-columns.ts';
import { LimitStocks, limitEmpty } from '../../features/floorsheet/bulk/limit-stocks.tsx';
import { OrderDetail } from '../../features/floorsheet/bulk/order-detail.tsx';
import { thresholdFilter } from '../../features/floorsheet/bulk/threshold-filter.tsx';
import { CircuitCounts } from '../../features/market/circuit-history.tsx';
import { defineScreen, defineScreens } from '../../screen-kit/define-screen.tsx';
import { asking, choiceFilter } from '../../screen-kit/filters.tsx';
import { LIMIT_SIDES } from '../../shared/market/limit-words.ts';

const SOURCE = 'floorsheet of the exchange, contracts put together into orders';
const LIMITS =
  'The limit of a day is measured from the previous close, as restated on an ex-date: ±10 % up to 19 April 2026, ±15 % since, rounded to the tick. Away is how far from it the order was filled.';
const FACTS =
  'The facts say what often stands beside such a day: the session before at the limit, volume three times the average, large orders, few brokers, a close at the end of the range. They are counted, and no probability is made of them. Sessions without a floorsheet have fewer of them.';

const FACTS_FROM = [
  { value: '0', label: 'Any' },
  { value: '1', label: '≥ 1' },
  { value: '2', label: '≥ 2' },
  { value: '3', label: '≥ 3' },
  { value: '4', label: '≥ 4' },
] as const;

/** Large orders of stocks at, near or back from the limit of their day. */
export default defineScreens({
  'bulk-tnx-circuit-setup': defineScreen({
    title: 'Large orders at circuits',
    data: '/data/bulk-txn/circuit/',
    filters: {
      date: tradedDayFilter(),
      from: thresholdFilter(),
      side: asking(choiceFilter('Limit', LIMIT_SIDES), (side) =>
        side === 'all' ? {} : { limit_side: side },
      ),
      symbol: orderSymbolFilter(),
      sort: orderSort('-amount'),
    },
    isFolded: true,
    blocks: [
      { kind: 'stats', stats: ORDER_STATS },
      { kind: 'custom', component: LimitStocks, skeleton: { height: 44 } },
      { kind: 'custom', component: NoTimes },
      { kind: 'custom', component: EstimateNote },
      {
        kind: 'table',
        isPaged: true,
        sort: '-amount',
        columns: ({ rows, href }) =>
          limitColumns({ hasSides: true, hasTimes: rows.some(({ at }) => at !== null) }, href),
        beside: { keyOf: ({ event_id }) => event_id, show: OrderDetail },
      },
    ],
    below: CircuitCounts,
    empty: limitEmpty({ toAll: { symbol: '', side: 'all' } }),
    source: SOURCE,
    explain: [LIMITS, ...BULK_TEXT.sides],
  }),
  'probable-circuit-setup-transaction': defineScreen({
    title: 'Orders in circuit set-ups',
    data: '/data/bulk-txn/circuit/',
    filters: {
      date: tradedDayFilter(),
      facts: asking(choiceFilter('Facts', FACTS_FROM, '2', { isNamed: true }), (facts) => ({
        facts_from: Number(facts),
      })),
      from: thresholdFilter(),
      unit: unitFilter(),
      symbol: orderSymbolFilter(),
      sort: orderSort('-amount'),
    },
    isFolded: true,
    blocks: [
      { kind: 'stats', stats: ORDER_STATS },
      { kind: 'custom', component: LimitStocks, skeleton: { height: 44 } },
      { kind: 'custom', component: NoTimes },
      { kind: 'custom', component: EstimateNote },
      {
        kind: 'table',
        isPaged: true,
        sort: '-amount',
        columns: ({ rows, href }) =>
          setupColumns({ hasSides: true, hasTimes: rows.some(({ at }) => at !== null) }, href),
        beside: { keyOf: ({ event_id }) => event_id, show: OrderDetail },
      },
    ],
    below: CircuitCounts,
    empty: limitEmpty({ toAll: { symbol: '', facts: '0' } }),
    source: SOURCE,
    explain: [FACTS, LIMITS, ...BULK_TEXT.sides],
  }),
});
