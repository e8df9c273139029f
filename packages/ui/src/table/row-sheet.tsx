import { Suspense, lazy } from 'react';
import { CellValue } from './cell-value.tsx';
import { type Column, columnId, columnLabel, columnValue } from './column.ts';

/** Fetched when a row is first opened. */
const Sheet = lazy(() => import('../panel/sheet.tsx'));

/** Pictures stand in the line of the text and keep their own width. */
const DRAWN: ReadonlySet<string> = new Set(['sparkbars', 'sparkline', 'interval', 'candles']);

type RowSheetProps<Row> = { row: Row; columns: readonly Column<Row>[]; onClose: () => void };

/** Every column of one row: what a narrow screen left out, one tap away. */
export const RowSheet = <Row,>({ row, columns, onClose }: RowSheetProps<Row>) => {
  const [first, ...rest] = columns;
  if (first === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Sheet title={<CellValue column={first} value={columnValue(first, row)} />} onClose={onClose}>
        <dl>
          {rest.map((column) => (
            <div className="contents" key={columnId(column)}>
              <dt>{columnLabel(column)}</dt>
              <dd className={DRAWN.has(column.format) ? 'flex justify-end' : ''}>
                <CellValue column={column} value={columnValue(column, row)} />
              </dd>
            </div>
          ))}
        </dl>
      </Sheet>
    </Suspense>
  );
};
