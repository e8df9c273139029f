import type { Screen } from './screen.ts';

const market = {
  area: 'primary',
  layout: 'main',
  access: 'open',
  place: 'market',
  group: 'primary',
} as const;
const events = { ...market, file: 'events' } as const;
const funds = { ...market, file: 'funds' } as const;

/** What comes to the market anew, and funds. */
export const PRIMARY_SCREENS = [
  { ...events, id: 'ipo-auction', path: '/ipo-auction', title: 'IPOs and auctions' },
  { ...events, id: 'promoter-bidding', path: '/promoter-bidding', title: 'Promoter auctions' },
  {
    ...events,
    id: 'unlocked-promotor',
    path: '/unlocked-promotor',
    title: 'Unlocks',
    feature: 'fundamentals-pro',
  },
  {
    id: 'calendar',
    area: 'primary',
    path: '/calendar',
    title: 'Calendar',
    layout: 'main',
    access: 'open',
    place: 'today',
  },
  { ...funds, id: 'mutual-fund-matrix', path: '/mutual-fund-matrix', title: 'Mutual funds' },
  { ...funds, id: 'mutual-fund-top-holding', path: '/mutual-fund-top-holding', title: 'What funds hold' },
] as const satisfies readonly Screen[];
