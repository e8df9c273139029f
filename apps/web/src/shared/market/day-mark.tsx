import { digits, t } from '@chuli/language';
import type { Liveness } from './market-day.ts';

/** The day of a figure; of a day that goes on it says so. */
export const DayMark = ({ day, liveness }: { day: string; liveness: Liveness }) =>
  liveness === 'live' ? (
    <span className="live-mark">{t('live, {date}', { date: digits(day) })}</span>
  ) : (
    digits(day)
  );
