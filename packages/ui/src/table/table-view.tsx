import type { VirtualItem } from '@tanstack/react-virtual';
import { type KeyboardEvent, type MouseEvent, type Ref, useId, useMemo, useState } from 'react';
import { type LinkProps, ReferenceProvider, useReference } from '../formats/reference.tsx';
import { PHONE, useMedia } from '../use-media.ts';
import { CellValue } from './cell-value.tsx';
import { type ColumnValue, columnId } from './column.ts';
import { rowAfterKey } from './row-keys.ts';
import { RowSheet } from './row-sheet.tsx';
import { TableHead } from './table-head.tsx';
import type { TableModel } from './table-model.ts';
import type { DataTableProps } from './table-props.ts';
import { TableRow, cellClass } from './table-row.tsx';

/** The rows in view, whoever scrolls them. */
export type RowWindow = {
  items: VirtualItem[];
  before: number;
  after: number;
  screenful: number;
  scrollTo: (index: number) => void;
};

type ViewProps<Row extends object> = {
  table: DataTableProps<Row>;
  model: TableModel<Row>;
  view: RowWindow;
  tableRef: Ref<HTMLTableElement>;
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

const tonesText = <Row extends object>({ tonesOf }: DataTableProps<Row>, row: Row): string =>
  (tonesOf?.(row) ?? []).map((tone) => `is-${tone}`).join(' ');

const Spacer = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 ? (
    <tr className="spacer" aria-hidden>
      <td colSpan={columns} style={{ height }} aria-hidden />
    </tr>
  ) : null;

const indexOfEvent = (event: MouseEvent): number | null => {
  const row = event.target instanceof Element ? event.target.closest('tr[data-index]') : null;
  return row === null ? null : Number(row.getAttribute('data-index'));
};

const isLink = (event: MouseEvent): boolean =>
  event.target instanceof Element && event.target.closest('a, button') !== null;

const useRowActions = <Row extends object>({ table, model, view }: Omit<ViewProps<Row>, 'tableRef'>) => {
  const isPhone = useMedia(PHONE);
  const [active, setActive] = useState<number | null>(null);
  const [sheetRow, setSheetRow] = useState<Row | null>(null);

  const open = (index: number | null): void => {
    const row = index === null ? undefined : model.rowAt(index);
    if (row === undefined) return;
    if (table.onOpen && !isPhone) table.onOpen(row);
    else setSheetRow(row);
  };
  const onClick = (event: MouseEvent): void => {
    const index = indexOfEvent(event);
    if (index === null || isLink(event)) return;
    setActive(index);
    if (isPhone) open(index);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'Enter') open(active);
    const target = rowAfterKey(event.key, active, model.count, view.screenful);
    if (target === null) return;
    event.preventDefault();
    setActive(target);
    view.scrollTo(target);
  };
  const onDoubleClick = (event: MouseEvent): void => {
    if (!isLink(event)) open(indexOfEvent(event));
  };
  return { active, sheetRow, closeSheet: () => setSheetRow(null), onClick, onKeyDown, onDoubleClick };
};

const Totals = <Row extends object>({ table, model }: Pick<ViewProps<Row>, 'table' | 'model'>) =>
  table.totals ? (
    <tfoot>
      <tr>
        {model.columns.map((column, index) => {
          const value: ColumnValue | undefined = table.totals?.values[columnId(column)];
          return (
            <td key={columnId(column)} className={cellClass(column, index === 0, undefined)}>
              {index === 0
                ? table.totals?.label
                : value !== undefined && <CellValue column={column} value={value} />}
            </td>
          );
        })}
      </tr>
    </tfoot>
  ) : null;

export const TableView = <Row extends object>({ table, model, view, tableRef }: ViewProps<Row>) => {
  const id = useId();
  const reference = useUntabbedReference();
  const actions = useRowActions({ table, model, view });
  const { columns } = model;
  return (
    <>
      <ReferenceProvider value={reference}>
        <table
          ref={tableRef}
          className="tbl"
          role="grid"
          tabIndex={0}
          aria-label={table.label}
          aria-rowcount={model.count + 1}
          aria-activedescendant={actions.active === null ? undefined : `${id}-${actions.active}`}
          style={{ minWidth: model.minimumWidth }}
          onKeyDown={actions.onKeyDown}
          onClick={actions.onClick}
          onDoubleClick={actions.onDoubleClick}
        >
          <colgroup>
            {columns.map((column, index) => (
              <col key={columnId(column)} style={{ width: model.widths[index] }} />
            ))}
          </colgroup>
          <TableHead columns={columns} sort={table.sort} onSort={table.onSort} />
          <tbody>
            <Spacer height={view.before} columns={columns.length} />
            {view.items.map(({ index }) => {
              const row = model.rowAt(index);
              return (
                <TableRow
                  key={index}
                  row={row}
                  index={index}
                  id={`${id}-${index}`}
                  columns={columns}
                  sort={table.sort}
                  selected={
                    actions.active === index || (row !== undefined && (table.isChosen?.(row) ?? false))
                  }
                  tones={row ? tonesText(table, row) : ''}
                  cut={row !== undefined && (table.isCut?.(row, model.rowAt(index + 1)) ?? false)}
                />
              );
            })}
            <Spacer height={view.after} columns={columns.length} />
          </tbody>
          <Totals table={table} model={model} />
        </table>
      </ReferenceProvider>
      {actions.sheetRow !== null && (
        <RowSheet row={actions.sheetRow} columns={model.allColumns} onClose={actions.closeSheet} />
      )}
    </>
  );
};
