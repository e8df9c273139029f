import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useSyncExternalStore } from 'react';
import { MIDDLE, PHONE, useMedia } from '../use-media.ts';
import { FORMATS } from '../formats/formats.tsx';
import { type Column, columnId, columnValue, parseSort } from './column.ts';
import { compareValues } from './compare-values.ts';
import type { RowSource } from './row-source.ts';

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

const NO_ROWS: never[] = [];

const definitionOf = <Row extends object>(column: Column<Row>): ColumnDef<typeof features, Row> => ({
  id: columnId(column),
  // Unknown values sort last in both orders; the library does that for undefined alone.
  accessorFn: (row) => columnValue(column, row) ?? undefined,
  sortUndefined: 'last',
  sortFn: (a, b, id) => compareValues(a.getValue(id), b.getValue(id)),
});

const widthOf = <Row>(column: Column<Row>, isPhone: boolean): number =>
  (isPhone ? column.phoneWidth : undefined) ?? column.width ?? FORMATS[column.format].width;

/** A table in a narrow part of a wide window drops its least columns too. */
const fits = <Row>(columns: readonly Column<Row>[], available: number): boolean =>
  available === 0 || columns.reduce((sum, column) => sum + widthOf(column, false), 0) <= available;

export type TableModel<Row> = {
  columns: readonly Column<Row>[];
  allColumns: readonly Column<Row>[];
  count: number;
  rowAt: (index: number) => Row | undefined;
  /** Pixels of each column in view, in order. */
  widths: readonly number[];
  minimumWidth: number;
};

/** Columns that fit this width, and the rows in their order: sorted here when all are in memory, else by the source. */
export const useTableModel = <Row extends object>(
  allColumns: readonly Column<Row>[],
  source: RowSource<Row>,
  sort: string | undefined,
  available: number,
): TableModel<Row> => {
  useSyncExternalStore(source.subscribe, source.version);
  const isMiddle = useMedia(MIDDLE);
  const isPhone = useMedia(PHONE);
  const definitions = useMemo(() => allColumns.map(definitionOf), [allColumns]);
  const columns = useMemo(() => {
    const most = isPhone ? 1 : isMiddle || !fits(allColumns, available) ? 2 : 3;
    return allColumns.filter((column) => (column.priority ?? 1) <= most);
  }, [allColumns, isMiddle, isPhone, available]);
  const sorting = useMemo(() => {
    if (sort === undefined) return [];
    const { id, descending } = parseSort(sort);
    return [{ id, desc: descending }];
  }, [sort]);

  const table = useTable<typeof features, Row>({
    features,
    columns: definitions,
    data: source.rows ?? NO_ROWS,
    state: { sorting },
    enableSortingRemoval: false,
  });

  const sorted = source.rows === null ? null : table.getSortedRowModel().rows;
  const widths = columns.map((column) => widthOf(column, isPhone));
  return {
    columns,
    widths,
    allColumns,
    count: sorted?.length ?? source.count,
    rowAt: sorted === null ? source.rowAt : (index) => sorted[index]?.original,
    minimumWidth: widths.reduce((sum, width) => sum + width, 0),
  };
};
