import { type Paisa, type TradingDate, toRupees } from '@chuli/kernel';
import { PRICE_LIMITS, type PriceRange, instrumentOf, priceBand, priceLimit, tickSize } from '@chuli/market';
import type { Bar } from '@chuli/tape/stock';

/** The prices of a session under its daily limit. */
export const dayBand = (instrument: string | null, base: Paisa, date: TradingDate): PriceRange =>
  priceLimit(base, date, tickSize(date, instrumentOf(instrument), base));

/** The prices that orders of the opening auction may carry. */
export const preOpenBand = (instrument: string | null, base: Paisa, date: TradingDate): PriceRange =>
  priceBand(base, PRICE_LIMITS.on(date).preOpen, tickSize(date, instrumentOf(instrument), base));

type Based = Pick<Bar, 'traded_on' | 'close' | 'base'>;

/** The limits of a day in rupees, and whether its close stands at one; unknown without a price to measure from. */
export const bandFigures = ({ traded_on, close, base }: Based, instrument: string | null) => {
  if (base === null) return { band_low: null, band_high: null, limit: null };
  const { lower, upper } = dayBand(instrument, base, traded_on);
  const limit = close >= upper ? 'ceiling' : close <= lower ? 'floor' : null;
  return { band_low: toRupees(lower), band_high: toRupees(upper), limit } as const;
};
