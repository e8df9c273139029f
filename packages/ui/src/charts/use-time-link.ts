import { type RefObject, useEffect } from 'react';
import { type BarSpan, barHolding } from './bar-holding.ts';
import type { ChartWindow } from './chart-window.ts';
import type { PriceBar } from './price-bar.ts';
import type { PriceChartHandle } from './price-chart.tsx';
import type { TimeLink } from './time-link.ts';

type Linked = {
  link: TimeLink;
  /** Which of the charts this is. */
  index: number;
  isPointLinked: boolean;
  isLookLinked: boolean;
  bars: readonly PriceBar[];
  span: BarSpan;
  handle: RefObject<PriceChartHandle | null>;
};

/** Ties a chart to others: what each of them shows is found in its own bars, by time. */
export const useTimeLink = ({ link, index, isPointLinked, isLookLinked, bars, span, handle }: Linked) => {
  useEffect(() => {
    if (!isPointLinked) return undefined;
    return link.onPointed((moment, from) => {
      if (from !== index) handle.current?.mark(moment === null ? null : barHolding(bars, moment, span));
    });
  }, [isPointLinked, link, index, bars, span, handle]);
  useEffect(() => {
    if (!isLookLinked) return undefined;
    return link.onLooked((window, from) => {
      if (from !== index) handle.current?.look(window);
    });
  }, [isLookLinked, link, index, handle]);
  return {
    onPointed: (date: string | null): void => {
      if (isPointLinked) link.point(date, index);
    },
    onLooked: (window: ChartWindow): void => {
      if (isLookLinked) link.look(window, index);
    },
  };
};
