import { useState } from 'react';
import type { DataTableProps } from './table-props.ts';

export type Selection<Row> = {
  /** Null in a table whose rows are not ticked. */
  isTicked: (row: Row | undefined) => boolean | null;
  toggle: (row: Row | undefined) => void;
};

/** The rows that the reader ticked, for the screen around to compare or keep. */
export const useSelection = <Row extends object>({
  onSelect,
  keyOf,
}: DataTableProps<Row>): Selection<Row> => {
  const [ticked, setTicked] = useState<ReadonlyMap<unknown, Row>>(new Map());
  const keyFor = (row: Row): unknown => keyOf?.(row) ?? row;
  const toggle = (row: Row | undefined): void => {
    if (onSelect === undefined || row === undefined) return;
    const next = new Map(ticked);
    if (!next.delete(keyFor(row))) next.set(keyFor(row), row);
    setTicked(next);
    onSelect([...next.values()]);
  };
  const isTicked = (row: Row | undefined): boolean | null => {
    if (onSelect === undefined) return null;
    return row !== undefined && ticked.has(keyFor(row));
  };
  return { isTicked, toggle };
};
