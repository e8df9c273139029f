import { KnownLine, emptyWords } from '../../features/broker/known-line.tsx';
import { PAIR_COLUMNS, PAIR_TEXT, chanceText, sameText } from '../../features/broker/pair-columns.ts';
import { SameBrokerShare } from '../../features/broker/same-broker-share.tsx';
import { orderSymbolFilter, tradedDayFilter } from '../../features/floorsheet/bulk/bulk-filters.tsx';
import { defineScreen } from '../../screen-kit/define-screen.tsx';
import { asking, choiceFilter } from '../../screen-kit/filters.tsx';

export default defineScreen({
  title: 'Pairs of brokers',
  data: '/data/broker-pairs/',
  filters: {
    symbol: orderSymbolFilter(),
    days: asking(
      choiceFilter(
        'Sessions',
        [
          { value: '5', label: '5' },
          { value: '10', label: '10' },
          { value: '20', label: '20' },
        ],
        '20',
        { isNamed: true },
      ),
      (days) => ({ days }),
    ),
    date: tradedDayFilter(),
  },
  blocks: [
    {
      kind: 'stats',
      stats: [
        {
          label: 'Symbol',
          format: 'text',
          value: ({ reply }) => reply.symbol,
          below: ({ reply }) => reply.name,
        },
        { label: 'Pairs that met', format: 'quantity', value: ({ reply }) => reply.pairs },
        {
          label: 'High sessions',
          format: 'quantity',
          value: ({ reply }) => reply.high,
          below: ({ reply }) => chanceText(reply),
        },
        { label: 'Recurring pairs', format: 'quantity', value: ({ reply }) => reply.recurring },
        {
          label: 'Same-broker trades',
          format: 'share',
          value: ({ reply }) => reply.same.percent,
          below: ({ reply }) => sameText(reply),
        },
      ],
    },
    { kind: 'custom', component: ({ reply }) => <KnownLine reply={reply} />, skeleton: { height: 64 } },
    { kind: 'custom', component: SameBrokerShare, skeleton: { height: 170 } },
    { kind: 'table', sort: '-sessions_high', columns: PAIR_COLUMNS },
  ],
  empty: emptyWords('date'),
  source: 'floorsheet of the exchange, contracts put together into orders',
  explain: PAIR_TEXT,
});
