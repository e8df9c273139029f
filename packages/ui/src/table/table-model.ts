import { t } from '@chuli/language';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { MIDDLE, PHONE, useMedia } from '../use-media.ts';
import { type Arranged, type ColumnChoice, type MostRank, arrangeColumns } from './column-choice.ts';
import { columnKeys } from './column-keys.ts';
import { type Layout, TOOLS_WIDTH, layOut, widestRank } from './column-layout.ts';
import { useColumnUnits } from './column-units.ts';
import { type Column, type ColumnValue, columnId, parseSort } from './column.ts';
import { filteredOrder } from './row-filter.ts';
import { type RowOrder, givenOrder, sortedOrder } from './row-order.ts';
import type { DataTableProps } from './table-props.ts';

/** Fewer rows are sorted and searched faster than anybody notices. */
const WORTH_IT = 5_000;
const PAUSE_MS = 60;

/** Prepares a long list for its first sort and search while the reader still looks at it, a column at a time. */
const useWarmKeys = <Row>(rows: readonly Row[] | null, columns: readonly Column<Row>[]): void => {
  useEffect(() => {
    if (rows === null || rows.length < WORTH_IT) return undefined;
    const left = [...columns];
    const timer = setInterval(() => {
      const column = left.shift();
      if (column === undefined) clearInterval(timer);
      else columnKeys(rows, column);
    }, PAUSE_MS);
    return () => clearInterval(timer);
  }, [rows, columns]);
};

export type TableModel<Row> = Arranged<Row> &
  Layout & {
    allColumns: readonly Column<Row>[];
    mostRank: MostRank;
    count: number;
    rowAt: (index: number) => Row | undefined;
    totals: { label: string; values: Readonly<Record<string, ColumnValue>> } | undefined;
  };

const NO_FILTERS: never[] = [];

/** The order of rows that are all here, null while they are fetched by page: then the source has sorted and filtered. */
const useRowOrder = <Row extends object>({
  source: { rows },
  columns,
  sort,
  filters = NO_FILTERS,
}: DataTableProps<Row>): RowOrder | null => {
  const sorted = useMemo(() => {
    if (rows === null) return null;
    const { id, descending } = parseSort(sort ?? '');
    const column = columns.find((candidate) => columnId(candidate) === id);
    return column === undefined ? givenOrder(rows.length) : sortedOrder(columnKeys(rows, column), descending);
  }, [rows, columns, sort]);
  return useMemo(
    () => (rows === null || sorted === null ? null : filteredOrder(sorted, rows, columns, filters)),
    [sorted, rows, columns, filters],
  );
};

const sumOf = <Row>(rows: readonly Row[], column: Column<Row>, order: RowOrder): number | null => {
  const keys = columnKeys(rows, column);
  if (keys.kind === 'text') return null;
  let sum = 0;
  for (const index of order) sum += keys.keys[index] || 0;
  return sum;
};

const useTotals = <Row extends object>(
  { totals, columns, source: { rows } }: DataTableProps<Row>,
  order: RowOrder | null,
): TableModel<Row>['totals'] =>
  useMemo(() => {
    const summed = columns.filter(({ total }) => total === 'sum');
    if (totals !== undefined || order === null || rows === null || summed.length === 0) return totals;
    const values = summed.map((column) => [columnId(column), sumOf(rows, column, order)] as const);
    return { label: t('Total'), values: Object.fromEntries(values) };
  }, [totals, columns, rows, order]);

/** Columns that fit this width, and the rows in their order: sorted here when all are in memory, else by the source. */
export const useTableModel = <Row extends object>(
  table: DataTableProps<Row>,
  choice: ColumnChoice,
  available: number,
): TableModel<Row> => {
  const { source } = table;
  const allColumns = useColumnUnits(table.columns, source);
  useSyncExternalStore(source.subscribe, source.version, source.version);
  const isMiddle = useMedia(MIDDLE);
  const isPhone = useMedia(PHONE);
  const tail = table.id === undefined || isPhone ? 0 : TOOLS_WIDTH;
  const mostRank = isPhone ? 1 : isMiddle ? 2 : widestRank(allColumns, available - tail);
  const { order: columnOrder, shown, pinned } = choice;
  // A new width alone leaves the columns, and with them every row, as they are.
  const arranged = useMemo(
    () => arrangeColumns(allColumns, { order: columnOrder, shown, pinned, widths: {} }, mostRank),
    [allColumns, columnOrder, shown, pinned, mostRank],
  );
  const order = useRowOrder(table);
  useWarmKeys(source.rows, allColumns);
  const totals = useTotals(table, order);
  return {
    ...arranged,
    ...layOut(arranged.columns, choice, { available, isPhone, tail }),
    allColumns,
    mostRank,
    totals,
    count: order?.length ?? source.count,
    rowAt: order === null ? source.rowAt : (index) => source.rows?.[order[index] ?? -1],
  };
};
