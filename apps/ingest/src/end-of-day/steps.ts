/**
 * The steps of the end of a day, in order, each named after what has just been done. A drill stops, kills or cuts off
 * the process there: at a random moment it would nearly always fall between two steps that take no time.
 */
export const END_OF_DAY_STEPS = [
  'day-read',
  'day-published',
  'writer-finished',
  'load-written',
  'load-verified',
  'lease-confirmed',
  'load-counted',
  'bars-written',
  'tape-checked',
  'verdict-recorded',
  'session-cleared',
] as const;

export type EndOfDayStep = (typeof END_OF_DAY_STEPS)[number];

/** Called after each step; the end of day goes on when it resolves. */
export type PassStep = (step: EndOfDayStep) => Promise<void>;

export const passAll: PassStep = () => Promise.resolve();
