import { t } from '@chuli/language';
import { dateText } from '@chuli/ui';
import { rangeColumns } from '../../features/market/range-columns.ts';
import { RangePicture } from '../../features/market/range-picture.tsx';
import { rangeRows } from '../../features/market/range-rows.ts';
import { RANGE_STATS } from '../../features/market/range-stats.ts';
import { defineScreen } from '../../screen-kit/define-screen.tsx';
import { choiceFilter, onPage } from '../../screen-kit/filters.tsx';
import { rangeFilter } from '../../shared/market/session-range.tsx';
import { sectorFilter } from '../../shared/market/universe/sector-filter.tsx';

const VIEWS = [
  { value: 'stocks', label: 'Stocks' },
  { value: 'sectors', label: 'Sectors' },
  { value: 'indices', label: 'Indices' },
] as const;

const TURNOVERS = [
  { value: '0', label: 'Any turnover' },
  { value: '2000000', label: '≥ 20 lakh', hint: 'Rs 20 lakh or more a session of the range' },
  { value: '10000000', label: '≥ 1 Cr', hint: 'Rs 1 crore or more a session of the range' },
] as const;

/** The market between two days. */
export default defineScreen({
  title: 'Between two days',
  data: '/data/market-range/',
  filters: {
    range: rangeFilter({ usual: '20', most: 240 }),
    view: onPage(choiceFilter('View', VIEWS)),
    sector: onPage(sectorFilter()),
    turnover: onPage(choiceFilter('Turnover', TURNOVERS, '2000000')),
  },
  isFolded: true,
  rows: rangeRows,
  blocks: [
    { kind: 'stats', stats: RANGE_STATS },
    {
      kind: 'caveat',
      text: ({ reply }) =>
        reply.open_from !== null && reply.from_date === reply.open_from
          ? t('showing data from {date}; sign in for full history', { date: dateText(reply.open_from) })
          : null,
    },
    { kind: 'custom', component: RangePicture, skeleton: { height: 250 } },
    { kind: 'table', sort: '-percentage_change', columns: rangeColumns },
  ],
  empty: {
    title: 'None',
    why: ({ reply }) =>
      reply.sessions === 0
        ? t('No session after {from} up to {to}; the last was on {date}.', {
            from: dateText(reply.from_date),
            to: dateText(reply.to_date),
            date: dateText(reply.end_on),
          })
        : t('No stock of this choice traded in the range.'),
    action: ({ reply, set }) =>
      reply.sessions === 0
        ? { label: t('The last 20 sessions'), onClick: () => set({ range: '20' }) }
        : { label: t('Show all'), onClick: () => set({ sector: 'all', turnover: '0' }) },
  },
  source: 'daily prices of the exchange',
  explain: [
    'What every stock, sector and index did between two days: from the last close on or before the first day to the last one on or before the second. Bonus and right shares are taken into account, cash dividends are not.',
    'Turnover, volume and trades are those of the sessions after the first day, so that two ranges that follow each other add up. A sector moves as its index does; where the index is younger than the range, as its companies together, by what they were worth.',
    'A stock that was listed within the range has no change: its first price was set by the allotment, not by the market.',
  ],
});
