import { t } from '@chuli/language';
import { type CSSProperties, memo } from 'react';
import { classNames } from '../class-names.ts';
import { FORMATS } from '../formats/formats.tsx';
import { CellValue } from './cell-value.tsx';
import { type Column, columnId, columnValue, parseSort } from './column.ts';

export type RowProps<Row> = {
  row: Row | undefined;
  index: number;
  id: string;
  columns: readonly Column<Row>[];
  pinnedCount: number;
  sort: string | undefined;
  /** Null in a table whose rows are not ticked. */
  ticked: boolean | null;
  selected: boolean;
  /** Joined by spaces, so that equal tones are equal props. */
  tones: string;
  cut: boolean;
};

type CellLook = { className: string; style?: CSSProperties };

/** The place of a pinned column is a variable of the table, so that a new width does not touch the rows. */
export const cellLook = <Row,>(
  column: Column<Row>,
  position: number,
  pinnedCount: number,
  sort: string | undefined,
): CellLook => {
  const isPinned = position < pinnedCount;
  return {
    className: classNames(
      FORMATS[column.format].align === 'end' && 'end',
      isPinned && 'is-pinned',
      position === pinnedCount - 1 && 'is-last-pinned',
      sort !== undefined && parseSort(sort).id === columnId(column) && 'is-sorted',
    ),
    ...(isPinned && { style: { left: `var(--pin-${position})` } }),
  };
};

const WaitingCell = () => <span className="bone w-3/5" aria-label={t('loading')} />;

const TickCell = ({ ticked, index }: { ticked: boolean; index: number }) => (
  <td className="tick is-pinned">
    <input
      type="checkbox"
      tabIndex={-1}
      readOnly
      checked={ticked}
      aria-label={t('Select row {row}', { row: index + 1 })}
    />
  </td>
);

const PlainTableRow = <Row,>({
  row,
  index,
  id,
  columns,
  pinnedCount,
  sort,
  ticked,
  selected,
  tones,
  cut,
}: RowProps<Row>) => (
  <tr
    id={id}
    data-index={index}
    aria-rowindex={index + 2}
    aria-selected={selected}
    className={classNames(tones, cut && 'is-cut', ticked && 'is-ticked', row === undefined && 'is-waiting')}
  >
    {ticked !== null && <TickCell ticked={ticked} index={index} />}
    {columns.map((column, position) => (
      <td key={columnId(column)} {...cellLook(column, position, pinnedCount, sort)}>
        {row === undefined ? <WaitingCell /> : <CellValue column={column} value={columnValue(column, row)} />}
      </td>
    ))}
  </tr>
);

/** Scrolling renders the window anew on every frame; a row that did not change is left alone. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
