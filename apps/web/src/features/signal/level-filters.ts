import { asking, choiceFilter, onPage, sortFilter } from '../../screen-kit/filters.tsx';
import { sectorFilter } from '../../shared/market/universe/sector-filter.tsx';
import { ALL_SECTORS } from '../../shared/market/universe/stock-facts.ts';
import { LEVEL_SORTS } from './level-columns.ts';
import { turnoverFilter } from './signal-filters.tsx';

/** Percent of the close; the call understands 0.1 to 20. */
const withinFilter = (usual: '1' | '3') =>
  asking(
    choiceFilter(
      'Within %',
      [
        { value: '0.5', label: '0.5' },
        { value: '1', label: '1' },
        { value: '2', label: '2' },
        { value: '3', label: '3' },
        { value: '5', label: '5' },
      ],
      usual,
      { isNamed: true },
    ),
    (within) => ({ within: Number(within) }),
  );

/** What every list of stocks near a level is narrowed by. */
export const levelFilters = (within: '1' | '3') => ({
  within: withinFilter(within),
  sector: asking(sectorFilter(), (sector) => (sector === ALL_SECTORS ? {} : { sector_id: Number(sector) })),
  turnover: turnoverFilter(),
  sort: sortFilter(LEVEL_SORTS, 'distance'),
});

/** The bars on which zones are found; each has a call of its own. */
export const zoneBarsFilter = () =>
  onPage(
    choiceFilter('Timeframe', [
      { value: 'daily', label: 'Day' },
      { value: 'weekly', label: 'Week' },
    ]),
  );

export const averageFilters = () => ({
  average: asking(
    choiceFilter('Average', [
      { value: 'any', label: 'All' },
      { value: 'sma', label: 'SMA' },
      { value: 'ema', label: 'EMA' },
    ]),
    (average) => (average === 'any' ? {} : { average }),
  ),
  length: asking(
    choiceFilter(
      'Sessions',
      [
        { value: 'any', label: 'All' },
        { value: '20', label: '20' },
        { value: '50', label: '50' },
        { value: '100', label: '100' },
        { value: '200', label: '200' },
      ],
      'any',
      { isNamed: true },
    ),
    (length) => (length === 'any' ? {} : { length }),
  ),
});
