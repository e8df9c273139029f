import { type CSSProperties, Fragment, type RefObject, useId, useMemo } from 'react';
import { classNames } from '../class-names.ts';
import { type Follow, useFollow } from '../formats/follow.tsx';
import { type LinkProps, ReferenceProvider, useReference } from '../formats/reference.tsx';
import { PHONE, useMedia } from '../use-media.ts';
import { CellValue } from './cell-value.tsx';
import { LEAD_WIDTH, pinOffsets } from './column-layout.ts';
import { columnId } from './column.ts';
import { DetailRow } from './detail-row.tsx';
import { RowSheet } from './row-sheet.tsx';
import { isSymbolColumn, symbolIn } from './row-symbol.ts';
import type { RowWindow } from './row-window.ts';
import { type Resizing, TableHead } from './table-head.tsx';
import type { TableModel } from './table-model.ts';
import type { DataTableProps } from './table-props.ts';
import { TableRow, cellLook } from './table-row.tsx';
import { useRowActions } from './use-row-actions.ts';
import { type Selection, useSelection } from './use-selection.ts';

export type ViewProps<Row extends object> = {
  table: DataTableProps<Row>;
  model: TableModel<Row>;
  view: RowWindow;
  resizing: Resizing;
  tableRef: RefObject<HTMLTableElement | null>;
  /** How high what an opened row shows is. */
  onDetailHeight: (height: number) => void;
};

/** A table is one stop of the Tab key: its links are reached by row, with Enter. */
const useUntabbedReference = () => {
  const reference = useReference();
  return useMemo(() => {
    const { Link } = reference;
    const UntabbedLink = (props: LinkProps) => <Link {...props} tabIndex={-1} />;
    return { ...reference, Link: UntabbedLink };
  }, [reference]);
};

/** The stars of a table whose rows are stocks. A phone has no room for them: what a tap opens has the same button. */
const useStars = <Row extends object>({ columns: [first] }: TableModel<Row>): Follow | null => {
  const isPhone = useMedia(PHONE);
  return useFollow(!isPhone && first !== undefined && isSymbolColumn(first));
};

const tonesText = <Row extends object>({ tonesOf }: DataTableProps<Row>, row: Row): string =>
  (tonesOf?.(row) ?? []).map((tone) => `is-${tone}`).join(' ');

const Spacer = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 ? (
    <tr className="spacer" aria-hidden>
      <td colSpan={columns} style={{ height }} aria-hidden />
    </tr>
  ) : null;

type TotalsProps<Row> = { model: TableModel<Row>; hasTicks: boolean };

