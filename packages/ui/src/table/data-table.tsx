import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useSize } from '../use-size.ts';
import { releaseWidth, resizeColumns } from './column-choice.ts';
import { LEAD_WIDTH } from './column-layout.ts';
import type { RowSource } from './row-source.ts';
import type { RowWindow } from './row-window.ts';
import type { Resizing } from './table-head.tsx';
import { browserMemory, useColumnChoice } from './table-memory.ts';
import { type TableModel, useTableModel } from './table-model.ts';
import type { DataTableProps } from './table-props.ts';
import { TableTools } from './table-tools.tsx';
import { TableView } from './table-view.tsx';

type BodyProps<Row extends object> = {
  table: DataTableProps<Row>;
  model: TableModel<Row>;
  resizing: Resizing;
  box: RefObject<HTMLDivElement | null>;
};

const OVERSCAN = 12;
const HEAD_AND_FOOT = 60;

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

/** How far down the page an element begins; what stands above it may still be growing. */
const usePageOffset = (ref: RefObject<HTMLElement | null>): number => {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = (): void => {
      if (ref.current) setOffset(ref.current.getBoundingClientRect().top + window.scrollY);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref]);
  return offset;
};

const useEnsured = <Row extends object>(source: RowSource<Row>, items: RowWindow['items']): void => {
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (source.count > 0) source.ensure(first, last);
  }, [source, first, last]);
};

const RegionTable = <Row extends object>({ table, model, resizing, box }: BodyProps<Row>) => {
  const tableRef = useRef<HTMLTableElement>(null);
  const rowHeight = useRowHeight(tableRef);
  const virtualizer = useVirtualizer({
    count: model.count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollPaddingStart: HEAD_AND_FOOT / 2,
    scrollPaddingEnd: HEAD_AND_FOOT / 2,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  useEffect(() => {
    box.current?.scrollTo({ top: 0 });
  }, [box, table.source, table.sort, table.filters]);
  const items = virtualizer.getVirtualItems();
  useEnsured(table.source, items);
  const view: RowWindow = {
    items,
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    screenful: Math.max(1, Math.floor(((box.current?.clientHeight ?? 600) - HEAD_AND_FOOT) / rowHeight)),
    scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  };
  return <TableView {...{ table, model, resizing, view, tableRef }} />;
};

const PageTable = <Row extends object>({ table, model, resizing, box }: BodyProps<Row>) => {
  const tableRef = useRef<HTMLTableElement>(null);
  const rowHeight = useRowHeight(tableRef);
  const offset = usePageOffset(box);
  const virtualizer = useWindowVirtualizer({
    count: model.count,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: offset,
    scrollPaddingStart: 100,
    scrollPaddingEnd: HEAD_AND_FOOT,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  const items = virtualizer.getVirtualItems();
  useEnsured(table.source, items);
  const view: RowWindow = {
    items,
    before: (items[0]?.start ?? offset) - offset,
    after: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? offset) - offset),
    screenful: Math.max(1, Math.floor((window.innerHeight - 2 * HEAD_AND_FOOT) / rowHeight)),
    scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  };
  return <TableView {...{ table, model, resizing, view, tableRef }} />;
};

/** The one table of the product: sorts, walks by keyboard, shows any number of rows, drops columns by rank when it gets narrow. */
export const DataTable = <Row extends object>(table: DataTableProps<Row>) => {
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const [choice, choose] = useColumnChoice(table.id, table.memory ?? browserMemory);
  const lead = table.onSelect === undefined ? 0 : LEAD_WIDTH;
  const model = useTableModel(table, choice, Math.max(0, width - lead));
  const isRegion = table.scrolls === 'region';
  const Body = isRegion ? RegionTable : PageTable;
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
      <Body table={table} model={model} resizing={resizing} box={box} />
    </div>
  );
};
