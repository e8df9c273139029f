import { choicePart, textPart, upperCasePart } from '../../screen-kit/address.ts';

/** The tabs of a stock and the views of each, the usual one first. */
export const TAB_VIEWS = {
  overview: ['all'],
  chart: ['all'],
  fundamentals: ['all'],
  flow: ['brokers', 'trades'],
  signals: ['signals', 'patterns', 'levels', 'indicators'],
  events: ['all', 'dividends', 'news'],
} as const;

export type Tab = keyof typeof TAB_VIEWS;
export type ViewOf<T extends Tab> = (typeof TAB_VIEWS)[T][number];
export type Place = { [T in Tab]: { tab: T; view: ViewOf<T> } }[Tab];

export const TABS = Object.keys(TAB_VIEWS) as Tab[];

export const stockAddress = { symbol: upperCasePart(), tab: textPart(), view: textPart() };

/** Links that were shared before the trades became a view of the flow still lead to them. */
const MOVED: Readonly<Record<string, Place>> = { floorsheet: { tab: 'flow', view: 'trades' } };

/** The tab and view that an address means; what it does not know is the usual one. */
export const placeOf = (tab: string, view: string): Place => {
  const known = TABS.find((one) => one === tab);
  if (known === undefined) return MOVED[tab] ?? { tab: 'overview', view: 'all' };
  const views: readonly string[] = TAB_VIEWS[known];
  return { tab: known, view: views.includes(view) ? view : views[0] } as Place;
};

/** What the address says of a place: nothing of what is usual. */
export const placeQuery = ({ tab, view }: Place): Record<string, string> => ({
  ...(tab !== 'overview' && { tab }),
  ...(view !== TAB_VIEWS[tab][0] && { view }),
});

/** How long the bars are that levels and patterns are read from. */
export const barsAddress = { bars: choicePart(['daily', 'weekly', 'hourly'], 'daily') };
export type Bars = 'daily' | 'weekly' | 'hourly';
