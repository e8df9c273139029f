import { CrosshairMode, PriceScaleMode, TickMarkType, type Time } from 'lightweight-charts';
import { rupeesText, signedPercentText } from '../formats/number-text.ts';
import type { ChartColours } from './chart-colours.ts';
import type { ChartScale } from './chart-content.ts';
import { digits, languageNow, t } from '@chuli/language';
import { dateText } from '../formats/date-text.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** A day as the exchange writes it, or a minute of it: the library has no other kind from us. */
const momentOf = (time: Time): string => {
  if (typeof time === 'string') return time;
  return typeof time === 'number' ? new Date(time * 1_000).toISOString().slice(0, 16).replace('T', ' ') : '';
};

const timeLabel = (time: Time): string => dateText(momentOf(time));

/** A year, a month or a day under the chart; in English the library says it itself. */
const tickLabel = (time: Time, type: TickMarkType): string | null => {
  if (languageNow() === 'en') return null;
  const [date = '', minute = ''] = momentOf(time).split(' ');
  const [year = '', month = '', day = ''] = date.split('-');
  if (type === TickMarkType.Time || type === TickMarkType.TimeWithSeconds) return digits(minute);
  if (type === TickMarkType.Year) return digits(year);
  const name = MONTHS[Number(month) - 1];
  return type === TickMarkType.Month && name !== undefined ? t(name) : digits(String(Number(day)));
};

/** Letters that a label under the chart has room for: with more, a month of few sessions as that of Dashain is left out. */
const LABEL_LENGTH = 6;

/** Prices above, volume in the lowest fifth. */
export const MARGINS = { price: { top: 0.08, bottom: 0.24 }, volume: { top: 0.82, bottom: 0 } };

/** The scale may reach below zero to leave room for the volume; a price cannot. */
const priceLabel = (price: number): string => (price < 0 ? '' : rupeesText(price));

export const PRICE_FORMAT = { type: 'custom', formatter: priceLabel, minMove: 0.01 } as const;

/** The same: nothing falls by more than all of it. */
const percentLabel = (percent: number): string => (percent < -100 ? '' : `${signedPercentText(percent)} %`);

export const FIXED_OPTIONS = {
  autoSize: true,
  crosshair: { mode: CrosshairMode.Magnet },
  localization: {
    timeFormatter: timeLabel,
    percentageFormatter: percentLabel,
  },
  timeScale: {
    tickMarkFormatter: tickLabel,
    tickMarkMaxCharacterLength: LABEL_LENGTH,
    timeVisible: true,
    secondsVisible: false,
    // A card that docks beside the bars takes width, not days.
    lockVisibleTimeRangeOnResize: true,
  },
} as const;

export const colouredOptions = (colours: ChartColours) => ({
  layout: {
    background: { color: colours.surface },
    textColor: colours.faint,
    fontFamily: colours.font,
    fontSize: 11,
    attributionLogo: true,
    panes: { separatorColor: colours.line, separatorHoverColor: colours['line-strong'] },
  },
  grid: { vertLines: { color: colours.line }, horzLines: { color: colours.line } },
  rightPriceScale: { borderVisible: false },
  timeScale: { borderColor: colours.line, minBarSpacing: 0.2 },
});

export const SCALE_MODES: Record<ChartScale, PriceScaleMode> = {
  linear: PriceScaleMode.Normal,
  log: PriceScaleMode.Logarithmic,
  percent: PriceScaleMode.Percentage,
};
