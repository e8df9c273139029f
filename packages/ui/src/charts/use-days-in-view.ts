import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ChartWindow } from './chart-window.ts';
import { type DaysInView, daysInView } from './days-in-view.ts';
import type { PriceBar } from './price-bar.ts';

/** A reader who moves along the bars is not asked for at every step. */
const AT_REST_MS = 300;

/** The days of the bars in view, once the reader has come to rest. */
export const useDaysInView = (
  bars: readonly PriceBar[],
  days: readonly { date: string }[],
): { inView: DaysInView | null; onViewed: (window: ChartWindow) => void } => {
  const [window, setWindow] = useState<ChartWindow | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onViewed = useCallback((next: ChartWindow) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setWindow(next), AT_REST_MS);
  }, []);
  const inView = useMemo(
    () => (window === null ? null : daysInView(bars, days, window)),
    [bars, days, window],
  );
  return { inView, onViewed };
};
