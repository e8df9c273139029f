import { type TradingDate, isTradingDate, parseRupees } from '@chuli/kernel';

/** Empty means unknown, and so does anything that is not what the column promises. */
export const dateOrNull = (text: string): TradingDate | null => (isTradingDate(text) ? text : null);

export const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

export const numberOrNull = (text: string): number | null => {
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value) ? null : value;
};

export const wholeOrNull = (text: string): number | null => {
  const value = numberOrNull(text);
  return value !== null && Number.isSafeInteger(value) ? value : null;
};

export const paisaOrNull = (text: string): number | null => parseRupees(text);
