import { type TradingDate, type StockSymbol, seededRandom } from '@chuli/kernel';
import type { StockDay } from './stock-day.ts';

/** How often brokers are dealt anew over the orders. */
export const SHUFFLES = 200;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Every stock and day draws from its own numbers, so that a day is judged alike whatever stands beside it. */
export const seedOf = (symbol: StockSymbol, date: TradingDate): number => {
  let seed = FNV_OFFSET;
  for (const letter of `${symbol} ${date}`) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), FNV_PRIME);
  return seed;
};

const shuffle = (values: Float64Array, random: () => number): void => {
  for (let last = values.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const value = values[last] ?? 0;
    values[last] = values[other] ?? 0;
    values[other] = value;
  }
};

/** The same values in another order. */
export const shuffled = (values: Float64Array, random: () => number): Float64Array => {
  const copy = Float64Array.from(values);
  shuffle(copy, random);
  return copy;
};

export type Dealing = {
  readonly seed: number;
  readonly shuffles: number;
  /** The place of each broker of the day in a row of the answer, and how long a row is. */
  readonly placeOf: readonly number[];
  readonly width: number;
};

/** Added and taken away again it leaves parts of 1,024: such numbers add up exactly, in whatever order. */
const ROUNDS = 1.5 * 2 ** 42;

/**
 * The nets of brokers were it chance which of them an order of which size belonged to: the brokers of every order, both
 * sides together and in their proportions, are dealt to the size of another order of the same day. One row a shuffle.
 * Who trades often goes on trading often, and trades of a broker with itself stay such.
 */
export const shuffledNets = (
  { sizes, starts, partBrokers, partShares }: StockDay,
  { seed, shuffles, placeOf, width }: Dealing,
): Float64Array => {
  const nets = new Float64Array(shuffles * width);
  const places = Int32Array.from(partBrokers, (broker) => placeOf[broker] ?? 0);
  const dealt = Float64Array.from(sizes);
  const random = seededRandom(seed);
  for (let row = 0; row < shuffles; row += 1) {
    shuffle(dealt, random);
    const at = row * width;
    for (let order = 0; order < dealt.length; order += 1) {
      const size = dealt[order] ?? 0;
      const end = starts[order + 1] ?? 0;
      for (let part = starts[order] ?? 0; part < end; part += 1) {
        const place = at + (places[part] ?? 0);
        nets[place] = (nets[place] ?? 0) + size * (partShares[part] ?? 0);
      }
    }
  }
  for (let at = 0; at < nets.length; at += 1) nets[at] = (nets[at] ?? 0) + ROUNDS - ROUNDS;
  return nets;
};
