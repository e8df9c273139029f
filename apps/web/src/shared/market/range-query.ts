import { type TradingDate, isTradingDate } from '@chuli/kernel';

/** Sessions that are offered; anything else is two days. */
export const RANGE_DAYS = ['1', '3', '5', '10', '20', '60', '120', '240'] as const;
export const USUAL_DAYS = '5';

export type RangeQuery = { days?: number; from_date?: TradingDate; to_date?: TradingDate };

/**
 * What a range of the address asks: `20` is so many sessions, `2024-05-15,2024-06-13` two days. A single day is sent as
 * both, and `days` only where it is a number (R55).
 */
export const rangeQuery = (text: string): RangeQuery => {
  const [first, last] = text.split(',').filter(isTradingDate);
  if (first !== undefined) return { from_date: first, to_date: last ?? first };
  const days = Number(text);
  return text !== '' && Number.isInteger(days) && days > 0 ? { days } : {};
};
