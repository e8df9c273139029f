import { LONGEST_SILENCE, canFollow } from './reference-close.ts';
import type { Series, TradedBar } from './traded-bar.ts';

/** Jumps of a mixture come at most this many bars after each other. */
const BARS_BETWEEN_JUMPS = 40;
/** A share may fall beyond the limit for bonus shares; rising beyond it again and again is another security. */
const JUMPS_EACH_WAY = 2;
/** With fewer bars before a mixture nothing is known of the series that begins there. */
const KNOWN_BARS = 10;
/** Of the bars of a mixture so many must be told apart the same way from both ends. */
const AGREEMENT = 0.9;

type Stretch = { readonly first: number; readonly last: number };
type Between = Series['sessionsBetween'];

const follows = (before: TradedBar, bar: TradedBar, between: Between): boolean =>
  canFollow(bar.close, before.close, bar.traded_on, between(before.traded_on, bar.traded_on));

type Jump = { readonly at: number; readonly isUp: boolean };

const jumpsOf = (bars: readonly TradedBar[], between: Between): Jump[] =>
  bars.flatMap((bar, at) => {
    const before = bars[at - 1];
    const isTold = before !== undefined && between(before.traded_on, bar.traded_on) <= LONGEST_SILENCE;
    return !isTold || follows(before, bar, between) ? [] : [{ at, isUp: bar.close > before.close }];
  });

/** A bar that goes and comes back at once is judged by itself. */
const isOfLoneBars = (cluster: readonly Jump[]): boolean =>
  cluster.every(({ at }, index) => index % 2 === 0 || at - (cluster[index - 1]?.at ?? 0) === 1);

const stretchesOf = (bars: readonly TradedBar[], between: Between): Stretch[] => {
  const clusters: Jump[][] = [];
  for (const jump of jumpsOf(bars, between)) {
    const cluster = clusters.at(-1);
    const last = cluster?.at(-1);
    if (cluster === undefined || last === undefined || jump.at - last.at > BARS_BETWEEN_JUMPS)
      clusters.push([jump]);
    else cluster.push(jump);
  }
  return clusters.flatMap((cluster) => {
    const ups = cluster.filter(({ isUp }) => isUp).length;
    const [first, last] = [cluster[0], cluster.at(-1)];
    const isBothWays = ups >= JUMPS_EACH_WAY && cluster.length - ups >= JUMPS_EACH_WAY;
    const isMixed = isBothWays && !isOfLoneBars(cluster);
    return isMixed && first !== undefined && last !== undefined ? [{ first: first.at, last: last.at }] : [];
  });
};

/** The bars that follow each other from a start, whatever lies between them. */
const chainFrom = (
  start: TradedBar,
  bars: readonly TradedBar[],
  continues: typeof follows,
  between: Between,
) => {
  const chain = new Set<TradedBar>();
  let last = start;
  for (const bar of bars) {
    if (!continues(last, bar, between)) continue;
    chain.add(bar);
    last = bar;
  }
  return { chain, last };
};

/** The same, from a later bar to earlier ones. */
const precedes: typeof follows = (after, bar, between) => follows(bar, after, between);

const foreignIn = (bars: readonly TradedBar[], { first, last }: Stretch, between: Between): TradedBar[] => {
  const mixed = bars.slice(first, last);
  const after = bars[last];
  const before = bars[first - 1];
  if (after === undefined || before === undefined) return mixed;
  const leading = first < KNOWN_BARS ? bars.slice(0, first) : [];
  const backward = chainFrom(after, [...leading, ...mixed].reverse(), precedes, between);
  if (leading.length > 0) return [...leading, ...mixed].filter((bar) => !backward.chain.has(bar));
  const forward = chainFrom(before, mixed, follows, between);
  const same = mixed.filter((bar) => forward.chain.has(bar) === backward.chain.has(bar));
  const isTold = follows(forward.last, after, between) && same.length >= mixed.length * AGREEMENT;
  return isTold ? mixed.filter((bar) => !(forward.chain.has(bar) && backward.chain.has(bar))) : mixed;
};

/**
 * Bars of another security under the same ticker: where the price leaves the limit upwards and downwards again and
 * again. Bars that continue the series stay; where that cannot be told from both ends, none of the stretch does.
 */
export const foreignBars = (bars: readonly TradedBar[], { sessionsBetween }: Series): Set<TradedBar> =>
  new Set(stretchesOf(bars, sessionsBetween).flatMap((stretch) => foreignIn(bars, stretch, sessionsBetween)));
