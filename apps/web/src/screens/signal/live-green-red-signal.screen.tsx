import '../../features/signal/signal.css';
import { t } from '@chuli/language';
import { FormingGroups } from '../../features/signal/forming-groups.tsx';
import { FORMING_TEXT } from '../../features/signal/forming-text.ts';
import { RecordCaveat } from '../../features/signal/record-caveat.tsx';
import { SideRecords } from '../../features/signal/side-records.tsx';
import { sideFilter, turnoverFilter } from '../../features/signal/signal-filters.tsx';
import { STATE_COLUMNS, STATE_SORTS } from '../../features/signal/state-columns.ts';
import { STATE_STATS } from '../../features/signal/state-stats.ts';
import { StateWhy } from '../../features/signal/state-why.tsx';
import { countVerdicts, recordsIn } from '../../shared/signal/verdict-summary.ts';
import { defineScreen } from '../../screen-kit/define-screen.tsx';
import { sortFilter } from '../../screen-kit/filters.tsx';
import { SignalFoot } from '../../shared/signal/signal-foot.tsx';

/** The open signal of every stock, since when, and what came of it. */
export default defineScreen({
  title: 'Current signal by stock',
  data: '/data/buysell-live/',
  filters: { side: sideFilter(), turnover: turnoverFilter(), sort: sortFilter(STATE_SORTS, '-since') },
  isFolded: true,
  blocks: [
    {
      kind: 'custom',
      component: ({ reply, values }) => (
        <FormingGroups preset="trend" closedOn={reply.signals_to ?? reply.as_of} side={values.side} />
      ),
    },
    {
      kind: 'custom',
      component: ({ reply: { lists } }) => (
        <>
          <RecordCaveat records={recordsIn(countVerdicts(lists.map(({ record }) => record)))} />
          <SideRecords lists={lists} />
        </>
      ),
    },
    {
      kind: 'stats',
      stats: STATE_STATS,
    },
    { kind: 'table', isPaged: true, sort: '-since', columns: STATE_COLUMNS, peek: StateWhy },
    {
      kind: 'custom',
      component: ({ reply }) => <SignalFoot asOf={reply.as_of} to={reply.signals_to} />,
    },
  ],
  empty: {
    title: 'None',
    why: () => t('No stock with this turnover has such a signal.'),
    action: ({ set }) => ({
      label: t('Both sides, any turnover'),
      onClick: () => set({ side: 'any', turnover: '0' }),
    }),
  },
  explain: [
    ...FORMING_TEXT,
    'A buy is the bar on which trend, averages and momentum start to agree upwards; a sell is the same downwards. Early signals turn before the averages cross and are wrong more often.',
    'Record shows how trades by this rule did out of sample, after costs and against the market on the same days. Edge: better than luck among all rules explains. No proven edge: can’t be told from chance. Underperforms: worse than the market.',
  ],
});
