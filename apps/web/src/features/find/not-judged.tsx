import { digits, t } from '@chuli/language';
import type { ScanReply } from './use-scan.ts';

/** How many stocks nothing can be said of, and why. */
export const NotJudged = ({
  silent,
  hours_to: hoursTo,
  sessions_judged: sessions,
}: Pick<ScanReply, 'silent' | 'hours_to' | 'sessions_judged'>) => {
  const parts = [
    silent.young > 0 && t('{count} too young', { count: silent.young }),
    silent.no_trade > 0 && t('{count} without a trade', { count: silent.no_trade }),
    silent.no_times > 0 &&
      t('{count} without trade times, which end on {date}', {
        count: silent.no_times,
        date: digits(hoursTo ?? '–'),
      }),
    silent.no_report > 0 && t('{count} without the figures of the company', { count: silent.no_report }),
    silent.no_floorsheet > 0 && t('{count} without a floorsheet', { count: silent.no_floorsheet }),
  ].filter((part) => part !== false);
  const sentences = [
    ...(parts.length === 0 ? [] : [t('not judged: {reasons}', { reasons: parts.join(', ') })]),
    ...(sessions === null
      ? []
      : [t('{judged} of {of} sessions can be judged', { judged: sessions.judged, of: sessions.of })]),
  ];
  return sentences.length === 0 ? null : sentences.join(' · ');
};
