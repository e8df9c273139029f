import { digits, t } from '@chuli/language';
import { FootprintPage } from '../../features/floorsheet/footprint/footprint-page.tsx';
import { FOOTPRINT_TEXT, footprintWhy } from '../../features/floorsheet/footprint/footprint-text.ts';
import type { Footprint } from '../../features/floorsheet/footprint/footprint-grid.ts';
import { FOOTPRINT_FILTERS } from '../../features/floorsheet/footprint/footprint-filters.ts';
import { orderSymbolFilter, tradedDayFilter } from '../../features/floorsheet/bulk/bulk-filters.tsx';
import { defineScreen } from '../../screen-kit/define-screen.tsx';

const minutesOf = ({ reply }: { reply: Footprint }): { minute: number }[] =>
  reply.minutes.minute.map((minute) => ({ minute }));

export default defineScreen({
  title: 'Footprint',
  data: '/data/footprint/',
  filters: {
    symbol: orderSymbolFilter(),
    date: tradedDayFilter(),
    ...FOOTPRINT_FILTERS,
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
