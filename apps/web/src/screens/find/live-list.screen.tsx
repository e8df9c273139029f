import type { Phrase } from '@chuli/language';
import { listColumns } from '../../features/find/list-columns.ts';
import { listFilters, numberFilter } from '../../features/find/list-filters.ts';
import { ListHead } from '../../features/find/list-head.tsx';
import { ListPicture } from '../../features/find/list-picture.tsx';
import { SPIKE_COLUMNS, VOLATILE_COLUMNS } from '../../features/find/own-columns.ts';
import { HotList } from '../../features/live/hot-list.tsx';
import { LiveList } from '../../features/live/live-list.tsx';
import { choiceFilter, onPage } from '../../screen-kit/filters.tsx';
import { defineScreen, defineScreens } from '../../screen-kit/define-screen.tsx';

const MINUTE: Phrase =
  'The minute is that of the last trade of the market. Averages come from the same minutes of each stock’s last sessions whose trades have times.';
const AFTER: Phrase =
  'After the close the list is made from the whole day. Figures of a running session may still change, and no signal or record is made of them.';

const besideChart = {
  keyOf: ({ symbol }: { symbol: string }) => symbol,
  asks: (symbol: string) => ({ symbol }),
  show: ListPicture,
};

/** Lists of stocks that do now what they usually do not. */
export default defineScreens({
  'live-hot-stock': defineScreen({
    title: 'Live hot stocks',
    data: '/data/live-hot-stock/script/',
    filters: {
      minutes: choiceFilter(
        'Minutes',
        [
          { value: '1', label: '1 min' },
          { value: '5', label: '5 min' },
          { value: '15', label: '15 min' },
        ],
        '5',
      ),
    },
    blocks: [
      {
        kind: 'custom',
        component: ({ reply, query, values }) => (
          <HotList reply={reply} query={query} span={values.minutes} />
        ),
        skeleton: { rows: 20, columns: 9 },
      },
    ],
    source: 'floorsheet of the exchange',
    explain: [
      'Heat is the turnover of the last minutes as a multiple of the average of the same minutes in ten sessions: 1 is an ordinary day. Stocks that traded less than Rs 2 lakh in these minutes are left out.',
      MINUTE,
      AFTER,
    ],
  }),
  'live-volume-spike': defineScreen({
    title: 'Live volume spikes',
    data: '/data/volume-spike/',
    filters: {
      times: numberFilter('times', 'Times average', ['1.5', '2', '3', '5'], '2'),
      ...listFilters(
        ['symbol', 'close', 'change', 'turnover', 'times', 'volume', 'usual', 'trades', 'band_used'],
        '-times',
      ),
    },
    isFolded: true,
    blocks: [
      {
        kind: 'custom',
        component: ({ reply, values }) => (
          <LiveList name="spike" least={Number(values.times)} wanted={values} closedOn={reply.as_of} />
        ),
      },
      { kind: 'custom', component: ListHead, skeleton: { height: 96 } },
      {
        kind: 'table',
        isPaged: true,
        sort: '-times',
        columns: listColumns(SPIKE_COLUMNS),
        beside: besideChart,
      },
    ],
    source: 'daily prices of the exchange',
    explain: [
      'Stocks whose volume so far is a multiple of what ten sessions had by the same minute on average; so a busy opening is not taken for a spike.',
      MINUTE,
      AFTER,
    ],
  }),
  'live-volatile-stock': defineScreen({
    title: 'Live volatile stocks',
    data: '/data/volatile-stocks/',
    ask: { unusual: 1 },
    filters: {
      least: onPage(numberFilter('least', 'Times its median', ['1.25', '1.5', '2', '3'], '1.5')),
      ...listFilters(
        ['symbol', 'close', 'change', 'turnover', 'natr', 'usual', 'times', 'percentile', 'range'],
        '-natr',
      ),
    },
    isFolded: true,
    blocks: [
      {
        kind: 'custom',
        component: ({ reply, values }) => (
          <LiveList name="volatile" least={Number(values.least)} wanted={values} closedOn={reply.as_of} />
        ),
      },
      { kind: 'custom', component: ListHead, skeleton: { height: 96 } },
      {
        kind: 'table',
        isPaged: true,
        sort: '-natr',
        columns: listColumns(VOLATILE_COLUMNS),
        beside: besideChart,
      },
    ],
    source: 'daily prices of the exchange',
    explain: [
      'Stocks whose range so far, in percent of the previous close, is a multiple of the median range by the same minute of 20 sessions. The line across a bar is that median.',
      MINUTE,
      AFTER,
    ],
  }),
});
