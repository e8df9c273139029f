import { INDICES } from '@chuli/market';
import { type Column, DataTable, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import { type IndexCourse, overlaid } from './index-courses.ts';
import { isMoment } from './overlay-chart.tsx';

/** How far each index stood at one point of the axis, in the order of the lines. */
type Row = { readonly at: string; readonly percents: readonly (number | null)[] };

const DATE: Column<Row> = {
  id: 'at',
  label: 'Date',
  format: 'session',
  firstSort: 'descending',
  value: ({ at }) => at,
};

const TIME: Column<Row> = {
  id: 'at',
  label: 'Time',
  format: 'time',
  firstSort: 'descending',
  value: ({ at }) => new Date(Number(at) * 1_000).toISOString(),
};

const wordOf = (symbol: string): string => INDICES.find((index) => index.symbol === symbol)?.name ?? symbol;

const columnsOf = (symbols: readonly string[], isSession: boolean): Column<Row>[] => [
  isSession ? TIME : DATE,
  ...symbols.map((symbol, place) => ({
    id: symbol,
    label: { word: wordOf(symbol) },
    format: 'percent' as const,
    unknown: 'No index value for that time' as const,
    value: ({ percents }: Row) => percents[place] ?? null,
  })),
];

/** The figures behind the lines, newest first. */
export const OverlayTable = ({ label, courses }: { label: string; courses: readonly IndexCourse[] }) => {
  const { columns, source } = useMemo(() => {
    const { axis, lines } = overlaid(courses);
    const rows = axis.map((at, slot) => ({ at, percents: lines.map(({ values }) => values[slot] ?? null) }));
    const symbols = lines.map(({ symbol }) => symbol);
    return {
      columns: columnsOf(symbols, axis.some(isMoment)),
      source: localRows(rows.toReversed()),
    };
  }, [courses]);
  return <DataTable label={label} columns={columns} source={source} scrolls="page" density="tight" />;
};
