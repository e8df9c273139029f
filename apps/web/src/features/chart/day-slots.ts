import { type TradingDate, instant, kathmanduMinutes } from '@chuli/kernel';
import { sessionHours } from '@chuli/market';
import { type ChartBar, dayOfBar } from '../../shared/chart/live-bars.ts';

type DaySlots = {
  readonly day: TradingDate;
  /** The slot at which the day begins, and the minute of the day that stands there. */
  readonly first: number;
  readonly from: number;
  readonly count: number;
};

export type Slots = { readonly days: readonly DaySlots[]; readonly count: number };

const minuteOf = ({ time }: Pick<ChartBar, 'time'>): number => kathmanduMinutes(instant(time * 1_000));

/**
 * A place for every bar that a session can have, so that a running one grows into free room and nothing moves. The match
 * of the opening stands before the continuous session, where there was one.
 */
export const slotsOf = (bars: readonly ChartBar[], resolution: number): Slots => {
  let count = 0;
  const days = [...Map.groupBy(bars, dayOfBar)].map(([day, own]): DaySlots => {
    const hours = sessionHours(day);
    const minutes = own.map(minuteOf);
    const from = Math.min(Math.floor(hours.from / resolution) * resolution, ...minutes);
    const to = Math.max(hours.to, ...minutes.map((minute) => minute + resolution));
    const first = count;
    const slots = Math.ceil((to - from) / resolution);
    count += slots;
    return { day, first, from, count: slots };
  });
  return { days, count };
};

export const slotOf = ({ days }: Slots, bar: ChartBar, resolution: number): number => {
  const own = days.find(({ day }) => day === dayOfBar(bar));
  return own === undefined ? 0 : own.first + Math.floor((minuteOf(bar) - own.from) / resolution);
};

const two = (value: number): string => String(value).padStart(2, '0');

/** What is written under the chart: the hours of one session, or the days of several. */
export const slotLabels = ({ days }: Slots, resolution: number): { slot: number; text: string }[] => {
  const [one] = days;
  if (days.length > 1 || one === undefined) {
    return days.map(({ day, first }) => ({ slot: first, text: day.slice(5) }));
  }
  const firstHour = Math.ceil(one.from / 60);
  const hours = Math.ceil((one.from + one.count * resolution) / 60) - firstHour;
  return Array.from({ length: hours }, (_, index) => ({
    slot: ((firstHour + index) * 60 - one.from) / resolution,
    text: `${two(firstHour + index)}:00`,
  }));
};
