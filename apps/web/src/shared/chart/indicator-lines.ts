import { type Candle, series, withFollowers } from '@chuli/indicators';
import type { DrawnIndicator } from '@chuli/indicators/drawn';
import { say } from '@chuli/language';
import type { ChartLine, ChartPane, PriceBar, SeriesTone } from '@chuli/ui';
import { type ChosenIndicator, textOfIndicator } from './chosen-indicators.ts';
import { drawnOf, nameWith, numbersOf, offeredParameters } from './drawn-indicators.ts';
import { candlesOf, valuesOf } from './indicator-values.ts';

const OVERLAY_TONES: readonly SeriesTone[] = ['s1', 's2', 's5', 's4', 's3'];
const PANE_TONES: readonly SeriesTone[] = ['s3', 's2', 's1'];

type Told = { candles: readonly Candle[]; outputs: Map<string, readonly unknown[]> };

/** What was computed of these bars: showing, hiding or adding another one computes only what is new. */
const known = new WeakMap<readonly PriceBar[], Told>();

const outputsOf = (
  bars: readonly PriceBar[],
  indicator: DrawnIndicator,
  numbers: readonly number[],
): { candles: readonly Candle[]; outputs: readonly unknown[] } => {
  const told = known.get(bars) ?? { candles: candlesOf(bars), outputs: new Map() };
  known.set(bars, told);
  const key = textOfIndicator({ id: indicator.id, numbers });
  const offered = offeredParameters(indicator);
  const chosen = Object.fromEntries(offered.map(([name], index) => [name, numbers[index] ?? 0]));
  const outputs = told.outputs.get(key) ?? series(indicator, withFollowers(indicator, chosen), told.candles);
  told.outputs.set(key, outputs);
  return { candles: told.candles, outputs };
};

const toneOf = (tones: readonly SeriesTone[], index: number): SeriesTone =>
  tones[index % tones.length] ?? 's1';

const linesOf = (
  bars: readonly PriceBar[],
  indicator: DrawnIndicator,
  numbers: readonly number[],
  toneAt: (index: number) => SeriesTone,
): ChartLine[] => {
  const { drawing } = indicator;
  const { candles, outputs } = outputsOf(bars, indicator, numbers);
  const name = nameWith(indicator, numbers);
  return drawing.lines.map((line, index) => {
    const look = {
      id: `${textOfIndicator({ id: indicator.id, numbers })} ${line.words}`,
      // The first bears the name of the indicator; the others stand beside it.
      label: index === 0 ? name : say(line.words),
      tone: toneAt(index),
      shape: line.shape,
    };
    return Object.assign(look, valuesOf(line, drawing, outputs, candles));
  });
};

/** The chosen indicators as lines over the prices and as panes below; what the chart does not know is left out. */
export const indicatorLines = (
  bars: readonly PriceBar[],
  chosen: readonly ChosenIndicator[],
): { overlays: ChartLine[]; panes: ChartPane[] } => {
  const overlays: ChartLine[] = [];
  const panes: ChartPane[] = [];
  let shown = 0;
  for (const one of chosen) {
    const indicator = drawnOf(one.id);
    if (indicator === undefined) continue;
    const { place, levels = [], scale } = indicator.drawing;
    const numbers = numbersOf(indicator, one.numbers);
    if (place === 'pane') {
      if (one.isHidden) continue;
      const lines = linesOf(bars, indicator, numbers, (index) => toneOf(PANE_TONES, index));
      panes.push({ id: textOfIndicator({ ...one, numbers }), lines, levels, ...(scale && { scale }) });
    } else {
      // A hidden one keeps its colour, so that the others do when it is hidden.
      const tone = toneOf(OVERLAY_TONES, shown);
      shown += 1;
      if (!one.isHidden) overlays.push(...linesOf(bars, indicator, numbers, () => tone));
    }
  }
  return { overlays, panes };
};
