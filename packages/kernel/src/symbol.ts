import type { Branded } from './branded.ts';
import { AppError } from './app-error.ts';

/** An exchange ticker: `NABIL`, `NBLD82`, `GBILD84/85`. Upper case; a slash occurs in debentures. */
export type StockSymbol = Branded<string, 'StockSymbol'>;

/** A member of the exchange. Mostly a number (`58`), but a dealer is written `D01`. */
export type BrokerId = Branded<string, 'BrokerId'>;

export const STOCK_SYMBOL_PATTERN = /^[A-Z0-9][A-Z0-9/.-]{0,19}$/;
export const BROKER_ID_PATTERN = /^[A-Z]?\d{1,3}$/;

export const stockSymbol = (text: string): StockSymbol => {
  const symbol = text.trim().toUpperCase();
  if (!STOCK_SYMBOL_PATTERN.test(symbol)) throw new AppError('input.invalid', { symbol: text });
  return symbol as StockSymbol;
};

export const brokerId = (text: string): BrokerId => {
  const id = text.trim().toUpperCase();
  if (!BROKER_ID_PATTERN.test(id)) throw new AppError('input.invalid', { broker: text });
  return id as BrokerId;
};
