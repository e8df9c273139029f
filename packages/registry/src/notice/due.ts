import { type Instant, atKathmandu, instant, kathmanduDate, kathmanduMinutes } from '@chuli/kernel';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

/** An hour after the close of the exchange, when the day's bars have been read and judged. */
const GATHERED_AT = 16 * 60;
/** What comes later in the day waits this long for others of the same pass. */
const GATHERING_MS = 10 * MINUTE_MS;

export type QuietHours = { readonly from: number; readonly until: number } | null;

/** The moment itself, or the end of the quiet hours in which it lies. They may go over midnight; equal ends are none. */
export const afterQuietHours = (at: Instant, quiet: QuietHours): Instant => {
  if (quiet === null || quiet.from === quiet.until) return at;
  const minutes = kathmanduMinutes(at);
  const since = (minutes - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  const length = (quiet.until - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  if (since >= length) return at;
  const startOfMinute = at - (at % MINUTE_MS);
  return instant(startOfMinute + (length - since) * MINUTE_MS);
};

/** When the gathered message of the day leaves. */
export const gatheredAt = (at: Instant): Instant => {
  const due = atKathmandu(kathmanduDate(at), GATHERED_AT);
  return at < due ? due : instant(at + GATHERING_MS);
};
