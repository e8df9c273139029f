import type { Candle } from '@chuli/indicators';
import { say } from '@chuli/language';
import type { ChartLine, ChartPane, PriceBar, SeriesTone } from '@chuli/ui';
import { type ChosenIndicator, kindOf, textOfIndicator } from './chosen-indicators.ts';
import { type IndicatorKind, nameWith } from './indicator-kinds.ts';

const OVERLAY_TONES: readonly SeriesTone[] = ['s1', 's2', 's5', 's4'];
const PANE_TONES: readonly SeriesTone[] = ['s3', 's2', 's1'];
const COMPARE_TONES: readonly SeriesTone[] = ['s3', 's4', 's2', 's5'];

/** Where the reach of a bar is not known, it is that of its body. */
const candleOf = ({ open, high, low, close, volume }: PriceBar, session: number): Candle => ({
  open: open ?? close,
  high: high ?? Math.max(open ?? close, close),
  low: low ?? Math.min(open ?? close, close),
  close,
  volume: volume ?? 0,
  amount: null,
  market: null,
  session,
  minute: 0,
});

const labelOf = (kind: IndicatorKind, numbers: readonly number[], part: string): string =>
  part === '' || part === 'upper' ? nameWith(kind, numbers) : say(part);

const linesOf = (
  one: ChosenIndicator,
  kind: IndicatorKind,
  candles: readonly Candle[],
  toneAt: (index: number) => SeriesTone,
): ChartLine[] => {
  const names = Object.keys(kind.parameters);
  const chosen = Object.fromEntries(names.map((name, index) => [name, one.numbers[index] ?? 0]));
  return kind.compute(chosen, candles).map(({ name, shape, values }, index) => ({
    id: `${textOfIndicator(one)} ${name}`,
    label: labelOf(kind, one.numbers, name),
    tone: toneAt(index),
    shape,
    values,
  }));
};

const toneOf = (tones: readonly SeriesTone[], index: number): SeriesTone =>
  tones[index % tones.length] ?? 's1';

/** The chosen indicators as lines over the prices and as panes below. */
export const indicatorLines = (
  bars: readonly PriceBar[],
  chosen: readonly ChosenIndicator[],
): { overlays: ChartLine[]; panes: ChartPane[] } => {
  const candles = bars.map(candleOf);
  const overlays: ChartLine[] = [];
  const panes: ChartPane[] = [];
  let shown = 0;
  for (const one of chosen) {
    const kind = kindOf(one);
    if (kind?.place === 'overlay') {
      const tone = toneOf(OVERLAY_TONES, shown);
      overlays.push(...linesOf(one, kind, candles, () => tone));
      shown += 1;
    } else if (kind !== undefined) {
      const lines = linesOf(one, kind, candles, (index) => toneOf(PANE_TONES, index));
      panes.push({ id: textOfIndicator(one), lines, levels: kind.levels });
    }
  }
  return { overlays, panes };
};

/** The closes of another stock on the days of this one: its last close up to each bar, null before its first. */
export const compareLine = (
  bars: readonly { date: string }[],
  symbol: string,
  others: readonly { date: string; close: number }[],
  place = 0,
): ChartLine => {
  let next = 0;
  let close: number | null = null;
  const values = bars.map(({ date }) => {
    for (let other = others[next]; other !== undefined && other.date <= date; other = others[next]) {
      close = other.close;
      next += 1;
    }
    return close;
  });
  return {
    id: `compare ${symbol}`,
    label: symbol,
    tone: toneOf(COMPARE_TONES, place),
    shape: 'line',
    values,
  };
};
