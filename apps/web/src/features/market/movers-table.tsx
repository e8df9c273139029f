import { type Column, DataTable, EmptyState, Panel, PanelHead, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import { type Ranking, type SessionRow, ranked } from './session-facts.ts';

const EACH = 10;

const SHARED = [
  { key: 'symbol', label: 'Symbol', format: 'symbol', width: 84, sortable: false },
  { key: 'close', label: 'Close', format: 'rupees', width: 76, sortable: false },
  { key: 'percentage_change', label: 'Change', format: 'percent', sortable: false },
] as const satisfies readonly Column<SessionRow>[];

const COLUMNS: Record<Ranking, readonly Column<SessionRow>[]> = {
  gainers: [...SHARED, { key: 'amount', label: 'Turnover', format: 'amount', width: 96, sortable: false }],
  losers: [...SHARED, { key: 'amount', label: 'Turnover', format: 'amount', width: 96, sortable: false }],
  turnover: [...SHARED, { key: 'amount', label: 'Turnover', format: 'amount', width: 96, sortable: false }],
  volume: [...SHARED, { key: 'volume', label: 'Shares', format: 'quantity', width: 96, sortable: false }],
};

type MoversTableProps = { title: string; ranking: Ranking; rows: readonly SessionRow[] };

/** The first ten of one ranking of the session. */
export const MoversTable = ({ title, ranking, rows }: MoversTableProps) => {
  const source = useMemo(() => localRows(ranked(rows, ranking, EACH)), [rows, ranking]);
  return (
    <Panel label={title}>
      <PanelHead title={title} />
      {source.count === 0 ? (
        <EmptyState title="None" why="No share moved this way in this session." />
      ) : (
        <DataTable label={title} columns={COLUMNS[ranking]} source={source} scrolls="page" />
      )}
    </Panel>
  );
};
