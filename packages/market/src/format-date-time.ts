import { type Instant, kathmanduDate, kathmanduMinutes } from '@chuli/kernel';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `2026-08-21, 03:00 PM`, the clock of Kathmandu. */
export const formatDateTime = (at: Instant): string => {
  const minutes = kathmanduMinutes(at);
  const hour = Math.floor(minutes / 60);
  const clock = `${twoDigits(hour % 12 || 12)}:${twoDigits(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
  return `${kathmanduDate(at)}, ${clock}`;
};
