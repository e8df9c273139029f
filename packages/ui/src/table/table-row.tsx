import { memo } from 'react';
import { classNames } from '../class-names.ts';
import { FORMATS } from '../formats/formats.tsx';
import { CellValue } from './cell-value.tsx';
import { type Column, columnId, columnValue, parseSort } from './column.ts';

export type RowProps<Row> = {
  row: Row | undefined;
  index: number;
  id: string;
  columns: readonly Column<Row>[];
  sort: string | undefined;
  selected: boolean;
  /** Joined by spaces, so that equal tones are equal props. */
  tones: string;
  cut: boolean;
};

export const cellClass = <Row,>(column: Column<Row>, isFirst: boolean, sort: string | undefined): string =>
  classNames(
    FORMATS[column.format].align === 'end' && 'end',
    isFirst && 'is-pinned',
    sort !== undefined && parseSort(sort).id === columnId(column) && 'is-sorted',
  );

const WaitingCell = () => <span className="bone w-3/5" aria-label="loading" />;

const PlainTableRow = <Row,>({ row, index, id, columns, sort, selected, tones, cut }: RowProps<Row>) => (
  <tr
    id={id}
    data-index={index}
    aria-rowindex={index + 2}
    aria-selected={selected}
    className={classNames(tones, cut && 'is-cut', row === undefined && 'is-waiting')}
  >
    {columns.map((column, position) => (
      <td key={columnId(column)} className={cellClass(column, position === 0, sort)}>
        {row === undefined ? <WaitingCell /> : <CellValue column={column} value={columnValue(column, row)} />}
      </td>
    ))}
  </tr>
);

/** Scrolling renders the window anew on every frame; a row that did not change is left alone. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
