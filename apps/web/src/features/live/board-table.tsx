import { t } from '@chuli/language';
import { DataTable, type RowFilter, TableSkeleton, classNames } from '@chuli/ui';
import { useRef } from 'react';
import { EmptyUniverse, UniverseBar, UniverseLine } from '../../screen-kit/universe-bar.tsx';
import { useUniverse } from '../../screen-kit/universe.ts';
import { useAddress } from '../../screen-kit/use-address.ts';
import { boardAddress } from './board-address.ts';
import { BOARD_COLUMNS } from './board-columns.ts';
import { BOARD_UNIVERSE } from './board-universe.ts';
import type { BoardRow } from '../../shared/live/board-row.ts';
import { DepthStrip } from './depth-strip.tsx';
import { useLiveRows } from '../../shared/live/live-rows.ts';
import type { LiveMarket } from '../../shared/live/use-live-market.ts';
import { useRowFlash } from './use-row-flash.ts';

const NO_FILTERS: readonly RowFilter[] = [];
const NO_ROWS: readonly BoardRow[] = [];
const USUAL_SORT = '-amount';
const BONES = { rows: 24, columns: 9 };

/** By instrument, sector, turnover and letters; it does not wait for the market. */
export const BoardFilters = () => {
  const [values, set] = useAddress(boardAddress);
  return <UniverseBar universe={BOARD_UNIVERSE} values={values} set={set} />;
};

type BoardProps = { live: LiveMarket; rows: readonly BoardRow[] };

/** A row is drawn again only when its own quote changed. */
const Board = ({ live, rows }: BoardProps) => {
  const [values, set] = useAddress(boardAddress);
  const { sort, symbol } = values;
  const source = useLiveRows(rows);
  const box = useRef<HTMLDivElement>(null);
  useRowFlash(box, rows);
  const isOld = live.health.kind === 'stale' || live.health.kind === 'offline';
  return (
    <div ref={box} className={classNames('live-board', live.market !== null && isOld && 'is-stale')}>
      {symbol !== '' && live.market !== null && (
        <DepthStrip
          symbol={symbol}
          hasDepth={live.market.has_depth}
          onClose={() => set({ symbol: '' }, 'replace')}
        />
      )}
      <DataTable
        id="live-board"
        label={t('Prices of every stock')}
        columns={BOARD_COLUMNS}
        source={source}
        filters={NO_FILTERS}
        sort={sort || (BOARD_UNIVERSE.sortOf(values) ?? USUAL_SORT)}
        onSort={(chosen) => set({ sort: chosen })}
        isChosen={(row) => row.symbol === symbol}
        onOpen={(row) => set({ symbol: row.symbol }, 'replace')}
        scrolls="region"
      />
    </div>
  );
};

/** The stocks that were chosen, of all that trade. */
export const BoardTable = ({ live }: { live: LiveMarket }) => {
  const [values, set] = useAddress(boardAddress);
  const chosen = { universe: BOARD_UNIVERSE, values, set };
  const rows = useUniverse(BOARD_UNIVERSE, live.rows, values);
  const shown = rows ?? NO_ROWS;
  return (
    <>
      <UniverseLine {...chosen} shown={shown.length} all={live.rows.length} />
      {rows === undefined && <TableSkeleton label={t('Prices')} {...BONES} />}
      {rows?.length === 0 && <EmptyUniverse {...chosen} />}
      {shown.length > 0 && <Board live={live} rows={shown} />}
    </>
  );
};
