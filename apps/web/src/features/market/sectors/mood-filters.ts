import { asking, choiceFilter, onPage } from '../../../screen-kit/filters.tsx';
import { sectorFilter } from '../../../shared/market/universe/sector-filter.tsx';
import { ALL_SECTORS } from '../../../shared/market/universe/stock-facts.ts';
import { MOOD_MEASURES } from './mood-words.ts';

const [score, ...others] = MOOD_MEASURES.map(({ value, label }) => ({ value, label }));

export const MOOD_FILTERS = {
  sector: asking(sectorFilter(), (sector) => (sector === ALL_SECTORS ? {} : { sector: Number(sector) })),
  days: asking(
    choiceFilter(
      'Sessions',
      [
        { value: '60', label: '60' },
        { value: '250', label: '250', hint: 'A year' },
        { value: '500', label: '500' },
        { value: '1250', label: '1250', hint: 'Five years' },
      ],
      '250',
      { isNamed: true },
    ),
    (days) => ({ days: Number(days) }),
  ),
  measure: onPage(
    choiceFilter('Measure', [score ?? { value: 'score', label: 'Score' }, ...others], 'score', {
      isNamed: true,
    }),
  ),
};
