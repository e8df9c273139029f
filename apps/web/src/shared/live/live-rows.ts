import type { RowSource } from '@chuli/ui';
import { useLayoutEffect, useState } from 'react';

type GrowingRows<Row> = RowSource<Row> & { readonly put: (rows: readonly Row[]) => void };

/** Rows that change under a table which stays the same: it keeps its place, its columns and its cursor. */
const createRows = <Row>(first: readonly Row[]): GrowingRows<Row> => {
  const listeners = new Set<() => void>();
  let rows = first;
  let version = 0;
  return {
    get count() {
      return rows.length;
    },
    get rows() {
      return rows;
    },
    rowAt: (index) => rows[index],
    ensure: () => undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
    put: (next) => {
      if (next === rows) return;
      rows = next;
      version += 1;
      for (const listener of listeners) listener();
    },
  };
};

export const useLiveRows = <Row>(rows: readonly Row[]): RowSource<Row> => {
  const [source] = useState(() => createRows(rows));
  useLayoutEffect(() => source.put(rows), [source, rows]);
  return source;
};
