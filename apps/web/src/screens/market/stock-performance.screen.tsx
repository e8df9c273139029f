import { type Phrase, t } from '@chuli/language';
import { NepseChanges } from '../../features/market/nepse-changes.tsx';
import { PERFORMANCE_COLUMNS } from '../../features/market/performance-columns.ts';
import { defineScreen } from '../../screen-kit/define-screen.tsx';
import { choiceFilter } from '../../screen-kit/filters.tsx';
import { stockUniverse } from '../../shared/market/universe/stock-universe.ts';

const CAVEATS: Record<string, Phrase> = {
  nepse: 'Every change is in percentage points over NEPSE in the same period: above zero, it did better.',
  sector:
    'Every change is in percentage points over the index of its sector in the same period: above zero, it did better.',
};

/** What every stock did over a session to five years, by itself or measured against the market or its sector. */
export default defineScreen({
  title: 'Performance',
  data: '/data/performance/daily/',
  filters: {
    against: choiceFilter('Measured against', [
      { value: 'own', label: 'Change' },
      { value: 'nepse', label: 'vs NEPSE', hint: 'Percentage points over NEPSE in the same period' },
      {
        value: 'sector',
        label: 'vs sector',
        hint: 'Percentage points over the index of its sector in the same period',
      },
    ]),
  },
  universe: stockUniverse({
    averages: 'own',
    presets: {
      gainers: '-change_1',
      losers: 'change_1',
      'near-high': '-from_high_52_weeks',
      'near-low': 'from_low_52_weeks',
      volume: '-volume_ratio_20',
    },
  }),
  above: NepseChanges,
  blocks: [
    {
      kind: 'caveat',
      text: ({ values: { against } }) => {
        const caveat = CAVEATS[against];
        return caveat === undefined ? null : t(caveat);
      },
    },
    { kind: 'table', sort: '-change_20', columns: PERFORMANCE_COLUMNS },
  ],
  explain: [
    'What every stock gained or lost over one session to five years, from close to close. Bonus and right shares are taken into account, cash dividends are not.',
    'Against NEPSE or its sector a change is in percentage points: a stock that fell by 2 % while NEPSE fell by 5 % stands at +3.',
  ],
  source: 'daily prices of the exchange',
  empty: 'No prices up to this day.',
});
