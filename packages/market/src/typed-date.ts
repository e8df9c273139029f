import { AppError, type TradingDate, isTradingDate } from '@chuli/kernel';
import { fromBikramSambat } from './bikram-sambat.ts';

/** The year from which a typed date is Bikram Sambat: such an AD year is far ahead, such a BS year is 2003 or later. */
const FIRST_TYPED_BS_YEAR = 2060;

const two = (digits: string): string => digits.padStart(2, '0');

const fromTypedBikramSambat = (year: number, month: number, day: number): TradingDate | null => {
  try {
    return fromBikramSambat({ year, month, day });
  } catch (error) {
    if (error instanceof AppError && error.code === 'market.outside-calendar') return null;
    throw error;
  }
};

/** `2024-05-14` or `2081-02-01`, also with slashes, dots or single digits; null for anything else. */
export const parseTypedDate = (text: string): TradingDate | null => {
  const [, year = '', month = '', day = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text.trim()) ?? [];
  if (Number(year) >= FIRST_TYPED_BS_YEAR)
    return fromTypedBikramSambat(Number(year), Number(month), Number(day));
  const date = `${year}-${two(month)}-${two(day)}`;
  return isTradingDate(date) ? date : null;
};
