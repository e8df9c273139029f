import type { AnyIndicator, Candle } from '../src/index.ts';

/** Whole numbers from a seed (mulberry32): quick, and the same everywhere. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  /** From low to high, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(list: readonly T[]): T {
    const found = list[this.whole(0, list.length - 1)];
    if (found === undefined) throw new RangeError('there is nothing to pick from');
    return found;
  }
}

/** The largest parameter that is drawn: longer windows only make the paths longer. */
const LARGEST = 30;

export const drawChosen = (dice: Dice, { parameters }: AnyIndicator): Record<string, number> =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, { lowest, highest, isWhole }]) => {
      const most = Math.max(lowest, Math.min(highest, LARGEST));
      return [name, isWhole ? dice.whole(lowest, most) : lowest + (most - lowest) * dice.next()];
    }),
  );

/**
 * A walk of candles as a market could print them, in ticks of a quarter rupee, which doubles hold exactly: so equal
 * prices stay equal when a constant is added. Some walks jump, some hardly move, and all know bars without movement,
 * without a trade and without an index.
 */
export const drawCandles = (dice: Dice, count: number): Candle[] => {
  const [calm, reach] = [dice.next() * 0.8, dice.whole(1, 60)];
  const barsInSession = dice.whole(1, 6);
  const candles: Candle[] = [];
  let close = dice.whole(400, 20_000);
  let market = dice.whole(4_000, 12_000);
  for (let index = 0; index < count; index += 1) {
    const isStill = dice.next() < calm;
    const open = isStill ? close : Math.max(40, close + dice.whole(-reach, reach));
    const end = isStill ? close : Math.max(40, open + dice.whole(-reach, reach));
    const high = Math.max(open, end) + (isStill ? 0 : dice.whole(0, reach));
    const low = Math.max(4, Math.min(open, end) - (isStill ? 0 : dice.whole(0, reach)));
    const volume = dice.next() < 0.1 ? 0 : dice.whole(10, 50_000);
    market = Math.max(1_000, market + dice.whole(-80, 80));
    candles.push({
      open: open / 4,
      high: high / 4,
      low: low / 4,
      close: end / 4,
      volume,
      amount: dice.next() < 0.1 ? null : (volume * (high + low)) / 8,
      market: dice.next() < 0.1 ? null : market / 4,
      session: Math.floor(index / barsInSession),
      minute: (index % barsInSession) * 30,
    });
    close = end;
  }
  return candles;
};
