import { type ChartWindow, type PriceBar, resample } from '@chuli/ui';
import { useMemo } from 'react';
import type { ChartView } from './chart-address.ts';
import { compareLine, indicatorLines } from './chart-lines.ts';
import { marksOf } from './chart-marks.ts';
import { rowsUntil } from './replay.ts';
import { type History, useHistory } from './use-history.ts';

const NO_ROWS: readonly PriceBar[] = [];

/** What the chart shows of a history: bars of the interval up to the day, indicators, marks, the other stock. */
export const useChartContent = (history: History, view: ChartView) => {
  const { interval, until, indicators, compare, prices, from, to } = view;
  const other = useHistory(compare, prices).data;
  const bars = useMemo(
    () => resample(rowsUntil(history.rows, until), interval),
    [history.rows, until, interval],
  );
  const lines = useMemo(() => indicatorLines(bars, indicators), [bars, indicators]);
  const marks = useMemo(() => marksOf(history), [history]);
  const isThere = compare !== '' && other?.symbol === compare;
  const others = isThere ? other.rows : NO_ROWS;
  const compared = useMemo(
    () => (others.length === 0 ? null : compareLine(bars, compare, others)),
    [bars, compare, others],
  );
  const between = useMemo<ChartWindow | null>(
    () => (from === null || to === null ? null : { from, to }),
    [from, to],
  );
  return { bars, ...lines, marks, compare: compared, between };
};
