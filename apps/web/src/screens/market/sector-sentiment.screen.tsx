import { t } from '@chuli/language';
import { dateText } from '@chuli/ui';
import { moodColumns } from '../../features/market/sectors/mood-columns.ts';
import { MoodCourse } from '../../features/market/sectors/mood-course.tsx';
import { MOOD_FILTERS } from '../../features/market/sectors/mood-filters.ts';
import { MoodHeat } from '../../features/market/sectors/mood-heat.tsx';
import { measureNamed } from '../../features/market/sectors/mood-words.ts';
import { defineScreen } from '../../screen-kit/define-screen.tsx';
import { ALL_SECTORS } from '../../shared/market/universe/stock-facts.ts';

/** How many stocks of each sector stand high, where the money goes, and whether that is much for the sector. */
export default defineScreen({
  title: 'Sector mood',
  data: '/data/sector-sentiment/',
  filters: MOOD_FILTERS,
  isFolded: true,
  rows: ({ reply: { rows, as_of }, values: { sector } }) =>
    sector === ALL_SECTORS ? rows.filter(({ date }) => date === as_of) : rows,
  blocks: [
    {
      kind: 'caveat',
      text: ({ reply: { rows } }) => {
        const known = [...new Set(rows.flatMap(({ date, net_flow }) => (net_flow === null ? [] : [date])))];
        const last = known.toSorted().at(-1);
        return last === undefined
          ? t('Net buying needs the floorsheet of a session; there is none of these.')
          : t('Net buying needs a floorsheet: {count} of the days shown here have one, the last is {date}.', {
              count: known.length,
              date: dateText(last),
            });
      },
    },
    {
      kind: 'custom',
      component: ({ reply, rows, values: { sector, measure } }) =>
        sector === ALL_SECTORS ? (
          <MoodHeat rows={reply.rows} measure={measureNamed(measure)} />
        ) : (
          <MoodCourse rows={rows} measure={measureNamed(measure)} />
        ),
      skeleton: { height: 420 },
    },
    {
      kind: 'table',
      sort: ({ values: { sector } }) => (sector === ALL_SECTORS ? '-score' : '-date'),
      columns: ({ values: { sector } }) => moodColumns(sector !== ALL_SECTORS),
    },
  ],
  empty: 'No prices up to this day.',
  source: 'daily prices and trades of the exchange',
  explain: [
    'How broad a move is: the share of stocks above their average of 20, 50 and 200 sessions, and how many closed at their highest or lowest of 52 weeks. An index can rise on three large banks while most of the sector falls.',
    'The score ranks three of these figures by the sector’s own last 250 sessions: 0 is the weakest it has been, 100 the strongest. It describes the present; whether it says anything of the sessions to come has not been tested.',
    'Net buying weighs buyers against sellers who came in and took what was offered, on days with a floorsheet. It is shown, not scored.',
  ],
});
