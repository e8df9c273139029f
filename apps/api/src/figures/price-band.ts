import type { Paisa, TradingDate } from '@chuli/kernel';
import { type PriceRange, instrumentOf, priceLimit, tickSize } from '@chuli/market';

/** The prices of a session under its daily limit. */
export const dayBand = (instrument: string | null, base: Paisa, date: TradingDate): PriceRange =>
  priceLimit(base, date, tickSize(date, instrumentOf(instrument), base));
