import { CrosshairMode, PriceScaleMode } from 'lightweight-charts';
import { rupeesText, signedPercentText } from '../formats/number-text.ts';
import type { ChartColours } from './chart-colours.ts';
import type { ChartScale } from './chart-content.ts';
import { tickLabel, timeLabel } from './chart-dates.ts';

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
  timeScale: { tickMarkFormatter: tickLabel },
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
