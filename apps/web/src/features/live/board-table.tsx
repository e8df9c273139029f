import { t } from '@chuli/language';
import { DataTable, EmptyState, type RowFilter, classNames } from '@chuli/ui';
import { useMemo, useRef } from 'react';
import { type SetAddress, useAddress } from '../../screen-kit/use-address.ts';
import { ALL_SECTORS, boardAddress } from './board-address.ts';
import { BOARD_COLUMNS } from './board-columns.ts';
import type { BoardRow } from './board-row.ts';
import { DepthStrip } from './depth-strip.tsx';
import { useLiveRows } from './live-rows.ts';
import type { LiveMarket } from './use-live-market.ts';
import { useRowFlash } from './use-row-flash.ts';

const isFound = ({ symbol, name }: BoardRow, find: string): boolean =>
  symbol.includes(find.toUpperCase()) || (name ?? '').toUpperCase().includes(find.toUpperCase());

const NO_FILTERS: readonly RowFilter[] = [];

const useShownRows = (rows: readonly BoardRow[], sector: string, find: string): readonly BoardRow[] =>
  useMemo(
    () =>
      sector === ALL_SECTORS && find === ''
        ? rows
        : rows.filter(
            (row) => (sector === ALL_SECTORS || String(row.sector_id) === sector) && isFound(row, find),
          ),
    [rows, sector, find],
  );

const Nothing = ({ set }: { set: SetAddress<typeof boardAddress> }) => (
  <EmptyState
    title={t('No stock matches')}
    why={t('No stock of this session has this sector and these letters.')}
    looser={{ label: t('Clear the filters'), onAsk: () => set({ sector: ALL_SECTORS, find: '' }) }}
  />
);

/** Every stock; a row is drawn again only when its own quote changed. */
export const BoardTable = ({ live }: { live: LiveMarket }) => {
  const [{ sector, find, sort, symbol }, set] = useAddress(boardAddress);
  const rows = useShownRows(live.rows, sector, find);
  const source = useLiveRows(rows);
  const box = useRef<HTMLDivElement>(null);
  useRowFlash(box, rows);
  if (rows.length === 0) return <Nothing set={set} />;
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
        sort={sort}
        onSort={(chosen) => set({ sort: boardAddress.sort.read(chosen) })}
        isChosen={(row) => row.symbol === symbol}
        onOpen={(row) => set({ symbol: row.symbol }, 'replace')}
        scrolls="region"
      />
    </div>
  );
};
