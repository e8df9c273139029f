import { instant, kathmanduDate } from '@chuli/kernel';
import { kathmanduTime, listedDateText } from '@chuli/ui';

/** The day of a moment in Unix seconds, in Kathmandu. */
export const dayText = (at: number): string => listedDateText(kathmanduDate(instant(at * 1_000)));

/** Day and time, to the minute. */
export const momentText = (at: number): string =>
  `${dayText(at)} ${kathmanduTime(instant(at * 1_000)).slice(0, 5)}`;
