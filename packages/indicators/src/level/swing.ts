/** A way back of exactly the distance counts, whatever the rounding. */
const NEARLY = 1 - 1e-9;

/** The furthest price so far, how many bars ago, and how far a price has to come back from it to make it a swing. */
type Candidate = { price: number; ago: number; distance: number };

/** A zig-zag between bars: which way it runs (neither before its first swing), and the candidates for the next swing. */
export type Swinging = { runs: 'up' | 'down' | 'unknown'; top: Candidate | null; bottom: Candidate | null };

export type Swing = { side: 'high' | 'low'; price: number; bars_ago: number };

export const unknownSwing = (): Swinging => ({ runs: 'unknown', top: null, bottom: null });

/** Says whether the candidate is confirmed by this bar. A bar that goes further cannot also confirm: who came first? */
const advance = (
  candidate: Candidate,
  further: number,
  back: number,
  distance: number,
  sign: 1 | -1,
): boolean => {
  if (sign * (further - candidate.price) > 0) {
    candidate.price = further;
    candidate.ago = 0;
    candidate.distance = distance;
    return false;
  }
  candidate.ago += 1;
  const way = sign * (candidate.price - back);
  return way > 0 && way >= candidate.distance * NEARLY;
};

const turn = (state: Swinging, side: 'high' | 'low', from: number, distance: number): Swing | null => {
  const found = side === 'high' ? state.top : state.bottom;
  if (found === null) return null;
  const next = { price: from, ago: 0, distance };
  state.runs = side === 'high' ? 'down' : 'up';
  state.top = side === 'high' ? null : next;
  state.bottom = side === 'high' ? next : null;
  return { side, price: found.price, bars_ago: found.ago };
};

/**
 * Takes a bar in; the swing it confirms, if any. `fall` is how far a price has to come back from this bar's high, were
 * it the top, `rise` from its low: both are fixed when the candidate is made, so that a swing is never undone.
 */
export const swing = (
  state: Swinging,
  { high, low }: { high: number; low: number },
  fall: number,
  rise: number,
): Swing | null => {
  if (state.top === null && state.bottom === null) {
    state.top = { price: high, ago: 0, distance: fall };
    state.bottom = { price: low, ago: 0, distance: rise };
    return null;
  }
  const { top, bottom } = state;
  const isTop = top !== null && advance(top, high, low, fall, 1);
  const isBottom = bottom !== null && advance(bottom, low, high, rise, -1);
  // Before the first swing a wide bar may confirm both: the older one was left first.
  if (isTop && !(isBottom && bottom.ago > top.ago)) return turn(state, 'high', low, rise);
  return isBottom ? turn(state, 'low', high, fall) : null;
};
