import { t } from '@chuli/language';
import type { FormatName } from '../formats/formats.tsx';
import { Value } from '../formats/value.tsx';
import type { Column, ColumnValue } from './column.ts';

/** The column's type has already matched its format with its value. */
export const CellValue = <Row,>({ column, value }: { column: Column<Row>; value: ColumnValue }) => (
  <Value<FormatName>
    format={column.format}
    value={value}
    unknown={column.unknown === undefined ? undefined : t(column.unknown)}
  />
);
