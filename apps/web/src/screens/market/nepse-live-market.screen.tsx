import '../../features/live/live.css';
import { type Phrase, t } from '@chuli/language';
import { TableSkeleton } from '@chuli/ui';
import { BoardFilters } from '../../features/live/board-filters.tsx';
import { BoardTable } from '../../features/live/board-table.tsx';
import { LiveFoot } from '../../features/live/live-foot.tsx';
import { LiveLine } from '../../features/live/live-line.tsx';
import { LiveOrLast } from '../../features/live/live-or-last.tsx';
import { useLiveMarket } from '../../features/live/use-live-market.ts';
import { PageHead } from '../../screen-kit/page-head.tsx';

const EXPLAIN: readonly Phrase[] = [
  'Every stock with its last traded price. Prices are of contracts of a board lot, ten shares or more; volume, turnover and trades count all contracts.',
  'A row that changes its price has a soft ground for a moment. Rows change places at most once a second, so that the one under the pointer can be read.',
  'The band shows the floor, the previous close and the ceiling of the day. Without a live session the table holds the last one and says which.',
];

/** The live price table of every stock. */
const NepseLiveMarketScreen = () => {
  const live = useLiveMarket();
  return (
    <div className="fills-window">
      <PageHead screen="nepse-live-market" explain={EXPLAIN}>
        <BoardFilters />
      </PageHead>
      <LiveOrLast
        live={live}
        title={t('Prices')}
        skeleton={<TableSkeleton label={t('Prices')} rows={24} columns={9} />}
      >
        <LiveLine live={live} />
        <BoardTable live={live} />
        <LiveFoot live={live} />
      </LiveOrLast>
    </div>
  );
};

export default NepseLiveMarketScreen;
