import { courseFilter } from '../../features/market/risk/risk-filters.tsx';
import { seasonColumns, seasonRows } from '../../features/market/season/season-columns.ts';
import { SeasonHeat } from '../../features/market/season/season-heat.tsx';
import { verdictText } from '../../features/market/season/season-words.ts';
import { defineScreen } from '../../screen-kit/define-screen.tsx';
import { asking, choiceFilter } from '../../screen-kit/filters.tsx';

/** What months and weekdays did over the years, and what of it is more than chance. */
export default defineScreen({
  title: 'Seasons',
  data: '/data/seasonality/',
  filters: {
    symbol: courseFilter(),
    by: choiceFilter('By', [
      { value: 'bikram-sambat', label: 'Nepali months', hint: 'Months of Bikram Sambat' },
      { value: 'gregorian', label: 'Gregorian months' },
      { value: 'weekday', label: 'Weekdays' },
    ]),
    since: asking(
      choiceFilter('Since', [
        { value: 'all', label: 'All years' },
        { value: '2012', label: '2012' },
        { value: '2022', label: '2022' },
      ]),
      (since) => (since === 'all' ? {} : { from_year: Number(since) }),
    ),
  },
  isFolded: true,
  rows: seasonRows,
  blocks: [
    { kind: 'caveat', text: ({ reply }) => verdictText(reply) },
    { kind: 'table', sort: 'cell', columns: seasonColumns },
    { kind: 'custom', component: SeasonHeat, skeleton: { height: 420 } },
  ],
  empty: 'It has not traded for a whole month yet. Choose another stock or an index.',
  source: 'daily prices of the exchange, adjusted for bonus and right shares',
  explain: [
    'What every month did over the years, from the last close before it to its last close. A month that is not over is left out; of weekdays it is the mean session, each year counting once.',
    'Of twelve months some look special in any market, also where nothing is. “All counted” says how likely a difference is when all of them were looked at: only below 5 % is it more than chance.',
    'Even what stands out is a description of the past. One year of +40 % can make a mean: the table below shows whether it is many years or one. After costs such a difference earned nobody anything that could be proven.',
  ],
});
