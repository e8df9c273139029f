import { LEADER_FILTERS } from '../../features/market/sectors/leader-filters.ts';
import { sectorEnds } from '../../features/market/sectors/leader-rows.ts';
import { SectorLeaders } from '../../features/market/sectors/sector-leaders.tsx';
import { defineScreen } from '../../screen-kit/define-screen.tsx';

/** Which stocks of each sector led it, and which held it back. */
export default defineScreen({
  title: 'Leaders by sector',
  data: '/data/performance/daily/',
  ask: { type: 'stock' },
  also: { indices: { path: '/data/performance/daily/', query: { type: 'index' } } },
  filters: LEADER_FILTERS,
  isFolded: true,
  rows: sectorEnds,
  blocks: [
    {
      kind: 'custom',
      component: ({ rows, reply: { as_of }, values: { min_amount } }) => (
        <SectorLeaders rows={rows} amount={Number(min_amount)} asOf={as_of} />
      ),
      skeleton: { rows: 24, columns: 6 },
    },
  ],
  empty: 'No prices up to this day.',
  source: 'daily prices and index values of the exchange',
  explain: [
    'The stocks of each sector that did best and worst over the chosen time, adjusted for bonus and right shares. Bars of all sectors have one scale, so that a leader of a quiet sector can be held against one of a wild sector.',
    '“vs sector” is in percentage points over the index of the sector in the same time: a stock can rise and still fall behind. “vs avg” is the turnover of the session as a multiple of the average of the 20 before.',
    'A change on little money says little: stocks below the chosen turnover of the session are left out. Promoter shares and debentures are in no sector here.',
  ],
});
