import type { Firing, SessionBar } from '../src/index.ts';
import { seededRandom } from '@chuli/kernel';

/** Where the adjusted close stands above the mean of the last bars, itself included; null before there are enough. */
const standings = (bars: readonly SessionBar[], period: number): (boolean | null)[] => {
  let sum = 0;
  return bars.map((bar, index) => {
    const leaving = bars[index - period];
    const price = bar.close * bar.factor;
    sum += price - (leaving === undefined ? 0 : leaving.close * leaving.factor);
    return index < period - 1 ? null : price > sum / period;
  });
};

/** A stand-in for real families: the close crosses its mean of so many sessions; the way back is the exit. */
export const crossings = (bars: readonly SessionBar[], period: number): Firing[] => {
  const above = standings(bars, period);
  const turns = above.flatMap((isAbove, bar) => {
    const before = above[bar - 1] ?? null;
    return isAbove === null || before === null || isAbove === before ? [] : [{ bar, isAbove }];
  });
  return turns.map(({ bar, isAbove }, index): Firing => {
    const back = turns[index + 1];
    return {
      family: `close-crosses-mean-of-${period}`,
      kind: 'plain',
      timeframe: 'daily',
      side: isAbove ? 'buy' : 'sell',
      signal: { bar, sameSessionOpen: null },
      ownExit: back === undefined ? null : { bar: back.bar, sameSessionOpen: null },
    };
  });
};

/** Signals without any sense: one bar in twelve, on this side, left after thirteen bars. */
export const diceThrows = (bars: readonly SessionBar[], side: Firing['side'], seed: number): Firing[] => {
  const random = seededRandom(seed);
  return bars.flatMap((_, bar): Firing[] => {
    if (random() >= 1 / 12) return [];
    const out = bar + 13;
    return [
      {
        family: 'dice',
        kind: 'plain',
        timeframe: 'daily',
        side,
        signal: { bar, sameSessionOpen: null },
        ownExit: out < bars.length ? { bar: out, sameSessionOpen: null } : null,
      },
    ];
  });
};
