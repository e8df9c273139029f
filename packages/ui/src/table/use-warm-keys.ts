import { useEffect } from 'react';
import { columnKeys } from './column-keys.ts';
import type { Column } from './column.ts';

/** Fewer rows are sorted and searched faster than anybody notices. */
const WORTH_IT = 5_000;
const PAUSE_MS = 60;

/** Prepares a long list for its first sort and search while the reader still looks at it, a column at a time. */
export const useWarmKeys = <Row>(rows: readonly Row[] | null, columns: readonly Column<Row>[]): void => {
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
