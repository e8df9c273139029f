import { SCREENS, type Screen } from '@chuli/contracts/screens';
import type { MarketAtHand } from './market-at-hand.ts';

type Query = (market: MarketAtHand) => Record<string, string>;

/** Views of a screen beyond its bare address: a tab or a subject has its own layout. */
const VIEWS: Readonly<Record<string, Readonly<Record<string, Query>>>> = {
  'stock-profile': {
    overview: ({ symbol }) => ({ symbol }),
    chart: ({ symbol }) => ({ symbol, tab: 'chart' }),
    signals: ({ symbol }) => ({ symbol, tab: 'signals' }),
    flow: ({ symbol }) => ({ symbol, tab: 'flow' }),
    floorsheet: ({ symbol }) => ({ symbol, tab: 'floorsheet' }),
  },
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

export type View = { name: string; addressIn: (market: MarketAtHand) => string };

/** Screens that lists lead to; one without figures for a visitor has its own tests. */
const all: readonly Screen[] = SCREENS;
const listed = all.filter(({ isUnlisted }) => isUnlisted !== true);

/** Every listed screen, in each of its views. */
export const views = (): View[] =>
  listed.flatMap(({ id, path }) => {
    const queries = VIEWS[id];
    if (queries === undefined) return [{ name: id, addressIn: () => path }];
    return Object.entries(queries).map(([view, query]) => ({
      name: `${id}-${view}`,
      addressIn: (market: MarketAtHand) => `${path}?${new URLSearchParams(query(market)).toString()}`,
    }));
  });
