import type { RowOf } from '@chuli/contracts';
import type { Column } from '@chuli/ui';

export type TopRow = RowOf<'/data/broker-top-holding/'>;
export type BookRow = RowOf<'/data/broker-top-holding/{broker}/holding/'>;

/** Twins: what differs between what brokers gathered and what they released is in this table. */
export const TOP_SIDES = {
  hold: {
    data: '/data/broker-top-holding/',
    book: '/data/broker-top-holding/{broker}/holding/',
    title: 'Top brokers, top holding',
    amount: 'Gathered Rs',
    amountHint: 'Net × its own buy average, over all stocks of which it bought more than it sold',
    average: { key: 'buy_average', label: 'Avg buy' },
    explain:
      'Gathered is the net of every stock of which the broker bought more than it sold, at its own average price. Stocks of which it sold more are on the page of releases.',
  },
  release: {
    data: '/data/broker-top-released/',
    book: '/data/broker-top-released/{broker}/released/',
    title: 'Top brokers, top released',
    amount: 'Released Rs',
    amountHint: 'Net × its own sell average, over all stocks of which it sold more than it bought',
    average: { key: 'sell_average', label: 'Avg sell' },
    explain:
      'Released is the net of every stock of which the broker sold more than it bought, at its own average price. Stocks of which it bought more are on the page of holdings.',
  },
} as const;

export type TopSide = keyof typeof TOP_SIDES;

export const topColumns = (side: TopSide): readonly Column<TopRow>[] => [
  { key: 'broker', label: 'Broker', format: 'broker', width: 170, phoneWidth: 130 },
  { key: 'amount', label: TOP_SIDES[side].amount, hint: TOP_SIDES[side].amountHint, format: 'amount' },
  { key: 'stocks', label: 'Stocks', format: 'quantity', width: 64, priority: 2 },
  {
    key: 'top_percent',
    label: 'Top five %',
    hint: 'The five largest stocks as a part of the whole',
    format: 'share',
    width: 84,
    priority: 2,
  },
  {
    id: 'top',
    label: 'Largest stocks',
    format: 'text',
    width: 260,
    priority: 2,
    sortable: false,
    value: ({ top }) => top.map(({ symbol }) => symbol).join(' · '),
  },
];

export const bookColumns = (side: TopSide): readonly Column<BookRow>[] => [
  { key: 'symbol', label: 'Stock', format: 'symbol', width: 96 },
  { key: 'net_value', label: 'Net value', format: 'netAmount' },
  { key: 'net', label: 'Net', format: 'signedQuantity', priority: 3 },
  { key: TOP_SIDES[side].average.key, label: TOP_SIDES[side].average.label, format: 'rupees', priority: 2 },
  { key: 'close', label: 'Close', format: 'rupees', priority: 3 },
  {
    key: 'open_percent',
    label: 'Since',
    hint: 'The last close against the average of what is left of its net',
    format: 'signedPercent',
    width: 78,
  },
  { key: 'volume_percent', label: '% of volume', format: 'share', width: 84, priority: 3 },
  {
    id: 'days',
    label: 'Net-buy days',
    format: 'fraction',
    width: 84,
    priority: 3,
    value: ({ sessions_net_bought, sessions_traded }) => [sessions_net_bought, sessions_traded],
  },
];
