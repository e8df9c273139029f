export { BandGlyph } from './charts/band-glyph.tsx';
export { type Bar, BarsChart, barsUnit } from './charts/bars-chart.tsx';
export { BarsTable } from './charts/bars-table.tsx';
export { type Line, LinesChart } from './charts/lines-chart.tsx';
export { type ChartRange, type PriceBar, type PriceMark, RANGES } from './charts/price-bar.ts';
export { PriceChart } from './charts/price-chart.tsx';
export { classNames } from './class-names.ts';
export { Button, IconButton } from './controls/button.tsx';
export { Combobox } from './controls/combobox.tsx';
export { DateField, DatePicker } from './controls/date-field.tsx';
export { type Option, matchingOptions } from './controls/matching-options.ts';
export { neighbours } from './controls/neighbours.ts';
export { type Choice, SegmentedControl } from './controls/segmented-control.tsx';
export { TabList } from './controls/tab-list.tsx';
export { TextField } from './controls/text-field.tsx';
export { ageText, bikramSambatText, kathmanduTime } from './formats/date-text.ts';
export { Directed } from './formats/marks.tsx';
export {
  amountLabel,
  directionOf,
  quantityText,
  rupeesText,
  shareText,
  signedPercentText,
  signedRupeesText,
} from './formats/number-text.ts';
export { type LinkProps, type Reference, ReferenceProvider } from './formats/reference.tsx';
export { Value } from './formats/value.tsx';
export { Panel, PanelHead, type Stat, StatRow } from './panel/panel.tsx';
export { ChartSkeleton, EmptyState, FailedState, StatSkeleton, TableSkeleton } from './panel/states.tsx';
export type { Column, KeyColumn, SortOf } from './table/column.ts';
export { toCsv } from './table/csv.ts';
export { DataTable } from './table/data-table.tsx';
export { downloadText } from './table/download.ts';
export { type RowSource, localRows } from './table/row-source.ts';
export { type LoadPage, type Page, WindowedRows } from './table/windowed-rows.ts';
export { PHONE, useMedia } from './use-media.ts';
