import { defineLiveScreen } from '../../features/live/define-live-screen.tsx';
import { LastFloorsheet } from '../../features/live/last-floorsheet.tsx';
import { TodayFilters } from '../../features/live/today-filters.tsx';
import { TodayTrades } from '../../features/live/today-trades.tsx';

/** Today's trades, live. */
export default defineLiveScreen({
  title: 'The floorsheet',
  filters: TodayFilters,
  show: ({ live }) =>
    live.market === null ? <LastFloorsheet /> : <TodayTrades live={live} market={live.market} />,
  skeleton: { columns: 7 },
  fillsWindow: true,
  source: 'floorsheet of the exchange',
  explain: [
    'Every trade of today as it comes in, newest first. Space pauses the list so you can read it; new trades are counted and shown when you resume.',
    'Symbol, buyer and seller must match exactly. NEPSE hides broker numbers during the session and publishes them after the close.',
    'The list holds trades since you opened the page and those already stored today. The floorsheet has all trades of any day.',
  ],
});
