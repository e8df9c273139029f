import { type AmountUnit, unitOfAmounts } from '@chuli/market';
import { useMemo } from 'react';
import type { FormatName } from '../formats/formats.tsx';
import { type Column, columnValue } from './column.ts';
import type { RowSource } from './row-source.ts';

const OF_RUPEES: ReadonlySet<FormatName> = new Set(['amount', 'netAmount', 'signedAmount']);
/** Enough to know what is usual in a column. */
const LOOKED_AT = 500;

/** Amounts under each other are compared by eye: each column has one unit. None before its rows are here. */
export const unitsOf = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): (AmountUnit | undefined)[] => {
  const looked = rows.slice(0, LOOKED_AT);
  return columns.map((column) =>
    OF_RUPEES.has(column.format)
      ? unitOfAmounts(
          looked.map((row) => columnValue(column, row)).filter((value) => typeof value === 'number'),
        )
      : undefined,
  );
};

/** Of rows that come in pages, those that are here from the beginning. */
const firstRows = <Row>({ rows, count, rowAt }: RowSource<Row>): readonly Row[] =>
  rows ??
  Array.from({ length: Math.min(count, LOOKED_AT) }, (_, index) => rowAt(index)).filter(
    (row) => row !== undefined,
  );

/** The same columns while their units stay: new rows alone leave those on the screen as they are. */
export const useColumnUnits = <Row>(
  columns: readonly Column<Row>[],
  source: RowSource<Row>,
): readonly Column<Row>[] => {
  const units = useMemo(() => JSON.stringify(unitsOf(columns, firstRows(source))), [columns, source]);
  return useMemo(() => {
    const found = JSON.parse(units) as readonly (AmountUnit | null)[];
    return columns.map((column, place) => {
      const unit = found[place] ?? null;
      return unit === null || column.unit !== undefined ? column : { ...column, unit };
    });
  }, [columns, units]);
};
