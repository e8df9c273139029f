import type { PriceBar, PriceMark } from './price-bar.ts';

export const CHART_TYPES = ['candles', 'bars', 'line', 'area'] as const;
export type ChartType = (typeof CHART_TYPES)[number];

export const CHART_SCALES = ['linear', 'log', 'percent'] as const;
export type ChartScale = (typeof CHART_SCALES)[number];

/** A series colour of the theme. */
export type SeriesTone = 's1' | 's2' | 's3' | 's4' | 's5';

export type ChartLine = {
  id: string;
  label: string;
  tone: SeriesTone;
  /** Columns rise and fall from zero in the colours of direction; a faint line accompanies another. */
  shape: 'line' | 'faint' | 'columns';
  /** One a bar; null where there is nothing to say. */
  values: readonly (number | null)[];
};

export type ChartPane = {
  id: string;
  lines: readonly ChartLine[];
  /** Where a reader looks for the line to be above or below. */
  levels: readonly number[];
};

/** Everything that is drawn. Lines have a value for each bar, in the same order. */
export type ChartContent = {
  bars: readonly PriceBar[];
  marks: readonly PriceMark[];
  type: ChartType;
  overlays: readonly ChartLine[];
  panes: readonly ChartPane[];
  /** Closes of other stocks: all then start at zero percent. */
  compare: readonly ChartLine[];
};

export const linesOf = ({
  overlays,
  panes,
  compare,
}: Pick<ChartContent, 'overlays' | 'panes' | 'compare'>): readonly ChartLine[] => [
  ...compare,
  ...overlays,
  ...panes.flatMap((pane) => pane.lines),
];

/** Whether only the last bar has changed, or one was added: what a tick does. */
export const isTick = (before: ChartContent, next: ChartContent): boolean => {
  const count = before.bars.length;
  const added = next.bars.length - count;
  return (
    count > 1 &&
    (added === 0 || added === 1) &&
    next.bars !== before.bars &&
    next.type === before.type &&
    next.marks === before.marks &&
    next.bars[0] === before.bars[0] &&
    next.bars[count - 2] === before.bars[count - 2] &&
    next.bars[count - 1]?.date === before.bars[count - 1]?.date
  );
};
