import { instant, kathmanduDate } from '@chuli/kernel';
import { t } from '@chuli/language';
import { ageText, dateText, kathmanduTime } from '@chuli/ui';

/** A moment in Unix seconds as day and time in Kathmandu. */
export const momentText = (at: number): string => {
  const moment = instant(at * 1_000);
  return `${dateText(kathmanduDate(moment))} ${kathmanduTime(moment)}`;
};

/** How a lease stands: nobody leads once it has run out. */
export const leaseText = (secondsLeft: number): string =>
  secondsLeft > 0
    ? t('held, {age} left', { age: ageText(secondsLeft) })
    : t('ran out {age} ago', { age: ageText(-secondsLeft) });
