import type { Phrase } from '@chuli/language';
import type { Column } from '@chuli/ui';
import type { FlowReply, FlowRow, FlowSummary, Measure, Subject } from '../../shared/broker/flow-address.ts';
import { netOf, sessionsInARow, totalNetBought } from './flow-figures.ts';

const NOTHING_BOUGHT: Phrase = 'Nothing was bought';
const NOTHING_SOLD: Phrase = 'Nothing was sold';

const nameColumn = (subject: Subject): Column<FlowRow> =>
  subject === 'broker'
    ? { key: 'symbol', label: 'Stock', format: 'symbol', width: 120 }
    : { key: 'broker', label: 'Broker', format: 'broker', width: 180, phoneWidth: 150 };

const netColumns: Record<Measure, readonly Column<FlowRow>[]> = {
  shares: [
    { key: 'bought', label: 'Bought', format: 'quantity', priority: 2 },
    { key: 'sold', label: 'Sold', format: 'quantity', priority: 2 },
    { key: 'net', label: 'Net', format: 'netQuantity' },
    { key: 'net_amount', label: 'Net Rs', format: 'signedAmount', priority: 2 },
  ],
  rupees: [
    { key: 'bought_amount', label: 'Bought Rs', format: 'amount', priority: 2 },
    { key: 'sold_amount', label: 'Sold Rs', format: 'amount', priority: 2 },
    { key: 'net_amount', label: 'Net Rs', format: 'netAmount' },
    { key: 'net', label: 'Net shares', format: 'signedQuantity', priority: 2 },
  ],
};

const priceColumns: readonly Column<FlowRow>[] = [
  { key: 'buy_average', label: 'Avg buy', format: 'rupees', priority: 2, unknown: NOTHING_BOUGHT },
  { key: 'sell_average', label: 'Avg sell', format: 'rupees', priority: 2, unknown: NOTHING_SOLD },
];

/** Only of one stock can an average be held against a close. */
const closeColumn = (close: number | null): Column<FlowRow>[] =>
  close === null
    ? []
    : [
        {
          id: 'close_vs_buy',
          label: 'Close vs buy',
          hint: 'The last close against the average price paid',
          format: 'signedPercent',
          priority: 3,
          unknown: NOTHING_BOUGHT,
          value: ({ buy_average }) =>
            buy_average === null ? null : (100 * (close - buy_average)) / buy_average,
        },
      ];

const sessionColumns: readonly Column<FlowRow>[] = [
  {
    key: 'net_by_session',
    label: 'Session by session',
    format: 'sparkbars',
    width: 168,
    phoneWidth: 110,
    sortable: false,
  },
  {
    id: 'days',
    label: 'Net-buy days',
    hint: 'Sessions in which it was a net buyer, of those in which it traded',
    format: 'fraction',
    width: 92,
    priority: 2,
    value: ({ sessions_net_bought, sessions_traded }) => [sessions_net_bought, sessions_traded],
  },
  {
    id: 'in_a_row',
    label: 'Streak',
    hint: 'Latest sessions in a row on the side of the net',
    format: 'quantity',
    width: 74,
    priority: 3,
    value: sessionsInARow,
  },
];

/** The columns that this question can fill: prices only for stocks, sessions only where they are told apart. */
export const flowColumns = (
  subject: Subject,
  measure: Measure,
  reply: FlowReply,
  summary: FlowSummary | undefined,
): readonly Column<FlowRow>[] => {
  const whole = totalNetBought(reply.rows, measure);
  const hasSessions = reply.rows.some((row) => row.net_by_session !== null);
  return [
    nameColumn(subject),
    ...netColumns[measure],
    ...(subject === 'market' ? [] : priceColumns),
    ...closeColumn(summary?.last_close ?? null),
    {
      key: 'volume_percent',
      label: '% of volume',
      hint: 'Its part of all buying and selling',
      format: 'share',
      priority: 2,
    },
    {
      key: 'matched_percent',
      label: 'Matched %',
      hint: 'Of its trades, those with itself on both sides',
      format: 'share',
      priority: 3,
      width: 72,
    },
    ...(hasSessions ? sessionColumns : sessionColumns.slice(1, 2)),
    {
      id: 'of_net',
      label: '% of net',
      hint: 'Its net as a part of all net buying',
      format: 'share',
      width: 76,
      priority: 2,
      value: (row) => (whole === 0 ? null : (100 * Math.abs(netOf(row, measure))) / whole),
    },
  ];
};
