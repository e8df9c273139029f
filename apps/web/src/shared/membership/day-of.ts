import { instant, kathmanduDate } from '@chuli/kernel';
import { dateText } from '@chuli/ui';

/** The day in Kathmandu of a moment in Unix seconds. */
export const dayOf = (seconds: number): string => dateText(kathmanduDate(instant(seconds * 1000)));
