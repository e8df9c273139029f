import { t } from '@chuli/language';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { FORMATS } from '../formats/formats.tsx';
import { ColumnResizer, type Widths } from './column-resizer.tsx';
import { type Column, columnId, columnLabel, nextSort, parseSort } from './column.ts';
import { cellLook } from './table-row.tsx';

/** Present where the reader may change the columns. */
export type Resizing = { onResize: (widths: Widths) => void; onRelease: (id: string) => void } | null;

type HeadProps<Row> = {
  columns: readonly Column<Row>[];
  pinnedCount: number;
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
  resizing: Resizing;
  hasTicks: boolean;
};

type CellProps<Row> = Omit<HeadProps<Row>, 'columns' | 'hasTicks'> & {
  column: Column<Row>;
  position: number;
};

const firstOrder = <Row,>(column: Column<Row>): 'ascending' | 'descending' =>
  column.firstSort ?? (FORMATS[column.format].align === 'end' ? 'descending' : 'ascending');

const HeadCell = <Row,>({ column, position, pinnedCount, sort, onSort, resizing }: CellProps<Row>) => {
  const id = columnId(column);
  const label = columnLabel(column);
  const order = sort === undefined ? null : parseSort(sort);
  const isSorted = order?.id === id;
  const direction = order?.descending === true ? 'descending' : 'ascending';
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  const canSort = onSort !== undefined && column.sortable !== false;
  return (
    <th
      scope="col"
      data-column={id}
      title={column.hint === undefined ? undefined : t(column.hint)}
      {...cellLook(column, position, pinnedCount, sort)}
      {...(isSorted && { 'aria-sort': direction })}
    >
      {canSort ? (
        <button type="button" tabIndex={-1} onClick={() => onSort(nextSort(sort, id, firstOrder(column)))}>
          <span className="truncate">{label}</span>
          {isSorted && <Arrow size={11} aria-hidden />}
        </button>
      ) : (
        label
      )}
      {resizing && <ColumnResizer id={id} {...resizing} />}
    </th>
  );
};

export const TableHead = <Row,>({ columns, hasTicks, ...rest }: HeadProps<Row>) => (
  <thead>
    <tr aria-rowindex={1}>
      {hasTicks && <th scope="col" className="tick is-pinned" aria-label={t('Selected')} />}
      {columns.map((column, position) => (
        <HeadCell key={columnId(column)} column={column} position={position} {...rest} />
      ))}
    </tr>
  </thead>
);
