import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useSize } from '../use-size.ts';
import { releaseWidth, resizeColumns } from './column-choice.ts';
import { LEAD_WIDTH } from './column-layout.ts';
import type { Resizing } from './table-head.tsx';
import { browserMemory, useColumnChoice } from './table-memory.ts';
import { type TableModel, useTableModel } from './table-model.ts';
import type { DataTableProps } from './table-props.ts';
import { TableTools } from './table-tools.tsx';
import { TableView } from './table-view.tsx';
import { useRowWindow } from './use-row-window.ts';

type BodyProps<Row extends object> = {
  table: DataTableProps<Row>;
  model: TableModel<Row>;
  resizing: Resizing;
  box: RefObject<HTMLDivElement | null>;
};

/** The row height of the density in force, which CSS decides. */
const useRowHeight = (ref: RefObject<HTMLElement | null>): number => {
  const [height, setHeight] = useState(28);
  const { width } = useSize(ref);
  useLayoutEffect(() => {
    const measure = (): void => {
      if (ref.current === null || width === 0) return;
      const row = Number.parseFloat(getComputedStyle(ref.current).getPropertyValue('--row'));
      if (row > 0) setHeight(row);
    };
    measure();
    const observer = new MutationObserver(measure);
    observer.observe(document.documentElement, { attributeFilter: ['data-density'] });
    return () => observer.disconnect();
  }, [ref, width]);
  return height;
};

/** The place of the row that is open, where it is among those that are here. */
const openedIn = <Row extends object>(
  { detail }: DataTableProps<Row>,
  { count, rowAt }: TableModel<Row>,
): number | null => {
  if (detail === undefined) return null;
  for (let index = 0; index < count; index += 1) {
    const row = rowAt(index);
    if (row !== undefined && detail.isOpen(row)) return index;
  }
  return null;
};

const TableBody = <Row extends object>({ table, model, resizing, box }: BodyProps<Row>) => {
  const tableRef = useRef<HTMLTableElement>(null);
  const { source, scrolls } = table;
  const isRegion = scrolls === 'region';
  const [detailHeight, setDetailHeight] = useState(0);
  const opened = openedIn(table, model);
  const view = useRowWindow(
    box,
    isRegion ? 'region' : 'page',
    model.count,
    useRowHeight(tableRef),
    opened === null ? undefined : { index: opened, height: detailHeight },
  );
  const { first, end } = view;
  useEffect(() => {
    if (isRegion) box.current?.scrollTo({ top: 0 });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another question is read from its top
  }, [box, isRegion, table.source, table.sort, table.filters]);
  useEffect(() => {
    if (source.count > 0) source.ensure(first, Math.max(first, end - 1));
  }, [source, first, end]);
  return <TableView {...{ table, model, resizing, view, tableRef }} onDetailHeight={setDetailHeight} />;
};

/** The one table of the product: sorts, walks by keyboard, shows any number of rows, drops columns by rank when it gets narrow. */
export const DataTable = <Row extends object>(table: DataTableProps<Row>) => {
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const [choice, choose] = useColumnChoice(table.id, table.memory ?? browserMemory);
  const lead = table.onSelect === undefined ? 0 : LEAD_WIDTH;
  const model = useTableModel(table, choice, Math.max(0, width - lead));
  const isRegion = table.scrolls === 'region';
  const overflows = !isRegion && width > 0 && model.minimumWidth + lead > width;
  const hasTools = table.id !== undefined;
  const resizing: Resizing = hasTools
    ? {
        onResize: (widths) => choose(resizeColumns(choice, widths)),
        onRelease: (id) => choose(releaseWidth(choice, id)),
      }
    : null;
  return (
    <div
      ref={box}
      className={classNames('table-box', `density-${table.density ?? 'normal'}`)}
      data-fills={isRegion || undefined}
      data-overflows={overflows || undefined}
      data-tools={hasTools || undefined}
    >
      {hasTools && <TableTools table={table} model={model} choice={choice} onChoose={choose} />}
      <TableBody table={table} model={model} resizing={resizing} box={box} />
    </div>
  );
};
