import { t } from '@chuli/language';
import { dateText } from '../../formats/date-text.ts';
import { rupeesText, signedPercentText, signedRupeesText } from '../../formats/number-text.ts';
import { barAtOrAfter } from '../price-bar.ts';
import type { Anchor } from './drawing.ts';

export type Measure = { bars: number; points: number; percent: number };

/** The bar of an anchor; outside the bars, the nearest one. */
export const barOf = (bars: readonly { date: string }[], date: string): number =>
  barAtOrAfter(bars, date) ?? (date < (bars[0]?.date ?? '') ? 0 : bars.length - 1);

export const measureBetween = (bars: readonly { date: string }[], from: Anchor, to: Anchor): Measure => ({
  bars: barOf(bars, to.date) - barOf(bars, from.date),
  points: to.price - from.price,
  percent: from.price === 0 ? 0 : (100 * (to.price - from.price)) / from.price,
});

const count = (bars: number): string =>
  t(Math.abs(bars) === 1 ? '{count} bar' : '{count} bars', { count: Math.abs(bars) });

export const measureText = ({ bars, points, percent }: Measure): string =>
  `${count(bars)} · ${signedRupeesText(points)} · ${signedPercentText(percent)} %`;

export const measureSentence = (bars: readonly { date: string }[], from: Anchor, to: Anchor): string =>
  t('From {price} on {date}: {measure}', {
    price: rupeesText(from.price),
    date: dateText(from.date),
    measure: measureText(measureBetween(bars, from, to)),
  });

/** The same anchors so many bars and rupees further; none leaves the bars. */
export const shifted = (
  bars: readonly { date: string }[],
  anchors: readonly Anchor[],
  by: { bars: number; price: number },
): Anchor[] => {
  const indexes = anchors.map(({ date }) => barOf(bars, date));
  const step = Math.min(Math.max(by.bars, -Math.min(...indexes)), bars.length - 1 - Math.max(...indexes));
  return anchors.map(({ date, price }, at) => ({
    date: bars[(indexes[at] ?? 0) + step]?.date ?? date,
    price: price + by.price,
  }));
};
