import { asking, choiceFilter, dateFilter, sortFilter } from '../../screen-kit/filters.tsx';
import { matchFilter, patternFilter, sideFilter, turnoverFilter } from './signal-filters.tsx';

/** The session, one pattern of those that are there, the length of bars, the side, and how much a stock must trade. */
export const PATTERN_FILTERS = {
  date: dateFilter(),
  pattern: patternFilter(),
  bars: asking(
    choiceFilter('Timeframe', [
      { value: 'day', label: 'Day' },
      { value: 'week', label: 'Week', hint: 'The last week that is over' },
      { value: 'hour', label: 'Hour' },
    ]),
    (bars) => (bars === 'week' ? { timeframe: 'weekly' as const } : {}),
  ),
  match: matchFilter(),
  side: sideFilter(),
  turnover: turnoverFilter(),
  sort: sortFilter(['turnover', 'symbol', 'pattern', 'side', 'close'], '-turnover'),
};
