/** Against NEPSE, within so many sessions: what a nudge would have warned of. */
export const FALL = 0.1;
export const FALL_SESSIONS = 20;

/** No daily limit ever allowed more between a base and a close: a wrong price, or an action that nobody proved. */
const LARGEST_STEP = 1.2;

/** The bars of a stock, oldest first: their sessions by number, closes, and the base that each is measured from. */
export type Course = {
  readonly places: ArrayLike<number>;
  readonly closes: ArrayLike<number>;
  readonly bases: ArrayLike<number | null>;
};

/** From base to close, which is on the scale of the day also where it is an ex-date; null where it cannot be believed. */
const growthOf = ({ closes, bases }: Course, at: number): number | null => {
  const [close = 0, base] = [closes[at], bases[at] ?? 0];
  if (base === 0) return null;
  const growth = close / base;
  return growth > LARGEST_STEP || growth < 1 / LARGEST_STEP ? null : growth;
};

/**
 * Whether a stock closed a tenth or more behind the index in any of the sessions after a bar, both measured from the
 * closes of that day. Null where the index of the day is not known, the stock did not trade in those sessions, or a
 * step cannot be believed.
 */
export const fellBehind = (course: Course, bar: number, index: ArrayLike<number | null>): boolean | null => {
  const from = course.places[bar] ?? 0;
  const begun = index[from] ?? 0;
  if (begun === 0) return null;
  let growth = 1;
  let isCompared = false;
  for (let at = bar + 1; at < course.places.length; at += 1) {
    const place = course.places[at] ?? 0;
    if (place > from + FALL_SESSIONS) break;
    const step = growthOf(course, at);
    if (step === null) return null;
    growth *= step;
    const now = index[place] ?? 0;
    if (now === 0) continue;
    isCompared = true;
    if (growth - now / begun <= -FALL) return true;
  }
  return isCompared ? false : null;
};
