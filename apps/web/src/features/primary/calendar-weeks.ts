import { type TradingDate, addDays, dayNumber } from '@chuli/kernel';
import { isTradingDay } from '@chuli/market';
import type { CalendarRow } from '../../shared/primary/calendar-kinds.ts';

const WEEK = 7;
/** 1970-01-01 was a Thursday. */
const THURSDAY = 4;

export type CalendarDay = {
  readonly on: TradingDate;
  /** Outside of what is asked for. */
  readonly isOutside: boolean;
  readonly isSession: boolean;
  readonly events: readonly CalendarRow[];
};

const sundayBefore = (day: TradingDate): TradingDate => addDays(day, -((dayNumber(day) + THURSDAY) % WEEK));

/** Whole weeks from Sunday on that hold the days from one to the other, each day with its events. */
export const weeksWith = (
  rows: readonly CalendarRow[],
  { from, to }: { from: TradingDate; to: TradingDate },
): CalendarDay[][] => {
  const byDay = Map.groupBy(rows, ({ on }) => on);
  const weeks: CalendarDay[][] = [];
  for (let sunday = sundayBefore(from); sunday <= to; sunday = addDays(sunday, WEEK))
    weeks.push(
      Array.from({ length: WEEK }, (_, at) => {
        const on = addDays(sunday, at);
        return {
          on,
          isOutside: on < from || on > to,
          isSession: isTradingDay(on),
          events: byDay.get(on) ?? [],
        };
      }),
    );
  return weeks;
};
