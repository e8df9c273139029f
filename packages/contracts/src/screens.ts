import type { Access } from './contract.ts';
import type { Feature } from './tiers.ts';

export {
  ENVIRONMENTS,
  type Environment,
  HOSTS,
  type HostRole,
  type Hosts,
  hostRole,
  showsPath,
} from './hosts.ts';
export { FEATURES, type Tier } from './tiers.ts';

export type Layout =
  | 'main'
  | 'utility'
  | 'fundamental'
  | 'terminal'
  | 'info'
  | 'landing'
  | 'payment'
  | 'others';

export type Place = 'today' | 'market' | 'stock' | 'flow' | 'find' | 'mine';

export type Screen = {
  readonly id: string;
  readonly area: string;
  readonly path: `/${string}`;
  readonly title: string;
  readonly layout: Layout;
  readonly access: Access;
  readonly place: Place;
  readonly feature?: Feature;
};

/** Every screen of the product. The file `apps/web/src/screens/<area>/<id>.screen.tsx` shows it. */
export const SCREENS = [
  {
    id: 'dashboard',
    area: 'home',
    path: '/dashboard',
    title: 'Today',
    layout: 'main',
    access: 'open',
    place: 'today',
  },
  {
    id: 'floorsheet',
    area: 'floorsheet',
    path: '/floorsheet',
    title: 'Floorsheet',
    layout: 'main',
    access: 'open',
    place: 'flow',
  },
  {
    id: 'today-floorsheet',
    area: 'floorsheet',
    path: '/today-floorsheet',
    title: 'Today’s floorsheet',
    layout: 'main',
    access: 'open',
    place: 'flow',
  },
  {
    id: 'brokers-analytics',
    area: 'broker',
    path: '/brokers-analytics',
    title: 'Brokers analytics',
    layout: 'main',
    access: 'open',
    place: 'flow',
  },
  {
    id: 'stock-profile',
    area: 'stock',
    path: '/stock-profile',
    title: 'Stock profile',
    layout: 'main',
    access: 'open',
    place: 'stock',
  },
  {
    id: 'charts',
    area: 'stock',
    path: '/charts',
    title: 'Charts',
    layout: 'main',
    access: 'open',
    place: 'stock',
  },
  {
    id: 'live-chart',
    area: 'stock',
    path: '/live-chart',
    title: 'Live chart',
    layout: 'main',
    access: 'open',
    place: 'stock',
  },
  {
    id: 'sector-chart',
    area: 'stock',
    path: '/sector-chart',
    title: 'Sector chart',
    layout: 'main',
    access: 'open',
    place: 'stock',
  },
  {
    id: 'net-holding',
    area: 'broker',
    path: '/net-holding',
    title: 'Net holding',
    layout: 'main',
    access: 'open',
    place: 'flow',
  },
  {
    id: 'nepse-market-summary',
    area: 'market',
    path: '/nepse-market-summary',
    title: 'Market summary',
    layout: 'main',
    access: 'open',
    place: 'market',
  },
  {
    id: 'market-summary',
    area: 'market',
    path: '/market-summary',
    title: 'Market over time',
    layout: 'main',
    access: 'open',
    place: 'market',
  },
  {
    id: 'ltp-vs-close',
    area: 'market',
    path: '/ltp-vs-close',
    title: 'LTP against close',
    layout: 'main',
    access: 'open',
    place: 'market',
  },
  {
    id: 'nepse-live-market',
    area: 'market',
    path: '/nepse-live-market',
    title: 'Live prices',
    layout: 'main',
    access: 'open',
    place: 'market',
  },
  {
    id: 'live-market',
    area: 'market',
    path: '/live-market',
    title: 'Live market',
    layout: 'main',
    access: 'open',
    place: 'market',
  },
  {
    id: 'stock-performance',
    area: 'market',
    path: '/stock-performance',
    title: 'Stock performance',
    layout: 'main',
    access: 'open',
    place: 'market',
  },
  {
    id: 'tree-map',
    area: 'market',
    path: '/tree-map',
    title: 'Tree map',
    layout: 'main',
    access: 'open',
    place: 'market',
  },
  {
    id: 'home',
    area: 'home',
    path: '/',
    title: 'Home',
    layout: 'landing',
    access: 'open',
    place: 'today',
  },
] as const satisfies readonly Screen[];

export type ScreenId = (typeof SCREENS)[number]['id'];
