import { digits, t } from '@chuli/language';
import type { ScanReply } from './use-scan.ts';

/** How many stocks nothing can be said of, and why. */
export const NotJudged = ({ silent, hours_to: hoursTo }: Pick<ScanReply, 'silent' | 'hours_to'>) => {
  const parts = [
    silent.young > 0 && t('{count} too young', { count: silent.young }),
    silent.no_trade > 0 && t('{count} without a trade', { count: silent.no_trade }),
    silent.no_times > 0 &&
      t('{count} without trade times, which end on {date}', {
        count: silent.no_times,
        date: digits(hoursTo ?? '–'),
      }),
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : t('not judged: {reasons}', { reasons: parts.join(', ') });
};
