import type { ChartWindow, PriceBar } from '@chuli/ui';

const BARS_BEFORE = 60;
const BARS_AFTER = 20;

/** The bars around a signal: what led to it, and a little of what came. Null when there is none among the bars. */
export const windowAround = (bars: readonly PriceBar[], day: string | null): ChartWindow | null => {
  if (day === null) return null;
  const at = bars.findIndex(({ date }) => date >= day);
  const from = bars[Math.max(0, at - BARS_BEFORE)];
  const to = bars[Math.min(bars.length - 1, at + BARS_AFTER)];
  return at < 0 || from === undefined || to === undefined ? null : { from: from.date, to: to.date };
};
