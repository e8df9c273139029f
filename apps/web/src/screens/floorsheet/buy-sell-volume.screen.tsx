import { t, digits } from '@chuli/language';
import { orderSymbolFilter, tradedDayFilter } from '../../features/floorsheet/bulk/bulk-filters.tsx';
import { rangeFilters } from '../../features/floorsheet/bulk/range-filters.tsx';
import { LargestSides } from '../../features/floorsheet/sides/largest-sides.tsx';
import { PriceLadder } from '../../features/floorsheet/sides/price-ladder.tsx';
import { SessionSides } from '../../features/floorsheet/sides/session-sides.tsx';
import { DAY_COLUMNS } from '../../features/floorsheet/sides/sides-columns.ts';
import { SidesDetail } from '../../features/floorsheet/sides/sides-detail.tsx';
import { DAY_STATS, LEVEL_STATS } from '../../features/floorsheet/sides/sides-stats.ts';
import { SIDES_TEXT, dayWhy, levelsWhy } from '../../features/floorsheet/sides/sides-text.ts';
import { textPart } from '../../screen-kit/address.ts';
import { defineScreen, defineScreens } from '../../screen-kit/define-screen.tsx';
import { onPage } from '../../screen-kit/filters.tsx';
import { stockUniverse } from '../../shared/market/universe/stock-universe.ts';

const SOURCE = 'floorsheet of the exchange, contracts put together into orders';
/** As many as the ladder answers of. */
const MOST_SESSIONS = 20;

/** The volume by who came in: of every stock in a session, of one stock by price. */
export default defineScreens({
  'buy-sell-volume': defineScreen({
    title: 'Buy and sell volume',
    data: '/data/buy-sell-volume/',
    filters: { date: tradedDayFilter(), open: onPage({ part: textPart(), Field: () => null }) },
    universe: stockUniverse({ averages: 'asked' }),
    blocks: [
      { kind: 'stats', stats: DAY_STATS },
      { kind: 'custom', component: LargestSides, skeleton: { height: 330 } },
      {
        kind: 'table',
        sort: '-volume',
        columns: DAY_COLUMNS,
        beside: { keyOf: ({ symbol }) => symbol, show: SidesDetail },
      },
    ],
    empty: {
      title: 'None',
      why: ({ reply }) => dayWhy(reply),
      action: ({ reply: { nearest }, set }) =>
        nearest === null
          ? undefined
          : { label: t('Go to {date}', { date: digits(nearest) }), onClick: () => set({ date: nearest }) },
    },
    source: SOURCE,
    explain: SIDES_TEXT,
  }),
  'buy-sell-volume-pro': defineScreen({
    title: 'Buy and sell volume by price',
    data: '/data/buy-sell-volume/levels/',
    filters: { symbol: orderSymbolFilter(), ...rangeFilters(MOST_SESSIONS) },
    isFolded: true,
    blocks: [
      { kind: 'stats', stats: LEVEL_STATS },
      { kind: 'custom', component: PriceLadder, skeleton: { height: 640 } },
      { kind: 'custom', component: SessionSides },
    ],
    empty: {
      title: 'None',
      why: ({ reply }) => levelsWhy(reply),
      action: ({ reply: { nearest }, set }) =>
        nearest === null
          ? undefined
          : {
              label: t('Go to {date}', { date: digits(nearest) }),
              onClick: () => set({ from: nearest, to: nearest }),
            },
    },
    source: SOURCE,
    explain: SIDES_TEXT,
  }),
});
