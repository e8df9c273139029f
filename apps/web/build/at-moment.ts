/** A clock that stands still. */
const standingAt = (ms: number): DateConstructor =>
  class extends Date {
    constructor(...given: [] | [number | string]) {
      super(given[0] ?? ms);
    }
    static override now(): number {
      return ms;
    }
  } as DateConstructor;

/**
 * Runs at a given moment instead of now: what is drawn shows the time, and of one source two builds are to have the same
 * bytes. Builders of packages name the moment SOURCE_DATE_EPOCH, in seconds; where nobody does it is now.
 */
export const atMoment = async <T>(seconds: string | undefined, run: () => Promise<T>): Promise<T> => {
  if (seconds === undefined || seconds === '') return run();
  const moving = globalThis.Date;
  globalThis.Date = standingAt(Number(seconds) * 1_000);
  try {
    return await run();
  } finally {
    globalThis.Date = moving;
  }
};
