import { digits, t } from '@chuli/language';
import { FootprintPage } from '../../features/floorsheet/footprint/footprint-page.tsx';
import { FOOTPRINT_TEXT, footprintWhy } from '../../features/floorsheet/footprint/footprint-text.ts';
import type { Footprint } from '../../features/floorsheet/footprint/footprint-grid.ts';
import { clockPart } from '../../features/floorsheet/footprint/clock-part.ts';
import { orderSymbolFilter, tradedDayFilter } from '../../features/floorsheet/bulk/bulk-filters.tsx';
import { defineScreen } from '../../screen-kit/define-screen.tsx';
import { choiceFilter, onPage } from '../../screen-kit/filters.tsx';

const minutesOf = ({ reply }: { reply: Footprint }): { minute: number }[] =>
  reply.minutes.minute.map((minute) => ({ minute }));

export default defineScreen({
  title: 'Footprint',
  data: '/data/footprint/',
  filters: {
    symbol: orderSymbolFilter(),
    date: tradedDayFilter(),
    minutes: onPage(
      choiceFilter(
        'Minutes',
        [
          { value: '1', label: '1' },
          { value: '5', label: '5' },
          { value: '10', label: '10' },
          { value: '30', label: '30' },
        ],
        '5',
        { isNamed: true },
      ),
    ),
    cell: onPage(
      choiceFilter('Cell', [
        { value: 'sides', label: 'Sell × buy' },
        { value: 'delta', label: 'Delta' },
        { value: 'volume', label: 'Volume' },
      ]),
    ),
    estimated: onPage(
      choiceFilter('Estimated sides', [
        { value: 'yes', label: 'With estimated' },
        { value: 'no', label: 'Known only' },
      ]),
    ),
    at: onPage({ part: clockPart(), Field: () => null }),
  },
  isFolded: true,
  rows: minutesOf,
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
        { label: 'Volume', format: 'quantity', value: ({ reply }) => reply.volume },
        { label: 'Side known', format: 'share', value: ({ reply }) => reply.known_percent },
        { label: 'Lower limit', format: 'rupees', value: ({ reply }) => reply.lower },
        { label: 'Upper limit', format: 'rupees', value: ({ reply }) => reply.upper },
      ],
    },
    { kind: 'custom', component: FootprintPage, skeleton: { height: 640 } },
  ],
  empty: {
    title: 'No trade times',
    why: ({ reply }) => footprintWhy(reply),
    action: ({ reply: { times_to, date }, set }) =>
      times_to === null || times_to === date
        ? undefined
        : { label: t('Show {date}', { date: digits(times_to) }), onClick: () => set({ date: times_to }) },
  },
  source: 'floorsheet of the exchange, contracts put together into orders',
  explain: FOOTPRINT_TEXT,
});
