import { type BrokerId, seededRandom } from '@chuli/kernel';
import { shuffled } from '../accumulation/shuffles.ts';

/** How often two brokers met in a stock on a day: once for every order in which the one bought of the other. */
export type Meetings = {
  readonly buyer: BrokerId;
  readonly seller: BrokerId;
  readonly meetings: number;
  readonly quantity: number;
};

export type JudgedPair = Meetings & {
  /** If buyers and sellers of each day had met by chance. */
  readonly expected: number;
  readonly z: number;
  /** Days on which they met, and on which they met far more often than by chance. */
  readonly days_met: number;
  readonly days_high: number;
  readonly is_recurring: boolean;
};

/** Deviations from which a day counts as high, and the part of the days from which a pair is called recurring. */
export const HIGH_RESIDUAL = 4;
const RECURRING_PART = 0.5;
const FEWEST_DAYS = 5;
const SHUFFLES = 10;

/** Where less than one meeting is expected, one alone would be many deviations: the deviation is one at least. */
export const residual = (observed: number, expected: number): number =>
  (observed - expected) / Math.sqrt(Math.max(1, expected));

type Sum = {
  buyer: BrokerId;
  seller: BrokerId;
  meetings: number;
  quantity: number;
  days_met: number;
  days_high: number;
};

const countBy = (pairs: readonly Meetings[], of: 'buyer' | 'seller'): Map<BrokerId, number> => {
  const counts = new Map<BrokerId, number>();
  for (const pair of pairs) counts.set(pair[of], (counts.get(pair[of]) ?? 0) + pair.meetings);
  return counts;
};

/** How often each broker met anybody on a day. */
type Margins = {
  readonly buyers: ReadonlyMap<BrokerId, number>;
  readonly sellers: ReadonlyMap<BrokerId, number>;
  readonly all: number;
};

const marginsOf = (pairs: readonly Meetings[]): Margins => ({
  buyers: countBy(pairs, 'buyer'),
  sellers: countBy(pairs, 'seller'),
  all: pairs.reduce((sum, { meetings }) => sum + meetings, 0),
});

const expectedOf = ({ buyers, sellers, all }: Margins, buyer: BrokerId, seller: BrokerId): number =>
  ((buyers.get(buyer) ?? 0) * (sellers.get(seller) ?? 0)) / all;

const addDay = (sums: Map<string, Sum>, pairs: readonly Meetings[], margins: Margins): void => {
  for (const { buyer, seller, meetings, quantity } of pairs) {
    const key = `${buyer} ${seller}`;
    const sum = sums.get(key) ?? { buyer, seller, meetings: 0, quantity: 0, days_met: 0, days_high: 0 };
    sums.set(key, sum);
    sum.meetings += meetings;
    sum.quantity += quantity;
    sum.days_met += 1;
    if (residual(meetings, expectedOf(margins, buyer, seller)) >= HIGH_RESIDUAL) sum.days_high += 1;
  }
};

const recurringFrom = (days: number): number => Math.max(FEWEST_DAYS, Math.ceil(days * RECURRING_PART));

const byHeight = (one: JudgedPair, other: JudgedPair): number =>
  other.days_high - one.days_high ||
  other.z - one.z ||
  (`${one.buyer} ${one.seller}` < `${other.buyer} ${other.seller}` ? -1 : 1);

/**
 * Every pair that met on any of these days of one stock, those furthest above chance first. Days on which both traded
 * but did not meet count among what was expected.
 */
export const judgePairs = (days: readonly (readonly Meetings[])[]): JudgedPair[] => {
  const margins = days.map(marginsOf);
  const sums = new Map<string, Sum>();
  for (const [at, pairs] of days.entries()) addDay(sums, pairs, margins[at] ?? marginsOf(pairs));
  const from = recurringFrom(days.length);
  return [...sums.values()]
    .map((sum) => {
      const expected = margins.reduce((total, own) => total + expectedOf(own, sum.buyer, sum.seller), 0);
      return Object.assign(sum, {
        expected,
        z: residual(sum.meetings, expected),
        is_recurring: sum.days_high >= from,
      });
    })
    .toSorted(byHeight);
};

/** The brokers of one side by place, and the place of each meeting. */
const sideOf = (pairs: readonly Meetings[], of: 'buyer' | 'seller') => {
  const counts = [...countBy(pairs, of)];
  const places = new Map(counts.map(([name], place) => [name, place]));
  const meetings = Float64Array.from(
    pairs.flatMap((pair) => Array.from({ length: pair.meetings }, () => places.get(pair[of]) ?? 0)),
  );
  return { counts: counts.map(([, count]) => count), meetings };
};

type Day = { readonly buyers: ReturnType<typeof sideOf>; readonly sellers: ReturnType<typeof sideOf> };

/** Everybody meets as often as on the day, but whoever comes; indices because this runs some million times. */
const highOfShuffle = ({ buyers, sellers }: Day, random: () => number): number => {
  const [all, width] = [buyers.meetings.length, sellers.counts.length];
  const met = new Uint32Array(buyers.counts.length * width);
  const dealt = shuffled(sellers.meetings, random);
  for (let at = 0; at < all; at += 1) {
    const cell = (buyers.meetings[at] ?? 0) * width + (dealt[at] ?? 0);
    met[cell] = (met[cell] ?? 0) + 1;
  }
  let high = 0;
  for (let cell = 0; cell < met.length; cell += 1) {
    const meetings = met[cell] ?? 0;
    if (meetings < HIGH_RESIDUAL) continue;
    const [bought, sold] = [buyers.counts[Math.floor(cell / width)] ?? 0, sellers.counts[cell % width] ?? 0];
    if (residual(meetings, (bought * sold) / all) >= HIGH_RESIDUAL) high += 1;
  }
  return high;
};

/** How many days of pairs are called high by chance: the mean over shuffles that leave everybody's number of meetings. */
export const highByChance = (days: readonly (readonly Meetings[])[], seed: number): number => {
  const random = seededRandom(seed);
  const sides = days.map((pairs) => ({ buyers: sideOf(pairs, 'buyer'), sellers: sideOf(pairs, 'seller') }));
  let high = 0;
  for (let draw = 0; draw < SHUFFLES; draw += 1) for (const day of sides) high += highOfShuffle(day, random);
  return high / SHUFFLES;
};
