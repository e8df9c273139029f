export { applyBrand } from './brand/apply-brand.ts';
export type { Brand } from './brand/brand.ts';
export { BRAND_WORDS } from './brand/every-brands-words.ts';
export { checkBrand } from './brand/check-brand.ts';
export { himal } from './brand/partners/himal.ts';
export { nilam } from './brand/partners/nilam.ts';
export { BandGlyph } from './charts/band-glyph.tsx';
export { CandlesGlyph } from './charts/candles-glyph.tsx';
export { IntervalGlyph } from './charts/interval-glyph.tsx';
export { type Bar, BarsChart, barsUnit } from './charts/bars-chart.tsx';
export { BarsTable } from './charts/bars-table.tsx';
export {
  CHART_SCALES,
  CHART_TYPES,
  type ChartLine,
  type ChartPane,
  type ChartScale,
  type ChartType,
  type SeriesTone,
} from './charts/chart-content.ts';
export { type BarSpan, barHolding } from './charts/bar-holding.ts';
export type { ChartWindow } from './charts/chart-window.ts';
export {
  type DrawingHistory,
  redone,
  startHistory,
  undone,
  withAdded,
  withChanged,
  withRemoved,
} from './charts/drawings/drawing-history.ts';
export {
  DRAWING_COLOURS,
  DRAWING_KINDS,
  type Drawing,
  type DrawingColour,
  type DrawingTool,
} from './charts/drawings/drawing.ts';
export { type Line, LinesChart } from './charts/lines-chart.tsx';
export { type ChartRange, type PriceBar, type PriceMark, RANGES, rangeBegins } from './charts/price-bar.ts';
export { PriceChart } from './charts/late-price-chart.tsx';
export type { PriceChartHandle } from './charts/price-chart.tsx';
export { downloadPicture } from './charts/chart-picture.ts';
export type { DaysInView } from './charts/days-in-view.ts';
export { NetFigure, NetsKnown } from './charts/net-figures.tsx';
export { netPane } from './charts/net-pane.ts';
export { ProfileFigures } from './charts/profile-figures.tsx';
export { type EndLabel, Plot } from './charts/plot.tsx';
export { PLOT_HEIGHT, type PlotScale, heightOf, scaleOf, ticksOf } from './charts/plot-scale.ts';
export { type DrawingControl, stillControl } from './charts/drawings/drawing-control.ts';
export { useDaysInView } from './charts/use-days-in-view.ts';
export { useFocusLater } from './charts/use-focus-later.ts';
export { useWalk } from './charts/use-walk.ts';
export type { PriceProfile } from './charts/profile-layer.ts';
export { INTERVALS, type Interval, resample } from './charts/resample.ts';
export { type TimeLink, createTimeLink } from './charts/time-link.ts';
export { ToolMenu } from './charts/tool-menu.tsx';
export { classNames } from './class-names.ts';
export { Button, IconButton } from './controls/button.tsx';
export { Combobox } from './controls/combobox.tsx';
export { DateField, DatePicker } from './controls/date-field.tsx';
export { type Option, matchingOptions } from './controls/matching-options.ts';
export { neighbours } from './controls/neighbours.ts';
export { type Choice, SegmentedControl } from './controls/segmented-control.tsx';
export { TabList } from './controls/tab-list.tsx';
export { TextField } from './controls/text-field.tsx';
export {
  ageText,
  bikramSambatLongText,
  bikramSambatMonthText,
  bikramSambatText,
  dateText,
  clockText,
  kathmanduTime,
  listedDateText,
} from './formats/date-text.ts';
export { Directed, None, type Outcome, Reading } from './formats/marks.tsx';
export {
  amountLabel,
  directionOf,
  quantityText,
  rupeesText,
  shareText,
  signedPercentText,
  signedRupeesText,
} from './formats/number-text.ts';
export { StockCell, StockTable } from './table/stock-table.tsx';
export { type Follow, type Following, FollowingProvider } from './formats/follow.tsx';
export { type LinkProps, type Reference, ReferenceProvider } from './formats/reference.tsx';
export { Sparkline } from './formats/sparkline.tsx';
export { Value } from './formats/value.tsx';
export { Drawer } from './palette/drawer.tsx';
export { MenuButton } from './palette/menu-button.tsx';
export { Palette, usePaletteAhead } from './palette/palette.tsx';
export type { PaletteGroup } from './palette/palette-group.ts';
export { Panel, PanelHead, type Stat, StatRow } from './panel/panel.tsx';
export { ChartSkeleton, EmptyState, FailedState, StatSkeleton, TableSkeleton } from './panel/states.tsx';
export type { Column, ComputedColumn, KeyColumn, SortOf } from './table/column.ts';
export { toCsv } from './table/csv.ts';
export { DataTable } from './table/data-table.tsx';
export type { DataTableProps, RowDetail, RowTone } from './table/table-props.ts';
export { downloadText } from './table/download.ts';
export type { RowFilter } from './table/row-filter.ts';
export { type RowSource, localRows } from './table/row-source.ts';
export { type LoadPage, type Page, WindowedRows } from './table/windowed-rows.ts';
export { HeatLegend } from './treemap/heat-legend.tsx';
export { heatOf } from './treemap/heat.ts';
export { Treemap, type TreemapGroup } from './treemap/treemap.tsx';
export { useTimeLink } from './charts/use-time-link.ts';
export { NARROW, PHONE, useMedia } from './use-media.ts';
export { useSize } from './use-size.ts';
