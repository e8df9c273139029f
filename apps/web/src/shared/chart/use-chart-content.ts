import { type ChartLine, type ChartWindow, type PriceBar, resample } from '@chuli/ui';
import { useMemo } from 'react';
import type { ChartView } from './chart-address.ts';
import { ofDays } from './chart-interval.ts';
import { compareLine } from './compare-line.ts';
import { marksOf } from './chart-marks.ts';
import { windowAround } from './signal-window.ts';
import { useIndicatorLines } from './use-indicator-lines.ts';
import { useNoticeMarks } from './use-notice-marks.ts';
import { useSignalMarks } from './use-signal-marks.ts';
import { rowsUntil } from './replay.ts';
import { type History, useHistory } from './use-history.ts';

type Others = readonly { symbol: string; history: History }[];

/** The histories of the stocks that are compared, those that have arrived. */
const useOthers = (symbols: readonly string[], prices: ChartView['prices']): Others => {
  const [first, second, third, fourth] = [0, 1, 2, 3].map((place) => symbols[place] ?? '');
  const one = useHistory(first ?? '', prices).data;
  const two = useHistory(second ?? '', prices).data;
  const three = useHistory(third ?? '', prices).data;
  const four = useHistory(fourth ?? '', prices).data;
  return useMemo(() => {
    const arrived = [one, two, three, four];
    return symbols.flatMap((symbol) => {
      const history = arrived.find((other) => other?.symbol === symbol);
      return history === undefined || history.rows.length === 0 ? [] : [{ symbol, history }];
    });
  }, [symbols, one, two, three, four]);
};

const comparedLines = (bars: readonly PriceBar[], others: Others): ChartLine[] =>
  others.map(({ symbol, history }, place) => compareLine(bars, symbol, history.rows, place));

/** What the chart shows of a history: bars of the interval up to the day, indicators, marks, other stocks. */
export const useChartContent = (symbol: string, history: History, view: ChartView) => {
  const { interval, until, indicators, compare, prices, from, to, signal, notices } = view;
  const others = useOthers(compare, prices);
  const bars = useMemo(
    () => resample(rowsUntil(history.rows, until), ofDays(interval)),
    [history.rows, until, interval],
  );
  const lines = useIndicatorLines(bars, indicators);
  const { marks: signals, onOpened } = useSignalMarks(symbol, view);
  const published = useNoticeMarks(symbol, notices === 'on');
  const marks = useMemo(() => [...marksOf(history), ...published, ...signals], [history, published, signals]);
  const compared = useMemo(() => comparedLines(bars, others), [bars, others]);
  const between = useMemo<ChartWindow | null>(
    () => (from === null || to === null ? windowAround(bars, signal?.on ?? null) : { from, to }),
    [from, to, bars, signal],
  );
  return {
    bars,
    ...lines,
    marks,
    onOpened,
    compare: compared,
    between,
    ...(signal !== null && { opensOn: signal.on }),
  };
};
