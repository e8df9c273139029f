import { type TradingDate, instant, kathmanduMinutes } from '@chuli/kernel';
import { type Filling, type Language, sayIn } from '@chuli/language';
import { NEPALI_MONTHS, formatBikramSambat, toBikramSambat } from '@chuli/market';
import { dayOf } from '../judge/session-minutes.ts';
import { NEPALI } from './nepali.ts';

export type Phrase = keyof typeof NEPALI;

/** One language of the page. Digits are Latin in both, as the product begins with. */
export type Speech = {
  readonly language: Language;
  readonly say: <P extends Phrase>(phrase: P, ...filling: Filling<P, string>) => string;
  /** The same day in Bikram Sambat. */
  readonly nepaliDay: (day: TradingDate) => string;
  /** `13:05`, of a minute, in Kathmandu. */
  readonly clock: (at: number) => string;
  /** The clock, and the day where it is not today. */
  readonly moment: (at: number, now: number) => string;
};

const MINUTE_MS = 60_000;
const two = (value: number): string => String(value).padStart(2, '0');

const clockOf = (at: number): string => {
  const minutes = kathmanduMinutes(instant(at * MINUTE_MS));
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

const inNepali = (day: TradingDate): string => {
  const { year, month, day: date } = toBikramSambat(day);
  return `${year} ${NEPALI_MONTHS[month - 1]?.nepali ?? ''} ${date}`;
};

export const speechOf = (language: Language): Speech => {
  const say: Speech['say'] = (phrase, ...filling) => sayIn(language, NEPALI, phrase, ...filling);
  return {
    language,
    say,
    nepaliDay: (day) => {
      try {
        return language === 'ne' ? inNepali(day) : say('{date} BS', { date: formatBikramSambat(day) });
      } catch {
        // The calendar is proclaimed year by year; a day beyond it stands in the other one alone.
        return '';
      }
    },
    clock: clockOf,
    moment: (at, now) => (dayOf(at) === dayOf(now) ? clockOf(at) : `${dayOf(at)} ${clockOf(at)}`),
  };
};
