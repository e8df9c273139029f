/** Judged while the bar forms, or when it has closed. */
export const TIMINGS = ['forming', 'close'] as const;
export type Timing = (typeof TIMINGS)[number];

/** How often an alert tells of one stock. */
export const FREQUENCIES = [
  'once',
  'once-per-bar',
  'once-per-bar-close',
  'each-bar-close',
  'every-time',
] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/**
 * How an alert stands with one stock. `idle`: not judged yet. `armed`: tells when it becomes true. `pending`: true while
 * the bar forms, told if it still is at the close. `fired`: told, and not left since. `cooling`: true without being told;
 * it has to become false first. `expired`: tells no more.
 */
export const INSTANCE_STATES = ['idle', 'armed', 'pending', 'fired', 'cooling', 'expired'] as const;
export type InstanceState = (typeof INSTANCE_STATES)[number];

/** How an alert stands as a whole. `broken`: the feed has fallen silent in mid-session. */
export const ALERT_STATES = ['active', 'paused', 'broken', 'expired'] as const;
export type AlertState = (typeof ALERT_STATES)[number];

/** Who paused it: the person; the alert itself, by telling too often; a package that ended. */
export const PAUSES = ['person', 'flood', 'package'] as const;
export type Pause = (typeof PAUSES)[number];
