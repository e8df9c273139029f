import '../../features/live/live.css';
import { type Phrase, t } from '@chuli/language';
import { TableSkeleton } from '@chuli/ui';
import { LastFloorsheet } from '../../features/live/last-floorsheet.tsx';
import { LiveFoot } from '../../features/live/live-foot.tsx';
import { LiveLine } from '../../features/live/live-line.tsx';
import { LiveOrLast } from '../../features/live/live-or-last.tsx';
import { todayAddress } from '../../features/live/today-address.ts';
import { TodayFilters } from '../../features/live/today-filters.tsx';
import { TodayTrades } from '../../features/live/today-trades.tsx';
import { useLiveMarket } from '../../features/live/use-live-market.ts';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { useAddress } from '../../screen-kit/use-address.ts';

const EXPLAIN: readonly Phrase[] = [
  'Every contract of today as it becomes known, newest first. Space holds the list so that it can be read; what comes in the meantime is counted and shown when it goes on.',
  'A symbol is matched from its start as a whole word, buyer and seller exactly. The exchange hides broker numbers during the session and tells them after the close.',
  'The list keeps what went by since the page was opened and what the archive already has of today. All trades of any day are in the floorsheet.',
];

/** Today's trades, live. */
const TodayFloorsheetScreen = () => {
  const [filters, set] = useAddress(todayAddress);
  const live = useLiveMarket();
  return (
    <div className="fills-window">
      <PageHead screen="today-floorsheet" explain={EXPLAIN}>
        <TodayFilters filters={filters} set={set} />
      </PageHead>
      <LiveOrLast
        live={live}
        title={t('The floorsheet')}
        skeleton={<TableSkeleton label={t('Trades')} rows={24} columns={7} />}
      >
        <LiveLine live={live} />
        {live.market === null ? <LastFloorsheet /> : <TodayTrades live={live} market={live.market} />}
        <LiveFoot live={live} source="floorsheet of the exchange" />
      </LiveOrLast>
    </div>
  );
};

export default TodayFloorsheetScreen;
