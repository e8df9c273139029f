import { instant, kathmanduMinutes } from '@chuli/kernel';
import type { PriceBar } from '@chuli/ui';
import { type ChartBar, dayOfBar } from './live-bars.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** `2024-06-10 11:15` in Kathmandu. */
const momentOf = (bar: ChartBar): string => {
  const minutes = kathmanduMinutes(instant(bar.time * 1_000));
  return `${dayOfBar(bar)} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

/** Bars within sessions as the chart has them. Odd lots alone set no price: such a bar has no place on it. */
export const minuteBars = (rows: readonly ChartBar[]): PriceBar[] => {
  let before: number | null = null;
  return rows.flatMap((row) => {
    const { open, high, low, close, volume } = row;
    if (close === null) return [];
    const change = before === null ? 0 : close / before - 1;
    before = close;
    return [{ date: momentOf(row), open, high, low, close, volume, change }];
  });
};
