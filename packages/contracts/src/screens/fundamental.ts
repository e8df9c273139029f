import type { Screen } from './screen.ts';

const list = {
  area: 'fundamental',
  layout: 'fundamental',
  access: 'open',
  place: 'find',
  group: 'fundamentals',
  file: 'lists',
} as const;
const gold = { ...list, feature: 'fundamentals-pro' } as const;

/** Companies by what they report. */
export const FUNDAMENTAL_SCREENS = [
  { ...list, id: 'fundamental-scan', path: '/fundamental-scan', title: 'Fundamental scan' },
  { ...gold, id: 'fundamental-scan-pro', path: '/fundamental-scan-pro', title: 'Growth by quarter' },
  {
    ...gold,
    id: 'trading-below-fair-value',
    path: '/trading-below-fair-value',
    title: 'Below fair value',
  },
  { ...list, id: 'low-cap-company', path: '/low-cap-company', title: 'Small paid-up capital' },
  {
    ...gold,
    id: 'growth-above-40-percent',
    path: '/growth-above-40-percent',
    title: 'Growth above 40 %',
  },
] as const satisfies readonly Screen[];
