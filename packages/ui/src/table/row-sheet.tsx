import { Suspense, lazy } from 'react';
import { useReference } from '../formats/reference.tsx';
import { PHONE, useMedia } from '../use-media.ts';
import { RowValue } from './cell-value.tsx';
import { type Column, columnId, columnLabel } from './column.ts';
import { symbolOf } from './row-symbol.ts';

/** Fetched when a row is first opened. */
const Sheet = lazy(() => import('../panel/sheet.tsx'));

/** Pictures stand in the line of the text and keep their own width. */
const DRAWN: ReadonlySet<string> = new Set([
  'sparkbars',
  'sparkline',
  'inkline',
  'sideMarks',
  'interval',
  'candles',
]);

type RowSheetProps<Row> = { row: Row; columns: readonly Column<Row>[]; onClose: () => void };

/** One row: its stock with the ways on, and every column, those too that a narrow screen left out. */
export const RowSheet = <Row,>({ row, columns, onClose }: RowSheetProps<Row>) => {
  const { StockPeek } = useReference();
  const isPhone = useMedia(PHONE);
  const [first, ...rest] = columns;
  const symbol = symbolOf(columns, row);
  if (first === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Sheet title={<RowValue column={first} row={row} />} onClose={onClose} isModal={isPhone}>
        {StockPeek !== undefined && symbol !== null && (
          <Suspense fallback={null}>
            <StockPeek symbol={symbol} />
          </Suspense>
        )}
        <dl>
          {rest.map((column) => (
            <div className="contents" key={columnId(column)}>
              <dt>{columnLabel(column)}</dt>
              <dd className={DRAWN.has(column.format) ? 'flex justify-end' : ''}>
                <RowValue column={column} row={row} isSpelled />
              </dd>
            </div>
          ))}
        </dl>
      </Sheet>
    </Suspense>
  );
};
