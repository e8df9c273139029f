import { say, t } from '@chuli/language';
import { dateText } from '@chuli/ui';
import { PERIOD_FILTER } from '../../features/market/sectors/period-filter.tsx';
import { RotationBoard, SectorBoard } from '../../features/market/sectors/sector-board.tsx';
import { boardRows, youngSectors } from '../../features/market/sectors/sector-board-rows.ts';
import { chosenSectorFilter, WEEKS_FILTER } from '../../features/market/sectors/board-filters.ts';
import { defineScreen } from '../../screen-kit/define-screen.tsx';
import { choiceFilter } from '../../screen-kit/filters.tsx';

/** Sectors over every period, and how they rotate against the market. */
export default defineScreen({
  title: 'Sector performance',
  data: '/data/performance/daily/',
  ask: { type: 'index' },
  also: {
    rotation: { path: '/data/sector-rotation/', query: { weeks: 26 } },
    session: { path: '/data/sector-session/' },
  },
  filters: {
    against: choiceFilter('Measured against', [
      { value: 'own', label: 'Change' },
      { value: 'nepse', label: 'vs NEPSE', hint: 'Percentage points over NEPSE in the same period' },
    ]),
    sort: PERIOD_FILTER,
    weeks: WEEKS_FILTER,
    sector: chosenSectorFilter,
  },
  rows: boardRows,
  blocks: [
    { kind: 'custom', component: RotationBoard, skeleton: { height: 420 } },
    { kind: 'custom', component: SectorBoard, skeleton: { rows: 14, columns: 8 } },
    {
      kind: 'caveat',
      text: ({ rows }) =>
        youngSectors(rows)
          .map(({ from, names }) =>
            t('Index history of {sectors} begins {date}; longer columns are empty.', {
              sectors: names.map((name) => say(name)).join(', '),
              date: dateText(from),
            }),
          )
          .join(' ') || null,
    },
  ],
  explain: [
    'Every sector by the index of the exchange. To the right of the cross a sector stands higher against NEPSE than in its last half year, above it this strength grows. Most sectors move clockwise through the four quadrants, but not on time and not always.',
    'A quadrant reads like a forecast, so its record stands beside it: what the sectors of that quadrant did over the next four weeks against the mean sector, over all weeks so far. Where the interval holds zero there is no evidence that it says anything.',
    'Strength and momentum are our own formula, printed under the chart. A young index has a shorter trail.',
  ],
  source: 'index values of the exchange',
  empty: 'No index value up to this day.',
});
