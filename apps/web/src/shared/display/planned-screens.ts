import type { ScreenId } from '@chuli/contracts/screens';

/**
 * Addresses that are planned and not built yet, by the built screen that comes nearest to each. Whoever follows an old
 * link is told so; an address leaves the list by being built, since its own screen is found before this list is read.
 */
const NEAREST_BUILT: Readonly<Partial<Record<ScreenId, readonly string[]>>> = {
  'nepse-live-market': ['tms-market-depth'],
  'my-signals': ['portfolio', 'my-portfolio', 'tms-watchlist'],
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
