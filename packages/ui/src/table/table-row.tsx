import { t } from '@chuli/language';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import { classNames } from '../class-names.ts';
import { FORMATS } from '../formats/formats.tsx';
import { RowValue } from './cell-value.tsx';
import { type Column, columnId, parseSort } from './column.ts';
import { symbolIn } from './row-symbol.ts';

export type RowProps<Row> = {
  row: Row | undefined;
  index: number;
  id: string;
  columns: readonly Column<Row>[];
  pinnedCount: number;
  sort: string | undefined;
  /** Null in a table whose rows are not ticked. */
  ticked: boolean | null;
  /** Whether the stock of the row is followed; null where nothing can be. */
  followed: boolean | null;
  selected: boolean;
  /** Null in a table whose rows do not open below themselves. */
  open: boolean | null;
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

/** A press is heard by the table, which knows the row: no row listens. */
const Star = ({ symbol, followed }: { symbol: string; followed: boolean }) => (
  <button
    type="button"
    className="star"
    tabIndex={-1}
    aria-pressed={followed}
    aria-label={t('Follow {symbol}', { symbol })}
  />
);

/** For the mouse and for readers of the page aloud; the keyboard opens the row itself. */
const RowToggle = ({ open, index }: { open: boolean; index: number }) => {
  const Arrow = open ? ChevronDown : ChevronRight;
  return (
    <button
      type="button"
      className="row-toggle"
      tabIndex={-1}
      aria-expanded={open}
      aria-label={t('Details of row {row}', { row: index + 1 })}
    >
      <Arrow aria-hidden />
    </button>
  );
};

const PlainTableRow = <Row,>({
  row,
  index,
  id,
  columns,
  pinnedCount,
  sort,
  ticked,
  followed,
  selected,
  open,
  tones,
  cut,
}: RowProps<Row>) => (
  <tr
    id={id}
    data-index={index}
    aria-rowindex={index + 2}
    aria-selected={selected}
    className={classNames(
      tones,
      open && 'is-open',
      cut && 'is-cut',
      ticked && 'is-ticked',
      row === undefined && 'is-waiting',
    )}
  >
    {ticked !== null && <TickCell ticked={ticked} index={index} />}
    {columns.map((column, position) => (
      <td key={columnId(column)} {...cellLook(column, position, pinnedCount, sort)}>
        {position === 0 && row !== undefined && followed !== null && (
          <Star symbol={symbolIn(column, row) ?? ''} followed={followed} />
        )}
        {open !== null && position === 0 && row !== undefined && <RowToggle open={open} index={index} />}
        {row === undefined ? <WaitingCell /> : <RowValue column={column} row={row} />}
      </td>
    ))}
  </tr>
);

/** Scrolling renders the window anew on every frame; a row that did not change is left alone. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
