import { CHART_SCALES, CHART_TYPES, INTERVALS, RANGES } from '@chuli/ui';
import { type AddressValues, choicePart, datePart } from '../../screen-kit/address.ts';
import { comparedPart } from './compared-symbols.ts';
import { indicatorsPart } from './chosen-indicators.ts';
import { FAMILY_IDS } from '../signal/families.ts';
import { signalPart } from '../signal/signal-href.ts';

/** Everything that decides what the chart shows: a link restores it. */
export const chartAddress = {
  interval: choicePart(INTERVALS, 'D'),
  type: choicePart(CHART_TYPES, 'candles'),
  prices: choicePart(['adjusted', 'raw'], 'adjusted'),
  scale: choicePart(CHART_SCALES, 'linear'),
  range: choicePart(RANGES, '1Y'),
  view: choicePart(['chart', 'table'], 'chart'),
  indicators: indicatorsPart(),
  compare: comparedPart(),
  /** The days in view, when the reader has moved the chart and took its link. */
  from: datePart(),
  to: datePart(),
  /** The family whose signals stand at the bars. */
  marks: choicePart(['none', ...FAMILY_IDS], 'buy-sell'),
  /** The signal that was pressed to come here: its bar is in view and its card open. */
  signal: signalPart(),
  /** The day to which the chart is replayed. */
  until: datePart(),
};

export type ChartView = AddressValues<typeof chartAddress>;
