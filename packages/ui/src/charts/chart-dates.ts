import { digits, languageNow, t } from '@chuli/language';
import { TickMarkType, type Time } from 'lightweight-charts';
import { dateText } from '../formats/date-text.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Bars are dated by days, written as the exchange writes them: the library has no other kind from us. */
const dayOf = (time: Time): string => (typeof time === 'string' ? time : '');

export const timeLabel = (time: Time): string => dateText(dayOf(time));

/** A year, a month or a day under the chart; in English the library says it itself. */
export const tickLabel = (time: Time, type: TickMarkType): string | null => {
  if (languageNow() === 'en') return null;
  const [year = '', month = '', day = ''] = dayOf(time).split('-');
  if (type === TickMarkType.Year) return digits(year);
  const name = MONTHS[Number(month) - 1];
  return type === TickMarkType.Month && name !== undefined ? t(name) : digits(String(Number(day)));
};
