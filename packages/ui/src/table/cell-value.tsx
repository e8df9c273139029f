import { t } from '@chuli/language';
import type { ReactNode } from 'react';
import type { FormatName } from '../formats/formats.tsx';
import { None } from '../formats/marks.tsx';
import { Value } from '../formats/value.tsx';
import { type Column, type ColumnValue, columnValue } from './column.ts';

/** The column's type has already matched its format with its value. */
export const CellValue = <Row,>({ column, value }: { column: Column<Row>; value: ColumnValue }) =>
  value === null && column.none !== undefined ? (
    <None why={t(column.none)} />
  ) : (
    <Value<FormatName>
      format={column.format}
      value={value}
      unknown={column.unknown === undefined ? undefined : t(column.unknown)}
      unit={column.unit}
    />
  );

/** Says its reason to whoever points at it; in the sheet of a row, which a finger opens, it stands beside it. */
const Reasoned = ({ why, isSpelled, children }: { why: string; isSpelled: boolean; children: ReactNode }) => (
  <span className="is-reasoned" title={why}>
    {children}
    {isSpelled && <small>{why}</small>}
  </span>
);

type RowValueProps<Row> = { column: Column<Row>; row: Row; isSpelled?: boolean };

/** The value of one row, in the ink that the column gives it. */
export const RowValue = <Row,>({ column, row, isSpelled = false }: RowValueProps<Row>) => {
  const value = columnValue(column, row);
  const why = column.why?.(row) ?? null;
  if (value === null && why !== null)
    return (
      <Reasoned why={why} isSpelled={isSpelled}>
        <None why={why} />
      </Reasoned>
    );
  const shown = <CellValue column={column} value={value} />;
  const inked = column.isMuted?.(row) === true ? <span className="is-muted">{shown}</span> : shown;
  return why === null ? (
    inked
  ) : (
    <Reasoned why={why} isSpelled={isSpelled}>
      {inked}
    </Reasoned>
  );
};
