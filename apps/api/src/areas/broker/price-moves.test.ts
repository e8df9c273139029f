import { type Paisa, addDays, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { movesOf } from './price-moves.ts';

const FIRST = tradingDate('2024-06-02');
const dayOf = (at: number) => addDays(FIRST, at);
/** Rupees that rise and fall by two a day around the close: a true range of four from the second bar on. */
const bar = (at: number, close: number) => ({
  traded_on: dayOf(at),
  high: ((close + 2) * 100) as Paisa,
  low: ((close - 2) * 100) as Paisa,
  close: (close * 100) as Paisa,
});

describe('how far a price went over a window', () => {
  it('is told from the last close before it, in percent and in average ranges', () => {
    const bars = [...Array.from({ length: 20 }, (_, at) => bar(at, 100)), bar(20, 102)];
    // From 100 to 102: a half of the range of 4, which 102 ± 2 above a close of 100 leaves at 4.
    expect(movesOf(bars, [], [{ from: dayOf(18), to: dayOf(20) }]).get(dayOf(20))).toEqual({
      close: 10_200,
      change: 2,
      ranges: expect.closeTo(0.5, 9),
    });
  });

  it('is the same across an ex-date as without one', () => {
    const plain = [...Array.from({ length: 20 }, (_, at) => bar(at, 100)), bar(20, 102)];
    const after = { high: 5_100 as Paisa, low: 4_900 as Paisa, close: 5_000 as Paisa };
    const halved = [
      ...plain.slice(0, 19),
      { traded_on: dayOf(19), ...after },
      { traded_on: dayOf(20), ...after },
    ];
    const moved = movesOf(halved, [{ ex_on: dayOf(19), factor: 0.5 }], [{ from: dayOf(19), to: dayOf(19) }]);
    expect(moved.get(dayOf(19))).toEqual({ close: 5_000, change: 0, ranges: 0 });
  });

  it('is nothing where the stock did not trade in the window, and unknown without a close before it', () => {
    const bars = Array.from({ length: 20 }, (_, at) => bar(at, 100));
    expect(movesOf(bars, [], [{ from: dayOf(25), to: dayOf(29) }]).size).toBe(0);
    expect(movesOf(bars, [], [{ from: dayOf(0), to: dayOf(4) }]).get(dayOf(4))).toMatchObject({
      change: null,
      ranges: null,
    });
  });
});
