import type { ScreenId } from '@chuli/contracts/screens';

/**
 * Addresses that are planned and not built yet, by the built screen that comes nearest to each. Whoever follows an old
 * link is told so; an address leaves the list by being built, since its own screen is found before this list is read.
 */
const NEAREST_BUILT: Readonly<Partial<Record<ScreenId, readonly string[]>>> = {
  'stock-performance': [
    'stock-filter',
    'fundamental-scan',
    'fundamental-scan-pro',
    'compare-stock',
    'compare-multiple-stock',
    'custom-compare-stock',
    'stock-comparison',
    'stock-comparison-all',
    'trading-near-52-weeks',
    'trading-below-120-days-average',
    'trading-below-fair-value',
    'low-cap-company',
    'float-cap-company',
    'growth-above-40-percent',
    'market-cap',
    'trending-stocks',
    'volatile-stocks',
    'value-at-risk',
  ],
  'live-market': ['live-volume-spike', 'live-hot-stock', 'live-volatile-stock', 'sector-wise-top-stocks'],
  'sector-chart': [
    'sector-performance',
    'sector-profile',
    'sector-report',
    'sector-sentiment',
    'nepse-charts',
  ],
  'market-summary': ['custom-market-summary'],
  announcement: [
    'ipo-auction',
    'promoter-bidding',
    'dividend-history',
    'dividend-history-comparison',
    'unlocked-promotor',
    'mutual-fund-matrix',
    'mutual-fund-top-holding',
  ],
  charts: [
    'chart',
    'two-charts-layout',
    'three-charts-layout',
    'four-charts-layout',
    'five-charts-layout',
    'six-charts-layout',
    'multiple-layout',
  ],
  floorsheet: [
    'buy-sell-volume',
    'buy-sell-volume-pro',
    'broker-transaction',
    'broker-transactions',
    'live-bulk-tnx',
    'live-bulk-transaction-with-market',
    'live-bulk-transaction-with-market-buy-sell',
    'bulk-tnx-pro',
    'bulk-tnx-days',
    'bulk-tnx-circuit-setup',
  ],
  'brokers-analytics': [
    'brokers-analytics-pro',
    'broker-analytics-intraday',
    'broker-summary',
    'player-list',
    'player-choice',
    'player-favourite-days',
    'player-favourite-transaction',
    'player-favourite-pro',
    'top-broker-top-holding',
    'top-broker-top-released',
    'accumulation-distribution',
    'accumulation-dictribution-chart',
    'accumulation-dictribution-chart-pro',
  ],
  'net-holding': ['broker-holding', 'broker-favourite'],
  'nepse-live-market': ['circuit-setup', 'probable-circuit-setup-transaction', 'tms-market-depth'],
  'my-signals': ['portfolio', 'my-portfolio', 'tms-watchlist'],
  'today-signal': [
    'custom-signal',
    'custom-signal-pro',
    'custom-signal-pro-v2',
    'custom-signal-pro-save',
    'custom-signal-pro-results',
  ],
  'consolidating-up-breakout': ['consolidating-stocks', 'consolidating-stocks-upper-lower'],
  'dow-signals': ['trend-filter'],
  'chuli-performance': ['back-test-engine'],
  faq: [
    'chuli-manual',
    'video-tutorial',
    'quiz',
    'trader-meet',
    'chuli-training',
    'training',
    'share-calculator',
    'tms',
    'tms-register',
    'tms-login',
    'tms-auto-buy-sell',
  ],
};

const BY_ADDRESS: ReadonlyMap<string, ScreenId> = new Map(
  Object.entries(NEAREST_BUILT).flatMap(([id, addresses]) =>
    addresses.map((address) => [address, id as ScreenId] as const),
  ),
);

/** The id of the built screen nearest to a planned address; undefined where the address is not a planned one. */
export const nearestBuilt = (path: string): ScreenId | undefined =>
  BY_ADDRESS.get(path.split('/').find(Boolean)?.toLowerCase() ?? '');
