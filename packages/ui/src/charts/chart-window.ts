import type { IChartApi } from 'lightweight-charts';
import { type ChartRange, type PriceBar, barAtOrAfter, firstBarOf } from './price-bar.ts';

/** The days between which the chart is looked at. */
export type ChartWindow = { from: string; to: string };

const BARS_AFTER_LAST = 3;

export const showWindow = (
  chart: IChartApi,
  bars: readonly PriceBar[],
  range: ChartRange,
  between: ChartWindow | null,
): void => {
  const last = bars.length - 1;
  const first = between === null ? firstBarOf(bars, range) : (barAtOrAfter(bars, between.from) ?? 0);
  const to = between === null ? last : (barAtOrAfter(bars, between.to) ?? last);
  chart
    .timeScale()
    .setVisibleLogicalRange({ from: first - 0.5, to: to === last ? to + BARS_AFTER_LAST : to + 0.5 });
};

/** The first and the last day in view. */
export const windowOf = (chart: IChartApi, bars: readonly PriceBar[]): ChartWindow | null => {
  const visible = chart.timeScale().getVisibleLogicalRange();
  if (visible === null || bars.length === 0) return null;
  const within = (at: number): string => bars[Math.min(Math.max(at, 0), bars.length - 1)]?.date ?? '';
  return { from: within(Math.ceil(visible.from)), to: within(Math.floor(visible.to)) };
};

/** Puts a bar in the middle when it is out of view. */
export const bringIntoView = (chart: IChartApi, index: number): void => {
  const visible = chart.timeScale().getVisibleLogicalRange();
  if (visible === null || (index >= visible.from && index <= visible.to)) return;
  const half = (visible.to - visible.from) / 2;
  chart.timeScale().setVisibleLogicalRange({ from: index - half, to: index + half });
};
