import { type Paisa, paisa } from '@chuli/kernel';
import { type BarReason, withFlag } from './bar-flags.ts';
import { isCloseOutside, mendExtremes, mendFromTrades, mendOpen, mendRange } from './mend-bar.ts';
import { foreignBars } from './mixed-series.ts';
import { LONGEST_SILENCE, canFollow, closesOf } from './reference-close.ts';
import type { Series, TradedBar } from './traded-bar.ts';

type LeftOut<B> = { readonly bar: B; readonly reason: BarReason };
export type Judged<B> = { readonly bars: B[]; readonly leftOut: LeftOut<B>[] };

/** Bars that are looked at to see whether a price came back. */
const BARS_AHEAD = 3;
/** Two closes are the same where publishers rounded one of them. */
const NEAR = 0.005;

const isNear = (price: Paisa | null, other: Paisa): boolean =>
  price !== null && Math.abs(price / other - 1) <= NEAR;

/** Whether a price went back to the level before: an ex-date stays where it went, a wrong bar does not. */
const comesBack = (
  before: TradedBar,
  bar: TradedBar,
  ahead: readonly TradedBar[],
  { sessionsBetween }: Series,
): boolean => {
  for (const next of ahead) {
    const canFollowFrom = ({ close, traded_on }: TradedBar): boolean =>
      canFollow(next.close, close, next.traded_on, sessionsBetween(traded_on, next.traded_on));
    const [fromBefore, fromBar] = [canFollowFrom(before), canFollowFrom(bar)];
    if (fromBefore && fromBar) return isNear(next.previous_close, before.close);
    if (fromBefore || fromBar) return fromBefore;
  }
  return false;
};

const isInDoubt = (bar: TradedBar, before: TradedBar | null): boolean => {
  if (isCloseOutside(bar) || /[CD]/.test(bar.flags)) return true;
  if (before === null) return false;
  const references = [...closesOf(before), ...(bar.previous_close === null ? [] : [bar.previous_close])];
  return ![bar.high, bar.low, bar.close].every((price) =>
    references.some((close) => canFollow(price, close, bar.traded_on)),
  );
};

/** A floorsheet speaks for a stock when it has at least the volume that the bar says. */
const withFloorsheet = <B extends TradedBar>(bar: B, next: B | undefined, { floorsheet }: Series): B => {
  const traded = floorsheet(bar.traded_on);
  return traded === undefined || traded === null || traded.volume < bar.volume
    ? bar
    : mendFromTrades(bar, traded, next);
};

/** Whether the limits say anything: not for the first bar of a stock, after months of silence, or in auctions of promoters. */
const isLimited = (before: TradedBar | null, bar: TradedBar, series: Series): before is TradedBar =>
  before !== null &&
  series.instrument !== 'Promoter Share' &&
  series.sessionsBetween(before.traded_on, bar.traded_on) <= LONGEST_SILENCE;

/** The closes before in the shares of a declared bonus: its ex-date is measured from them, whether anybody restated or not. */
const closesExBonus = (before: TradedBar, bar: TradedBar, { bonusFactor }: Series): Paisa[] => {
  const factor = bonusFactor(before.traded_on, bar.traded_on);
  return factor === 1 ? [] : closesOf(before).map((close) => paisa(Math.round(close * factor)));
};

const withinLimits = <B extends TradedBar>(
  bar: B,
  before: TradedBar,
  ahead: readonly B[],
  series: Series,
): B | null => {
  const own = closesOf(before).filter((close) => canFollow(bar.close, close, bar.traded_on));
  if (own.length === 0 && comesBack(before, bar, ahead, series)) return null;
  const { previous_close: stated } = bar;
  const isStated = stated !== null && canFollow(bar.close, stated, bar.traded_on);
  // Where the stated close alone explains the day it was restated, by terms that publishers round: the day's own counts too.
  const restated = isStated && own.length === 0 ? [bar.close] : [];
  const exBonus = closesExBonus(before, bar, series).filter((close) =>
    canFollow(bar.close, close, bar.traded_on),
  );
  const references = [...own, ...(isStated ? [stated, ...restated] : []), ...exBonus];
  // A level that lasts is an action that nobody restated, which is not for a bar to judge.
  return references.length === 0 ? bar : mendExtremes(bar, references);
};

const judgeBar = <B extends TradedBar>(
  printed: B,
  before: TradedBar | null,
  ahead: readonly B[],
  series: Series,
): B | null => {
  const asked = isInDoubt(printed, before) ? withFloorsheet(printed, ahead[0], series) : printed;
  const bar = mendOpen(asked);
  const limited = isLimited(before, bar, series) ? withinLimits(bar, before, ahead, series) : bar;
  return limited !== null && isCloseOutside(limited) ? mendRange(limited, ahead[0]) : limited;
};

/**
 * A previous close that repeats a close which was found wrong is wrong with it: it becomes the close that counts, or
 * unknown where the bar was left out.
 */
const withPreviousClose = <B extends TradedBar>(bar: B, printed: B | undefined, kept: B | null): B => {
  const isRepeated = printed !== undefined && bar.previous_close === printed.close;
  if (!isRepeated || kept?.close === printed.close) return bar;
  return { ...bar, previous_close: kept?.close ?? null, flags: withFlag(bar.flags, 'V') };
};

/**
 * Judges the bars of one stock, oldest first, each by those that were kept before it and by what came after. What
 * cannot have been traded is replaced by the floorsheet, else left out of the bar, else the bar is left out.
 */
export const judgeSeries = <B extends TradedBar>(bars: readonly B[], series: Series): Judged<B> => {
  const foreign = series.instrument === 'Promoter Share' ? new Set() : foreignBars(bars, series);
  const own = bars.filter((bar) => !foreign.has(bar));
  const judged: Judged<B> = {
    bars: [],
    leftOut: bars.filter((bar) => foreign.has(bar)).map((bar) => ({ bar, reason: 'mixed' })),
  };
  let kept: B | null = null;
  for (const [at, bar] of own.entries()) {
    const ahead = own.slice(at + 1, at + 1 + BARS_AHEAD);
    const asStated: B = withPreviousClose(bar, own[at - 1], kept);
    kept = judgeBar(asStated, judged.bars.at(-1) ?? null, ahead, series);
    if (kept === null) judged.leftOut.push({ bar, reason: 'out-of-line' });
    else judged.bars.push(kept);
  }
  return judged;
};
