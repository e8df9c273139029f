import { ArrowDown, ArrowUp } from 'lucide-react';
import { FORMATS } from '../formats/formats.tsx';
import { type Column, columnId, nextSort, parseSort } from './column.ts';
import { cellClass } from './table-row.tsx';

type HeadProps<Row> = {
  columns: readonly Column<Row>[];
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
};

type CellProps<Row> = Omit<HeadProps<Row>, 'columns'> & { column: Column<Row>; isFirst: boolean };

const firstOrder = <Row,>(column: Column<Row>): 'ascending' | 'descending' =>
  column.firstSort ?? (FORMATS[column.format].align === 'end' ? 'descending' : 'ascending');

const HeadCell = <Row,>({ column, isFirst, sort, onSort }: CellProps<Row>) => {
  const id = columnId(column);
  const order = sort === undefined ? null : parseSort(sort);
  const isSorted = order?.id === id;
  const direction = order?.descending === true ? 'descending' : 'ascending';
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  const canSort = onSort !== undefined && column.sortable !== false;
  return (
    <th
      scope="col"
      className={cellClass(column, isFirst, sort)}
      title={column.hint}
      {...(isSorted && { 'aria-sort': direction })}
    >
      {canSort ? (
        <button type="button" tabIndex={-1} onClick={() => onSort(nextSort(sort, id, firstOrder(column)))}>
          <span className="truncate">{column.label}</span>
          {isSorted && <Arrow size={11} aria-hidden />}
        </button>
      ) : (
        column.label
      )}
    </th>
  );
};

export const TableHead = <Row,>({ columns, sort, onSort }: HeadProps<Row>) => (
  <thead>
    <tr aria-rowindex={1}>
      {columns.map((column, index) => (
        <HeadCell key={columnId(column)} column={column} isFirst={index === 0} sort={sort} onSort={onSort} />
      ))}
    </tr>
  </thead>
);
