import type { Habit } from '@chuli/flow';
import { type TradingDate, dayNumber } from '@chuli/kernel';
import type { RowEncoding } from './insert.ts';
import type { Load } from './load.ts';
import { ofLoad } from './of-load.ts';

/** Whole paisa in this order after the day, the stock and the broker; then the two that are not whole. */
const WHOLE = [
  'paid',
  'received',
  'bought',
  'bought_in',
  'sold',
  'sold_in',
  'matched',
  'timed',
  'first_hour',
] as const satisfies readonly (keyof Habit)[];

/** How a broker traded a stock, as `broker_habit` holds it. */
export const habitEncoding = (date: TradingDate, load: Load): RowEncoding<Habit> => {
  const day = dayNumber(date);
  const habit: RowEncoding<Habit> = {
    columns: ['traded_on', 'symbol', 'broker', ...WHOLE, 'paid_at_average', 'received_at_average'],
    write: (out, row) => {
      out.uint16(day);
      out.string(row.symbol);
      out.string(row.broker);
      for (const column of WHOLE) out.uint64(row[column]);
      out.float64(row.paid_at_average);
      out.float64(row.received_at_average);
    },
  };
  return ofLoad(habit, load);
};
