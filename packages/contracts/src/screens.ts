import { CHART_SCREENS } from './screens/chart.ts';
import { COMPARE_SCREENS } from './screens/compare.ts';
import { FIND_SCREENS } from './screens/find.ts';
import { FLOW_SCREENS } from './screens/flow.ts';
import { FLOORSHEET_SCREENS } from './screens/floorsheet.ts';
import { FUNDAMENTAL_SCREENS } from './screens/fundamental.ts';
import { LEVEL_SCREENS } from './screens/level.ts';
import { MARKET_SCREENS } from './screens/market.ts';
import { SECTOR_SCREENS } from './screens/sector.ts';
import { PARTNER_SCREENS } from './screens/partner.ts';
import { PRIMARY_SCREENS } from './screens/primary.ts';
import type { Screen } from './screens/screen.ts';
import { SIGNAL_SCREENS } from './screens/signal.ts';
import { SITE_SCREENS } from './screens/site.ts';
import { STOCK_SCREENS } from './screens/stock.ts';

export {
  HOSTS,
  type HostRole,
  type Hosts,
  framesOf,
  hostRole,
  isPlainRequest,
  roleOfRequest,
  publicOrigin,
  showsPath,
} from './hosts.ts';
export { DEMO_SYMBOL, FEATURES, type Feature, TIERS, type Tier } from './tiers.ts';
export type { Layout, Place, Screen, ScreenGroup } from './screens/screen.ts';
export { MOST_COMPARED_STOCKS } from './screens/stock.ts';

/** Every screen of the product; `screenFile` says which file of the web shows it. */
export const SCREENS = [
  ...MARKET_SCREENS,
  ...SECTOR_SCREENS,
  ...PRIMARY_SCREENS,
  ...FLOW_SCREENS,
  ...FLOORSHEET_SCREENS,
  ...CHART_SCREENS,
  ...STOCK_SCREENS,
  ...COMPARE_SCREENS,
  ...SIGNAL_SCREENS,
  ...FIND_SCREENS,
  ...FUNDAMENTAL_SCREENS,
  ...LEVEL_SCREENS,
  ...PARTNER_SCREENS,
  ...SITE_SCREENS,
] as const satisfies readonly Screen[];

/** The file under `apps/web/src/screens` that shows a screen; near-twins share one. */
export const screenFile = ({ area, file, id }: Pick<Screen, 'area' | 'file' | 'id'>): string =>
  `${area}/${file ?? id}.screen.tsx`;

export type ScreenId = (typeof SCREENS)[number]['id'];

const DASHBOARD_PATHS: ReadonlySet<string> = new Set(['/', '/dashboard']);

/** What the general menu lists: every page that can be opened by its name, but the Dashboard, which has its own place. */
export const isInMenu = ({ path, isUnlisted }: Pick<Screen, 'path' | 'isUnlisted'>): boolean =>
  isUnlisted !== true && !DASHBOARD_PATHS.has(path) && !path.includes(':');
