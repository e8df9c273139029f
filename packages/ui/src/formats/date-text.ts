import {
  AppError,
  type Instant,
  type TradingDate,
  instant,
  isTradingDate,
  kathmanduMinutes,
} from '@chuli/kernel';
import { calendarNow, digits, languageNow, t } from '@chuli/language';
import { type BikramSambat, NEPALI_MONTHS, formatBikramSambat, toBikramSambat } from '@chuli/market';

/** `2026-08-20` in the numerals of the reader. */
export const dateText = (date: string): string => digits(date);

const two = (value: number): string => String(value).padStart(2, '0');

/** Null for a day outside the Bikram Sambat table, where the first date stands alone. */
const inBikramSambat = <R>(date: string, read: (date: TradingDate) => R): R | null => {
  if (!isTradingDate(date)) return null;
  try {
    return read(date);
  } catch (error) {
    if (error instanceof AppError && error.code === 'market.outside-calendar') return null;
    throw error;
  }
};

export const bikramSambatOf = (date: string): BikramSambat | null => inBikramSambat(date, toBikramSambat);

/** `2083-05-04`: for tables and wherever room is short. */
export const bikramSambatText = (date: string): string | null => {
  const text = inBikramSambat(date, formatBikramSambat);
  return text === null ? null : digits(text);
};

/** `Bhadra`, by the number of the month. */
export const bikramSambatMonthText = (month: number): string => {
  const name = NEPALI_MONTHS[month - 1]?.name;
  return name === undefined ? '' : t(name);
};

/** For headings and controls: `2083-05-04 BS`, and to readers of Nepali, whose own calendar it is, `२०८३ भदौ ४`. */
export const bikramSambatLongText = (date: string): string | null => {
  const bs = bikramSambatOf(date);
  if (bs === null) return null;
  if (languageNow() === 'ne')
    return `${digits(String(bs.year))} ${bikramSambatMonthText(bs.month)} ${digits(String(bs.day))}`;
  return t('{date} BS', { date: bikramSambatText(date) ?? '' });
};

/** A day in a list, in the calendar that the reader chose for them. */
export const listedDateText = (date: string): string =>
  (calendarNow() === 'bs' ? bikramSambatText(date) : null) ?? dateText(date);

/** The same day in the other calendar. */
export const otherDateText = (date: string): string =>
  calendarNow() === 'bs' ? dateText(date) : (bikramSambatLongText(date) ?? t('no BS'));

/** `13:42:08` in Kathmandu. */
export const kathmanduTime = (at: Instant): string => {
  const minutes = kathmanduMinutes(at);
  const seconds = Math.floor(at / 1000) % 60;
  return digits(`${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(seconds)}`);
};

/** `1:42 PM` in Kathmandu, as a clock on the wall is read. */
export const clockText = (at: Instant): string => {
  const minutes = kathmanduMinutes(at);
  const hour = Math.floor(minutes / 60);
  const time = digits(`${hour % 12 === 0 ? 12 : hour % 12}:${two(minutes % 60)}`);
  return hour < 12 ? t('{time} AM', { time }) : t('{time} PM', { time });
};

/** Reads an ISO moment of the wire, whose microseconds a `Date` cannot hold. */
export const instantOf = (iso: string): Instant => instant(Math.floor(Date.parse(iso)));

/** `3 s`, `6 min`, `2 h`, `86 days`: how old something is, in the largest unit that fits. */
export const ageText = (seconds: number): string => {
  if (seconds < 90) return t('{count} s', { count: Math.max(0, Math.round(seconds)) });
  if (seconds < 90 * 60) return t('{count} min', { count: Math.round(seconds / 60) });
  if (seconds < 36 * 3600) return t('{count} h', { count: Math.round(seconds / 3600) });
  return t('{count} days', { count: Math.round(seconds / 86_400) });
};
