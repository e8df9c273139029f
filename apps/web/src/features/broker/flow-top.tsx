import type { RowOf } from '@chuli/contracts';
import { type Column } from '@chuli/ui';
import { defineScreen } from '../../screen-kit/define-screen.tsx';
import { brokerFilter, choiceFilter, dateFilter, onPage } from '../../screen-kit/filters.tsx';
import { BrokerBook } from './broker-book.tsx';
import { FavouriteDots } from './favourite-dots.tsx';
import { KnownLine, emptyWords } from './known-line.tsx';
import { rangeFilter } from '../../shared/market/session-range.tsx';
import { StockStacks } from './stock-stacks.tsx';
import { SummaryTable } from './summary-table.tsx';
import { TOP_SIDES, type TopRow, type TopSide, topColumns } from './top-sides.ts';

const SOURCE = 'floorsheet of the exchange, summed by broker';
const NOT_A_CLIENT =
  'A broker isn’t a client. Each broker number covers thousands of accounts, and net buying isn’t a holding: off-market transfers aren’t included.';
const TEN = 10;

/** Brokers and what they gathered, or released: the same list with the other sign. */
export const topSide = (side: TopSide) =>
  defineScreen({
    title: TOP_SIDES[side].title,
    data: TOP_SIDES[side].data,
    filters: {
      range: rangeFilter(),
      all: onPage(
        choiceFilter('Brokers', [
          { value: '', label: 'Ten' },
          { value: '1', label: 'All' },
        ]),
      ),
    },
    rows: ({ reply, values }): readonly TopRow[] =>
      values.all === '1' ? reply.rows : reply.rows.slice(0, TEN),
    blocks: [
      { kind: 'custom', component: ({ reply }) => <KnownLine reply={reply} />, skeleton: { height: 64 } },
      {
        kind: 'custom',
        component: ({ reply }) => <StockStacks rows={reply.rows} />,
        skeleton: { height: 240 },
      },
      {
        kind: 'table',
        sort: '-amount',
        usualRows: TEN,
        columns: topColumns(side),
        beside: {
          keyOf: ({ broker }) => broker,
          show: ({ row, shown }) => <BrokerBook broker={row.broker} side={side} query={shown.query} />,
        },
      },
    ],
    empty: emptyWords('range'),
    source: SOURCE,
    explain: [TOP_SIDES[side].explain, NOT_A_CLIENT],
  });

type FavouriteRow = RowOf<'/data/broker-favourite-hold-release/'>;

const FAVOURITE_COLUMNS: readonly Column<FavouriteRow>[] = [
  { key: 'broker', label: 'Broker', format: 'broker', width: 180, phoneWidth: 120 },
  { key: 'symbol', label: 'Stock', format: 'symbol', width: 100 },
  {
    key: 'favour',
    label: 'Favour %',
    hint: 'Net value in percent of the turnover of the broker',
    format: 'share',
  },
  {
    key: 'lift',
    label: 'Lift',
    hint: 'Its share of the stock ÷ its share of the market',
    format: 'rupees',
    width: 78,
  },
  { key: 'net_value', label: 'Net value', format: 'netAmount', priority: 2 },
  { key: 'net', label: 'Net', format: 'signedQuantity', priority: 3 },
  { key: 'net_amount', label: 'Net Rs', format: 'signedAmount', priority: 3 },
  { key: 'average', label: 'Average', format: 'rupees', priority: 3 },
  { key: 'volume_percent', label: '% of volume', format: 'share', priority: 3 },
];

export const favourites = defineScreen({
  title: 'Favourites of brokers',
  data: '/data/broker-favourite-hold-release/',
  filters: {
    action: {
      ...choiceFilter('Side', [
        { value: 'hold', label: 'Held' },
        { value: 'release', label: 'Released' },
      ]),
      asks: (action: 'hold' | 'release') => ({ action }),
    },
    broker: brokerFilter(),
    range: rangeFilter(),
  },
  blocks: [
    { kind: 'custom', component: ({ reply }) => <KnownLine reply={reply} />, skeleton: { height: 64 } },
    { kind: 'custom', component: ({ rows }) => <FavouriteDots rows={rows} />, skeleton: { height: 240 } },
    { kind: 'table', sort: '-favour', columns: FAVOURITE_COLUMNS },
  ],
  empty: emptyWords('range'),
  source: SOURCE,
  explain: [
    'Favour is how much of all its trading a broker put into one stock, or took out of it. Lift is how much larger its part of that stock is than its part of the market: 1 is as everywhere, 10 is ten times as much.',
    'Three stocks of each broker, of which it traded Rs 10 lakh or more.',
    NOT_A_CLIENT,
  ],
});

export const summary = defineScreen({
  title: 'Broker summary',
  data: '/data/broker-summary/',
  filters: { date: dateFilter() },
  blocks: [
    {
      kind: 'stats',
      stats: [
        { label: 'Turnover', format: 'amount', value: ({ reply }) => reply.turnover },
        { label: 'Shares', format: 'quantity', value: ({ reply }) => reply.volume },
        { label: 'Brokers', format: 'quantity', value: ({ rows }) => rows.length },
        { label: 'Matched trades (same broker)', key: 'matched_amount', of: 'sum', format: 'amount' },
      ],
    },
    { kind: 'bars', title: 'Net rupees by broker', x: 'broker', y: 'net_amount' },
    { kind: 'custom', component: ({ reply }) => <KnownLine reply={reply} />, skeleton: { height: 64 } },
    {
      kind: 'custom',
      component: ({ rows, query }) => <SummaryTable rows={rows} query={query} />,
      skeleton: { rows: 20, columns: 9 },
    },
  ],
  empty: emptyWords('date'),
  source: SOURCE,
  explain: [
    'Each broker bought and sold shares for its clients in this session. Net is what it bought less what it sold: over all brokers the nets add up to nothing.',
    'The course shows the net of each known session of the last twenty. A broker is called buying or selling where four of its last five known sessions and their sum are on one side.',
    NOT_A_CLIENT,
  ],
});
