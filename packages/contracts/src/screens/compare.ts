import type { Screen } from './screen.ts';

const compare = {
  area: 'fundamental',
  layout: 'fundamental',
  access: 'open',
  place: 'stock',
  file: 'compare',
} as const;
const pro = { ...compare, feature: 'fundamentals-pro' } as const;

/** Stocks beside each other and within their sector, by what they report. */
export const COMPARE_SCREENS = [
  { ...compare, id: 'compare-stock', path: '/compare-stock', title: 'Compare two stocks' },
  {
    ...pro,
    id: 'compare-multiple-stock',
    path: '/compare-multiple-stock',
    title: 'Compare several stocks',
  },
  { ...pro, id: 'custom-compare-stock', path: '/custom-compare-stock', title: 'Compare by your metrics' },
  { ...pro, id: 'stock-comparison', path: '/stock-comparison', title: 'Stock against sector' },
  { ...pro, id: 'stock-comparison-all', path: '/stock-comparison-all', title: 'Sector ranking' },
] as const satisfies readonly Screen[];
