import { t } from '@chuli/language';
import { type ComponentType, useCallback, useMemo } from 'react';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { PagedTable } from '../../screen-kit/paged-table.tsx';
import { chartQuery } from '../../shared/signal/signal-href.ts';
import { type BoardShown, type StockRow, type StockSort, stockRows } from './board-shown.ts';
import { SignalsOfStock } from './signals-of-stock.tsx';
import { stockColumns } from './stock-columns.ts';

type StockTableProps = BoardShown & {
  id: string;
  /** Of the newest signal of a stock that is opened. */
  picture?: ComponentType<{ row: StockRow }>;
};

/** The stocks of a board; one that is opened shows its signals below itself, and the address says which. */
export const StockTable = ({ id, reply, query, values, set, picture: Picture }: StockTableProps) => {
  const href = useHrefWithAsOf();
  const first = useMemo(() => ({ ...reply, rows: stockRows(reply) }), [reply]);
  const columns = useMemo(
    () =>
      stockColumns(reply, (row) => href('/charts', chartQuery(row.symbol, { ...row, on: row.signal_on }))),
    [href, reply],
  );
  const isOpen = ({ symbol }: StockRow): boolean => symbol === values.open;
  const onToggle = (row: StockRow): void => set({ open: isOpen(row) ? '' : row.symbol });
  const show = useCallback(
    (row: StockRow) => (
      <>
        {Picture !== undefined && <Picture row={row} />}
        <SignalsOfStock row={row} query={query} />
      </>
    ),
    [query, Picture],
  );
  return (
    <PagedTable
      id={id}
      label={t('Signals by stock')}
      columns={columns}
      path="/data/signal-stocks/"
      query={query}
      first={first}
      rowsOf={stockRows}
      sort={values.sort}
      onSort={(chosen) => set({ sort: chosen as StockSort })}
      detail={{ isOpen, onToggle, show }}
    />
  );
};
