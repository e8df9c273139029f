import { type Paisa, type TradingDate, atKathmandu } from '@chuli/kernel';
import { sessionHours } from '@chuli/market';
import type { ClosedBar, ClosedDay } from './closed.ts';

/** A session by the hours that the exchange keeps on its day. */
export const closedDay = (day: TradingDate): ClosedDay => {
  const { from, to } = sessionHours(day);
  return { day, openedAt: atKathmandu(day, from), closedAt: atKathmandu(day, to) };
};

/** Rounding moves a restated close by less; a bonus or a right share moves it by more. */
const RESTATED = 0.005;

/** Whether a day begins from another price than the last close: it is an ex-date. */
export const isRestated = (base: Paisa | null, lastClose: Paisa | null | undefined): boolean =>
  base !== null && typeof lastClose === 'number' && Math.abs(base / lastClose - 1) > RESTATED;

type TradedBar = Pick<ClosedBar, 'high' | 'low' | 'close' | 'volume' | 'amount' | 'base'> & {
  readonly traded_on: TradingDate;
};

/** A bar of the tape, and the one before it. */
export const closedBarOf = (bar: TradedBar, before: { readonly close: Paisa } | undefined): ClosedBar => ({
  ...closedDay(bar.traded_on),
  high: bar.high,
  low: bar.low,
  close: bar.close,
  volume: bar.volume,
  amount: bar.amount,
  base: bar.base,
  isRebased: isRestated(bar.base, before?.close),
});
