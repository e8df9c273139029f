import type { Screen } from './screen.ts';

/** As many stocks as stand beside each other without losing the reader. */
export const MOST_COMPARED_STOCKS = 12;

/** What companies pay and earn, one by one and side by side. */
export const STOCK_SCREENS = [
  {
    id: 'dividend-history',
    area: 'stock',
    path: '/dividend-history',
    title: 'Dividends',
    layout: 'main',
    access: 'open',
    place: 'stock',
  },
  {
    id: 'dividend-history-comparison',
    area: 'stock',
    path: '/dividend-history-comparison',
    title: 'Dividends compared',
    layout: 'main',
    access: 'open',
    place: 'stock',
    feature: 'fundamentals-pro',
    file: 'dividend-history',
  },
] as const satisfies readonly Screen[];
