import { useEffect, useRef, useState } from 'react';
import type { PriceChartHandle } from './price-chart.tsx';

/** A menu that closes gives the focus back to its button; the bars get it after that. */
export const useFocusLater = (chart: () => PriceChartHandle | null): (() => void) => {
  const [asked, setAsked] = useState(0);
  const latest = useRef(chart);
  useEffect(() => {
    latest.current = chart;
  });
  useEffect(() => {
    if (asked === 0) return undefined;
    const timer = setTimeout(() => latest.current()?.focus());
    return () => clearTimeout(timer);
  }, [asked]);
  return () => setAsked(asked + 1);
};
