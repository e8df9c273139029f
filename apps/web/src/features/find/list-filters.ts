import type { Phrase } from '@chuli/language';
import { asking, choiceFilter, sortFilter } from '../../screen-kit/filters.tsx';
import { sectorFilter } from '../../shared/market/universe/sector-filter.tsx';
import { ALL_SECTORS } from '../../shared/market/universe/stock-facts.ts';
import { turnoverChoice } from '../../shared/market/turnover-choice.ts';
import { MATCH_CHOICES } from './match-choices.ts';

/** A number of a list, by its name in the call. */
export const numberFilter = <const K extends string, const V extends `${number}`>(
  name: K,
  label: Phrase,
  [first, ...rest]: readonly [V, ...V[]],
  usual: NoInfer<V>,
) => {
  const choice = (value: V) => ({ value, label: value });
  return asking(
    choiceFilter<V>(label, [choice(first), ...rest.map(choice)], usual, { isNamed: true }),
    (value) => ({ [name]: Number(value) }) as { [P in K]: number },
  );
};

/** What every list is narrowed by; the order is the server's. */
export const listFilters = <const S extends string>(
  sorts: readonly S[],
  usual: NoInfer<S> | `-${NoInfer<S>}`,
) => ({
  match: asking(choiceFilter('Match', MATCH_CHOICES, 'hybrid'), (match) => ({ match })),
  sector: asking(sectorFilter(), (sector) => (sector === ALL_SECTORS ? {} : { sector_id: Number(sector) })),
  turnover: asking(turnoverChoice(), (turnover) => ({ smallest_turnover: Number(turnover) })),
  sort: sortFilter(sorts, usual),
});

const TRENDS = [
  { value: 'any', label: 'All' },
  { value: 'up', label: 'Up' },
  { value: 'mixed', label: 'Mixed' },
  { value: 'down', label: 'Down' },
] as const;

const trendChoice = (label: Phrase, usual: (typeof TRENDS)[number]['value']) =>
  choiceFilter(label, TRENDS, usual, { isNamed: true });

/** The trend in each timeframe, or any; a list that asks for nothing would be the whole market. */
export const trendFilters = () => ({
  daily: asking(trendChoice('Day', 'up'), (daily) => (daily === 'any' ? {} : { daily })),
  weekly: asking(trendChoice('Week', 'any'), (weekly) => (weekly === 'any' ? {} : { weekly })),
  monthly: asking(trendChoice('Month', 'any'), (monthly) => (monthly === 'any' ? {} : { monthly })),
});
