import { CHART_SCALES, CHART_TYPES, RANGES } from '@chuli/ui';
import { type AddressValues, choicePart, datePart } from '../../screen-kit/address.ts';
import { CHART_INTERVALS } from './chart-interval.ts';
import { comparedPart } from './compared-symbols.ts';
import { indicatorsPart } from './chosen-indicators.ts';
import { flowPart } from './flow-brokers.ts';
import { FAMILY_IDS } from '@chuli/signals/catalogue';
import { signalPart } from '../signal/signal-href.ts';

/** Everything that decides what the chart shows: a link restores it. */
export const chartAddress = {
  interval: choicePart(CHART_INTERVALS, 'D'),
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
  /** What the exchange and the company published, at its bars. */
  notices: choicePart(['on', 'off'], 'on'),
  /** Volume by price at the right edge. */
  profile: choicePart(['off', 'on'], 'off'),
  /** Brokers whose running net stands in a pane of its own. */
  flow: flowPart(),
  /** The signal that was pressed to come here: its bar is in view and its card open. */
  signal: signalPart(),
  /** The day to which the chart is replayed. */
  until: datePart(),
};

export type ChartView = AddressValues<typeof chartAddress>;
