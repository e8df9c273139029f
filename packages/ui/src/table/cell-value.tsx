import { t } from '@chuli/language';
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

/** The value of one row, in the ink that the column gives it. */
export const RowValue = <Row,>({ column, row }: { column: Column<Row>; row: Row }) => {
  const value = <CellValue column={column} value={columnValue(column, row)} />;
  return column.isMuted?.(row) === true ? <span className="is-muted">{value}</span> : value;
};
