import { AppError, type TradingDate, addDays, daysBetween, tradingDate } from '@chuli/kernel';
import { FIRST_DAY, FIRST_YEAR, LAST_CONFIRMED_YEAR, MONTH_LENGTHS } from './bikram-sambat-table.ts';

export type BikramSambat = {
  readonly year: number;
  /** 1 Baishakh to 12 Chaitra. */
  readonly month: number;
  readonly day: number;
  /** The month lengths of this year are a projection. */
  readonly isProvisional: boolean;
};

export const NEPALI_MONTHS = [
  { number: 1, name: 'Baishakh', nepali: 'बैशाख' },
  { number: 2, name: 'Jestha', nepali: 'जेठ' },
  { number: 3, name: 'Asar', nepali: 'असार' },
  { number: 4, name: 'Shrawan', nepali: 'साउन' },
  { number: 5, name: 'Bhadra', nepali: 'भदौ' },
  { number: 6, name: 'Aswin', nepali: 'असोज' },
  { number: 7, name: 'Kartik', nepali: 'कात्तिक' },
  { number: 8, name: 'Mangsir', nepali: 'मंसिर' },
  { number: 9, name: 'Poush', nepali: 'पुस' },
  { number: 10, name: 'Magh', nepali: 'माघ' },
  { number: 11, name: 'Falgun', nepali: 'फागुन' },
  { number: 12, name: 'Chaitra', nepali: 'चैत' },
] as const;

const EPOCH = tradingDate(FIRST_DAY);

type Month = { year: number; month: number; start: number; days: number };

/** Every month of the table with its distance from the epoch in days. */
const MONTHS: readonly Month[] = (() => {
  let start = 0;
  return MONTH_LENGTHS.flatMap((lengths, index) =>
    lengths.map((days, month) => {
      const row = { year: FIRST_YEAR + index, month: month + 1, start, days };
      start += days;
      return row;
    }),
  );
})();

export const toBikramSambat = (date: TradingDate): BikramSambat => {
  const distance = daysBetween(EPOCH, date);
  const month = monthAt(distance);
  if (month === undefined) throw new AppError('market.outside-calendar', { date });
  return {
    year: month.year,
    month: month.month,
    day: distance - month.start + 1,
    isProvisional: month.year > LAST_CONFIRMED_YEAR,
  };
};

/** Months are between 29 and 32 days long, so the first guess is at most a few months late. */
const monthAt = (distance: number): Month | undefined => {
  let index = Math.min(Math.floor(distance / 29), MONTHS.length - 1);
  while (index > 0 && (MONTHS[index]?.start ?? 0) > distance) index -= 1;
  const month = MONTHS[index];
  return month !== undefined && distance >= month.start && distance < month.start + month.days
    ? month
    : undefined;
};

export const fromBikramSambat = (bs: { year: number; month: number; day: number }): TradingDate => {
  const isMonth = Number.isInteger(bs.month) && bs.month >= 1 && bs.month <= 12;
  const month = isMonth ? MONTHS[(bs.year - FIRST_YEAR) * 12 + bs.month - 1] : undefined;
  if (month === undefined || !Number.isInteger(bs.day) || bs.day < 1 || bs.day > month.days) {
    throw new AppError('market.outside-calendar', { ...bs });
  }
  return addDays(EPOCH, month.start + bs.day - 1);
};

/** `2083-05-04`. */
export const formatBikramSambat = (date: TradingDate): string => {
  const { year, month, day } = toBikramSambat(date);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};
