import type { Coverage } from '@chuli/contracts';
import { digits, t } from '@chuli/language';

/** `17 of 20 sessions known, 2 sessions incomplete, 4.10 % of turnover missing`; null when nothing is missing. */
export const coverageText = (
  { sessions_missing, sessions_incomplete, missing_percent }: Coverage,
  known: number,
): string | null => {
  if (sessions_missing === 0 && sessions_incomplete === 0) return null;
  const incomplete = sessions_incomplete === 1 ? '{count} session incomplete' : '{count} sessions incomplete';
  return [
    sessions_missing > 0 &&
      t('{known} of {all} sessions available', { known, all: known + sessions_missing }),
    sessions_incomplete > 0 && t(incomplete, { count: sessions_incomplete }),
    missing_percent !== null &&
      t('{percent} % of turnover missing', { percent: digits(missing_percent.toFixed(2)) }),
  ]
    .filter((part) => part !== false)
    .join(', ');
};