const Totals = <Row extends object>({ model, hasTicks }: TotalsProps<Row>) => {
  const { columns, pinnedCount, totals } = model;
  // On a phone the columns that are summed may all be in the sheet of the row.
  if (totals === undefined || !columns.some((column) => columnId(column) in totals.values)) return null;
  return (
    <tfoot>
      <tr>
        {hasTicks && <td className="tick is-pinned" aria-hidden />}
        {columns.map((column, position) => {
          const value = totals.values[columnId(column)];
          return (
            <td key={columnId(column)} {...cellLook(column, position, pinnedCount, undefined)}>
              {position === 0
                ? totals.label
                : value !== undefined && <CellValue column={column} value={value} />}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
};

type RowsProps<Row extends object> = Pick<ViewProps<Row>, 'table' | 'model' | 'view' | 'onDetailHeight'> & {
  id: string;
  active: number | null;
  selection: Selection<Row>;
  stars: Follow | null;
  /** Columns with the boxes that rows are ticked by. */
  places: number;
};

const isFollowed = <Row extends object>(
  stars: Follow | null,
  model: TableModel<Row>,
  row: Row | undefined,
): boolean | null => {
  const symbol = stars === null || row === undefined ? null : symbolIn(model.columns[0], row);
  return stars === null || symbol === null ? null : stars.isFollowed(symbol);
};

/** Null in a table whose rows do not open below themselves. */
const openOf = <Row extends object>({ detail }: DataTableProps<Row>, row: Row | undefined): boolean | null =>
  detail === undefined ? null : row !== undefined && detail.isOpen(row);

const Rows = <Row extends object>({
  table,
  model,
  view,
  id,
  active,
  selection,
  stars,
  places,
  onDetailHeight,
}: RowsProps<Row>) =>
  Array.from({ length: view.end - view.first }, (_, place) => {
    const index = view.first + place;
    const row = model.rowAt(index);
    const isOpen = openOf(table, row);
    const shown = (
      <TableRow
        key={index}
        open={isOpen}
        row={row}
        index={index}
        id={`${id}-${index}`}
        columns={model.columns}
        pinnedCount={model.pinnedCount}
        sort={table.sort}
        ticked={selection.isTicked(row)}
        followed={isFollowed(stars, model, row)}
        selected={active === index || (row !== undefined && (table.isChosen?.(row) ?? false))}
        tones={row ? tonesText(table, row) : ''}
        cut={row !== undefined && (table.isCut?.(row, model.rowAt(index + 1)) ?? false)}
      />
    );
    if (isOpen !== true || row === undefined) return shown;
    return (
      <Fragment key={index}>
        {shown}
        <DetailRow columns={places} onHeight={onDetailHeight}>
          {table.detail?.show(row)}
        </DetailRow>
      </Fragment>
    );
  });

const tableStyle = <Row,>(
  { minimumWidth, widths, pinnedCount }: TableModel<Row>,
  lead: number,
): CSSProperties => {
  const pins = pinOffsets(widths, pinnedCount, lead).map((left, index) => [`--pin-${index}`, `${left}px`]);
  return { minWidth: minimumWidth + lead, ...Object.fromEntries(pins) };
};

/** Why a star that was pressed was not kept. */
const StarFailure = ({ stars }: { stars: Follow | null }) =>
  stars === null || stars.failure === '' ? null : (
    <p className="caveat" role="alert">
      {stars.failure}
    </p>
  );

export const TableView = <Row extends object>(props: ViewProps<Row>) => {
  const { table, model, view, resizing, tableRef, onDetailHeight } = props;
  const id = useId();
  const reference = useUntabbedReference();
  const selection = useSelection(table);
  const stars = useStars(model);
  const actions = useRowActions({ table, model, view, selection, stars, tableRef });
  const hasTicks = table.onSelect !== undefined;
  const { columns, pinnedCount, widths } = model;
  const places = columns.length + (hasTicks ? 1 : 0);
  return (
    <>
      <StarFailure stars={stars} />
      <ReferenceProvider value={reference}>
        <table
          ref={tableRef}
          className={classNames('tbl', stars !== null && 'has-stars')}
          role="grid"
          tabIndex={0}
          aria-label={table.label}
          aria-rowcount={model.count + 1}
          aria-multiselectable={hasTicks || undefined}
          aria-activedescendant={actions.active === null ? undefined : `${id}-${actions.active}`}
          style={tableStyle(model, hasTicks ? LEAD_WIDTH : 0)}
          onKeyDown={actions.onKeyDown}
          onClick={actions.onClick}
        >
          <colgroup>
            {hasTicks && <col style={{ width: LEAD_WIDTH }} />}
            {columns.map((column, index) => (
              <col key={columnId(column)} style={{ width: widths[index] }} />
            ))}
          </colgroup>
          <TableHead
            columns={columns}
            pinnedCount={pinnedCount}
            sort={table.sort}
            onSort={table.onSort}
            resizing={resizing}
            hasTicks={hasTicks}
          />
          <tbody>
            <Spacer height={view.before} columns={places} />
            <Rows
              {...{ table, model, view, id, selection, stars, places, onDetailHeight }}
              active={actions.active}
            />
            <Spacer height={view.after} columns={places} />
          </tbody>
          <Totals model={model} hasTicks={hasTicks} />
        </table>
      </ReferenceProvider>
      {actions.peeked !== undefined && (
        <RowSheet row={actions.peeked} columns={model.allColumns} onClose={actions.closeSheet} />
      )}
    </>
  );
};
