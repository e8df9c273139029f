import { type TradingDate, dateOfDayNumber, dayNumber } from '@chuli/kernel';
import { nextTradingDay } from './calendar.ts';

const DAYS_OF_A_WEEK = 7;
/** 1970-01-04. */
const FIRST_SUNDAY = 3;

/**
 * Weeks run from Sunday to Saturday, whichever of their days the exchange opens. Under each trading week so far all
 * sessions of a week lie between the two, also in a week in which the rule changed.
 */
export const weekOf = (day: TradingDate): number =>
  Math.floor((dayNumber(day) - FIRST_SUNDAY) / DAYS_OF_A_WEEK);

/** A week is over with the end of its last session by the calendar. */
export const isWeekOver = (week: number, at: TradingDate): boolean =>
  weekOf(at) > week || weekOf(nextTradingDay(at)) > week;

/** The last day of the weeks that are over with the end of a session: that session, or the Saturday before its week. */
export const weeksOverTo = (at: TradingDate): TradingDate => {
  const week = weekOf(at);
  return isWeekOver(week, at) ? at : dateOfDayNumber(FIRST_SUNDAY + week * DAYS_OF_A_WEEK - 1);
};
