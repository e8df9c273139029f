import { PLOT_HEIGHT } from '@chuli/ui';
import type { ChartBar } from '../../shared/chart/live-bars.ts';

export type PlacedBar = { readonly bar: ChartBar; readonly slot: number };

type Heights = (price: number) => number;

const BODY = 0.64;
/** The share of the height that volume takes at most. */
const VOLUME_SHARE = 0.18;

const bodyOf = (slot: number, from: number, to: number): string => {
  const left = slot + (1 - BODY) / 2;
  const height = Math.max(1, to - from);
  return `M${left} ${from.toFixed(1)}h${BODY}v${height.toFixed(1)}h${-BODY}z`;
};

const candleOf = ({ bar, slot }: PlacedBar, y: Heights): { isUp: boolean; path: string } | null => {
  const { open, high, low, close } = bar;
  if (open === null || high === null || low === null || close === null) return null;
  const [top, bottom] = [y(Math.max(open, close)), y(Math.min(open, close))];
  const middle = slot + 0.5;
  const wicks = `M${middle} ${y(high).toFixed(1)}V${top.toFixed(1)}M${middle} ${bottom.toFixed(1)}V${y(low).toFixed(1)}`;
  return { isUp: close >= open, path: wicks + bodyOf(slot, top, bottom) };
};

/** All candles in two paths: a day of minutes is drawn anew every second. */
export const candlePaths = (bars: readonly PlacedBar[], y: Heights): { up: string; down: string } => {
  const candles = bars.flatMap((bar) => candleOf(bar, y) ?? []);
  const pathOf = (isUp: boolean): string =>
    candles
      .filter((candle) => candle.isUp === isUp)
      .map(({ path }) => path)
      .join('');
  return { up: pathOf(true), down: pathOf(false) };
};

export const volumePath = (bars: readonly PlacedBar[]): string => {
  const most = Math.max(1, ...bars.map(({ bar }) => bar.volume ?? 0));
  return bars
    .map(({ bar, slot }) => {
      const height = ((bar.volume ?? 0) / most) * VOLUME_SHARE * PLOT_HEIGHT;
      return bodyOf(slot, PLOT_HEIGHT - height, PLOT_HEIGHT);
    })
    .join('');
};

export type LinePoint = { readonly slot: number; readonly value: number | null; readonly isFirst?: boolean };

/** A line through the middle of its slots; it begins anew where it is told to, and passes over what is not known. */
export const linePath = (points: readonly LinePoint[], y: Heights): string => {
  let isDown = false;
  return points
    .map(({ slot, value, isFirst = false }) => {
      if (isFirst) isDown = false;
      if (value === null) return '';
      const command = isDown ? 'L' : 'M';
      isDown = true;
      return `${command}${slot + 0.5} ${y(value).toFixed(1)}`;
    })
    .join('');
};
