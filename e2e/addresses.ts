import { SCREENS, type Screen } from '@chuli/contracts/screens';
import type { MarketAtHand } from './market-at-hand.ts';

type Query = (market: MarketAtHand) => Record<string, string>;

const HELD_BY_MANY = 'close > sma(20) as hybrid';

/** Views of a screen beyond its bare address: a tab or a subject has its own layout. */
const VIEWS: Readonly<Record<string, Readonly<Record<string, Query>>>> = {
  'stock-profile': {
    overview: ({ symbol }) => ({ symbol }),
    chart: ({ symbol }) => ({ symbol, tab: 'chart' }),
    fundamentals: ({ symbol }) => ({ symbol, tab: 'fundamentals' }),
    flow: ({ symbol }) => ({ symbol, tab: 'flow' }),
    trades: ({ symbol }) => ({ symbol, tab: 'flow', view: 'trades' }),
    signals: ({ symbol }) => ({ symbol, tab: 'signals' }),
    patterns: ({ symbol }) => ({ symbol, tab: 'signals', view: 'patterns' }),
    levels: ({ symbol }) => ({ symbol, tab: 'signals', view: 'levels' }),
    events: ({ symbol }) => ({ symbol, tab: 'events' }),
    dividends: ({ symbol }) => ({ symbol, tab: 'events', view: 'dividends' }),
    news: ({ symbol }) => ({ symbol, tab: 'events', view: 'news' }),
  },
  // On a quiet day nothing matches the rule that the builder opens with.
  'custom-signal-pro-v2': { rule: () => ({ q: HELD_BY_MANY }) },
  'custom-signal-pro': { rule: () => ({ q: HELD_BY_MANY }) },
  'chuli-performance': {
    lists: () => ({}),
    list: () => ({ list: 'buy-sell.signal.daily.buy' }),
  },
  'brokers-analytics': {
    market: () => ({}),
    stock: ({ symbol }) => ({ symbol, days: '20' }),
    broker: ({ broker }) => ({ broker }),
  },
};

export type View = {
  name: string;
  addressIn: (market: MarketAtHand) => string;
  /** Pages to read, to fill in or to sign in for show no figure to a visitor. */
  hasFigures: boolean;
};

const WITHOUT_FIGURES: ReadonlySet<string> = new Set([
  'fav-menu',
  'announcement',
  'notifications-user',
  'notifications-general',
  'my-signals',
  'custom-signal',
  'custom-signal-pro-save',
  'custom-signal-pro-results',
  'key-value-alert',
  'payment',
]);

const showsFigures = ({ id, layout, access }: Screen): boolean =>
  access === 'open' && layout !== 'info' && !WITHOUT_FIGURES.has(id);

/** Screens that lists lead to; one without figures for a visitor has its own tests. */
const all: readonly Screen[] = SCREENS;
const listed = all.filter(({ isUnlisted }) => isUnlisted !== true);

/** Screens that only links within others lead to; an address with a part to fill in has no picture of its own. */
export const unlistedViews = (): View[] =>
  all
    .filter(({ isUnlisted, path }) => isUnlisted === true && !path.includes(':'))
    .map(({ id, path }) => ({ name: id, addressIn: () => path, hasFigures: false }));

/** Every listed screen, in each of its views. */
export const views = (): View[] =>
  listed.flatMap((screen) => {
    const { id, path } = screen;
    const queries = VIEWS[id];
    const hasFigures = showsFigures(screen);
    if (queries === undefined) return [{ name: id, addressIn: () => path, hasFigures }];
    return Object.entries(queries).map(([view, query]) => ({
      name: `${id}-${view}`,
      hasFigures,
      addressIn: (market: MarketAtHand) => `${path}?${new URLSearchParams(query(market)).toString()}`,
    }));
  });
