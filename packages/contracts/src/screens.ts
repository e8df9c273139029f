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
  /** No menu, palette or list leads to it: who needs it knows the address. */
  readonly isUnlisted?: true;
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
    id: 'today-signal',
    area: 'signal',
    path: '/today-signal',
    title: 'Signals of the day',
    layout: 'main',
    access: 'open',
    place: 'find',
  },
  {
    id: 'daily-signal',
    area: 'signal',
    path: '/daily-signal',
    title: 'Buys and sells by day',
    layout: 'main',
    access: 'open',
    place: 'find',
  },
  {
    id: 'candlestick-pattern',
    area: 'signal',
    path: '/candlestick-pattern',
    title: 'Candlestick patterns',
    layout: 'main',
    access: 'open',
    place: 'find',
  },
  {
    id: 'candlestick-identificaton',
    area: 'signal',
    path: '/candlestick-identificaton',
    title: 'Catalogue of patterns',
    layout: 'main',
    access: 'open',
    place: 'find',
  },
  {
    id: 'chuli-performance',
    area: 'signal',
    path: '/chuli-performance',
    title: 'Record of the signals',
    layout: 'main',
    access: 'open',
    place: 'find',
  },
  {
    id: 'chuli-ten',
    area: 'signal',
    path: '/chuli-ten',
    title: 'Ten by agreement',
    layout: 'main',
    access: 'open',
    place: 'find',
  },
  {
    id: 'weekly-signal',
    area: 'signal',
    path: '/weekly-signal',
    title: 'Weekly signals',
    layout: 'main',
    access: 'open',
    place: 'find',
  },
  {
    id: 'intraday-signal',
    area: 'signal',
    path: '/intraday-signal',
    title: 'Hourly signals',
    layout: 'main',
    access: 'open',
    place: 'find',
  },
  {
    id: 'live-green-red-signal',
    area: 'signal',
    path: '/live-green-red-signal',
    title: 'In a buy or in a sell',
    layout: 'main',
    access: 'open',
    place: 'find',
  },
  {
    id: 'mean-reversal-signal',
    area: 'signal',
    path: '/mean-reversal-signal',
    title: 'Mean reversion',
    layout: 'main',
    access: 'open',
    place: 'find',
  },
  {
    id: 'momentum-breakout',
    area: 'signal',
    path: '/momentum-breakout',
    title: 'Momentum breakout',
    layout: 'main',
    access: 'open',
    place: 'find',
  },
  {
    id: 'divergence',
    area: 'signal',
    path: '/divergence',
    title: 'Divergence',
    layout: 'main',
    access: 'open',
    place: 'find',
  },
  {
    id: 'price-action-signals',
    area: 'signal',
    path: '/price-action-signals',
    title: 'Price action',
    layout: 'main',
    access: 'open',
    place: 'find',
  },
  {
    id: 'dow-signals',
    area: 'signal',
    path: '/dow-signals',
    title: 'Dow trend',
    layout: 'main',
    access: 'open',
    place: 'find',
  },
  {
    id: 'live-macd-cross',
    area: 'signal',
    path: '/live-macd-cross',
    title: 'MACD cross',
    layout: 'main',
    access: 'open',
    place: 'find',
  },
  {
    id: 'live-dow',
    area: 'signal',
    path: '/live-dow',
    title: 'Dow trend of the session',
    layout: 'main',
    access: 'open',
    place: 'find',
  },
  {
    id: 'live-strong-buy-sell',
    area: 'signal',
    path: '/live-strong-buy-sell',
    title: 'Strong agreement',
    layout: 'main',
    access: 'open',
    place: 'find',
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
  {
    id: 'feed-health',
    area: 'operator',
    path: '/operator/feed',
    title: 'Feed health',
    layout: 'utility',
    access: 'open',
    place: 'market',
    isUnlisted: true,
  },
] as const satisfies readonly Screen[];

export type ScreenId = (typeof SCREENS)[number]['id'];
