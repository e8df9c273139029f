import type { DrawnIndicator } from '@chuli/indicators/drawn';
import { say } from '@chuli/language';
import { matchingOptions } from '@chuli/ui';
import { shortName } from './drawn-indicators.ts';

export const PLACES = ['all', 'overlay', 'pane', 'marks', 'zones'] as const;
export type Place = (typeof PLACES)[number];

const isOf = ({ drawing: { place } }: DrawnIndicator, wanted: Place): boolean =>
  wanted === 'all' || place === wanted || (wanted === 'zones' && place === 'background');

/** What is searched: the short name, the title in both languages and the id, as people may type any of them. */
const detailOf = ({ id, title }: DrawnIndicator): string =>
  [...new Set([say(title), title, id.replaceAll('-', ' ')])].join(' ');

/** The indicators of a place that a typed text may mean: names that begin with it first, then words that do. */
export const foundIndicators = (
  offered: readonly DrawnIndicator[],
  place: Place,
  typed: string,
): DrawnIndicator[] => {
  const within = offered.filter((indicator) => isOf(indicator, place));
  const options = within.map((indicator) => ({
    value: shortName(indicator),
    label: indicator.id,
    detail: detailOf(indicator),
  }));
  const found = matchingOptions(options, typed, within.length);
  return found.flatMap(({ label }) => within.find(({ id }) => id === label) ?? []);
};
