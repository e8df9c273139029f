import type { Phrase } from '@chuli/language';
import { INTERVALS, type Interval } from '@chuli/ui';
import { RESOLUTIONS, type Resolution } from './live-bars.ts';

/** From a minute to a month, on one chart. */
export const CHART_INTERVALS = [...RESOLUTIONS, ...INTERVALS] as const;
export type ChartInterval = (typeof CHART_INTERVALS)[number];

export const isMinutes = (interval: ChartInterval): interval is Resolution =>
  RESOLUTIONS.some((resolution) => resolution === interval);

/** The days of which longer bars are made; minutes have none. */
export const ofDays = (interval: ChartInterval): Interval => (isMinutes(interval) ? 'D' : interval);

export const INTERVAL_LABELS: Record<ChartInterval, Phrase> = {
  '1': '1 min',
  '5': '5 min',
  '15': '15 min',
  '30': '30 min',
  '60': '60 min',
  D: 'D',
  W: 'W',
  M: 'M',
};

export const INTERVAL_HINTS: Record<ChartInterval, Phrase> = {
  '1': 'Bars of 1 minute',
  '5': 'Bars of 5 minutes',
  '15': 'Bars of 15 minutes',
  '30': 'Bars of 30 minutes',
  '60': 'Bars of an hour',
  D: 'Days',
  W: 'Weeks, Sunday to Saturday',
  M: 'Months',
};

/** As the foot and the name of the chart say it. */
export const INTERVAL_NAMES: Record<ChartInterval, Phrase> = {
  '1': '1 min',
  '5': '5 min',
  '15': '15 min',
  '30': '30 min',
  '60': '60 min',
  D: 'daily',
  W: 'weekly',
  M: 'monthly',
};
